import type { RehearsalResult } from '#contract/console/rehearsal.ts';
import type { ListedOffer, OfferList } from '#contract/offer-list/offer-list.ts';
import { ownPrice } from '#contract/offer-list/priced-in.ts';
import { everybody } from '#publishing/audience.ts';
import { offersKindName } from '#server/billing/offer/shown-list.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { kindOf } from '#server/publishing/check-body.ts';
import { findDocument } from '#server/publishing/documents.sql.ts';
import type { DraftRecord } from '#server/publishing/drafts.sql.ts';
import { findLive } from '#server/publishing/live-body.ts';
import { findingRowOf } from '../publishing/read-draft.ts';
import type { RehearsalDeps } from './deps.ts';
import { countSubscribedBefore, readHappened } from './happened.sql.ts';
import type { PastPurchase } from './past-purchase.ts';
import type { Span } from './past-purchases.sql.ts';
import { readPastPurchases } from './past-purchases.ts';
import { endRehearsal, noteProgress } from './rehearsals.sql.ts';
import { resultOf } from './result-of.ts';
import { type RunningThread, runThread } from './run-thread.ts';

/** How often a running rehearsal says how far it is, and looks whether it is wanted still. */
const beatEveryMs = 1_000;
/** A rehearsal that was not heard of for so long has ended with its process. */
export const unheardAfterMs = 30_000;
export const interrupted = 'The server stopped while it ran. Rehearse again.';
const timeLimitMs = 10 * 60_000;
const tooSlow = 'It took longer than ten minutes and was stopped. Nothing was kept of it.';
const broken = 'It stopped because of a fault of ours, which is in the server’s log. Nothing was kept of it.';

interface Run {
  id: number;
  span: Span;
  draft: DraftRecord;
}

interface Running {
  db: RehearsalDeps['db'];
  id: number;
  /** Null until it has begun. */
  thread: RunningThread | null;
  /** Resolves when the thread and its last write are over. */
  over: Promise<void>;
}

/** The rehearsals of this process. */
const running = new Set<Running>();

/** Runs a stored rehearsal by itself; what comes of it is stored. */
export function runRehearsal(deps: RehearsalDeps, run: Run): void {
  const own: Running = { db: deps.db, id: run.id, thread: null, over: Promise.resolve() };
  running.add(own);
  own.over = rehearse(deps, run, (thread) => {
    own.thread = thread;
  })
    .catch(async (error: unknown) => {
      deps.log.error({ rehearsalId: run.id, reason: reasonOf(error) }, 'A rehearsal failed');
      await endRehearsal(deps.db, run.id, { state: 'failed', fault: broken });
    })
    // The database is away: whoever looks sees that nothing was heard of it.
    .catch(() => undefined)
    .finally(() => running.delete(own));
}

/** Ends the thread of a rehearsal now, if it runs in this process; another process sees the row within a second. */
export function endThread({ db }: Pick<RehearsalDeps, 'db'>, id: number): void {
  for (const one of running) if (one.db === db && one.id === id) one.thread?.end();
}

/** Resolves when no rehearsal runs in this process. */
export async function rehearsalsOver(): Promise<void> {
  await Promise.all([...running].map(({ over }) => over));
}

async function rehearse(deps: RehearsalDeps, run: Run, onThread: (thread: RunningThread) => void): Promise<void> {
  const { db, rehearsalWorkerFile } = deps;
  const { offers } = run.draft.body as unknown as OfferList;
  const found = await readPastPurchases(db, run.span);
  const { subscriptionIds } = found;
  const purchases = found.purchases.map((past) => withoutCountry(past, offers));
  const thread = runThread(rehearsalWorkerFile, { offers, purchases, ...run.span });
  onThread(thread);
  const watch = followThread(deps, run.id, thread);
  const rehearsed = await thread.ended.finally(watch.stop);
  if (rehearsed === null) {
    if (watch.isTooSlow()) await endRehearsal(db, run.id, { state: 'failed', fault: tooSlow });
    return;
  }
  const result = resultOf(rehearsed, {
    happened: await readHappened(db, subscriptionIds, run.span),
    alreadySubscribed: await countSubscribedBefore(db, run.span),
    findings: await findingsOf(deps, run.draft),
  });
  await noteProgress(db, run.id, { done: purchases.length, beatAt: deps.wallClock() });
  await endRehearsal(db, run.id, { state: 'done', result });
}

/** Where a country makes no difference, the rehearsal does not know it. */
function withoutCountry(past: PastPurchase, offers: readonly ListedOffer[]): PastPurchase {
  return offers.some((offer) => ownPrice(offer, past.country)) ? past : { ...past, country: null };
}

/** The checks of the editor: those of the server would make prices at the payment provider. */
async function findingsOf(
  deps: RehearsalDeps,
  { body, documentId }: DraftRecord,
): Promise<RehearsalResult['findings']> {
  const kind = kindOf(deps, offersKindName);
  const { slug } = (await findDocument(deps.db, documentId))!;
  const live = await findLive(deps.db, kind, { documentId, audience: everybody, now: deps.clock() });
  return kind.rules.check(body, await kind.editorFacts({ slug, live: live?.body ?? null })).map(findingRowOf);
}

/** Stores how far a thread is, and ends it when it takes too long or is not wanted any more. */
function followThread({ db, wallClock }: RehearsalDeps, id: number, thread: RunningThread) {
  let left = timeLimitMs / beatEveryMs;
  const timer = setInterval(() => {
    left -= 1;
    if (left <= 0) return thread.end();
    noteProgress(db, id, { done: thread.done(), beatAt: wallClock() }).then(
      (isWanted) => {
        if (!isWanted) thread.end();
      },
      () => undefined,
    );
  }, beatEveryMs);
  timer.unref();
  return { stop: () => clearInterval(timer), isTooSlow: () => left <= 0 };
}
