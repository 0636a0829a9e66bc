import type { Entry } from '#training/entries/entry.ts';
import { distinct, foldEntries } from '#training/entries/fold.ts';
import { trainingDayOf } from '#training/training-day.ts';
import type { TrainingRows } from '#web/session/training-rows.ts';
import { type DeviceCopy, deviceCopy } from './device-copy.ts';
import { createOutbox, type Outbox, type OutboxParts } from './outbox.ts';
import { rowsWithMemory } from './rows-with-memory.ts';
import type { TrainingActions, TrainingFacts } from './training.ts';
import { readAccount, type TrainingCalls } from './training-calls.ts';

/** What the store needs from the browser. */
export interface TrainingParts extends Pick<OutboxParts, 'alone' | 'later' | 'random'> {
  openRows(): TrainingRows;
  /**
   * The signed-in user, with the calls of their session; null when nobody is signed in or the account did not answer.
   */
  who(): Promise<{ owner: string; calls: TrainingCalls } | null>;
  /** Epoch ms. */
  now(): number;
  /** Local time minus UTC at a moment, in minutes. */
  offsetMin(at: number): number;
  newId(): string;
  /** Notifies other tabs that this owner's rows have changed. */
  announce(owner: string): void;
  /** Ends the worker that opens training without a network. */
  leaveOffline(): Promise<void>;
  /** Called once, with the first opening, so that the store receives the browser's events. */
  connect(training: TrainingHandlers): void;
}

export interface TrainingHandlers extends Pick<TrainingActions, 'refresh' | 'close'> {
  /** Another tab has changed this owner's rows. */
  changed(owner: string): void;
}

/** The state that pages read and write. */
export interface Shown {
  facts(): TrainingFacts;
  show(change: Partial<TrainingFacts>): void;
}

/** One owner's training while it is open. */
export interface Opened {
  owner: string;
  rows: TrainingRows;
  copy: DeviceCopy;
  /** Null for the sample. */
  account: { calls: TrainingCalls; outbox: Outbox } | null;
  /** Shown already, but not stored yet. */
  adding: Set<Entry>;
  /** Trained before the person has said where to keep it; in memory only, with their trials. */
  held: readonly Entry[];
}

export const closed: TrainingFacts = {
  status: 'closed',
  owner: null,
  state: null,
  isFresh: false,
  where: null,
  isDeclined: false,
  isTold: true,
  entries: [],
  folded: foldEntries([]),
  unsaved: 0,
  unsavedExercises: 0,
  isDelayed: false,
  unstored: null,
  hasSample: false,
};

export type OpenedTraining = ReturnType<typeof openedTraining>;

