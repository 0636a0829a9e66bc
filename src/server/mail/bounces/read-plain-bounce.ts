import { saysAway, saysDelayed, saysFailed, statusOfReason } from './plain-bounce-phrases.ts';
import { addressesIn, type DeliveryReport, readReturned, returnedIn } from './read-delivery-report.ts';
import type { Mail } from './read-mail.ts';

/** Some servers name other addresses first, such as that of their postmaster. Each costs a hash. */
const mostAddresses = 50;

/**
 * Reads a bounce in words, as mail servers without RFC 3464 write it. Null for any other message. Proves nothing by
 * itself: the caller has to look for a token of the address in the message's head.
 */
export function plainBounceIn(mail: Mail): DeliveryReport | null {
  if (!isFromServer(mail.fields) || isAnswer(mail.fields)) return null;
  const { reason, returned } = splitReturned(mail);
  const subject = mail.fields.get('subject') ?? '';
  const words = plainly(`${subject}\n${reason}`);
  if (!says(words, saysFailed) && enhancedStatusIn(reason) === null) return null;
  const { to, messageId } = readReturned(returned);
  if (says(words, saysDelayed)) return { failed: [], messageId };
  const addresses = [...new Set([...to, ...addressesIn(reason)])].slice(0, mostAddresses);
  return { failed: [{ status: statusIn(reason), addresses }], messageId };
}

/**
 * Whether a machine wrote it: its return path is empty (RFC 5321, 4.5.5), or its sender has the name of a mail system.
 */
function isFromServer(fields: Mail['fields']): boolean {
  return isOfDaemon(fields) || fields.get('return-path')?.replaceAll(' ', '') === '<>';
}

const isOfDaemon = (fields: Mail['fields']): boolean =>
  ['return-path', 'from'].some((name) =>
    /(?:^|[\s<"])(?:mailer-daemon|mail-daemon|postmaster|mdaemon|microsoftexchange[0-9a-f]{0,64})(?:[@\s>("]|$)/i.test(
      fields.get(name) ?? '',
    ),
  );

/**
 * Whether it is an automatic answer to the email. Postfix and Exim mark their bounces as `auto-replied`, too, so that
 * word (RFC 3834) counts only when the sender is no mail system.
 */
function isAnswer(fields: Mail['fields']): boolean {
  const isMarked =
    /^auto-replied\b/i.test(fields.get('auto-submitted') ?? '') ||
    /^auto_reply\b/i.test(fields.get('precedence') ?? '') ||
    fields.has('x-autoreply') ||
    fields.has('x-autorespond');
  return (isMarked && !isOfDaemon(fields)) || says(plainly(fields.get('subject') ?? ''), saysAway);
}

/** The server's text, without the returned email below it, which has words of its own. */
function splitReturned(mail: Mail): { reason: string; returned: string } {
  const lines = mail.text.split('\n').map((line) => line.trim());
  const begins = lines.findIndex((line) =>
    /^(?:return-path|received|message-id|dkim-signature|mime-version):|^-{3,64} ?(?:below this|this is a copy|original|returned|the header)/i.test(
      line,
    ),
  );
  const attached = returnedIn(mail);
  if (begins < 0) return { reason: lines.join('\n'), returned: attached };
  const below = lines.slice(begins);
  const head = below.findIndex((line) => /^[a-z-]{1,64}:/i.test(line));
  const returned = attached || (head < 0 ? '' : below.slice(head).join('\n'));
  return { reason: lines.slice(0, begins).join('\n'), returned };
}

/** The enhanced status of a reason: the server's own, else by its phrases, else by the SMTP code. */
function statusIn(reason: string): string {
  const words = plainly(reason);
  const byPhrase = statusOfReason.find(([, phrases]) => says(words, phrases))?.[0];
  return enhancedStatusIn(reason) ?? byPhrase ?? statusOfCode(reason);
}

/** Only beside an SMTP code or a sign, because versions and network addresses look the same. */
function enhancedStatusIn(reason: string): string | null {
  return /(?:\b[45]\d\d[ -]|#|status: ?|\()([45]\.\d{1,3}\.\d{1,3})(?!\.?\d)/i.exec(reason)?.[1] ?? null;
}

/** By the SMTP code (RFC 5321, 4.2.3) at the beginning of a line or after a sign, with no other number beside it. */
function statusOfCode(reason: string): string {
  const code = /(?:^|[:;("'#] ?)([45][0-5]\d)(?=[ -])/m.exec(reason)?.[1];
  if (code === undefined) return '';
  if (code === '552') return '5.2.2';
  return /^55[013]$/.test(code) ? '5.1.1' : `${code[0]}.0.0`;
}

const says = (words: string, phrases: readonly string[]): boolean => phrases.some((phrase) => words.includes(phrase));

const plainly = (text: string): string => text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ');
