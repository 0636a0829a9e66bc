import type { Transaction } from 'kysely';
import type { SendAgainBody } from '#contract/console/desk-acts.ts';
import { passwordEmail, resentPerDay } from '#contract/console/desk-limits.ts';
import { dayMs } from '#contract/day.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import type { NewJob } from '#server/platform/jobs/job.ts';
import { countDone } from './desk-acts.sql.ts';
import { firstKeyOf, resendJob } from './resend-job.ts';
import { type DeskAct, type DeskActDeps, type Outcome, runOnce } from './run-once.ts';
import { emailKeyOf, nextNumber, subscriptionOfCancellation, wasSent } from './sent-again.sql.ts';

const refused = (error: string, status: 404 | 409 = 409) => ({ refused: { status, error } });

/** Sends an email once more, composed from today's facts and to today's address; a few times a day. */
export function sendAgain(deps: DeskActDeps, press: Omit<DeskAct, 'act'> & { body: SendAgainBody }) {
  const act = 'sent an email again';
  return runOnce(deps, { ...press, act }, async (tx): Promise<Outcome> => {
    const { userId, body } = press;
    const now = deps.clock();
    if ((await countDone(tx, { userId, act, since: now - dayMs })) >= resentPerDay) {
      return refused(`${resentPerDay} emails were sent again in the last 24 hours. Try again tomorrow.`);
    }
    const isPassword = body.email === passwordEmail;
    if (!isPassword && !(await wasSent(tx, userId, body.email))) {
      return refused('This person got no such email.', 404);
    }
    const job = isPassword ? await passwordJob(tx, userId, body.key) : await jobOf(tx, userId, body.email);
    if (job === null) return refused('This email cannot be sent again, because it was about a moment that is over.');
    await enqueue(tx, job);
    const said = 'It goes out now, with what is true today and to the address of today.';
    return { said, subject: isPassword ? passwordEmail : firstKeyOf(body.email) };
  });
}

async function passwordJob(tx: Transaction<Schema>, userId: string, key: string): Promise<NewJob> {
  const payload = { email_key: await emailKeyOf(tx, userId) };
  return { kind: 'reset-password', uniqueKey: `resend:${passwordEmail}:${userId}:${key}`, payload };
}

async function jobOf(tx: Transaction<Schema>, userId: string, sentKey: string): Promise<NewJob | null> {
  const key = firstKeyOf(sentKey);
  const [kind, id = ''] = key.split(':');
  const subscriptionId = kind === 'cancelled' ? await subscriptionOfCancellation(tx, userId, id) : null;
  return resendJob(key, { userId, subscriptionId }, await nextNumber(tx, userId, key));
}
