import { type Mail, readMail } from './read-mail.ts';

/** The part of a delivery report about one recipient. */
interface FailedDelivery {
  /** Enhanced status (RFC 3463), such as 5.1.1. */
  status: string;
  /** Every address that the report names for the recipient: as we wrote it, and as it was forwarded. */
  addresses: string[];
}

export interface DeliveryReport {
  failed: FailedDelivery[];
  /** Message-ID of the returned email, without angle brackets; null when the report does not have it. */
  messageId: string | null;
}

/** RFC 5321, 4.5.3.1: 64 before the at sign, 255 after it. */
const longestAddress = 320;
/** A report is about one email of ours, which has one recipient. */
const mostAddresses = 10;
/** How often a report may have been forwarded as an attachment of another message. */
const mostForwards = 5;

/** With the names of RFC 6533, for addresses in all scripts. */
const isStatus = (type: string) => /^message\/(?:global-)?delivery-status$/.test(type);
const isMessage = (type: string) => /^message\/(?:rfc822|global)$/.test(type);
const isReturned = (type: string) => isMessage(type) || /^(?:text\/rfc822|message\/global)-headers$/.test(type);

/**
 * Finds a report of delivery (RFC 3464) in a message, also in other multiparts and in messages that were forwarded as
 * an attachment. Null for any other message, such as an answer that a person wrote.
 */
export async function deliveryReportIn(mail: Mail, forwards = 0): Promise<DeliveryReport | null> {
  const status = mail.parts.find(({ type }) => isStatus(type));
  if (status) return reportOf(status.content, returnedIn(mail));
  if (forwards === mostForwards) return null;
  // Together they are no longer than the message, so that each level takes no longer than the one above it.
  for (const { content } of mail.parts.filter(({ type }) => isMessage(type))) {
    const forwarded = await readMail(content);
    const report = forwarded && (await deliveryReportIn(forwarded, forwards + 1));
    if (report) return report;
  }
  return null;
}

/** The returned email, or its head; empty when it is not attached. */
export const returnedIn = ({ parts }: Mail): string => parts.find(({ type }) => isReturned(type))?.content ?? '';

/** The recipients and the Message-ID in the head of a returned email. */
export function readReturned(returned: string): { to: string[]; messageId: string | null } {
  const fields = fieldsOf(returned.split('\n\n', 1)[0]!);
  const messageId = /<([^<>\s\p{Cc}]+)>/u.exec(fields.get('message-id') ?? '')?.[1] ?? null;
  return { to: addressesIn(fields.get('to') ?? ''), messageId };
}

function reportOf(status: string, returned: string): DeliveryReport {
  const { to, messageId } = readReturned(returned);
  // The first group is about the message, each other one about a recipient.
  const groups = status.split(/\n{2,}/).map(fieldsOf);
  return { failed: groups.flatMap((group) => failedIn(group, to)), messageId };
}

function failedIn(fields: ReadonlyMap<string, string>, to: string[]): FailedDelivery[] {
  if (fields.get('action')?.toLowerCase() !== 'failed') return [];
  const named = ['original-recipient', 'final-recipient'].flatMap((name) => addressesIn(fields.get(name) ?? ''));
  const status = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '';
  return [{ status, addresses: [...new Set([...named, ...to])].slice(0, mostAddresses) }];
}

/** Whether the address will never take email. A full mailbox (5.2.2) and a refusal of the sender (5.7) may pass. */
export function isPermanent(status: string): boolean {
  return status.startsWith('5.') && status !== '5.2.2' && !status.startsWith('5.7.');
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

/** The addresses in a text, without quotes, brackets and full stops around them. */
export function addressesIn(text: string): string[] {
  const isAddress = (word: string) => word.length <= longestAddress && word.slice(1, -1).includes('@');
  const words = text.split(/[\s<>;:,"()[\]]/).filter(isAddress);
  return words.map((word) => word.replace(/^'/, '').replace(/['.]$/, ''));
}