/** Opens one owner's training at a time, and updates the pages' state with it. */
export function openedTraining(parts: TrainingParts, { facts, show }: Shown) {
  let opened: Opened | null = null;
  let openings = 0;
  let rowsOfTab: TrainingRows | null = null;

  const today = () => trainingDayOf(parts.now(), parts.offsetMin(parts.now()));

  function openRows(): TrainingRows {
    if (rowsOfTab === null) {
      parts.connect({ refresh, close, changed: (owner) => void (owner === opened?.owner && read(opened)) });
      rowsOfTab = rowsWithMemory(parts.openRows(), (unstored) => show({ unstored }));
    }
    return rowsOfTab;
  }

  /** @param person null when nobody is signed in */
  async function open(person: () => Promise<{ owner: string; calls: TrainingCalls | null } | null>): Promise<void> {
    openings += 1;
    const opening = openings;
    if (opened === null) show({ status: 'opening' });
    const rows = openRows();
    const found = await person();
    if (opening !== openings) return;
    if (found === null) return show({ status: 'unreachable' });
    if (opened?.owner === found.owner) return refresh();
    close();
    await begin(found.owner, found.calls, rows);
  }

  async function begin(owner: string, calls: TrainingCalls | null, rows: TrainingRows): Promise<void> {
    const copy = deviceCopy(rows, owner);
    const account = calls && { calls, outbox: createOutbox(outboxParts(copy, calls)) };
    opened = { owner, rows, copy, account, adding: new Set(), held: [] };
    show({ status: 'opening' });
    await read(opened);
    await refresh();
    await tidy(rows, owner);
  }

  /** Work that nobody waits for. Code that does not load now is loaded by the next page. */
  async function tidy(rows: TrainingRows, owner: string): Promise<void> {
    const code = await import('./clean-up.ts').catch(() => null);
    await code?.cleanUp(rows, owner, parts.now());
  }

  function outboxParts(copy: DeviceCopy, calls: TrainingCalls): OutboxParts {
    const one = () => (opened?.copy === copy ? opened : null);
    return {
      ...parts,
      copy,
      calls,
      onTried: (isAllSent) => void (one() && show({ isDelayed: !isAllSent })),
      onSent: async () => summarize(one()),
    };
  }

  /** Shows the facts in the rows without reading the entries. */
  async function summarize(one: Opened | null): Promise<void> {
    if (one === null) return;
    const { kept, hasSample, ...waiting } = await one.copy.summary();
    if (opened !== one) return;
    const { where, isTold, state } = kept;
    const isOpen = state !== null || one.account === null;
    show({ owner: one.owner, state, where, isTold, hasSample, ...waiting, ...(isOpen ? { status: 'open' } : {}) });
    if (where !== null) await storeHeld(one);
  }

  /** Stores what was trained before the choice, which this tab or another device has made. */
  async function storeHeld(one: Opened): Promise<void> {
    const { held } = one;
    if (held.length === 0) return;
    one.held = [];
    for (const entry of held) one.adding.add(entry);
    await one.copy.add(held);
    for (const entry of held) one.adding.delete(entry);
    await changed(one, summarize);
  }

  /** Forgets what was trained before the choice. */
  function drop(): void {
    const one = current();
    const dropped = new Set(one.held.map(({ id }) => id));
    one.held = [];
    const entries = facts().entries.filter(({ id }) => !dropped.has(id));
    show({ isDeclined: true, entries, folded: foldEntries(entries) });
  }

  /** Shows the rows. */
  async function read(one: Opened): Promise<void> {
    const stored = await one.copy.entries(today());
    if (opened !== one) return;
    const entries = distinct([...stored, ...[...one.held, ...one.adding].map(withoutTrials)]);
    show({ entries, folded: foldEntries(entries) });
    await summarize(one);
  }

  async function refresh(): Promise<void> {
    const one = opened;
    if (!one?.account) return;
    const { calls, outbox } = one.account;
    const before = facts().state?.writable_until;
    show({ isDelayed: false });
    const hasNew = await parts.alone(() => readAccount(one.copy, calls));
    if (opened !== one) return;
    show({ isFresh: hasNew !== null });
    // Even without news, because another tab may have read it, or stored rows that it could not store before.
    await read(one);
    if (hasNew === true) parts.announce(one.owner);
    const { status, state } = facts();
    if (status === 'opening') show({ status: 'unreachable' });
    if (state?.writable_until !== before) outbox.release();
    await outbox.flush();
  }

  function close(): void {
    openings += 1;
    opened?.account?.outbox.stop();
    opened = null;
    show(closed);
  }

  function current(): Opened {
    if (opened === null) throw new Error('The training is not open');
    return opened;
  }

  async function add(entry: Entry): Promise<void> {
    const one = current();
    // Until the account has answered, nobody knows what was chosen on another device.
    const isHeld = facts().state !== null && facts().where === null;
    if (isHeld) one.held = [...one.held, entry];
    else one.adding.add(entry);
    const entries = [...facts().entries, withoutTrials(entry)];
    show({ entries, folded: foldEntries(entries) });
    if (isHeld) return;
    await one.copy.add([entry]);
    one.adding.delete(entry);
    await changed(one, summarize);
  }

  /** After a change of the rows by this tab. */
  async function changed(one: Opened, look: (one: Opened) => Promise<void> = read): Promise<void> {
    await look(one);
    parts.announce(one.owner);
    void one.account?.outbox.flush();
  }

  return { open, close, refresh, current, add, drop, changed };
}

function withoutTrials(entry: Entry): Entry {
  if (entry.kind !== 'run') return entry;
  const { trials, ...rest } = entry;
  return rest;
}
