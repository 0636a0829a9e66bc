import type { StoreApi } from 'zustand';

/** What storage must be able to do; the browser's, or memory. */
type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One value's place in the browser's storage. Nothing here throws. */
export interface Place<Stored> {
  /** What was written last; null when there is nothing, or nothing that can be read. */
  read(): Stored | null;
  write(value: Stored): void;
  erase(): void;
  /** Whether somebody else has written here, or erased it, since this was last read or written. */
  hasNews(): boolean;
}

/**
 * The browser's storage under `key`: that of the site and that of the tab, because in-app browsers lose one or the other;
 * memory when both are missing, switched off or full, so that the page works either way.
 */
export function placeFor<Stored>(key: string): Place<Stored> {
  const storage = storageWithFallback(browserStorage('localStorage'), browserStorage('sessionStorage'));
  let known: string | null = null;
  return {
    read() {
      known = storage.getItem(key);
      const envelope = attempt(() => JSON.parse(known ?? 'null') as { state?: Stored } | null);
      return envelope?.state ?? null;
    },
    write(state) {
      known = JSON.stringify({ state });
      storage.setItem(key, known);
    },
    erase() {
      known = null;
      storage.removeItem(key);
    },
    hasNews: () => storage.getItem(key) !== known,
  };
}

/** Take up what other tabs have written; `followOtherTabs` calls them. */
export const catchUps: (() => void)[] = [];

/**
 * Takes up what `place` holds and writes every change made by `store.setState` there. All tabs share the place: each change
 * is made on what it holds at that moment, so that none undoes another's. The store's initial state stays what it was made
 * with, so that prerendered HTML and hydration agree.
 * @param pick what of the state is worth keeping
 * @param join what to go on with where the place does not hold all that this tab has written
 */
export function keepStored<State extends object>(
  store: Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'setState'>,
  place: Place<Partial<State>>,
  pick: (state: State) => Partial<State> = (state) => state,
  join: (own: State, stored: Partial<State>) => Partial<State> = (_own, stored) => stored,
): void {
  const { setState } = store;
  const catchUp = () => {
    if (!place.hasNews()) return;
    const stored = place.read();
    const isUsable = typeof stored === 'object' && stored !== null;
    setState(isUsable ? join(store.getState(), stored) : store.getInitialState());
  };
  catchUp();
  catchUps.push(catchUp);
  store.setState = ((change: State, replace: true) => {
    catchUp();
    setState(change, replace);
    place.write(pick(store.getState()));
  }) as typeof setState;
}

/**
 * Storage that never throws. Every value goes to all that are given, and the first that has one answers: which is the
 * newest, because the site's is shared by all tabs and stands first, and what cannot take a new value loses its old one.
 * What none takes is kept in memory.
 */
export function storageWithFallback(...storages: (TextStorage | null)[]): TextStorage {
  const memory = new Map<string, string>();
  return {
    getItem(name) {
      if (memory.has(name)) return memory.get(name)!;
      for (const storage of storages) {
        const text = attempt(() => storage!.getItem(name));
        if (typeof text === 'string') return text;
      }
      return null;
    },
    setItem(name, value) {
      memory.set(name, value);
      for (const storage of storages) {
        try {
          storage!.setItem(name, value);
          memory.delete(name);
        } catch {
          attempt(() => storage!.removeItem(name));
        }
      }
    },
    removeItem(name) {
      memory.delete(name);
      for (const storage of storages) attempt(() => storage!.removeItem(name));
    },
  };
}

/** Null where the browser has none, or keeps it from the page. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  return attempt(() => window[kind]) ?? null;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
