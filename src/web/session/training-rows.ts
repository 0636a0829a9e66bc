/** Every row belongs to an owner: a user's id, or `sample` for the training that is tried without an account. */
const shelves = ['entries', 'trials', 'outbox', 'notes', 'kept'] as const;
export type Shelf = (typeof shelves)[number];

type Key = [owner: string, id: string];

/** Rows within one transaction, which ends when anything else is awaited in it. */
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
  /**
   * Commits, so that written rows are stored even when the page is closed now. No row can be read or written
   * afterwards.
   */
  commit(): void;
}

/** This browser's copy of training. */
export interface TrainingRows {
  /**
   * Stores all writes of `work`, or none of them when this rejects: the storage is full, is refused, such as in some
   * private windows, or does not answer.
   * @param later does the same, but first reads rows that another tab may have changed; for rows that are held in
   * memory
   */
  run<Result>(work: (rows: Rows) => Promise<Result>, later?: (rows: Rows) => Promise<Result>): Promise<Result>;
}

/** How long the browser's storage may take, in ms. */
interface StorageLimits {
  openMs: number;
  transactionMs: number;
}

const usualLimits: StorageLimits = { openMs: 3000, transactionMs: 10_000 };

/**
 * The browser's copy. A connection that the browser has lost is opened once more; phones lose it when a page slept,
 * often without an event. While the browser has not answered, it is asked nothing else, because that would wait as
 * long.
 * A page that is left ends its transactions: Safari and Firefox freeze the page, for people who go back, and a
 * transaction in it would block all other pages. The interrupted work is done again when the page is shown again.
 */
export function openTrainingRows(
  name = 'everkite.training',
  limits = usualLimits,
  page: EventTarget = typeof window === 'undefined' ? new EventTarget() : window,
): TrainingRows {
  const running = new Set<IDBTransaction>();
  let leavings = 0;
  let database: IDBDatabase | null = null;
  let opening: Promise<IDBDatabase> | null = null;
  let isSilent = false;

  function inTime<Answer>(answer: Promise<Answer>, limitMs: number): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        isSilent = true;
        reject(silence());
      }, limitMs);
      const heard = () => {
        clearTimeout(timer);
        isSilent = false;
      };
      answer.finally(heard).then(resolve, reject);
    });
  }

  function forget(lost: IDBDatabase): void {
    if (database === lost) database = null;
  }

  /** A late connection is also used from then on. */
  function connect(): Promise<IDBDatabase> {
    opening ??= open(name, forget)
      .then((connection) => {
        database = connection;
        return connection;
      })
      .finally(() => {
        opening = null;
      });
    return opening;
  }

  async function attempt<Result>(work: (rows: Rows) => Promise<Result>): Promise<Result> {
    if (isSilent) throw silence();
    const connection = database ?? (await inTime(connect(), limits.openMs));
    return inTransaction(connection, running, work, (done) => inTime(done, limits.transactionMs));
  }

  async function run<Result>(work: (rows: Rows) => Promise<Result>): Promise<Result> {
    const [before, leavingsBefore] = [database, leavings];
    try {
      return await attempt(work);
    } catch (error) {
      if (!isLostConnection(error)) throw error;
      if (leavings > leavingsBefore) {
        await untilShownAgain();
        return run(work);
      }
      if (before === null) throw error;
      before.close();
      forget(before);
      return attempt(work);
    }
  }

  page.addEventListener('pagehide', () => {
    leavings += 1;
    for (const transaction of running) abort(transaction);
  });
  // Connects at once, in parallel with the other loading of a page.
  connect().catch(() => {});

  return { run };
}

/** The timers of a page that is left stand still. */
const untilShownAgain = () => new Promise((resolve) => setTimeout(resolve));

const silence = () => new DOMException('No answer', 'TimeoutError');

/** Chromium, Gecko and WebKit call it by different names; none of them has written anything then. */
const isLostConnection = (error: unknown) => /^(InvalidState|Abort|Unknown)Error$/.test((error as Error).name);

async function open(name: string, onClosed: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    for (const shelf of shelves) request.result.createObjectStore(shelf);
  };
  const database = await answerOf(request);
  // A newer version in another tab must not wait for this one.
  database.onversionchange = () => {
    database.close();
    onClosed(database);
  };
  database.onclose = () => onClosed(database);
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

/**
 * @param running has the transaction as long as it runs
 * @param inTime rejects when its promise takes too long
 */
async function inTransaction<Result>(
  database: IDBDatabase,
  running: Set<IDBTransaction>,
  work: (rows: Rows) => Promise<Result>,
  inTime: (whole: Promise<Result>) => Promise<Result>,
): Promise<Result> {
  const transaction = database.transaction(shelves, 'readwrite');
  running.add(transaction);
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
  const whole = work(rows).then(async (result) => {
    await done;
    return result;
  });
  try {
    return await inTime(whole);
  } catch (error) {
    abort(transaction);
    throw error;
  } finally {
    running.delete(transaction);
  }
}

/** A transaction that has ended by itself cannot be aborted. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {}
}

/** The place where a person's training is stored, from the row `kept` of this device. */
export interface SavedPlace {
  where: 'device' | 'account' | null;
}

/** The id of the only row of the shelf `kept` of each owner. */
export const savedId = 'kept';

/** Erases everything that an owner has on this device. */
export async function eraseOwner(rows: Rows, owner: string): Promise<void> {
  for (const shelf of shelves) await rows.clear(shelf, owner);
}
