import { calls } from '#contract/calls.ts';
import { type EmailRequestOutcome, requestEmail } from '#server/identity/request-email.ts';
import { findUserIdOrNobody } from '#server/identity/users.sql.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Refusal, tooMany } from '#server/platform/http/refusal.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import type { BillingDeps } from '../deps.ts';
import { cancelSubscription } from '../subscription/cancel-subscription.ts';
import { subscriptionAnswer } from '../subscription/subscription-answer.ts';
import { withdraw, withdrawalRefusals } from '../subscription/withdraw.ts';
import { findLeaver } from './leave-links.sql.ts';

/** In bytes; a token and a reason are far smaller. */
const bodyLimit = 4096;
const gone: Refusal<404> = {
  refusal: { status: 404, error: 'This link has expired or is not complete. You can ask for a new one.' },
};
const nothingToCancel: Refusal<409> = {
  refusal: { status: 409, error: 'There is no running subscription to cancel.' },
};

/** Cancelling and withdrawing without signing in. Tokens are sent in bodies, because URLs are logged. */
export function leaveRoutes(route: AddRoute, deps: Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>): void {
  const leaverOf = (token: string) => findLeaver(deps.db, token, deps.clock());

  route(
    calls.requestLeaveLink,
    async ({ body, ip }) => {
      const outcome = await requestLeaveLink(deps, body.email, ip);
      return outcome === 'requested' ? {} : tooMany(outcome.retryAfterMs);
    },
    { bodyLimit },
  );

  route(
    calls.openLeaveLink,
    async ({ body }) => {
      const userId = await leaverOf(body.token);
      return userId === null ? gone : subscriptionAnswer(deps, userId);
    },
    { bodyLimit },
  );

  route(
    calls.cancelByLeaveLink,
    async ({ body }) => {
      const userId = await leaverOf(body.token);
      if (userId === null) return gone;
      const outcome = await cancelSubscription(deps, userId, body.reason);
      return outcome === 'cancelled' ? subscriptionAnswer(deps, userId) : nothingToCancel;
    },
    { bodyLimit },
  );

  route(
    calls.withdrawByLeaveLink,
    async ({ body }) => {
      const userId = await leaverOf(body.token);
      if (userId === null) return gone;
      const outcome = await withdraw(deps, userId);
      if (outcome === 'withdrawn') return subscriptionAnswer(deps, userId);
      return { refusal: { status: 409, error: withdrawalRefusals[outcome.refused] } };
    },
    { bodyLimit },
  );
}

/** Enqueues an email with a leave link, which is sent if the address has an account. */
function requestLeaveLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  address: string,
  ip: string,
): Promise<EmailRequestOutcome> {
  return requestEmail({ db, clock }, { kind: 'leave', address, ip }, async (emailKey, now) => {
    const payload = { user_id: await findUserIdOrNobody(db, emailKey) };
    await enqueue(db, { kind: 'leave-link', payload, runAt: now });
  });
}
