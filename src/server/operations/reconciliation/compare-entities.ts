import type { BillingDeps } from '#server/billing/deps.ts';
import { applyEvent } from '#server/billing/projection/apply-event.ts';
import type { ProviderOutcome } from '#server/billing/provider.ts';
import type { AdjustmentEvent, TransactionEvent } from '#server/billing/provider-event.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { eachApart } from '#server/platform/process/each-apart.ts';
import {
  compareFigures,
  type DifferenceKind,
  type Differing,
  expectedReturns,
  figuresOfAdjustment,
  figuresOfOurTransaction,
  figuresOfReturns,
  figuresOfTransaction,
  type OurAdjustment,
  type OurTransaction,
} from './compare.ts';
import { readAdjustments, readReturns, readTransactions } from './our-books.sql.ts';

export type CompareDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>;

/** The comparisons of one kind, and the differences. */
export interface Comparison {
  kind: DifferenceKind;
  providerIds: string[];
  found: Differing[];
}

interface Compared {
  comparisons: Comparison[];
  /** How many entities were missing or older on our side, and were applied. */
  heard: number;
}

/** Applies what is missing on our side, and compares every figure of these transactions and of their returned money. */
export async function compareTransactions(deps: CompareDeps, theirs: readonly TransactionEvent[]): Promise<Compared> {
  const ids = theirs.map(({ id }) => id);
  const heard = await hear(deps, theirs, await readTransactions(deps.db, ids));
  const found = await stillDiffering(theirs, deps.provider.transactions.find, async (some) => {
    const ours = await readTransactions(
      deps.db,
      some.map(({ id }) => id),
    );
    return some.map((one) => {
      const own = ours.get(one.id);
      const figures = own === undefined ? null : figuresOfOurTransaction(own);
      const differing = compareFigures('transaction', one.id, { ours: figures, theirs: figuresOfTransaction(one) });
      return { differing, oursUs: own?.occurredAtUs };
    });
  });
  const returned = await compareReturns(deps, ids);
  return { comparisons: [{ kind: 'transaction', providerIds: ids, found }, returned], heard };
}

/** See `compareTransactions`. */
export async function compareAdjustments(deps: CompareDeps, theirs: readonly AdjustmentEvent[]): Promise<Compared> {
  const ids = theirs.map(({ id }) => id);
  const heard = await hear(deps, theirs, await readAdjustments(deps.db, ids));
  const findAgain = async (id: string): Promise<ProviderOutcome<AdjustmentEvent>> => {
    const { transactionId } = theirs.find((one) => one.id === id)!;
    const listed = await deps.provider.refunds.listOf(transactionId);
    if (!('ok' in listed)) return listed;
    const again = listed.ok.find((one) => one.id === id);
    return again === undefined ? { refused: 'not found', detail: id } : { ok: again };
  };
  const found = await stillDiffering(theirs, findAgain, async (some) => {
    const ours = await readAdjustments(
      deps.db,
      some.map(({ id }) => id),
    );
    return some.map((one) => {
      const own = ours.get(one.id);
      const figures = own === undefined ? null : figuresOfAdjustment(own);
      const differing = compareFigures('adjustment', one.id, { ours: figures, theirs: figuresOfAdjustment(one) });
      return { differing, oursUs: own?.occurredAtUs };
    });
  });
  const returned = await compareReturns(deps, [...new Set(theirs.map(({ transactionId }) => transactionId))]);
  return { comparisons: [{ kind: 'adjustment', providerIds: ids, found }, returned], heard };
}

/**
 * Compares an entity that the provider's list left out, or that differed before; null when the provider has no answer
 * now.
 */
