import { brand } from '#contract/brand.ts';
import { passwordLength } from '#contract/limits.ts';
import { isGuessable } from '#server/platform/password/guessable.ts';

/** Why a new password is refused, as a sentence that says what to do, or null. There are no composition rules. */
export function passwordFault(password: string, email: string): string | null {
  const length = [...password].length;
  if (length < passwordLength.min) return `Choose a password of at least ${passwordLength.min} characters.`;
  if (length > passwordLength.max) return `Choose a password of at most ${passwordLength.max} characters.`;
  if (isMadeOf(password.toLowerCase(), email)) {
    return 'Choose a password that is not made of your email address or our name.';
  }
  return isGuessable(password) ? 'This password is one of the first to be guessed. Choose another one.' : null;
}

/** Whether it is the brand or the address, with only digits and signs around it. */
function isMadeOf(password: string, email: string): boolean {
  const address = email.toLowerCase();
  const own = [address, address.split('@')[0]!, brand.toLowerCase()];
  const letters = lettersOf(password);
  return own.some((word) => password === word || (letters !== '' && letters === lettersOf(word)));
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '');
}
