/**
 * The mail providers that most people use, without regional ones whose names are too short to tell a typing error from
 * another domain.
 */
const mailDomains = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.fr',
  'yahoo.de',
  'hotmail.com',
  'hotmail.co.uk',
  'hotmail.fr',
  'hotmail.de',
  'outlook.com',
  'live.com',
  'msn.com',
  'icloud.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'fastmail.com',
  'comcast.net',
  'verizon.net',
  'sbcglobal.net',
  'btinternet.com',
] as const;

/** A shorter name one letter away is probably another provider: `life.com` is not `live.com`. */
const shortestCheckedName = 5;

/**
 * The address that was probably meant, when its domain is one typing error in the name, in the ending or in both away
 * from a common mail provider; null when it is not, or is no address. A hint only: the domain may exist.
 */
export function suggestedEmail(email: string): string | null {
  const [, name, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(email.trim()) ?? [];
  if (name === undefined || domain === undefined) return null;
  const typed = domain.toLowerCase();
  if (mailDomains.some((known) => known === typed)) return null;
  const meant = mailDomains.find((known) => isMistyped(typed, known));
  return meant === undefined ? null : `${name}@${meant}`;
}

function isMistyped(typed: string, meant: string): boolean {
  const [name, ending] = parts(typed);
  const [meantName, meantEnding] = parts(meant);
  if (ending === '') return name === meant.replaceAll('.', '');
  return isNameOrSlip(name, meantName) && isEndingOrSlip(ending, meantEnding);
}

/** The first letter is seldom mistyped, and `ymail.com`, `email.com` and `mail.com` exist. */
function isNameOrSlip(typed: string, meant: string): boolean {
  if (typed === meant) return true;
  return meant.length >= shortestCheckedName && typed[0] === meant[0] && isOneSlip(typed, meant);
}

/** A country's ending is meant as it stands: `hotmail.se` is not `hotmail.de`. */
function isEndingOrSlip(typed: string, meant: string): boolean {
  return typed === meant || (meant.length > 2 && isOneSlip(typed, meant));
}

function parts(domain: string): [name: string, ending: string] {
  const dot = domain.indexOf('.');
  return dot === -1 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** Whether one letter was left out, added or mistyped, or two neighbours were swapped (Damerau 1964). */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [left, right] = [typed.slice(start), meant.slice(start)];
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left.length > 1 && isSwapped)
  );
}
