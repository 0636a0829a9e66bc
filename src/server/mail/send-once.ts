import type { Deps } from '#server/platform/deps.ts';
import type { JobKind, JobPayloads } from '#server/platform/jobs/job.ts';
import type { Email } from './email.ts';
import type { Mailer } from './mailer.ts';
import { messageIdOf } from './message-id.ts';
import { renderEmail } from './render-email.ts';
import { type GivenUp, sendUnlessSent } from './sent-emails.sql.ts';

export type EmailDeps = Pick<Deps, 'config' | 'db' | 'clock'> & { mailer: Mailer };

/**
 * What an email says when its time comes, which may be long after its job was made: the facts are looked at again, and
 * null means that there is nothing left to say.
 */
export type EmailWriter<Kind extends JobKind> = (
  deps: EmailDeps,
  payload: JobPayloads[Kind],
) => Promise<Written | null>;

/** An email as the facts of this moment have it, and whose account it is about; null for who has none. */
export interface Written {
  userId: string | null;
  email: Email;
}

/**
 * Sends the email of this key once, whatever number of jobs and processes try; what was sent is in the table `emails`.
 * `write` gives null when there is nothing to say any more. Rejects when the email should be tried again.
 *
 * "Once" has one gap that mail cannot close: when the process, or the connection, ends after the mail server has taken
 * the email and before that is written down, it is sent again. The second copy has the Message-ID of the first, by which
 * receiving systems can drop it.
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
