import type { EntriesPage, SavedWhere, TrainingState } from '#contract/training.ts';
import type { Entry, ErasedEntry } from '#training/entries/entry.ts';
import type { TrialColumns } from '#training/run/trial.ts';
import { dayAfter } from '#training/training-day.ts';
import { eraseOwner, type Rows, type SavedPlace, savedId, type TrainingRows } from '#web/session/training-rows.ts';
import { sampleOwner } from './training.ts';

/** The device's record of an owner, besides their entries. */
export interface SavedCopy extends SavedPlace {
  /** Null until the person has chosen. */
  where: SavedWhere | null;
  /** Whether the account has received that choice. */
  isTold: boolean;
  /** The account's last answer; null before the first. */
  state: TrainingState | null;
  /** The newest entry read from the account. */
  newestSeq: number;
}

/** A row that waits to be sent. */
export interface Waiting {
  id: string;
  act: 'add' | 'erase';
}

/** The next parcel to send: some entries, or one id to erase. */
export type Parcel = { add: Entry[] } | { erase: string } | null;

/** The facts about the copy that need no reading of its entries. */
export interface Summary {
  kept: SavedCopy;
  unsaved: number;
  /** The number of their exercises, each counted once a day. */
  unsavedExercises: number;
  /** Whether the sample was tried on this device, and this owner is not the sample. */
  hasSample: boolean;
}

export interface ParcelLimits {
  entries: number;
  bytes: number;
}

const nothingSaved: SavedCopy = { where: null, isTold: true, state: null, newestSeq: 0 };

/** Single rounds are stored for this many days, their score without limit. */
const trialsDays = 396;

export type DeviceCopy = ReturnType<typeof deviceCopy>;

/** One owner's rows on this device. Each function is one transaction. */
export function deviceCopy(rows: TrainingRows, owner: string) {
  return {
    /** All entries, without their trials. */
    entries: (today: string) => rows.run((all) => entriesOf(all, owner, today)),

    summary: () => rows.run((all) => summaryOf(all, owner)),

    /** Adds new entries. Those for the account wait to be sent from the same moment on. */
    add: (entries: readonly Entry[]) =>
      rows.run(
        (all) => addAtOnce(all, owner, entries),
        (all) => add(all, owner, entries),
      ),

    /** Adds entries from the account. */
    take: ({ entries }: EntriesPage) => rows.run((all) => take(all, owner, entries)),

    /** Erases all of an entry except its id. */
    erase: (entry: ErasedEntry) =>
      rows.run(async (all) => {
        await put(all, owner, entry);
        // Also when the account does not store it, because another tab may be sending it.
        await wait(all, owner, entry.id, 'erase');
      }),

    nextParcel: (limits: ParcelLimits, held: ReadonlySet<string>) =>
      rows.run((all) => nextParcel(all, owner, limits, held)),

    /** These have arrived, or are refused for good. Later changes to them still wait. */
    settle: (ids: readonly string[], act: Waiting['act']) =>
      rows.run(async (all) => {
        for (const id of ids) {
          const waiting = await all.get<Waiting>('outbox', owner, id);
          if (waiting?.act === act) await all.remove('outbox', owner, id);
        }
      }),

    kept: () => rows.run((all) => keptOf(all, owner)),

    choose: (where: SavedWhere) =>
      rows.run(async (all) => {
        await moveTo(all, owner, where);
        await change(all, owner, { isTold: false });
      }),

    /** The account has received the choice to store training there. */
    told: (where: SavedWhere) =>
      rows.run(async (all) => {
        if ((await keptOf(all, owner)).where === where) await change(all, owner, { isTold: true });
      }),

    /**
     * Stores the account's answer. A choice that it has not received yet is newer than the one it knows. Returns
     * whether entries were removed, because everything was erased on another device.
     */
    saveState: (state: TrainingState) =>
      rows.run(async (all) => {
        const { isTold, state: before } = await keptOf(all, owner);
        await change(all, owner, { state });
        // Only once, so that a clock that is behind does not lose entries from afterwards.
        const isNews = state.erased_at !== before?.erased_at;
        const hasDropped = isNews && (await dropErased(all, owner, state));
        if (isTold) await moveTo(all, owner, state.consent?.kept_where ?? null);
        return hasDropped;
      }),

    /** Every entry with its trials. */
    readAll: () =>
      rows.run(async (all) => {
        const entries = await all.list<Entry>('entries', owner);
        const whole: Entry[] = [];
        for (const entry of entries) whole.push(await withTrials(all, owner, entry));
        return whole;
      }),

    clear: () => rows.run((all) => eraseOwner(all, owner)),
  };
}

async function keptOf(rows: Rows, owner: string): Promise<SavedCopy> {
  return (await rows.get<SavedCopy>('kept', owner, savedId)) ?? nothingSaved;
}

async function change(rows: Rows, owner: string, part: Partial<SavedCopy>): Promise<void> {
  await rows.put('kept', owner, savedId, { ...(await keptOf(rows, owner)), ...part });
}

async function summaryOf(rows: Rows, owner: string): Promise<Summary> {
  const sample = owner === sampleOwner ? [] : await rows.ids('entries', sampleOwner);
  const kept = await keptOf(rows, owner);
  const unsaved = kept.where === 'account' ? await rows.ids('outbox', owner) : [];
  const exercises = new Set<string>();
  for (const id of unsaved) {
    const entry = await rows.get<Entry>('entries', owner, id);
    if (entry?.kind === 'run' || entry?.kind === 'item') exercises.add(`${entry.day} ${entry.exercise}`);
  }
  return { kept, unsaved: unsaved.length, unsavedExercises: exercises.size, hasSample: sample.length > 0 };
}

