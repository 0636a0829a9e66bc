import { brand } from '#contract/brand.ts';
import type { Flight, Size } from '#training/picture/flight.ts';
import { lightAt } from '#training/picture/light.ts';
import { placeLine } from '#training/picture/picture-copy.ts';
import { pictureOf } from '#training/picture/picture-of.ts';
import { kite } from '#training/picture/shapes.ts';
import { svgAddress } from './flight-picture.tsx';

const size = { w: 1080, h: 1350 };
const margin = 64;
/** Of the shade below the words, so that they are read over every land. */
const shadeHeight = 170;

/** A picture that a person can take along. Both functions of a picture draw it in any size. */
export interface SharedImage {
  svg(size: Size): string;
  /** Below it, beside our name. */
  line: string;
  /** The colour of its lower edge. */
  shade: string;
}

export const flightImage = (flight: Flight): SharedImage => ({
  svg: (size) => pictureOf(flight, size),
  line: placeLine(flight),
  shade: lightAt(flight.minute).hills[3]!,
});

/**
 * The picture as a file of 1080 × 1350 pixels: picture, line and our name, and nothing of the person. It is made on the
 * device, and rejects where the browser cannot draw it.
 */
export async function imageFile(shared: SharedImage): Promise<File> {
  const image = document.createElement('img');
  // A `data:` address: nothing is asked for.
  image.src = svgAddress(shadedSvg(shared));
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: size.w, height: size.h });
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0, size.w, size.h);
  await writeOn(context, shared.line);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The browser gave no picture');
  return new File([blob], `${brand.toLowerCase()}.png`, { type: 'image/png' });
}

/** With a size of its own, because some browsers draw no SVG without one. */
function shadedSvg({ svg, shade }: SharedImage): string {
  const from = size.h - shadeHeight;
  const below =
    `<defs><linearGradient id="shade" x2="0" y2="1"><stop stop-color="${shade}" stop-opacity="0"/><stop offset=".4" stop-color="${shade}" stop-opacity=".7"/><stop offset="1" stop-color="${shade}" stop-opacity=".9"/></linearGradient></defs>` +
    `<path d="M0 ${from}H${size.w}V${size.h}H0Z" fill="url(#shade)"/>` +
    kite([size.w - margin - 208, size.h - margin - 22], 0.8, 8);
  return svg(size).replace('<svg ', `<svg width="${size.w}" height="${size.h}" `).replace('</svg>', `${below}</svg>`);
}

/** The words come from the page's own fonts, which an SVG image cannot use. */
async function writeOn(context: CanvasRenderingContext2D, line: string): Promise<void> {
  const { fontFamily } = getComputedStyle(document.body);
  const font = (weight: number, px: number) => `${weight} ${px}px ${fontFamily}`;
  const name = font(700, 44);
  // Without a network the fallback is written.
  await document.fonts.load(name).catch(() => []);
  Object.assign(context, { fillStyle: '#fff', textBaseline: 'alphabetic', font: font(600, 40) });
  context.fillText(line, margin, size.h - margin);
  Object.assign(context, { font: name, textAlign: 'right' });
  context.fillText(brand, size.w - margin, size.h - margin);
}

/** Whether this browser hands a file on to another app. */
export const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;
