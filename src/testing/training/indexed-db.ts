import * as fake from 'fake-indexeddb';
import { vi } from 'vitest';

/** Gives a test a new, empty IndexedDB, which `unstubGlobals` takes away again. */
export function useIndexedDB(): void {
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
  for (const [name, value] of Object.entries(fake)) if (/^IDB/.test(name)) vi.stubGlobal(name, value);
}
