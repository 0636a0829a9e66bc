import { expect, it } from 'vitest';
import { clearBrowser } from './own-data.ts';

/** The part of `Storage` that clearing uses: an object of its entries. */
function storageOf(entries: Record<string, string>): Storage {
  const storage = Object.create({
    removeItem(this: Record<string, string>, name: string) {
      delete this[name];
    },
  });
  return Object.assign(storage, entries);
}

it('clearBrowser leaves nothing behind', () => {
  const storage = storageOf({ 'everkite.session': '{}', AMP_unsent: '[]', theme: 'night' });
  clearBrowser([storage], []);
  expect(Object.keys(storage)).toEqual([]);
});

it('clearBrowser keeps the named entries in each storage', () => {
  const storages = [storageOf({ a: '1', b: '2' }), storageOf({ b: '2', c: '3' })];
  clearBrowser(storages, ['b']);
  expect(storages.map((storage) => Object.keys(storage))).toEqual([['b'], ['b']]);
});
