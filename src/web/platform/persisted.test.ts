import { describe, expect, test } from 'vitest';
import { storageWithFallback } from './persisted';

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
