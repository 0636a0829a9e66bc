/** What a report of a failed delivery says of one recipient. */
interface FailedDelivery {
  /** Enhanced status (RFC 3463), such as 5.1.1. */
  status: string;
  /** Every address that the report names for the recipient: as we wrote it, and as it was forwarded. */
  addresses: string[];
}

export interface DeliveryReport {
  failed: FailedDelivery[];
  /** Of the email that came back, without angle brackets; null when the report does not have it. */
  messageId: string | null;
}

/** More characters of a message are not read. The status comes before the email that is returned. */
export const longestReport = 65_536;
/** RFC 5322, 2.1.1. */
const longestLine = 998;
/** RFC 5321, 4.5.3.1: 64 before the at sign, 255 after it. */
const longestAddress = 320;
/** A report is about one email of ours, which has one recipient. */
const mostAddresses = 10;

/** The head of a message, up to its first empty line and within what is read. */
export function headOf(message: string): string {
  return split(message.slice(0, longestReport).replaceAll('\r\n', '\n')).head;
}

/**
 * Reads a report of delivery (RFC 3464, a `multipart/report` of RFC 6522). Null for any other message, such as an
 * answer that a person wrote, and for one with a longer line than email may have. Takes time in proportion to the
 * message, whatever that is.
 */
export function readDeliveryReport(message: string): DeliveryReport | null {
  const text = message.slice(0, longestReport).replaceAll('\r\n', '\n');
  if (text.split('\n').some((line) => line.length > longestLine)) return null;
  const { head, body } = split(text);
  const type = fieldsOf(head).get('content-type') ?? '';
  const boundary = /boundary="?([^";\s]+)"?/i.exec(type)?.[1];
  if (!/^multipart\/report\b/i.test(type) || boundary === undefined) return null;
  const parts = body
    .split(`--${boundary}`)
    .slice(1)
    .map((part) => split(part.startsWith('\n') ? part.slice(1) : part));
  const typeOf = (part: Part) => fieldsOf(part.head).get('content-type') ?? '';
  const status = parts.find((part) => /^message\/delivery-status\b/i.test(typeOf(part)));
  if (!status) return null;
  const returned = parts.find((part) => /^(message\/rfc822|text\/rfc822-headers)\b/i.test(typeOf(part)));
  const sent = fieldsOf(returned ? split(returned.body).head : '');
  const to = addressesIn(sent.get('to') ?? '');
  // The first group is about the message, each other one about a recipient.
  const groups = status.body.split(/\n{2,}/).map(fieldsOf);
  const messageId = /<([^<>\s\p{Cc}]+)>/u.exec(sent.get('message-id') ?? '')?.[1] ?? null;
  return { failed: groups.flatMap((group) => failedIn(group, to)), messageId };
}

function failedIn(fields: ReadonlyMap<string, string>, to: string[]): FailedDelivery[] {
  if (fields.get('action')?.toLowerCase() !== 'failed') return [];
  const named = ['original-recipient', 'final-recipient'].flatMap((name) => addressesIn(fields.get(name) ?? ''));
  const status = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '';
  return [{ status, addresses: [...new Set([...named, ...to])].slice(0, mostAddresses) }];
}

/**
 * Whether the address will never take email. Not for a full mailbox (5.2.2) or a refusal of us (5.7), which may pass.
 */
export function isPermanent(status: string): boolean {
  return status.startsWith('5.') && status !== '5.2.2' && !status.startsWith('5.7.');
}

interface Part {
  head: string;
  body: string;
}

function split(text: string): Part {
  const end = text.indexOf('\n\n');
  return end < 0 ? { head: text, body: '' } : { head: text.slice(0, end), body: text.slice(end + 2) };
}

/** The fields of a head by lower-cased name, unfolded (RFC 5322, 2.2.3). */
function fieldsOf(head: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of head.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) fields.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return fields;
}

function addressesIn(text: string): string[] {
  const isAddress = (word: string) => word.length <= longestAddress && word.slice(1, -1).includes('@');
  return text.split(/[\s<>;,"']/).filter(isAddress);
}
