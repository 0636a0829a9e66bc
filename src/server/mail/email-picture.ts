/** In CSS pixels; half of the pixels that a phone has, so that the email stays light. */
const width = 600;
const mostBytes = 40 * 1024;

/**
 * The picture of an email as PNG, since mail programs show no SVG. Null where this machine cannot draw it, or where it
 * is too heavy: then the email goes without. Drawn beside the main thread.
 */
export async function pngOf(svg: string): Promise<Buffer | null> {
  try {
    // Loaded when it is first needed, because it is a native program that a machine may lack.
    const { renderAsync } = await import('@resvg/resvg-js');
    const drawn = await renderAsync(svg, {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false },
    });
    const png = drawn.asPng();
    return png.length > mostBytes ? null : png;
  } catch {
    return null;
  }
}
