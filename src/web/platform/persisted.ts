import type { StoreApi } from 'zustand';

/** What storage must be able to do; the browser's, or memory. */
type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One value's place in the browser's storage. Nothing here throws. */
export interface Place<Stored> {
  /** What was written last; null when there is nothing, or nothing that can be read. */
  read(): Stored | null;
  write(value: Stored): void;
  erase(): void;
}

/**
 * The browser's storage under `key`: that of the site and that of the tab, because in-app browsers lose one or the other;
 * memory when both are missing, switched off or full, so that the page works either way.
 */
export function placeFor<Stored>(key: string): Place<Stored> {
  const storage = storageWithFallback(browserStorage('localStorage'), browserStorage('sessionStorage'));
  return {
    read() {
      const envelope = attempt(() => JSON.parse(storage.getItem(key) ?? 'null') as { state?: Stored } | null);
      return envelope?.state ?? null;
    },
    write: (state) => storage.setItem(key, JSON.stringify({ state })),
    erase: () => storage.removeItem(key),
  };
}

/**
 * Takes up what `place` holds and writes every later change there. The store's initial state stays what it was made
 * with, so that prerendered HTML and hydration agree.
 * @param pick what of the state is worth keeping
 */
export function keepStored<State extends object>(
  store: Pick<StoreApi<State>, 'setState' | 'subscribe'>,
  place: Place<Partial<State>>,
  pick: (state: State) => Partial<State> = (state) => state,
): void {
  const stored = place.read();
  if (typeof stored === 'object' && stored !== null) store.setState(stored);
  store.subscribe((state) => place.write(pick(state)));
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

function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  return attempt(() => window[kind]) ?? null;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
