import { type Static, Type } from 'typebox';
import Value from 'typebox/value';
import type { EmailFault } from '#contract/console/email-delivery.ts';
import type { MailEvent } from './mail-event.ts';

/**
 * Postmark posts one object for each event, with a `RecordType`
 * (postmarkapp.com/developer/webhooks/bounce-webhook, …/spam-complaint-webhook).
 */
const Posted = Type.Object({ RecordType: Type.String(), Type: Type.Optional(Type.String()), Email: Type.String() });

/** Postmark's types of bounces after which an address is dead; all others may pass. */
const dead: readonly string[] = ['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated'];

/** The events of a post; null when Postmark has not made it. */
export function readPostmark(body: unknown): MailEvent[] | null {
  if (!Value.Check(Posted, body)) return null;
  const kind = kindOf(body);
  if (kind === null) return [];
  // Postmark sends an id of its own instead of the Message-ID.
  return [{ kind, email: body.Email, why: kind === 'complaint' ? null : faultOf(body.Type), messageId: null }];
}

function faultOf(type = ''): EmailFault {
  if (type === 'HardBounce' || type === 'BadEmailAddress') return 'no such address';
  if (type === 'DnsError' || type === 'Transient') return 'not reached';
  return type === 'Blocked' ? 'not trusted' : 'other';
}

function kindOf({ RecordType, Type: type = '' }: Static<typeof Posted>): MailEvent['kind'] | null {
  if (RecordType === 'SpamComplaint') return 'complaint';
  if (RecordType !== 'Bounce') return null;
  if (type === 'SpamComplaint' || type === 'SpamNotification') return 'complaint';
  return dead.includes(type) ? 'hard bounce' : 'soft bounce';
}
