import { type ConsoleCall, consoleCalls as c } from '#contract/console/calls.ts';
import { openWork } from '#server/platform/work/work-items.sql.ts';
import { signedInOperator, type TestOperator } from '../acting-operator.ts';
import type { Person, TestShop } from '../shop.ts';
import { strangersNotification } from '../strangers-notification.ts';
import type { AuditedCall, Prepared } from './audited-call.ts';
import { publishingCalls } from './publishing-calls.ts';

/** A shop with a subscriber, and an owner who acts. */
export interface AuditedDesk {
  shop: TestShop;
  ada: Person & { transaction_id: string };
  owner: TestOperator;
}

export async function openAuditedDesk(shop: TestShop): Promise<AuditedDesk> {
  const ada = await shop.subscribe('ada@example.com');
  const owner = await signedInOperator(shop, 'owner');
  await shop.work();
  return { shop, ada, owner };
}

const reason = 'asked for by mail';
const unknown = '999999';

/** An act for Ada, after `before` has run. */
const forAda =
  (call: ConsoleCall, body: object = {}, before?: (desk: AuditedDesk) => Promise<unknown>) =>
  async (desk: AuditedDesk): Promise<Prepared> => {
    await before?.(desk);
    return () => desk.owner.act(call, desk.ada.id, body as Record<string, unknown>);
  };
const forUnknown =
  (call: ConsoleCall, body: object = {}) =>
  async ({ owner }: AuditedDesk): Promise<Prepared> =>
  () =>
    owner.act(call, unknown, body as Record<string, unknown>);
const cancelled = ({ owner, ada }: AuditedDesk) => owner.act(c.cancelForPerson, ada.id, { when: 'at the end', reason });
const refund = { amount_minor: 1999, reason: 'trouble', note: '', access: 'ends' };
const refundOf =
  (amountMinor: number) =>
  async ({ owner, ada }: AuditedDesk): Promise<Prepared> =>
  () =>
    owner.act(c.refundPayment, ada.id, {
      ...refund,
      amount_minor: amountMinor,
      transaction_id: ada.transaction_id,
    });
/** Free access of somebody without a subscription. */
async function freeAccess({ shop, owner }: AuditedDesk) {
  const grace = await shop.person('grace@example.com');
  await owner.act(c.giveFreeAccess, grace.id, { days: 7, reason });
  const grant = await shop.deps.db.selectFrom('access_grants').select('id').executeTakeFirstOrThrow();
  return { grace, grantId: grant.id };
}

const openedWork = async ({ shop }: AuditedDesk, subject = '1') => {
  const now = shop.deps.clock();
  await openWork(shop.deps.db, { kind: 'job given up', subject, facts: {}, now });
  const row = await shop.deps.db.selectFrom('work_items').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return row.id;
};
/** A call about a row of the work list, after `before` has changed the row. */
const forWork =
  (call: ConsoleCall, body: object = {}, before?: (desk: AuditedDesk, id: string) => Promise<unknown>) =>
  async (desk: AuditedDesk): Promise<Prepared> => {
    const id = await openedWork(desk);
    await before?.(desk, id);
    return () => desk.owner.act(call, id, body as Record<string, unknown>);
  };
const solved = ({ owner }: AuditedDesk, id: string) => owner.act(c.solveWork, id, { solution: 'Called them.' });

/** A notification that belongs to nobody, with its row of the work list. */
async function nobodys({ shop }: AuditedDesk): Promise<{ id: string; userId: string }> {
  const { userId } = await strangersNotification(shop);
  // The row is shown once its time to settle by itself is over.
  shop.deps.advance(16 * 60_000);
  const row = await shop.deps.db
    .selectFrom('work_items')
    .select('id')
    .where('kind', '=', 'notification of nobody')
    .executeTakeFirstOrThrow();
  return { id: row.id, userId };
}

/** A new price for Ada's offer, which is announced on 1 January 2030. */
const aPriceChange = {
  offer_id: 1,
  currency: 'USD',
  amount_minor: 2499,
  on: '2030-03-01',
  again_minor: null,
  reason,
  key: undefined,
};
const announce =
  (change: object = {}) =>
  async ({ owner }: AuditedDesk): Promise<Prepared> =>
  () =>
    owner.act(c.announcePriceChange, '1', { ...aPriceChange, ...change });

const stored = async ({ shop }: AuditedDesk, insert: string): Promise<string> =>
  (await shop.deps.pool.query<{ id: string }>(`${insert} returning id`)).rows[0]!.id;
const aDifference = `insert into reconciliation_differences (kind, provider_id, field, ours, theirs, found_at)
  values ('transaction', 'txn_1', 'status', '1', '2', now())`;
const anAlert = `insert into alerts (key, severity, title, evidence, opened_at, last_at)
  values ('mail', 'warning', 'Emails wait', 'Emails have waited for 20 minutes.', now(), now())`;
/** A call about a row that is stored for it. */
const about =
  (call: ConsoleCall, insert: string, body: object = {}) =>
  async (desk: AuditedDesk): Promise<Prepared> => {
    const id = await stored(desk, insert);
    return () => desk.owner.act(call, id, body as Record<string, unknown>);
  };