export async function compareOne(
  deps: CompareDeps,
  { id, transactionId }: { id: string; transactionId: string | null },
): Promise<Compared | { unavailable: string }> {
  if (transactionId === null) {
    const theirs = await deps.provider.transactions.find(id);
    if ('ok' in theirs) return compareTransactions(deps, [theirs.ok]);
    if ('unavailable' in theirs) return theirs;
    const own = (await readTransactions(deps.db, [id])).get(id);
    return missingThere('transaction', id, own === undefined ? {} : figuresOfOurTransaction(own));
  }
  const listed = await deps.provider.refunds.listOf(transactionId);
  if ('unavailable' in listed) return listed;
  const theirs = 'ok' in listed ? listed.ok.find((one) => one.id === id) : undefined;
  if (theirs !== undefined) return compareAdjustments(deps, [theirs]);
  const own = (await readAdjustments(deps.db, [id])).get(id);
  return missingThere('adjustment', id, own === undefined ? {} : figuresOfAdjustment(own));
}

function missingThere(kind: DifferenceKind, id: string, ours: Record<string, string>): Compared {
  const found = compareFigures(kind, id, { ours, theirs: null });
  return { comparisons: [{ kind, providerIds: [id], found }], heard: 0 };
}

/** Applies the events that we do not have, or have in an older state. Returns their number. */
async function hear(
  { db, clock, log }: CompareDeps,
  theirs: readonly (TransactionEvent | AdjustmentEvent)[],
  ours: ReadonlyMap<string, OurTransaction | OurAdjustment>,
): Promise<number> {
  let heard = 0;
  const hearOne = async (event: TransactionEvent | AdjustmentEvent) => {
    const own = ours.get(event.id);
    if (own !== undefined && !isOlder(own, event)) return;
    const applied = await applyEvent(db, event, clock());
    if (applied !== 'applied' && applied !== 'erased') return;
    heard += 1;
    log.info({ [event.kind]: event.id }, 'Heard of something by comparing with the provider');
  };
  // An event that cannot be applied stays a difference, which a person sees.
  await eachApart(theirs, hearOne, (error, { kind, id }) =>
    log.error({ [kind]: id, reason: reasonOf(error) }, 'What comparing with the provider found could not be applied'),
  );
  return heard;
}

/** Whether the event is news to us: by its time, or because our entries are from before payouts were stored. */
function isOlder(own: OurTransaction | OurAdjustment, { occurredAtUs, record }: TransactionEvent | AdjustmentEvent) {
  if (msOf(own.occurredAtUs) < msOf(occurredAtUs)) return true;
  // The beginning of a trial takes no money and has no entry.
  if (own.totalMinor === 0) return false;
  const known = 'sale' in own ? own.sale.told : own.told;
  return known === null && record.told !== null && 'payout' in record.told && record.told.payout !== null;
}

/** Our times have microseconds, those of the provider's answers milliseconds. */
const msOf = (us: bigint) => us / 1000n;

interface Look {
  differing: Differing[];
  /** Of our row; undefined without one. */
  oursUs: bigint | undefined;
}

/**
 * The differences that remain when the provider is asked again about rows that changed on our side since its list was
 * made.
 */
async function stillDiffering<Event extends TransactionEvent | AdjustmentEvent>(
  theirs: readonly Event[],
  findAgain: (id: string) => Promise<ProviderOutcome<Event>>,
  look: (some: readonly Event[]) => Promise<Look[]>,
): Promise<Differing[]> {
  const found: Differing[] = [];
  for (const [index, { differing, oursUs }] of (await look(theirs)).entries()) {
    const event = theirs[index]!;
    if (differing.length === 0) continue;
    const isNewerHere = oursUs !== undefined && msOf(oursUs) > msOf(event.occurredAtUs);
    const again = isNewerHere ? await findAgain(event.id) : null;
    found.push(...(again !== null && 'ok' in again ? (await look([again.ok]))[0]!.differing : differing));
  }
  return found;
}

/** Compares the entries about returned money of these payments with the adjustments that caused them. */
async function compareReturns({ db }: CompareDeps, transactionIds: string[]): Promise<Comparison> {
  const found = (await readReturns(db, transactionIds)).flatMap(({ transactionId, adjustments, recorded }) =>
    compareFigures('returned', transactionId, {
      ours: figuresOfReturns(recorded),
      theirs: figuresOfReturns(expectedReturns(adjustments)),
    }),
  );
  return { kind: 'returned', providerIds: transactionIds, found };
}
