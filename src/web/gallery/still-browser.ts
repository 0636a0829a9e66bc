/* Imported before everything else: the gallery shows the same picture on every machine, and touches nothing of the visitor's. */
import { answerTo } from './call-answers';
import { stopClock } from './still-clock';

/** The real storage has the answers of whoever develops here. */
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
window.fetch = ((address: string) => answerTo(new URL(address, location.origin).pathname)) as typeof window.fetch;
stopClock();
