import { dayMs } from '#contract/day.ts';
import { resumeLinkDays } from '#contract/limits.ts';
import type { MakeResumeLinkBody, OpenResumeLinkAnswer, SendResumeLinkBody } from '#contract/resume.ts';
import { portableQuizState } from '#quiz/engine/portable-quiz-state.ts';
import { restoreQuizState } from '#quiz/engine/restore-quiz-state.ts';
import type { Quiz } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { readEmailAddress } from '#server/identity/email-address.ts';
import { createToken } from '#server/identity/token.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { type AttemptLimit, limitKey } from '#server/platform/limits/attempt-limit.ts';
import { bookAttempt } from '#server/platform/limits/attempts.sql.ts';
import { networkOf } from '#server/platform/limits/network-of.ts';
import { findResumeLink, insertResumeLink } from './resume-links.sql.ts';
import { seal, unseal } from './seal.ts';

type ResumeDeps = Pick<Deps, 'db' | 'clock'>;
type TooMany = { refused: 'too many'; retryAfterMs: number };

const lifeMs = resumeLinkDays * 24 * 60 * 60_000;

export type MakeOutcome = { token: string; expiresAt: number } | { refused: 'no consent' | 'no state' } | TooMany;

/** A year, and a day because a device's clock may be wrong; an older consent has to be given again. */
const longestConsentMs = 366 * dayMs;

const windowMs = 60 * 60_000;
const linksPerAddress = 20;
const emailsPerNetwork = 5;
const emailsPerMailbox = 3;

/** Seals the answers that the quiz knows and returns the token, the only key to them. `ip` is the caller's. */
export async function makeResumeLink(
  { db, clock }: ResumeDeps,
  { quiz, state, health_consent_at }: MakeResumeLinkBody,
  ip: string,
): Promise<MakeOutcome> {
  const now = clock();
  const agreedAt = Date.parse(health_consent_at);
  if (!isPlausibleConsent(agreedAt, now)) return { refused: 'no consent' };
  const full = quizOfKey(quiz);
  const restored = restoreQuizState(full, state);
  if (restored === null) return { refused: 'no state' };
  const attempt = await bookAttempt(db, makeLimits(ip), now);
  if (!attempt.allowed) return { refused: 'too many', retryAfterMs: attempt.retryAfterMs };

  const token = createToken();
  const expiresAt = now + lifeMs;
  const visit: OpenResumeLinkAnswer = {
    quiz,
    state: portableQuizState(full, restored),
    health_consent_at: new Date(agreedAt).toISOString(),
  };
  await insertResumeLink(db, { token, sealed: seal(token, JSON.stringify(visit)), now, expiresAt });
  return { token, expiresAt };
}

/** Always finds one, because the schema accepts no other keys. */
function quizOfKey(key: MakeResumeLinkBody['quiz']): Quiz {
  return Object.values(quizzes).find((quiz) => quiz.key === key)!;
}

/** The content of a link, any number of times; null when the token is forged, erased or expired. */
export async function openResumeLink({ db, clock }: ResumeDeps, token: string): Promise<OpenResumeLinkAnswer | null> {
  const link = await findResumeLink(db, token, clock());
  const text = link && unseal(token, link.sealed);
  return text === null ? null : (JSON.parse(text) as OpenResumeLinkAnswer);
}

export type SendOutcome = 'sent' | { refused: 'gone' | 'email' } | TooMany;

/** Schedules an email with the link; without its token nobody can have emails sent. `ip` is the caller's. */
export async function sendResumeLink(
  { db, clock }: ResumeDeps,
  { token, email: given }: SendResumeLinkBody,
  ip: string,
): Promise<SendOutcome> {
  const now = clock();
  const address = readEmailAddress(given);
  if (address === null) return { refused: 'email' };
  if (!(await findResumeLink(db, token, now))) return { refused: 'gone' };
  const attempt = await bookAttempt(db, sendLimits(ip, address.emailKey), now);
  if (!attempt.allowed) return { refused: 'too many', retryAfterMs: attempt.retryAfterMs };
  const payload = { token, email: address.email, asked_at: new Date(now).toISOString() };
  await enqueue(db, { kind: 'resume-link', payload, runAt: now });
  return 'sent';
}

/** Whether consent can have been given at that time. `agreedAt` and `now` are epoch ms. */
function isPlausibleConsent(agreedAt: number, now: number): boolean {
  return agreedAt <= now + dayMs && agreedAt > now - longestConsentMs;
}

/** How many links one network address may make. */
function makeLimits(ip: string): AttemptLimit[] {
  return [{ key: limitKey('resume-make', networkOf(ip)), max: linksPerAddress, windowMs }];
}

/** Limits emails by network address and by mailbox, so that nobody can flood a mailbox in our name. */
function sendLimits(ip: string, emailKey: string): AttemptLimit[] {
  return [
    { key: limitKey('resume-send-from', networkOf(ip)), max: emailsPerNetwork, windowMs },
    { key: limitKey('resume-send-to', emailKey), max: emailsPerMailbox, windowMs },
  ];
}
