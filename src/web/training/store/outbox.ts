import type { SavedWhere } from '#contract/training.ts';
import { storedOnDevice } from '#contract/training-consent.ts';
import type { Entry } from '#training/entries/entry.ts';
import type { DeviceCopy, ParcelLimits, Waiting } from './device-copy.ts';
import type { Fault, TrainingCalls } from './training-calls.ts';

/** The outbox's environment, which a test can replace. */
export interface OutboxParts {
  copy: DeviceCopy;
  calls: Pick<TrainingCalls, 'add' | 'erase' | 'saveWhere'>;
  /** Runs `work` while no other tab runs the same. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs once after a delay; returns a function that cancels it. */
  later(delayMs: number, run: () => void): () => void;
  /** From 0 to below 1. */
  random(): number;
  /** Called after something has left. */
  onSent(): Promise<void>;
  /** Called at the end of each try. */
  onTried(isAllSent: boolean): void;
}

export interface Outbox {
  /** Sends all waiting rows, oldest first; failed ones are sent again later. Resolves when this try ends. */
  flush(): Promise<void>;
  /** Access has come back, so rows that were refused without it are sent again. */
  release(): void;
  /** Stops sending for good. */
  stop(): void;
}

const limits: ParcelLimits = { entries: 50, bytes: 200_000 };
const firstDelayMs = 1000;
const longestDelayMs = 60_000;

/** After `sent` comes the next parcel, after `later` another try. */
type Outcome = 'sent' | 'nothing to send' | 'later' | 'stopped';

/**
 * Brings entries to the account exactly once: they wait on the device until the account has taken or refused each, and
 * adding one again changes nothing there (training.md § 5.3).
 */
export function createOutbox({ copy, calls, alone, later, random, onSent, onTried }: OutboxParts): Outbox {
  let isStopped = false;
  let faults = 0;
  let cancelRetry = () => {};
  let last: Promise<void> = Promise.resolve();
  let flushesWaiting = 0;
  let mostEntries = limits.entries;
  /**
   * Rows that were refused for lack of access: they stay on the device, and are not sent again before the next start.
   */
  const held = new Set<string>();

  async function sendNext(): Promise<Outcome> {
    const { where, isTold } = await copy.kept();
    if (where !== null && !isTold) return tell(where);
    if (where !== 'account') return 'nothing to send';
    const parcel = await copy.nextParcel({ ...limits, entries: mostEntries }, held);
    if (parcel === null) return 'nothing to send';
    return 'erase' in parcel ? erase(parcel.erase) : add(parcel.add);
  }

  async function tell(where: SavedWhere): Promise<Outcome> {
    const answer = await calls.saveWhere(where);
    if ('fault' in answer) return outcomeOf(answer.fault);
    await copy.told(where);
    return 'sent';
  }

  async function erase(id: string): Promise<Outcome> {
    const answer = await calls.erase(id);
    // An id that the account does not know counts as erased.
    return 'fault' in answer && answer.fault !== 'refused' ? outcomeOf(answer.fault, [id]) : settled([id], 'erase');
  }

  async function add(entries: Entry[]): Promise<Outcome> {
    const ids = entries.map(({ id }) => id);
    const answer = await calls.add(entries);
    if ('fault' in answer) {
      if (answer.fault !== 'refused') return outcomeOf(answer.fault, ids);
      // The server cannot read one of the entries. Halving the parcel finds it, so that it does not block the others.
      mostEntries = Math.max(1, Math.floor(ids.length / 2));
      return ids.length > 1 ? 'sent' : settled(ids, 'add');
    }
    mostEntries = limits.entries;
    const { accepted } = answer.data;
    // Another device has just chosen this device as the place. The entries wait, because the next answer of the account
    // has the valid choice.
    const refused = answer.data.refused.filter(({ why }) => why !== storedOnDevice);
    for (const { id, why } of refused) console.error(`The training entry ${id} was refused: ${why}`);
    const named = new Set([...accepted, ...refused.map(({ id }) => id)]);
    const done = ids.filter((id) => named.has(id));
    return done.length > 0 ? settled(done, 'add') : 'later';
  }

  async function settled(ids: readonly string[], act: Waiting['act']): Promise<Outcome> {
    await copy.settle(ids, act);
    return 'sent';
  }

  function outcomeOf(fault: Fault, ids: readonly string[] = []): Outcome {
    if (fault === 'signed out') isStopped = true;
    if (fault === 'signed out' || fault === 'refused') return 'stopped';
    if (fault === 'no answer') return 'later';
    for (const id of ids) held.add(id);
    return ids.length > 0 ? 'sent' : 'stopped';
  }

  async function sendAll(): Promise<Outcome> {
    for (;;) {
      if (isStopped) return 'stopped';
      const outcome = await sendNext();
      if (outcome !== 'sent') return outcome;
      faults = 0;
      await onSent();
    }
  }

  async function flushNow(): Promise<void> {
    cancelRetry();
    if (isStopped) return;
    const outcome = await alone(sendAll);
    onTried(outcome === 'nothing to send' && held.size === 0);
    if (outcome !== 'later') return;
    const delayMs = Math.min(longestDelayMs, firstDelayMs * 2 ** faults);
    faults += 1;
    // A little earlier for some devices, so that not all come back at once.
    cancelRetry = later(delayMs * (1 - random() / 4), () => void flush());
  }

  /** One flush after another; a single one is enough for several that wait. */
  function flush(): Promise<void> {
    if (flushesWaiting > 0) return last;
    flushesWaiting += 1;
    const next = () => {
      flushesWaiting -= 1;
      return flushNow();
    };
    last = last.then(next, next);
    return last;
  }

  return {
    flush,
    release: () => held.clear(),
    stop() {
      isStopped = true;
      cancelRetry();
    },
  };
}

/** In ms; longer than sending takes, unless the network hangs. */
const longestWaitMs = 10_000;

/**
 * Runs `work` while no other tab of this browser runs work with the same name. Runs it without a lock where locks are
 * missing, refused or given too late, because the account takes an entry that two tabs send only once.
 */
export async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let begun: Promise<Result> | null = null;
  const begin = () => {
    begun ??= work();
    return begun;
  };
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), longestWaitMs);
  try {
    await navigator.locks.request(name, { signal: waiting.signal }, () => {
      clearTimeout(timer);
      return begin();
    });
  } catch {
    // No lock, or `work` itself has failed, which the line below reports.
  } finally {
    clearTimeout(timer);
  }
  return begin();
}
