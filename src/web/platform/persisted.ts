import { createJSONStorage, type PersistStorage, type StateStorage } from 'zustand/middleware';

/** Where a persisted store keeps what it knows: the last arguments of zustand's `persist`. */
interface Persisted<State> {
  name: string;
  storage: PersistStorage<State>;
}

/**
 * Options for `persist(create, persisted('everkite.…'))`: the browser's storage under `key`,
 * or memory when storage is missing, switched off or full, so that the page works either way.
 */
export function persisted<State>(key: string): Persisted<State> {
  return { name: key, storage: createJSONStorage<State>(() => storageWithFallback(browserStorage()))! };
}

/** Storage that never throws: what the given one refuses is kept in memory. */
export function storageWithFallback(storage: StateStorage<void> | null): StateStorage<void> {
  const memory = new Map<string, string>();
  return {
    getItem(name) {
      if (memory.has(name)) return memory.get(name)!;
      return attempt(() => storage?.getItem(name) as string | null) ?? null;
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
