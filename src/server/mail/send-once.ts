import { hash } from 'node:crypto';
import { readEmailAddress } from '#server/identity/email-address.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { GivenUp, JobKind, JobPayloads } from '#server/platform/jobs/job.ts';
import { countSignal } from '#server/platform/signals/signals.sql.ts';
import { saveUnsent } from './bounces/email-outcomes.sql.ts';
import { faultOfAnswer } from './bounces/fault-of-status.ts';
import { findSuppression } from './bounces/suppressions.sql.ts';
import { takeMailEvent } from './bounces/take-mail-event.ts';
import type { Email } from './email.ts';
import { emailFootOf } from './email-foot.ts';
import { type EmailKind, isWithheld, letsIn } from './email-kinds.ts';
import { pngOf } from './email-picture.ts';
import type { Mailer, RenderedEmail } from './mailer.ts';
import { renderEmail } from './render-email.ts';
import { type Say, sayIn } from './say.ts';
import { sendUnlessSent } from './sent-emails.sql.ts';

export type EmailDeps = Pick<Deps, 'config' | 'db' | 'clock'> & {
  mailer: Mailer;
  /** The texts that are published now, by key; never fails. */
  publishedTexts: () => Promise<ReadonlyMap<string, string>>;
};

/** What writes an email: the facts, and the texts as published when it is sent. */
export type WritingDeps = EmailDeps & { say: Say };

/**
 * Writes an email when it is sent, which may be long after its job was created: it reads the facts again and returns
 * null when there is nothing left to say.
 */
export type EmailWriter<Kind extends JobKind> = (
  deps: WritingDeps,
  payload: JobPayloads[Kind],
) => Promise<Written | null>;

/** An email by today's facts, and the user that it is about; null for a person without an account. */
export interface Written {
  userId: string | null;
  email: Email;
}

/**
 * Sends the email of this key once, however many jobs and processes try; the table `emails` records what was sent.
 * Emails of one kind to one person are sent one after another. `write` returns null when there is nothing to say any more. Rejects when the email should be retried.
 * One gap is unavoidable: when the process or the connection ends after the mail server has accepted the email and
 * before that is recorded, it is sent again, with the same Message-ID, so that receiving systems can drop the
 * duplicate.
 */
export async function sendOnce(
  deps: EmailDeps,
  { key, kind, userId = null }: { key: string; kind: EmailKind; userId?: string | null },
  write: (say: Say) => Promise<Written | null>,
): Promise<GivenUp | undefined> {
  return sendUnlessSent(deps.db, { key, turn: userId === null ? key : `${kind}:${userId}` }, async () => {
    const say = sayIn(await deps.publishedTexts());
    const written = await write(say);
    if (!written) return null;
    const { picture } = written.email;
    const png = picture ? await pngOf(picture.svg) : null;
    const email = renderEmail(written.email, emailFootOf(deps.config, say), png);
    const about = { key, kind, userId: written.userId };
    const suppression = await suppressionOf(deps, email.to);
    if (suppression !== null && isWithheld(kind, suppression)) {
      const why = suppression === 'complaint' ? 'complained before' : 'came back before';
      await saveUnsent(deps.db, { ...about, outcome: 'suppressed', why, now: deps.clock() });
      return null;
    }
    const messageId = messageIdOf(key, deps.config.publicUrl);
    const handover = await handOver(deps, email, messageId);
    if (handover !== 'handed over') return refusedBy(deps, about, { to: email.to, reason: handover.refused });
    return { ...about, to: email.to, messageId, subject: email.subject, sentAt: deps.clock() };
  });
}

async function suppressionOf({ db }: EmailDeps, to: string) {
  const emailKey = readEmailAddress(to)?.emailKey;
  return emailKey === undefined ? null : findSuppression(db, emailKey);
}

/** Hands an email over and counts the outcome, so that a mail server that is away is noticed. */
async function handOver({ mailer, db, clock }: EmailDeps, email: RenderedEmail, messageId: string) {
  try {
    const handover = await mailer.send(email, messageId);
    if (handover === 'handed over') await countSignal(db, 'mail handed over', clock());
    return handover;
  } catch (error) {
    await countSignal(db, 'mail failed', clock());
    throw error;
  }
}

/** A refusal while handing over counts like a bounce that comes later. */
async function refusedBy(
  deps: EmailDeps,
  about: { key: string; kind: EmailKind; userId: string | null },
  { to, reason }: { to: string; reason: string },
): Promise<GivenUp> {
  const why = faultOfAnswer(reason);
  await saveUnsent(deps.db, { ...about, outcome: 'refused', why, now: deps.clock() });
  const event = { kind: 'hard bounce', email: to, why, messageId: null } as const;
  const options = { isOfSent: false, letsIn: letsIn(about.kind), signal: 'mail refused' } as const;
  const { isTold } = await takeMailEvent(deps, event, options);
  return { givenUp: reason, isTold };
}

const digestLength = 32;

/**
 * The Message-ID (RFC 5322) of the email with this key, the same for every attempt, so that the receiving system can
 * recognise a duplicate. Does not reveal the key. `publicUrl` makes it differ between two installations.
 */
export function messageIdOf(key: string, publicUrl: string): string {
  const digest = hash('sha256', `${publicUrl} ${key}`, 'base64url').slice(0, digestLength);
  return `<${digest}@${new URL(publicUrl).hostname}>`;
}
