import { readEmailAddress } from '#server/identity/email-address.ts';
import { faultOfStatus } from './fault-of-status.ts';
import type { MailEvent } from './mail-event.ts';
import { deliveryReportIn, isPermanent } from './read-delivery-report.ts';
import { headOf, readMail } from './read-mail.ts';
import { plainBounceIn } from './read-plain-bounce.ts';
import { isTokenOf, tokensIn } from './return-path.ts';

/** The return path of our emails, and the secret of its tokens. */
interface BounceMailbox {
  address: string;
  secret: string;
}

/** Whether a message came to a return path of ours, so that it may prove a failure. Reads only its head. */
export function isToReturnPath(message: string, { address }: Pick<BounceMailbox, 'address'>): boolean {
  return tokensIn(headOf(message), address).length > 0;
}

/** The failures of emails of ours that a message proves. Never rejects, whatever the message is. */
export async function bouncesIn(message: string, at: BounceMailbox): Promise<MailEvent[]> {
  const tokens = [...new Set(tokensIn(headOf(message), at.address))].slice(0, mostTokens);
  if (tokens.length === 0) return [];
  const mail = await readMail(message);
  const report = mail && ((await deliveryReportIn(mail)) ?? plainBounceIn(mail));
  if (report === null) return [];
  const isOurs = (address: string): boolean => {
    const emailKey = readEmailAddress(address)?.emailKey;
    return emailKey !== undefined && tokens.some((token) => isTokenOf(token, emailKey, at.secret));
  };
  return report.failed.slice(0, mostRecipients).flatMap(({ status, addresses }) => {
    const kind = isPermanent(status) ? ('hard bounce' as const) : ('soft bounce' as const);
    const about = { kind, why: faultOfStatus(status), messageId: report.messageId };
    // Several spellings of the address count as one.
    const email = addresses.find(isOurs);
    return email === undefined ? [] : [{ email, ...about }];
  });
}

/** Each of our emails has one recipient. */
const mostRecipients = 10;
/** A message is sent to one return path. */
const mostTokens = 10;