/** The desk, the work list, reconciliation, prices and alerts: how each call is made. */
export const deskCalls: Partial<Record<ConsoleCall, AuditedCall<AuditedDesk>>> = {
  [c.showHealthData]: {
    prepare: forAda(c.showHealthData, { reason }),
    refuse: forUnknown(c.showHealthData, { reason }),
    leavesNone: true,
  },
  [c.signSubscriberOut]: {
    prepare: forAda(c.signSubscriberOut),
    refuse: forUnknown(c.signSubscriberOut),
    leavesNone: true,
  },
  [c.refundPayment]: { prepare: refundOf(1999), refuse: refundOf(2000) },
  [c.cancelForPerson]: {
    prepare: forAda(c.cancelForPerson, { when: 'at once', reason }),
    refuse: forAda(c.cancelForPerson, { when: 'at the end', reason }, cancelled),
  },
  [c.keepForPerson]: {
    prepare: forAda(c.keepForPerson, { reason }, cancelled),
    refuse: forAda(c.keepForPerson, { reason }),
  },
  [c.giveDays]: {
    prepare: forAda(c.giveDays, { days: 14, reason }),
    refuse: forUnknown(c.giveDays, { days: 14, reason }),
  },
  [c.giveFreeAccess]: {
    prepare: async ({ shop, owner }) => {
      const grace = await shop.person('grace@example.com');
      return () => owner.act(c.giveFreeAccess, grace.id, { days: 7, reason });
    },
    refuse: forAda(c.giveFreeAccess, { days: 7, reason }),
  },
  [c.endGivenAccess]: {
    prepare: async (desk) => {
      const { grace, grantId } = await freeAccess(desk);
      return () => desk.owner.act(c.endGivenAccess, grace.id, { grant_id: grantId, reason });
    },
    refuse: forAda(c.endGivenAccess, { grant_id: unknown, reason }),
  },
  [c.correctAddress]: {
    prepare: forAda(c.correctAddress, { email: 'ada@example.org', reason }),
    refuse: forAda(c.correctAddress, { email: 'ada@@example', reason }),
  },
  [c.sendEmailAgain]: {
    prepare: forAda(c.sendEmailAgain, { email: 'password' }),
    refuse: forAda(c.sendEmailAgain, { email: 'receipt:txn_of_others' }),
  },
  [c.writeNote]: {
    prepare: forAda(c.writeNote, { text: 'Called twice.' }),
    refuse: forUnknown(c.writeNote, { text: 'x' }),
  },
  [c.exportPerson]: {
    prepare: forAda(c.exportPerson, { reason }),
    refuse: forUnknown(c.exportPerson, { reason }),
  },
  [c.erasePerson]: {
    prepare: forAda(c.erasePerson, { email: 'ada@example.com', reason }),
    refuse: forAda(c.erasePerson, { email: 'grace@example.com', reason }),
  },
  [c.takeWork]: {
    prepare: forWork(c.takeWork, { to: 'me', before: null }),
    refuse: forWork(c.takeWork, { to: 'me', before: 'Grace' }),
  },
  [c.giveWork]: {
    prepare: async (desk) => {
      const [id, { id: operator_id }] = [
        await openedWork(desk),
        await signedInOperator(desk.shop, 'support', 'J. Marsh'),
      ];
      return () => desk.owner.act(c.giveWork, id, { operator_id, before: null });
    },
    refuse: forWork(c.giveWork, { operator_id: unknown, before: null }),
  },
  [c.solveWork]: {
    prepare: forWork(c.solveWork, { solution: 'Called them.' }),
    refuse: forUnknown(c.solveWork, { solution: '' }),
  },
  [c.reopenWork]: { prepare: forWork(c.reopenWork, {}, solved), refuse: forUnknown(c.reopenWork) },
  [c.runJobAgain]: {
    prepare: async (desk) => {
      const job = await stored(desk, "insert into jobs (kind, payload, attempts) values ('note', '{}', 60)");
      const id = await openedWork(desk, job);
      return () => desk.owner.act(c.runJobAgain, id, {});
    },
    refuse: async (desk) => {
      const id = await openedWork(desk, unknown);
      return () => desk.owner.act(c.runJobAgain, id, {});
    },
  },
  [c.findOwner]: {
    prepare: async (desk) => {
      const { id, userId } = await nobodys(desk);
      return () => desk.owner.act(c.findOwner, id, { user_id: userId });
    },
    refuse: forWork(c.findOwner, { user_id: unknown }),
  },
  [c.compareNow]: { prepare: forUnknown(c.compareNow), neverRefused: true },
  [c.explainDifference]: {
    prepare: about(c.explainDifference, aDifference, { explanation: 'made by hand', key: undefined }),
    refuse: forUnknown(c.explainDifference, { explanation: 'made by hand', key: undefined }),
  },
  [c.announcePriceChange]: { prepare: announce(), refuse: announce({ amount_minor: 249900 }) },
  [c.withdrawPriceChange]: {
    prepare: async ({ owner }) => {
      const { id } = (await owner.act(c.announcePriceChange, '1', aPriceChange)).json();
      return () => owner.act(c.withdrawPriceChange, id, { reason, key: undefined });
    },
    refuse: forUnknown(c.withdrawPriceChange, { reason, key: undefined }),
  },
  [c.acknowledgeAlerts]: {
    prepare: async (desk) => {
      const ids = [await stored(desk, anAlert)];
      return () => desk.owner.act(c.acknowledgeAlerts, '1', { ids, key: undefined });
    },
    refuse: async (desk) => () => desk.owner.act(c.acknowledgeAlerts, '1', { ids: [unknown], key: undefined }),
  },
  ...publishingCalls,
  [c.acknowledgeAlert]: { prepare: about(c.acknowledgeAlert, anAlert), refuse: forUnknown(c.acknowledgeAlert) },
};
