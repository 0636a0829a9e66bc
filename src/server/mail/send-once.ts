import type { Deps } from '#server/platform/deps.ts';
import type { JobKind, JobPayloads } from '#server/platform/jobs/job.ts';
import type { Email } from './email.ts';
import type { Mailer } from './mailer.ts';
import { messageIdOf } from './message-id.ts';
import { renderEmail } from './render-email.ts';
import { type GivenUp, sendUnlessSent } from './sent-emails.sql.ts';

export type EmailDeps = Pick<Deps, 'config' | 'db' | 'clock'> & { mailer: Mailer };

/**
 * Writes an email when it is sent, which may be long after its job was created: it reads the facts again and returns
 * null when there is nothing left to say.
 */
export type EmailWriter<Kind extends JobKind> = (
  deps: EmailDeps,
  payload: JobPayloads[Kind],
) => Promise<Written | null>;

/** An email by the facts of this moment, and the user that it is about; null for a person without an account. */
export interface Written {
  userId: string | null;
  email: Email;
}

/**
 * Sends the email of this key once, however many jobs and processes try; the table `emails` records what was sent.
 * `write` returns null when there is nothing to say any more. Rejects when the email should be retried.
 * One gap is unavoidable: when the process or the connection ends after the mail server has accepted the email and
 * before that is recorded, it is sent again, with the same Message-ID, so that receiving systems can drop the
 * duplicate.
 */
export async function sendOnce(
  deps: EmailDeps,
  { key, kind }: { key: string; kind: string },
  write: () => Promise<Written | null>,
): Promise<GivenUp | undefined> {
  return sendUnlessSent(deps.db, key, async () => {
    const written = await write();
    if (!written) return null;
    const email = renderEmail(written.email);
    const handover = await deps.mailer.send(email, messageIdOf(key, deps.config.publicUrl));
    if (handover !== 'handed over') return { givenUp: handover.refused };
    return { kind, userId: written.userId, subject: email.subject, sentAt: deps.clock() };
  });
}
