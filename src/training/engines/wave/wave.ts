import type { GuidedNumbers } from '#training/entries/entry.ts';
import { answered, type SavedText } from '#training/guided/saved-text.ts';

const mostInitials = 4;
const mostSuggestions = 4;

/** Up to four letters, in capitals: "Jo Ann" becomes "JA", "sam" becomes "S", "JB" stays. */
export function initialsOf(written: string): string {
  const parts = written.match(/\p{L}+/gu) ?? [];
  const [only] = parts;
  const isShort = parts.length === 1 && only !== undefined && only.length <= 2;
  const letters = isShort ? only : parts.map((part) => [...part][0]).join('');
  return [...letters.toUpperCase()].slice(0, mostInitials).join('');
}

/** The suggested people: those who were chosen longest ago come first. */
export function suggested<Text extends SavedText>(people: readonly Text[]): Text[] {
  return [...people].sort((a, b) => a.at - b.at).slice(0, mostSuggestions);
}

/** Addresses that open the person's own programs with the line; the site itself sends nothing. */
export const linkFor = {
  // Both `?` and `&` forms exist; this one is understood by iOS and Android.
  sms: (line: string) => `sms:?&body=${encodeURIComponent(line)}`,
  email: (line: string) => `mailto:?body=${encodeURIComponent(line)}`,
} as const;

/** Answers from −2, not at all glad, to 2, very glad; null where the person skipped. */
export interface WaveAnswers {
  isSent: boolean;
  expected: number | null;
  felt: number | null;
}

export const waveNumbers = ({ isSent, expected, felt }: WaveAnswers): GuidedNumbers => ({
  numbers: answered({ sent: isSent ? 1 : 0, expected, felt }),
  words: [],
});
