import type { Finding } from './kind.ts';

/**
 * How many bytes prerendered pages have with what would be published, as sent; the path is null for the not-found page.
 * Null in the editor, which does not render them.
 */
export type PageWeights = readonly { path: string | null; bytes: number }[] | 'not rendered' | null;

/** Of a page's HTML with brotli: what a phone gets in the first round trip. */
const mostBytes = 14_000;

/** Why pages stand in the way of publishing. */
export function weightFindings(weights: PageWeights): Finding[] {
  if (weights === null) return [];
  const refusal = (id: string, text: string, hint: string): Finding => ({
    id,
    effect: 'refuses',
    path: [],
    text,
    hint,
  });
  if (weights === 'not rendered') {
    return [refusal('not rendered', 'Pages cannot be drawn with it.', 'Try again; the log has the reason.')];
  }
  return weights
    .filter(({ bytes }) => bytes > mostBytes)
    .map(({ path, bytes }) =>
      refusal(
        `heavy ${path}`,
        `${path ?? 'The page for unknown addresses'} would have ${inKilobytes(bytes)} kB.`,
        `At most ${inKilobytes(mostBytes)} kB, so that it opens at once on a slow phone. Make its texts shorter.`,
      ),
    );
}

const inKilobytes = (bytes: number): string => String(Math.round(bytes / 100) / 10);
