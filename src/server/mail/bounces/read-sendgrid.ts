import { type Static, Type } from 'typebox';
import Value from 'typebox/value';
import { faultOfStatus } from './fault-of-status.ts';
import type { MailEvent } from './mail-event.ts';

/**
 * SendGrid posts a list of events (www.twilio.com/docs/sendgrid/for-developers/tracking-events/event). A `bounce` has
 * the type `bounce`, or `blocked` for a refusal that may pass.
 */
const Posted = Type.Object({
  event: Type.String(),
  email: Type.String(),
  type: Type.Optional(Type.String()),
  /** Enhanced status (RFC 3463). */
  status: Type.Optional(Type.String()),
  /** The Message-ID as we wrote it. */
  'smtp-id': Type.Optional(Type.String()),
});
const mostEvents = 10_000;

/** The events of a post that can be read; null when SendGrid has not made it. */
export function readSendGrid(body: unknown): MailEvent[] | null {
  if (!Array.isArray(body) || body.length > mostEvents) return null;
  const readable = body.filter((one): one is Static<typeof Posted> => Value.Check(Posted, one));
  if (readable.length === 0) return null;
  return readable.flatMap((one) => {
    const kind = kindOf(one);
    if (kind === null) return [];
    const why = kind === 'complaint' ? null : faultOfStatus(one.status ?? '');
    return [{ kind, email: one.email, why, messageId: one['smtp-id']?.replaceAll(/[<>]/g, '') ?? null }];
  });
}

function kindOf({ event, type }: Static<typeof Posted>): MailEvent['kind'] | null {
  if (event === 'spamreport') return 'complaint';
  if (event === 'bounce') return type === 'blocked' ? 'soft bounce' : 'hard bounce';
  return event === 'deferred' ? 'soft bounce' : null;
}
