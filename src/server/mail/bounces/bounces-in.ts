import { readEmailAddress } from '#server/identity/email-address.ts';
import { faultOfStatus } from './fault-of-status.ts';
import type { MailEvent } from './mail-event.ts';
import { headOf, isPermanent, readDeliveryReport } from './read-delivery-report.ts';
import { isTokenOf, tokensIn } from './return-path.ts';

/** The return path of our emails, and what makes its tokens. */
interface BounceMailbox {
  address: string;
  secret: string;
}

/** Whether a message came to a return path of ours, so that it may prove something. Reads only its head. */
export function isToReturnPath(message: string, { address }: Pick<BounceMailbox, 'address'>): boolean {
  return tokensIn(headOf(message), address).length > 0;
}

/** The failures of emails of ours that a message proves. */
export function bouncesIn(message: string, at: BounceMailbox): MailEvent[] {
  const tokens = tokensIn(headOf(message), at.address);
  if (tokens.length === 0) return [];
  const report = readDeliveryReport(message);
  if (report === null) return [];
  const isOurs = (address: string): boolean => {
    const emailKey = readEmailAddress(address)?.emailKey;
    return emailKey !== undefined && tokens.some((token) => isTokenOf(token, emailKey, at.secret));
  };
  return report.failed.slice(0, mostRecipients).flatMap(({ status, addresses }) => {
    const kind = isPermanent(status) ? ('hard bounce' as const) : ('soft bounce' as const);
    const about = { kind, why: faultOfStatus(status), messageId: report.messageId };
    return addresses.filter(isOurs).map((email) => ({ email, ...about }));
  });
}

/** Each of our emails has one. */
const mostRecipients = 10;
