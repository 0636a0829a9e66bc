import type { StoreApi } from 'zustand';

/** The part of `Storage` that we use. */
type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One value in the browser's storage. Nothing here throws. */
export interface Place<Stored> {
  /** The last written value; null when there is none or it cannot be parsed. */
  read(): Stored | null;
  write(value: Stored): void;
  erase(): void;
  /** Whether another tab has written or erased it since this one last read or wrote. */
  hasUnreadChange(): boolean;
}

/**
 * A value under `key` in the browser's storage: both the site's and the tab's, because in-app browsers lose one or the
 * other; in memory when both are missing, switched off or full, so that the page works in any case.
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
    hasUnreadChange: () => storage.getItem(key) !== known,
  };
}

/** Functions that apply other tabs' writes, one for each store; `followOtherTabs` calls them. */
export const catchUpCallbacks: (() => void)[] = [];

/**
 * Restores the store from `place` and writes every change made by `store.setState` there. Tabs share the place, so each
 * change is applied to its current content and none undoes another tab's. The store's initial state does not change, so
 * that prerendered HTML and hydration agree.
 * @param pick the part of the state that is stored
 * @param join merges this tab's state with another tab's write, which may lack this tab's changes
 */
export function persistStore<State extends object>(
  store: Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'setState'>,
  place: Place<Partial<State>>,
  pick: (state: State) => Partial<State> = (state) => state,
  join: (own: State, stored: Partial<State>) => Partial<State> = (_own, stored) => stored,
): void {
  const { setState } = store;
  const catchUp = () => {
    if (!place.hasUnreadChange()) return;
    const stored = place.read();
    const isUsable = typeof stored === 'object' && stored !== null;
    setState(isUsable ? join(store.getState(), stored) : store.getInitialState());
  };
  catchUp();
  catchUpCallbacks.push(catchUp);
  store.setState = ((change: State, replace: true) => {
    catchUp();
    setState(change, replace);
    place.write(pick(store.getState()));
  }) as typeof setState;
}

/**
 * Storage that never throws. Each value is written to all given storages and read from the first that has one. That
 * value is the newest: the site's storage comes first and is shared by all tabs, and a storage that rejects a value has
 * its old one removed. A value that none accepts is kept in memory.
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

/** Null when the browser has none or denies access. */
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
