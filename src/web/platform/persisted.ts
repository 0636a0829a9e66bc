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

/** The browser's storage under `key`, or memory when storage is missing, switched off or full, so that the page works either way. */
export function placeFor<Stored>(key: string): Place<Stored> {
  const storage = storageWithFallback(browserStorage());
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

/** Storage that never throws: what the given one refuses is kept in memory. */
export function storageWithFallback(storage: TextStorage | null): TextStorage {
  const memory = new Map<string, string>();
  return {
    getItem(name) {
      if (memory.has(name)) return memory.get(name)!;
      return attempt(() => storage?.getItem(name)) ?? null;
    },
    setItem(name, value) {
      const stored = attempt(() => {
        storage?.setItem(name, value);
        return storage !== null;
      });
      if (stored) memory.delete(name);
      else memory.set(name, value);
    },
    removeItem(name) {
      memory.delete(name);
      attempt(() => storage?.removeItem(name));
    },
  };
}

function browserStorage(): Storage | null {
  if (typeof window === 'undefined') return null;
  return attempt(() => window.localStorage) ?? null;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
