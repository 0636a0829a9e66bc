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
  /** What was written is kept even when the page is closed now. Nothing can be read or written after it. */
  commit(): void;
}

/** This browser's copy of training. */
export interface TrainingRows {
  /**
   * What `work` writes is kept as a whole, or not at all when this rejects, for example because the storage is full.
   * @param later does the same, and reads first what another tab may have changed; for rows that are held in memory
   */
  run<Result>(work: (rows: Rows) => Promise<Result>, later?: (rows: Rows) => Promise<Result>): Promise<Result>;
}

/** Opens the browser's copy; null where there is none, such as in some private windows. */
export async function openTrainingRows(name = 'everkite.training'): Promise<TrainingRows | null> {
  let opened: IDBDatabase | null = null;
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

async function open(name: string, onClosed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    for (const shelf of shelves) request.result.createObjectStore(shelf);
  };
  const database = await answerOf(request);
  // A newer version in another tab must not wait for this one.
  database.onversionchange = () => {
    database.close();
    onClosed();
  };
  database.onclose = onClosed;
  return database;
}

const answerOf = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Aborted', 'AbortError'));
  });

async function inTransaction<Result>(database: IDBDatabase, work: (rows: Rows) => Promise<Result>): Promise<Result> {
  const transaction = database.transaction(shelves, 'readwrite');
  const done = endOf(transaction);
  // Awaited below; until then its failure must not count as unhandled.
  done.catch(() => {});
  const of = (shelf: Shelf) => transaction.objectStore(shelf);
  const ownedBy = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);
  const rows: Rows = {
    get: (shelf, owner, id) => answerOf(of(shelf).get([owner, id])),
    list: (shelf, owner) => answerOf(of(shelf).getAll(ownedBy(owner))),
    async ids(shelf, owner) {
      const keys = await answerOf(of(shelf).getAllKeys(ownedBy(owner)));
      return keys.map((key) => (key as Key)[1]);
    },
    async put(shelf, owner, id, value) {
      await answerOf(of(shelf).put(value, [owner, id]));
    },
    remove: (shelf, owner, id) => answerOf(of(shelf).delete([owner, id])),
    clear: (shelf, owner) => answerOf(of(shelf).delete(ownedBy(owner))),
    async owners(shelf) {
      const keys = await answerOf(of(shelf).getAllKeys());
      return [...new Set(keys.map((key) => (key as Key)[0]))];
    },
    commit: () => transaction.commit(),
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
