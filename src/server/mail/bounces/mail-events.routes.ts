import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { wirePaths } from '#contract/wire-paths.ts';
import type { Deps } from '#server/platform/deps.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { eachApart } from '#server/platform/process/each-apart.ts';
import { readPostmark } from './read-postmark.ts';
import { readSendGrid } from './read-sendgrid.ts';
import { takeMailEvent } from './take-mail-event.ts';

type EventDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log'>;

/**
 * Receives delivery events of our emails from Postmark or SendGrid, told apart by their shapes. The secret is the
 * password in the address that is entered at the provider: `https://events:<secret>@example.com/api/mail/events`.
 */
export function mailEventRoutes(app: FastifyInstance, deps: EventDeps): void {
  app.post(wirePaths.mailEvents, { bodyLimit: 2_097_152, config: { checksTexts: true } }, async (request, reply) => {
    const { eventsSecret } = deps.config.mail;
    if (eventsSecret === null) return reply.code(404).send({ error: 'MAIL_EVENTS_SECRET is not set.' });
    if (!isRight(request.headers.authorization, eventsSecret)) {
      return reply.code(403).send({ error: 'The password in the address is not MAIL_EVENTS_SECRET.' });
    }
    const events = readPostmark(request.body) ?? readSendGrid(request.body);
    if (events === null)
      return reply.code(400).send({ error: 'This is neither an event of Postmark nor of SendGrid.' });
    const failed = await eachApart(
      events,
      (event) => takeMailEvent(deps, event),
      (error) => deps.log.warn(`An event of an email could not be taken: ${reasonOf(error)}`),
    );
    return { taken: events.length - failed };
  });
}

/** Compares in constant time. HTTP Basic (RFC 7617); the user name does not matter. */
function isRight(authorization: string | undefined, secret: string): boolean {
  const encoded = /^Basic ([\w+/=]+)$/i.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return false;
  const given = Buffer.from(encoded, 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
