import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { placeFor, storageWithFallback } from './persisted';

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

describe('storage that a page can rely on', () => {
  test('uses the browser storage when it works', () => {
    const browser = fakeStorage();
    const storage = storageWithFallback(browser);
    storage.setItem('key', 'value');
    expect(browser.values.get('key')).toBe('value');
    expect(storage.getItem('key')).toBe('value');
    storage.removeItem('key');
    expect(storage.getItem('key')).toBeNull();
  });

  test('falls back to memory when there is none', () => {
    const storage = storageWithFallback(null);
    storage.setItem('key', 'value');
    expect(storage.getItem('key')).toBe('value');
    storage.removeItem('key');
    expect(storage.getItem('key')).toBeNull();
  });

  test('falls back to memory when every access throws', () => {
    const storage = storageWithFallback({ getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(storage.getItem('key')).toBeNull();
    storage.setItem('key', 'value');
    expect(storage.getItem('key')).toBe('value');
    storage.removeItem('key');
    expect(storage.getItem('key')).toBeNull();
  });

  test('shows the newest value even when storage is full and keeps an older one', () => {
    const browser = fakeStorage();
    const storage = storageWithFallback({ ...browser, setItem: refuse });
    browser.values.set('key', 'old');
    storage.setItem('key', 'new');
    expect(storage.getItem('key')).toBe('new');
  });
});

describe('a place in storage', () => {
  afterEach(() => vi.unstubAllGlobals());

  const visit = (storages: object) => {
    vi.stubGlobal('window', storages);
    return placeFor<string>('key');
  };

  test('is that of the site and that of the tab, and either one alone brings the value back', () => {
    const [site, tab] = [fakeStorage(), fakeStorage()];
    visit({ localStorage: site, sessionStorage: tab }).write('here');
    expect(visit({ localStorage: site, sessionStorage: fakeStorage() }).read()).toBe('here');
    expect(visit({ localStorage: fakeStorage(), sessionStorage: tab }).read()).toBe('here');
  });

  test('tells what another tab wrote later, not what this one remembers', () => {
    const site = fakeStorage();
    const [one, other] = [fakeStorage(), fakeStorage()];
    visit({ localStorage: site, sessionStorage: one }).write('early');
    visit({ localStorage: site, sessionStorage: other }).write('late');
    expect(visit({ localStorage: site, sessionStorage: one }).read()).toBe('late');
  });

  test('tells the newest value after a reload when the site’s storage is full', () => {
    const [site, tab] = [fakeStorage(), fakeStorage()];
    visit({ localStorage: site, sessionStorage: tab }).write('old');
    const full = { ...site, setItem: refuse };
    visit({ localStorage: full, sessionStorage: tab }).write('new');
    expect(visit({ localStorage: full, sessionStorage: tab }).read()).toBe('new');
  });

  test('is emptied in both', () => {
    const [site, tab] = [fakeStorage(), fakeStorage()];
    const place = visit({ localStorage: site, sessionStorage: tab });
    place.write('here');
    place.erase();
    expect([...site.values, ...tab.values]).toEqual([]);
  });

  test('is memory where looking for either throws', () => {
    const place = visit(
      Object.defineProperties({}, { localStorage: { get: refuse }, sessionStorage: { get: refuse } }),
    );
    place.write('here');
    expect(place.read()).toBe('here');
    place.erase();
    expect(place.read()).toBeNull();
  });

  test('is empty when what is there was written by nobody we know', () => {
    const site = fakeStorage();
    for (const text of ['{', 'null', '5', '{}']) {
      site.values.set('key', text);
      expect(visit({ localStorage: site, sessionStorage: fakeStorage() }).read()).toBeNull();
    }
  });
});

test('every store that is kept changes by its own `setState`, which is what writes', () => {
  const web = path.join(import.meta.dirname, '..');
  const kept = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => ({ file, code: readFileSync(path.join(web, file), 'utf8') }))
    .filter(({ code }) => /^keepStored\(/m.test(code));
  expect(kept.length).toBeGreaterThan(3);
  const byCreator = kept.filter(({ code }) => /\bset\(/.test(code)).map(({ file }) => file);
  expect(byCreator).toEqual([]);
});
