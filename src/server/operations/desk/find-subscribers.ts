import type { SubscriberRow, SubscribersAnswer, SubscribersQuery } from '#contract/console/subscribers.ts';
import { grantedUntil } from '#server/billing/entitlement/entitlement.ts';
import { listSubscriptionsOf } from '#server/billing/entitlement/subscriptions.sql.ts';
import { listPaymentRows } from '#server/billing/subscription/payments.sql.ts';
import type { Actor } from '#server/platform/audit/audit-record.ts';
import { recordAuditAlone } from '#server/platform/audit/record-audit.ts';
import type { Deps } from '#server/platform/deps.ts';
import { listCandidates, mostCandidates } from './candidates.sql.ts';
import { listFreeGrants, listOfferVersions, listPeople } from './people.sql.ts';
import { auditedSearch, readAs, readSearch, type Search, searchFaults } from './read-search.ts';
import { subscriberRow } from './subscriber-row.ts';
import { countOf, countStates, type KnownState, listPage, listStates } from './subscriber-states.sql.ts';

const pageSize = 25;

interface Found {
  counts: SubscribersAnswer['counts'];
  hasMore: boolean;
  /** A page and one more account, if there is one, the newest first. */
  states: KnownState[];
}

/** Finds people by the typed text; each search is an entry of the audit, which contains no address and no name. */
export async function findSubscribers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: SubscribersQuery,
  by: Actor,
): Promise<SubscribersAnswer | { fault: string }> {
  const now = clock();
  const search = readSearch(query.q, now);
  if ('fault' in search) return { fault: searchFaults[search.fault] };
  const isEverybody = search.by === 'everybody';
  const { states, counts, hasMore } = await (isEverybody ? everybody(db, query, now) : found(db, search, query, now));
  if (!isEverybody) {
    await recordAuditAlone(db, { by, act: 'searched for a person', subject: auditedSearch(search), now });
  }
  const shown = states.slice(0, pageSize);
  return {
    read_as: readAs(search),
    rows: await rowsOf(db, shown, now),
    counts,
    has_more_than_counted: hasMore,
    next: states.length > pageSize ? shown.at(-1)!.userId : null,
  };
}

async function everybody(db: Deps['db'], query: SubscribersQuery, now: number): Promise<Found> {
  const { state = null, before = null } = query;
  const states = await listPage(db, { state, before, size: pageSize + 1, now });
  return { states, counts: await countStates(db, now), hasMore: false };
}

async function found(
  db: Deps['db'],
  search: Exclude<Search, { by: 'everybody' }>,
  { state, before }: SubscribersQuery,
  now: number,
): Promise<Found> {
  const ids = await listCandidates(db, search);
  const all = await listStates(db, ids.slice(0, mostCandidates), now);
  const older = all.filter(({ userId }) => before === undefined || BigInt(userId) < BigInt(before));
  return {
    states: older.filter((one) => state === undefined || one.state === state).slice(0, pageSize + 1),
    counts: countOf(all),
    hasMore: ids.length > mostCandidates,
  };
}

async function rowsOf(db: Deps['db'], states: readonly KnownState[], now: number): Promise<SubscriberRow[]> {
  const ids = states.map(({ userId }) => userId);
  if (ids.length === 0) return [];
  const people = new Map((await listPeople(db, ids)).map((person) => [person.id, person]));
  const subscriptions = await listSubscriptionsOf(db, ids);
  const payments = await listPaymentRows(db, ids);
  const grants = await listFreeGrants(db, ids);
  const versions = await listOfferVersions(
    db,
    subscriptions.map(({ id }) => id),
  );
  return states.flatMap(({ userId, state }) => {
    const person = people.get(userId);
    // Erased in between.
    if (person === undefined) return [];
    const own = <Row extends { userId: string | null }>(rows: readonly Row[]) =>
      rows.filter((row) => row.userId === userId);
    return subscriberRow({
      person,
      state,
      now,
      versions,
      subscriptions: own(subscriptions),
      payments: payments.filter(({ user_id }) => user_id === userId),
      freeUntil: grantedUntil(own(grants), now),
    });
  });
}
