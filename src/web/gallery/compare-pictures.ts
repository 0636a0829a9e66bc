import { blockSide, type Pixels, pictureDifference } from './picture-difference';

/** What two pictures differ in, and the second one with those places framed, as base64 PNG. */
export interface MarkedDifference {
  words: string;
  marked: string;
}

/** Compares two WebP pictures, given as base64; null when they show the same. */
export async function comparePictures(accepted: string, taken: string): Promise<MarkedDifference | null> {
  const [before, now] = [await drawn(accepted), await drawn(taken)];
  const found = pictureDifference(pixelsOf(before), pixelsOf(now));
  if (found === null) return null;
  const context = now.getContext('2d')!;
  context.strokeStyle = '#f0f';
  for (const { x, y } of found.blocks) context.strokeRect(x - 1, y - 1, blockSide + 2, blockSide + 2);
  return { words: found.words, marked: now.toDataURL('image/png').split(',')[1]! };
}

async function drawn(base64: string): Promise<HTMLCanvasElement> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  canvas.getContext('2d', { willReadFrequently: true })!.drawImage(bitmap, 0, 0);
  return canvas;
}

function pixelsOf(canvas: HTMLCanvasElement): Pixels {
  return canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
}
