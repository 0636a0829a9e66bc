import { isCohort } from '#contract/cohort.ts';
import type { HealthAnswer, PersonAnswer, PersonSubscription } from '#contract/console/person.ts';
import { quizOfCohort } from '#contract/quiz-pages.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { withPublishedLabels } from '#server/account/plan/published-labels.ts';
import { refundLessDaysUsed } from '#server/billing/debt/plan-withdrawal.ts';
import { currentOf, liveStatuses } from '#server/billing/entitlement/entitlement.ts';
import { permittedActions } from '#server/billing/entitlement/permitted-actions.ts';
import { listSubscriptions, type SubscriptionRecord } from '#server/billing/entitlement/subscriptions.sql.ts';
import { withdrawalEndsAt } from '#server/billing/entitlement/withdrawal-period.ts';
import { listPaymentRows, type PaymentRow } from '#server/billing/subscription/payments.sql.ts';
import { subscriptionDetails } from '#server/billing/subscription/subscription-details.ts';
import { sessionIdleMs } from '#server/identity/find-signed-in-user.sql.ts';
import { readStoredPlan } from '#server/identity/plan/stored-plan.ts';
import { listSessions } from '#server/identity/sessions.sql.ts';
import type { Actor } from '#server/platform/audit/audit-record.ts';
import { recordAuditAlone } from '#server/platform/audit/record-audit.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { PublishedSiteDeps } from '#server/site/deps.ts';
import { findHealthData, findPerson, listFreeGrants, listOfferVersions, type PersonRow } from './people.sql.ts';
import { listEmails } from './person-emails.sql.ts';
import type { PersonFacts } from './person-facts.ts';
import { listCheckouts, listGrants, listPlansPaid, listRemaining, sumLedger } from './person-parts.sql.ts';
import { moneyOf, personPayments } from './person-payments.ts';
import { standingOf } from './person-state.ts';
import { stateSentence } from './state-sentence.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock'>;

interface Opening {
  userId: string;
  by: Actor;
  /** The operator's reason; empty for none. */
  reason: string;
}

/** Opens a person. Each time an entry of the audit is written before anything is read. Null for an unknown account. */
export async function openPerson(deps: ReadDeps, { userId, by, reason }: Opening): Promise<PersonAnswer | null> {
  const person = await findPerson(deps.db, userId);
  if (person === null) return null;
  await recordAuditAlone(deps.db, { by, act: 'opened a person', userId, reason, now: deps.clock() });
  return readPerson(deps, person);
}

async function readPerson({ db, clock }: ReadDeps, person: PersonRow): Promise<PersonAnswer> {
  const now = clock();
  const { id } = person;
  const subscriptions = await listSubscriptions(db, id);
  const rows = await listPaymentRows(db, [id]);
  const checkouts = await listCheckouts(db, id);
  const transactionIds = rows.map((row) => row.id);
  const payments = personPayments(rows, {
    ledger: await sumLedger(db, transactionIds),
    remaining: await listRemaining(db, id),
    plans: new Map([
      ...checkouts.map((one) => [one.id, one.plan] as const),
      ...subscriptions.map((one) => [one.id, one.offerName ?? 'subscription'] as const),
      ...(await listPlansPaid(db, transactionIds)),
    ]),
  });
  const current = currentOf(subscriptions, now);
  const facts: PersonFacts = {
    signedUpAt: person.created_at.getTime(),
    current,
    othersLive: subscriptions.filter((one) => one !== current && isLive(one)).length,
    secondPurchase: secondPurchaseOf(rows, payments),
    payments: payments.map((one) => ({
      at: Date.parse(one.billed_at),
      amountMinor: one.total.amount_minor,
      currency: one.total.currency,
      status: one.status,
      subscriptionId: one.subscription_id,
    })),
    grants: await listFreeGrants(db, [id]),
    now,
  };
  const { state, accessUntil, because } = standingOf(facts);
  const details = await subscriptionsOf(db, subscriptions, current, now);
  return {
    id,
    email: person.email,
    name: person.name,
    customer_id: person.provider_customer_id,
    email_confirmed_at: iso(person.email_proven_at?.getTime() ?? null),
    created_at: person.created_at.toISOString(),
    state,
    sentence: stateSentence(facts),
    access: { until: iso(accessUntil), because },
    money: moneyOf(payments),
    subscriptions: details,
    customer_view: await customerView(db, current, now),
    withdrawal_ends_at: current === null ? null : iso(withdrawalEndsAt(current.startedAt)),
    payments,
    checkouts,
    grants: await listGrants(db, id),
    sessions: (await listSessions(db, id, now - sessionIdleMs)).map(({ device, signedInAt, lastSeenAt }) => ({
      device,
      signed_in_at: iso(signedInAt)!,
      last_seen_at: iso(lastSeenAt)!,
    })),
    emails: await listEmails(db, id, now),
  };
}

