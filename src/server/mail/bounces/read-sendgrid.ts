import { type Static, Type } from 'typebox';
import Value from 'typebox/value';
import { faultOfStatus } from './fault-of-status.ts';
import type { MailEvent } from './mail-event.ts';

/**
 * SendGrid posts a list of events (www.twilio.com/docs/sendgrid/for-developers/tracking-events/event). A `bounce` has
 * the type `bounce`, or `blocked` for a refusal that may pass.
 */
const Posted = Type.Array(
  Type.Object({
    event: Type.String(),
    email: Type.String(),
    type: Type.Optional(Type.String()),
    /** Enhanced status (RFC 3463). */
    status: Type.Optional(Type.String()),
    /** The Message-ID as we wrote it. */
    'smtp-id': Type.Optional(Type.String()),
  }),
  { minItems: 1, maxItems: 10_000 },
);

/** The events of a post; null when SendGrid has not made it. */
export function readSendGrid(body: unknown): MailEvent[] | null {
  if (!Value.Check(Posted, body)) return null;
  return body.flatMap((one) => {
    const kind = kindOf(one);
    if (kind === null) return [];
    const why = kind === 'complaint' ? null : faultOfStatus(one.status ?? '');
    return [{ kind, email: one.email, why, messageId: one['smtp-id']?.replaceAll(/[<>]/g, '') ?? null }];
  });
}

function kindOf({ event, type }: Static<typeof Posted>[number]): MailEvent['kind'] | null {
  if (event === 'spamreport') return 'complaint';
  if (event === 'bounce') return type === 'blocked' ? 'soft bounce' : 'hard bounce';
  return event === 'deferred' ? 'soft bounce' : null;
}
