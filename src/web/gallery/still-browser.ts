/* Imported before everything else: the gallery shows the same picture on every machine, and touches nothing of the visitor's. */
import { answerTo } from './call-answers';

/** What every clock in the gallery shows: a Friday morning in winter. */
const now = Date.UTC(2026, 10, 20, 9, 0, 0);

class StillDate extends Date {
  constructor(...given: [] | [value: number | string | Date]) {
    if (given.length === 0) super(now);
    else super(...(given as [number]));
  }
  static override now() {
    return now;
  }
}

/** The real storage has the answers of whoever develops here. */
class MemoryStorage {
  #kept = new Map<string, string>();
  getItem = (key: string) => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#kept.set(key, value);
  removeItem = (key: string) => void this.#kept.delete(key);
}

globalThis.Date = StillDate as DateConstructor;
for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, { value: new MemoryStorage() });
}
window.fetch = (address) => answerTo(new URL(String(address), location.origin).pathname);