const isLive = ({ status, withdrawn }: SubscriptionRecord): boolean => liveStatuses.includes(status) && !withdrawn;

function secondPurchaseOf(
  rows: readonly PaymentRow[],
  payments: PersonAnswer['payments'],
): PersonFacts['secondPurchase'] {
  const second = rows.find(({ owed_because }) => owed_because === 'second purchase');
  const at = second?.paid_at ?? second?.billed_at;
  if (!at) return null;
  const status = payments.find(({ id }) => id === second?.id)?.status;
  return { at: at.getTime(), isBack: status === 'refunded' || status === 'charged back' };
}

/** The current one first, then the newest. */
async function subscriptionsOf(
  db: Deps['db'],
  subscriptions: readonly SubscriptionRecord[],
  current: SubscriptionRecord | null,
  now: number,
): Promise<PersonSubscription[]> {
  const versions = await listOfferVersions(
    db,
    subscriptions.map(({ id }) => id),
  );
  return [...subscriptions]
    .sort((a, b) => Number(b === current) - Number(a === current) || b.startedAt - a.startedAt)
    .map((one) => ({
      ...subscriptionDetails(one, now, null),
      is_current: one === current,
      provider_status: one.status,
      offer_version: versions.get(one.id) ?? null,
      ended_at: iso(one.canceledAt),
    }));
}

/** The page Manage as the customer sees it. */
async function customerView(
  db: Deps['db'],
  current: SubscriptionRecord | null,
  now: number,
): Promise<PersonAnswer['customer_view']> {
  if (current === null) return null;
  const { id: subscriptionId, userId } = current;
  const mayWithdraw = permittedActions(current, now).includes('withdraw');
  const reduced = mayWithdraw ? await refundLessDaysUsed(db, { subscriptionId, userId, at: now }) : null;
  return subscriptionDetails(current, now, reduced);
}

function iso(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

/** Quiz, goals and skills of a person, for a reason that the audit records. Null for an unknown account. */
export async function openHealthData(
  { db, clock, quizFiles }: Pick<Deps, 'db' | 'clock'> & Pick<PublishedSiteDeps, 'quizFiles'>,
  { userId, by, reason }: { userId: string; by: Actor; reason: string },
): Promise<HealthAnswer | null> {
  if ((await findHealthData(db, userId)) === null) return null;
  await recordAuditAlone(db, { by, act: 'opened health data', userId, reason, now: clock() });
  const found = await findHealthData(db, userId);
  if (found === null) return null;
  const { bodies } = await quizFiles.shown();
  const stored = readStoredPlan(found.plan);
  const plan = stored && withPublishedLabels(stored, bodies);
  const quiz = plan?.quiz ?? (isCohort(found.cohort) ? quizOfCohort(found.cohort) : null);
  return {
    quiz: quiz === null ? null : (bodies[quiz] ?? quizzes[quiz]).title,
    goals: plan?.goals.map(({ label }) => label) ?? [],
    skills: plan?.skills.map(({ label }) => label) ?? [],
  };
}
