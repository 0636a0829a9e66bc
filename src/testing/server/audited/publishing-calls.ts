import type { ConsoleCall } from '#contract/console/calls.ts';
import { consoleCalls as c } from '#contract/console/calls.ts';
import { everybody } from '#publishing/audience.ts';
import { offers } from '#server/billing/offer/offers.ts';
import { rehearsalsOver } from '#server/operations/rehearsal/run-rehearsal.ts';
import { publishOffers } from '../published-offers.ts';
import type { AuditedCall, Prepared } from './audited-call.ts';
import type { AuditedDesk } from './desk-calls.ts';

const unknown = '999999';
const why = 'agreed on Monday';
const dearer = {
  offers: offers.map((offer) => ({ ...offer, prices: { ...offer.prices, USD: offer.prices.USD + 50 } })),
};

const documentOf = ({ shop }: AuditedDesk) =>
  shop.deps.db.selectFrom('documents').select('id').executeTakeFirstOrThrow();
const versionOf = async ({ shop }: AuditedDesk) =>
  Number((await shop.deps.db.selectFrom('document_versions').select('id').executeTakeFirstOrThrow()).id);

async function begunDraft(desk: AuditedDesk): Promise<string> {
  const { id } = await documentOf(desk);
  const begun = await desk.owner.act(c.beginDraft, id, { name: 'Autumn', version_id: await versionOf(desk) });
  return String(begun.json().id);
}

/** A draft with other prices, which can be published. */
async function changedDraft(desk: AuditedDesk): Promise<string> {
  const id = await begunDraft(desk);
  await desk.owner.act(c.saveDraft, id, { revision: 1, body: dearer });
  return id;
}

/** The publication before the present one. */
async function earlierPublication(desk: AuditedDesk): Promise<string> {
  await publishOffers(desk.shop.deps, dearer.offers);
  return (await desk.shop.deps.db.selectFrom('publications').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
}

/** One that somebody with another role has asked for. */
async function waitingPublication(desk: AuditedDesk): Promise<string> {
  await earlierPublication(desk);
  const { rows } = await desk.shop.deps.pool.query(
    `insert into publications (document_id, version_id, audience, starts_at, asked_by, asked_at)
     select document_id, min(id), '{"quizzes":null,"countries":null}', now(), 'L. Fontaine', now()
     from document_versions group by 1 returning id`,
  );
  return rows[0].id;
}

const act =
  (call: ConsoleCall, idOf: (desk: AuditedDesk) => Promise<string>, body: object = {}) =>
  async (desk: AuditedDesk): Promise<Prepared> => {
    const id = await idOf(desk);
    return () => desk.owner.act(call, id, body as Record<string, unknown>);
  };
const onUnknown = (call: ConsoleCall, body: object = {}) => act(call, async () => unknown, body);
const named = { name: 'Autumn', version_id: 1 };
const publication = {
  revision: 2,
  audience: everybody,
  starts_at: null,
  ends_at: null,
  why,
  typed: {},
  name: '',
};

const coupon = {
  name: 'Newsletter',
  off: { percents: { '1': 20 } },
  countries: null,
  use_limit: 200,
  once_a_person: true,
  starts_at: null,
  ends_at: null,
};
const madeCoupon = async ({ owner }: AuditedDesk) => (await owner.act(c.makeCoupon, '1', coupon)).json().id as string;

/** A draft that another process rehearses. */
async function rehearsedDraft(desk: AuditedDesk): Promise<string> {
  await rehearsalsOver();
  const id = await begunDraft(desk);
  await desk.shop.deps.pool.query(
    `insert into rehearsals (draft_id, revision, state, first_at, until_at, purchases, asked_by, asked_at, beat_at)
     values ($1, 1, 'running', now(), now(), 0, 'L. Fontaine', now(), $2)`,
    [id, new Date(desk.shop.deps.wallClock())],
  );
  return id;
}

/** The calls about what is shown and sold. */
export const publishingCalls: Partial<Record<ConsoleCall, AuditedCall<AuditedDesk>>> = {
  [c.makeDocument]: {
    prepare: act(c.makeDocument, async () => '1', { kind: 'offers', name: 'Wellbeing', version_id: 1 }),
    refuse: act(c.makeDocument, async () => '1', { kind: 'offers', name: 'Standard', version_id: 1 }),
  },
  [c.beginDraft]: {
    prepare: act(c.beginDraft, async (desk) => (await documentOf(desk)).id, named),
    refuse: onUnknown(c.beginDraft, named),
    leavesNone: true,
  },
  [c.saveDraft]: {
    prepare: act(c.saveDraft, begunDraft, { revision: 1, body: dearer }),
    refuse: act(c.saveDraft, begunDraft, { revision: 7, body: dearer }),
    leavesNone: true,
  },
  [c.removeDraft]: { prepare: act(c.removeDraft, begunDraft), refuse: onUnknown(c.removeDraft), leavesNone: true },
  [c.makePreview]: { prepare: act(c.makePreview, begunDraft), refuse: onUnknown(c.makePreview), leavesNone: true },
  [c.startRehearsal]: { prepare: act(c.startRehearsal, begunDraft), refuse: act(c.startRehearsal, rehearsedDraft) },
  [c.cancelRehearsal]: {
    prepare: act(c.cancelRehearsal, rehearsedDraft),
    refuse: act(c.cancelRehearsal, begunDraft),
    leavesNone: true,
  },
  [c.publishDraft]: {
    prepare: act(c.publishDraft, changedDraft, publication),
    refuse: act(c.publishDraft, changedDraft, { ...publication, ends_at: '2020-01-01T00:00:00Z' }),
  },
  [c.approvePublication]: {
    prepare: act(c.approvePublication, waitingPublication, { name: '' }),
    refuse: act(c.approvePublication, earlierPublication, { name: '' }),
  },
  [c.publishAgain]: {
    prepare: act(c.publishAgain, earlierPublication, { why }),
    refuse: onUnknown(c.publishAgain, { why }),
    leavesNone: true,
  },
  [c.makeCoupon]: {
    prepare: act(c.makeCoupon, async () => '1', coupon),
    refuse: act(c.makeCoupon, async () => '1', { ...coupon, ends_at: '2020-01-01T00:00:00Z' }),
    leavesNone: true,
  },
  [c.endCoupon]: {
    prepare: act(c.endCoupon, madeCoupon, { why }),
    refuse: onUnknown(c.endCoupon, { why }),
    leavesNone: true,
  },
  [c.endPublication]: {
    prepare: act(c.endPublication, waitingPublication, { why }),
    refuse: onUnknown(c.endPublication, { why }),
    leavesNone: true,
  },
};
