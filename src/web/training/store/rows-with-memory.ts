import type { Rows, Shelf, TrainingRows } from '#web/session/training-rows.ts';

interface Held {
  shelf: Shelf;
  owner: string;
  id: string;
  /** Undefined for a removed row. */
  value: unknown;
}

/** Rows that this tab holds because the device did not take them, by shelf, owner and id. */
type Memory = ReadonlyMap<string, Held>;
type Work = (rows: Rows) => Promise<unknown>;

/**
 * Why rows are in memory only: the device has no room, or its storage is refused, lost or does not answer. Null when
 * all are stored.
 */
export type Unstored = 'no room' | 'no storage' | null;

/**
 * Rows that never reject for lack of storage: rows that the device does not take are held in memory and read from
 * there. The next transaction that the device takes repeats their work from the beginning, because another tab may have
 * changed the rows since.
 * @param onTried called after each transaction with the reason why rows are in memory only
 */
export function rowsWithMemory(device: TrainingRows, onTried: (unstored: Unstored) => void): TrainingRows {
  let memory: Memory = new Map();
  let undone: readonly Work[] = [];
  let last: Promise<unknown> = Promise.resolve();

  async function runOnDevice<Result>(work: (rows: Rows) => Promise<Result>): Promise<Result> {
    const result = await device.run(async (rows) => {
      // Only the last one may commit.
      for (const earlier of undone) await earlier({ ...rows, commit() {} });
      return work(rows);
    });
    memory = new Map();
    undone = [];
    return result;
  }

  async function runInMemory<Result>(work: (rows: Rows) => Promise<Result>): Promise<Result> {
    const changed = new Map(memory);
    let writes = 0;
    const result = await work(
      rowsOver(device, changed, () => {
        writes += 1;
      }),
    );
    if (writes > 0) undone = [...undone, work];
    memory = changed;
    return result;
  }

  const runNext: TrainingRows['run'] = async (work, later = work) => {
    let why: Unstored = null;
    try {
      return await runOnDevice(work);
    } catch (error) {
      why = (error as Partial<Error> | null)?.name === 'QuotaExceededError' ? 'no room' : 'no storage';
      return await runInMemory(later);
    } finally {
      onTried(memory.size > 0 ? why : null);
    }
  };

  return {
    // One transaction after another, so that none is dropped together with the rows that another has brought to the
    // device.
    run(work, later) {
      const result = last.then(() => runNext(work, later));
      last = result.catch(() => {});
      return result;
    },
  };
}

/** The device's rows with those of `memory` over them; writes go to `memory`. */
function rowsOver(device: TrainingRows, memory: Map<string, Held>, onWrite: () => void): Rows {
  const keyOf = (shelf: Shelf, owner: string, id: string) => JSON.stringify([shelf, owner, id]);
  const write = (shelf: Shelf, owner: string, id: string, value: unknown) => {
    memory.set(keyOf(shelf, owner, id), { shelf, owner, id, value });
    onWrite();
  };
  const read = async <Value>(work: (rows: Rows) => Promise<Value>, otherwise: Value) => {
    try {
      return await device.run(work);
    } catch {
      return otherwise;
    }
  };
  const idsOf = (shelf: Shelf, owner: string) => read((rows) => rows.ids(shelf, owner), []);
  const get = async <Value>(shelf: Shelf, owner: string, id: string) => {
    const held = memory.get(keyOf(shelf, owner, id));
    return held ? (held.value as Value) : read((rows) => rows.get<Value>(shelf, owner, id), undefined);
  };
  const ids = async (shelf: Shelf, owner: string) => {
    const all = new Set(await idsOf(shelf, owner));
    for (const held of memory.values()) {
      if (held.shelf !== shelf || held.owner !== owner) continue;
      if (held.value === undefined) all.delete(held.id);
      else all.add(held.id);
    }
    return [...all].sort();
  };
  return {
    get,
    ids,
    async list<Value>(shelf: Shelf, owner: string) {
      const values = [];
      for (const id of await ids(shelf, owner)) values.push((await get<Value>(shelf, owner, id))!);
      return values;
    },
    put: async (...row) => write(...row),
    remove: async (...row) => write(...row, undefined),
    async clear(shelf, owner) {
      for (const id of await ids(shelf, owner)) write(shelf, owner, id, undefined);
    },
    async owners(shelf) {
      const here = await read((rows) => rows.owners(shelf), []);
      return [...new Set([...here, ...[...memory.values()].map(({ owner }) => owner)])];
    },
    commit() {},
  };
}
