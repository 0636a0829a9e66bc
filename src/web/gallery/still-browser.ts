/*
 * Imported before everything else, so that the gallery looks the same on every machine and does not touch the
 * developer's storage.
 */
import { answerTo } from './call-answers.ts';
import { stopClock } from './still-clock.ts';

/** Used because real storage has the developer's own answers. */
class MemoryStorage {
  #kept = new Map<string, string>();
  getItem = (key: string) => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#kept.set(key, value);
  removeItem = (key: string) => void this.#kept.delete(key);
  clear = () => this.#kept.clear();
}

for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, { value: new MemoryStorage() });
}
window.fetch = ((address: string, { method = 'GET' }: RequestInit = {}) =>
  answerTo(method, new URL(address, location.origin).pathname)) as typeof window.fetch;
stopClock();
