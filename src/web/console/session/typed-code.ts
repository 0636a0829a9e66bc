import { plainDigits } from '#contract/plain-digits.ts';

/** A code as the server expects it: without the separators that people type, and with ASCII digits. */
export const bareCode = (text: string): string => plainDigits(text).replace(/[\s-]/g, '');

/** The reason why a code of the app cannot be sent yet; null when it can. */
export function missingDigits(text: string): string | null {
  const code = bareCode(text);
  if (/\D/.test(code)) return 'Only digits.';
  const missing = 6 - code.length;
  if (missing < 0) return 'Six digits are enough.';
  if (missing === 0) return null;
  const words = ['', 'One digit is', 'Two digits are', 'Three digits are', 'Four digits are', 'Five digits are'];
  return missing === 6 ? 'Type the six digits.' : `${words[missing]} missing.`;
}
