import { type IDBPDatabase, openDB } from 'idb';

/** Every row belongs to an owner: a user's id, or `sample` for what is tried without an account. */
const shelves = ['entries', 'trials', 'outbox', 'notes', 'kept'] as const;
export type Shelf = (typeof shelves)[number];

type Key = [owner: string, id: string];

/** Rows within one transaction, which ends when something else is awaited in it. */
export interface Rows {
  get<Value>(shelf: Shelf, owner: string, id: string): Promise<Value | undefined>;
  /** By id, smallest first: for ids made by a device, oldest first. */
  list<Value>(shelf: Shelf, owner: string): Promise<Value[]>;
  ids(shelf: Shelf, owner: string): Promise<string[]>;
  put(shelf: Shelf, owner: string, id: string, value: unknown): Promise<void>;
  remove(shelf: Shelf, owner: string, id: string): Promise<void>;
  /** All of an owner's rows. */
  clear(shelf: Shelf, owner: string): Promise<void>;
  /** Everybody who has rows in a shelf. */
  owners(shelf: Shelf): Promise<string[]>;
}

/** This browser's copy of training. */
export interface TrainingRows {
  /** What `work` writes is kept as a whole, or not at all when this rejects, for example because the storage is full. */
  run<Result>(work: (rows: Rows) => Promise<Result>): Promise<Result>;
}

/** Opens the browser's copy; null where there is none, such as in some private windows. */
export async function openTrainingRows(name = 'everkite.training'): Promise<TrainingRows | null> {
  let opened: IDBPDatabase | null = null;
  const connection = async () => {
    opened ??= await open(name, () => {
      opened = null;
    });
    return opened;
  };
  try {
    await connection();
  } catch {
    return null;
  }
  // The browser may have closed it since, for example while the phone slept.
  return { run: async (work) => inTransaction(await connection(), work) };
}

function open(name: string, onClosed: () => void): Promise<IDBPDatabase> {
  return openDB(name, 1, {
    upgrade(database) {
      for (const shelf of shelves) database.createObjectStore(shelf);
    },
    // A newer version in another tab must not wait for this one.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
}

async function inTransaction<Result>(database: IDBPDatabase, work: (rows: Rows) => Promise<Result>): Promise<Result> {
  const transaction = database.transaction(shelves, 'readwrite');
  const { done } = transaction;
  // Awaited below; until then its failure must not count as unhandled.
  done.catch(() => {});
  const of = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);
  const rows: Rows = {
    get: (shelf, owner, id) => transaction.objectStore(shelf).get([owner, id]),
    list: (shelf, owner) => transaction.objectStore(shelf).getAll(of(owner)),
    async ids(shelf, owner) {
      const keys = await transaction.objectStore(shelf).getAllKeys(of(owner));
      return keys.map((key) => (key as Key)[1]);
    },
    async put(shelf, owner, id, value) {
      await transaction.objectStore(shelf).put(value, [owner, id]);
    },
    remove: (shelf, owner, id) => transaction.objectStore(shelf).delete([owner, id]),
    clear: (shelf, owner) => transaction.objectStore(shelf).delete(of(owner)),
    async owners(shelf) {
      const keys = await transaction.objectStore(shelf).getAllKeys();
      return [...new Set(keys.map((key) => (key as Key)[0]))];
    },
  };
  try {
    const result = await work(rows);
    await done;
    return result;
  } catch (error) {
    abort(transaction);
    throw error;
  }
}

/** One that has ended by itself cannot be aborted. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {}
}
