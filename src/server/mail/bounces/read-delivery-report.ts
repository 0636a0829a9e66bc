/** What a report of a failed delivery says of one recipient. */
interface FailedDelivery {
  /** Enhanced status (RFC 3463), such as 5.1.1. */
  status: string;
  /** Every address that the report names for the recipient: as we wrote it, and as it was forwarded. */
  addresses: string[];
}

export interface DeliveryReport {
  /** The head of the report, which has the return path that it was sent to. */
  head: string;
  failed: FailedDelivery[];
  /** Of the email that came back, without angle brackets; null when the report does not have it. */
  messageId: string | null;
}

/**
 * Reads a report of delivery (RFC 3464, a `multipart/report` of RFC 6522). Null for any other message, such as an
 * answer that a person wrote.
 */
export function readDeliveryReport(message: string): DeliveryReport | null {
  const { head, body } = split(message.replaceAll('\r\n', '\n'));
  const type = fieldsOf(head).get('content-type') ?? '';
  const boundary = /boundary="?([^";\s]+)"?/i.exec(type)?.[1];
  if (!/^multipart\/report\b/i.test(type) || boundary === undefined) return null;
  const parts = body
    .split(`--${boundary}`)
    .slice(1)
    .map((part) => split(part.replace(/^\n/, '')));
  const typeOf = (part: Part) => fieldsOf(part.head).get('content-type') ?? '';
  const status = parts.find((part) => /^message\/delivery-status\b/i.test(typeOf(part)));
  if (!status) return null;
  const returned = parts.find((part) => /^(message\/rfc822|text\/rfc822-headers)\b/i.test(typeOf(part)));
  const sent = fieldsOf(returned ? split(returned.body).head : '');
  const to = addressesIn(sent.get('to') ?? '');
  // The first group is about the message, each other one about a recipient.
  const groups = status.body.split(/\n{2,}/).map(fieldsOf);
  const messageId = /<([^<>\s]+)>/.exec(sent.get('message-id') ?? '')?.[1] ?? null;
  return { head, failed: groups.flatMap((group) => failedIn(group, to)), messageId };
}

function failedIn(fields: ReadonlyMap<string, string>, to: string[]): FailedDelivery[] {
  if (fields.get('action')?.toLowerCase() !== 'failed') return [];
  const named = ['original-recipient', 'final-recipient'].flatMap((name) => addressesIn(fields.get(name) ?? ''));
  const status = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '';
  return [{ status, addresses: [...new Set([...named, ...to])] }];
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
  const lines = head.replace(/\n[ \t]+/g, ' ').split('\n');
  const fields = lines.map((line) => /^([\w-]+):\s*(.*)$/.exec(line)).filter((found) => found !== null);
  return new Map(fields.map(([, name, value]) => [name!.toLowerCase(), value!.trim()]));
}

function addressesIn(text: string): string[] {
  return text.match(/[^\s<>;,"']+@[^\s<>;,"']+/g) ?? [];
}
