import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { placeFor, storageWithFallback } from './persisted.ts';

function fakeStorage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}

function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}

test('storage uses the browser’s when it works', () => {
  const browser = fakeStorage();
  const storage = storageWithFallback(browser);
  storage.setItem('key', 'value');
  expect(browser.values.get('key')).toBe('value');
  expect(storage.getItem('key')).toBe('value');
  storage.removeItem('key');
  expect(storage.getItem('key')).toBeNull();
});

test('storage falls back to memory when there is none', () => {
  const storage = storageWithFallback(null);
  storage.setItem('key', 'value');
  expect(storage.getItem('key')).toBe('value');
  storage.removeItem('key');
  expect(storage.getItem('key')).toBeNull();
});

test('storage falls back to memory when every access throws', () => {
  const storage = storageWithFallback({ getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(storage.getItem('key')).toBeNull();
  storage.setItem('key', 'value');
  expect(storage.getItem('key')).toBe('value');
  storage.removeItem('key');
  expect(storage.getItem('key')).toBeNull();
});

test('storage that is full shows the newest value and not the older one', () => {
  const browser = fakeStorage();
  const storage = storageWithFallback({ ...browser, setItem: refuse });
  browser.values.set('key', 'old');
  storage.setItem('key', 'new');
  expect(storage.getItem('key')).toBe('new');
});

afterEach(() => vi.unstubAllGlobals());

const visit = (storages: object) => {
  vi.stubGlobal('window', storages);
  return placeFor<string>('key');
};

test('a value is written to the site’s and the tab’s storage, and either one alone restores it', () => {
  const [site, tab] = [fakeStorage(), fakeStorage()];
  visit({ localStorage: site, sessionStorage: tab }).write('here');
  expect(visit({ localStorage: site, sessionStorage: fakeStorage() }).read()).toBe('here');
  expect(visit({ localStorage: fakeStorage(), sessionStorage: tab }).read()).toBe('here');
});

test('a place reads what another tab wrote later, not its own tab’s older value', () => {
  const site = fakeStorage();
  const [one, other] = [fakeStorage(), fakeStorage()];
  visit({ localStorage: site, sessionStorage: one }).write('early');
  visit({ localStorage: site, sessionStorage: other }).write('late');
  expect(visit({ localStorage: site, sessionStorage: one }).read()).toBe('late');
});

test('a place reads the newest value after a reload when the site’s storage is full', () => {
  const [site, tab] = [fakeStorage(), fakeStorage()];
  visit({ localStorage: site, sessionStorage: tab }).write('old');
  const full = { ...site, setItem: refuse };
  visit({ localStorage: full, sessionStorage: tab }).write('new');
  expect(visit({ localStorage: full, sessionStorage: tab }).read()).toBe('new');
});

test('a value is erased in both storages', () => {
  const [site, tab] = [fakeStorage(), fakeStorage()];
  const place = visit({ localStorage: site, sessionStorage: tab });
  place.write('here');
  place.erase();
  expect([...site.values, ...tab.values]).toEqual([]);
});

test('a place uses memory where looking for either storage throws', () => {
  const place = visit(Object.defineProperties({}, { localStorage: { get: refuse }, sessionStorage: { get: refuse } }));
  place.write('here');
  expect(place.read()).toBe('here');
  place.erase();
  expect(place.read()).toBeNull();
});

test('a place is empty when its content is none of ours', () => {
  const site = fakeStorage();
  for (const text of ['{', 'null', '5', '{}']) {
    site.values.set('key', text);
    expect(visit({ localStorage: site, sessionStorage: fakeStorage() }).read()).toBeNull();
  }
});

test('every stored state changes through the store’s own `setState`, because that one writes', () => {
  const web = path.join(import.meta.dirname, '..');
  const kept = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => ({ file, code: readFileSync(path.join(web, file), 'utf8') }))
    .filter(({ code }) => /^persistStore\(/m.test(code));
  expect(kept.length).toBeGreaterThan(3);
  const byCreator = kept.filter(({ code }) => /\bset\(/.test(code)).map(({ file }) => file);
  expect(byCreator).toEqual([]);
});
