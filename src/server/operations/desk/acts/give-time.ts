import type { Transaction } from 'kysely';
import type { EndGivenAccessBody, GiveTimeBody } from '#contract/console/desk-acts.ts';
import { dayMs } from '#contract/day.ts';
import { endGrant } from '#server/billing/entitlement/access-grants.sql.ts';
import { insertBillingMove, openMoveOf } from '#server/billing/entitlement/billing-moves.sql.ts';
import { currentOf, grantedUntil, liveStatuses } from '#server/billing/entitlement/entitlement.ts';
import { insertGivenAccess, listFreeAccess, lockOpenGrant } from '#server/billing/entitlement/given-access.sql.ts';
import { listSubscriptions, lockSubscription } from '#server/billing/entitlement/subscriptions.sql.ts';
import { formatDate } from '#server/mail/format.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { type Given, planGivenDays } from './plan-given-days.ts';
import { type DeskAct, type DeskActDeps, type Outcome, runOnce } from './run-once.ts';

type Giving = Omit<DeskAct, 'act'> & { body: GiveTimeBody };

const refused = (error: string, status: 404 | 409 = 409) => ({ refused: { status, error } });

/** Gives more days of a running subscription. A job moves the next charge with them, and nothing is charged. */
export function giveDays(deps: DeskActDeps, press: Giving) {
  return runOnce(deps, { ...press, act: 'gave time' }, async (tx): Promise<Outcome> => {
    const { userId, body, operator } = press;
    const { reason } = body;
    const now = deps.clock();
    const found = currentOf(await listSubscriptions(tx, userId), now);
    if (!found || found.withdrawn || !liveStatuses.includes(found.status)) {
      return { ...refused('No subscription is running. Give free access instead.'), reason };
    }
    await lockSubscription(tx, found.id);
    const openMoveTo = await openMoveOf(tx, found.id);
    const planned = planGivenDays(found, { days: body.days, openMoveTo, now });
    if ('refused' in planned) return { ...refused(planned.refused), subject: found.id, reason };
    const { startsAt, endsAt, move } = planned;
    const subscriptionId = found.id;
    const grantId = await insertGivenAccess(tx, {
      userId,
      subscriptionId,
      startsAt,
      endsAt,
      reason,
      by: operator.name,
      now,
    });
    if (move) await storeMove(tx, { grantId, subscriptionId, move, now });
    return {
      said: `${daysText(body.days)} given: access until ${formatDate(endsAt)}.${move ? ` The next charge moves to ${formatDate(move.toAt)}.` : ' No charge moves.'}`,
      subject: subscriptionId,
      before: `access until ${formatDate(startsAt)}`,
      reason,
      after: `access until ${formatDate(endsAt)}${move ? `, next charge ${formatDate(move.toAt)}` : ''}`,
    };
  });
}

async function storeMove(
  tx: Transaction<Schema>,
  { move, now, ...of }: { grantId: string; subscriptionId: string; move: NonNullable<Given['move']>; now: number },
): Promise<void> {
  await insertBillingMove(tx, { ...of, ...move, now });
  await enqueue(tx, {
    kind: 'move-billing',
    uniqueKey: `move-billing:${of.grantId}`,
    payload: { grant_id: of.grantId, subscription_id: of.subscriptionId },
  });
}

/** Gives access without a subscription, which is never billed and ends by itself. */
export function giveFreeAccess(deps: DeskActDeps, press: Giving) {
  return runOnce(deps, { ...press, act: 'gave free access' }, async (tx): Promise<Outcome> => {
    const { userId, body, operator } = press;
    const { reason } = body;
    const now = deps.clock();
    const all = await listSubscriptions(tx, userId);
    if (all.some(({ status, withdrawn }) => liveStatuses.includes(status) && !withdrawn)) {
      return { ...refused('A subscription is running. Give days instead.'), reason };
    }
    const startsAt = grantedUntil(await listFreeAccess(tx, userId), now) ?? now;
    const endsAt = startsAt + body.days * dayMs;
    const given = { userId, subscriptionId: null, startsAt, endsAt, reason, by: operator.name, now };
    const subject = `grant ${await insertGivenAccess(tx, given)}`;
    return {
      said: `Free access until ${formatDate(endsAt)}. It ends by itself, and nothing is charged.`,
      subject,
      reason,
      before: startsAt === now ? 'no access' : `access until ${formatDate(startsAt)}`,
      after: `access until ${formatDate(endsAt)}`,
    };
  });
}

/**
 * Ends access that an operator gave. Given days whose charge has moved stay, because ending them would charge earlier.
 */
export function endGivenAccess(deps: DeskActDeps, press: Omit<DeskAct, 'act'> & { body: EndGivenAccessBody }) {
  return runOnce(deps, { ...press, act: 'ended given access' }, async (tx): Promise<Outcome> => {
    const { grant_id: id, reason } = press.body;
    const now = deps.clock();
    const noted = { subject: `grant ${id}`, reason };
    const grant = await lockOpenGrant(tx, { id, userId: press.userId, now });
    if (!grant) return { ...refused('There is no such access, or it has ended.', 404), ...noted };
    if (grant.movesBilling) {
      return { ...refused('The next charge has moved with these days. Cancel the subscription instead.'), ...noted };
    }
    if (grant.grantedBy === 'provider') {
      return { ...refused('These days come from Paddle, where the next charge was moved.'), ...noted };
    }
    await endGrant(tx, id, now);
    const before = `access until ${formatDate(grant.endsAt)}`;
    return { said: 'The given access has ended.', ...noted, before, after: 'ended now' };
  });
}

const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