async function entriesOf(rows: Rows, owner: string, today: string): Promise<Entry[]> {
  if ((await keptOf(rows, owner)).where !== 'account') await rows.clear('outbox', owner);
  const entries = await rows.list<Entry>('entries', owner);
  const days = new Map(entries.map(({ id, day }) => [id, day]));
  const oldest = dayAfter(today, -trialsDays);
  for (const id of await rows.ids('trials', owner)) {
    if ((days.get(id) ?? '') < oldest) await rows.remove('trials', owner, id);
  }
  return entries;
}

/**
 * Awaits nothing before it commits, because a page that is closed in the middle of a run gets no other chance. So it
 * does not read where entries are stored: entries that wait without need are not sent, and stop waiting when the
 * entries are read.
 */
async function addAtOnce(rows: Rows, owner: string, entries: readonly Entry[]): Promise<void> {
  const writes = entries.flatMap((entry) => [...writesOf(rows, owner, entry), wait(rows, owner, entry.id, 'add')]);
  rows.commit();
  await Promise.all(writes);
}

export async function add(rows: Rows, owner: string, entries: readonly Entry[]): Promise<void> {
  const { where } = await keptOf(rows, owner);
  for (const entry of entries) {
    await put(rows, owner, entry);
    if (where === 'account') await wait(rows, owner, entry.id, 'add');
  }
}

/**
 * Trials have a row of their own, so that opening the page does not read all of them. An erased entry stays erased,
 * even if a tab without that knowledge held it in memory.
 */
async function put(rows: Rows, owner: string, entry: Entry): Promise<void> {
  const known = await rows.get<Entry>('entries', owner, entry.id);
  if (known?.kind === 'erased') return;
  await Promise.all(writesOf(rows, owner, entry));
}

function writesOf(rows: Rows, owner: string, entry: Entry): Promise<void>[] {
  const { trials, ...rest } = { trials: undefined, ...entry };
  const writes = [rows.put('entries', owner, entry.id, rest)];
  if (trials !== undefined) writes.push(rows.put('trials', owner, entry.id, trials));
  if (entry.kind === 'erased') writes.push(rows.remove('trials', owner, entry.id));
  return writes;
}

export async function withTrials(rows: Rows, owner: string, entry: Entry): Promise<Entry> {
  if (entry.kind !== 'run') return entry;
  const trials = await rows.get<TrialColumns>('trials', owner, entry.id);
  return trials === undefined ? entry : { ...entry, trials };
}

const wait = (rows: Rows, owner: string, id: string, act: Waiting['act']) =>
  rows.put('outbox', owner, id, { id, act } satisfies Waiting);

async function take(rows: Rows, owner: string, page: EntriesPage['entries']): Promise<void> {
  for (const { entry } of page) {
    const known = await rows.get<Entry>('entries', owner, entry.id);
    if (known === undefined || entry.kind === 'erased') await put(rows, owner, entry);
    if (entry.kind === 'erased') await rows.remove('outbox', owner, entry.id);
  }
  const { newestSeq } = await keptOf(rows, owner);
  await change(rows, owner, { newestSeq: Math.max(newestSeq, ...page.map(({ seq }) => seq)) });
}

/** The oldest waiting row, with as many after it as one request may have. */
async function nextParcel(rows: Rows, owner: string, limits: ParcelLimits, held: ReadonlySet<string>): Promise<Parcel> {
  const waiting = (await rows.list<Waiting>('outbox', owner)).filter(({ id }) => !held.has(id));
  if (waiting[0]?.act === 'erase') return { erase: waiting[0].id };
  const entries: Entry[] = [];
  let bytes = 0;
  for (const { id, act } of waiting.slice(0, limits.entries)) {
    if (act === 'erase') break;
    const entry = await rows.get<Entry>('entries', owner, id);
    if (entry === undefined) continue;
    const whole = await withTrials(rows, owner, entry);
    bytes += new TextEncoder().encode(JSON.stringify(whole)).length;
    if (entries.length > 0 && bytes > limits.bytes) break;
    entries.push(whole);
  }
  return entries.length === 0 ? null : { add: entries };
}

/** Removes entries from before everything was erased on another device. */
async function dropErased(rows: Rows, owner: string, { erased_at: erasedAt }: TrainingState): Promise<boolean> {
  if (erasedAt === undefined) return false;
  let hasDropped = false;
  for (const { id, at } of await rows.list<Entry>('entries', owner)) {
    if (Date.parse(at) > Date.parse(erasedAt)) continue;
    for (const shelf of ['entries', 'trials', 'outbox'] as const) await rows.remove(shelf, owner, id);
    hasDropped = true;
  }
  return hasDropped;
}

/** When the account becomes the place, all entries here wait to be sent; when it no longer is, none does. */
async function moveTo(rows: Rows, owner: string, where: SavedWhere | null): Promise<void> {
  const before = await keptOf(rows, owner);
  if (before.where === where) return;
  await change(rows, owner, { where, newestSeq: 0 });
  await rows.clear('outbox', owner);
  if (where !== 'account') return;
  for (const { id, kind } of await rows.list<Entry>('entries', owner)) {
    await wait(rows, owner, id, kind === 'erased' ? 'erase' : 'add');
  }
}
