const sayable = /^[\p{L}\p{M}\p{N} .,'’()&+-]+$/u;

/** The message for a name that cannot be shown in emails and the audit. */
export const nameFault = 'Give a name of letters, digits and simple signs, such as “A. Brandt”.';

/** A name as it is shown; null for an unsuitable one. The audit stores names, so an address must not pass as one. */
export function readName(given: string): string | null {
  const name = given.normalize('NFC').trim().replace(/ +/g, ' ');
  return name !== '' && sayable.test(name) ? name : null;
}
