import { storageWithFallback } from '../platform/persisted';
import type { TrackedEvent } from './track';

const key = 'everkite.early';
/** Where the tracker's code never arrives, they are not to pile up. */
const mostEvents = 200;

/** Events from before the tracker's code was there. A tab keeps them over page loads that are quicker than that code. */
export function readEarlyEvents(): TrackedEvent[] {
  try {
    return JSON.parse(tabStorage().getItem(key) as string) ?? [];
  } catch {
    return [];
  }
}

export function addEarlyEvent(event: TrackedEvent): void {
  const events = [...readEarlyEvents(), event].slice(0, mostEvents);
  tabStorage().setItem(key, JSON.stringify(events));
}

export function eraseEarlyEvents(): void {
  tabStorage().removeItem(key);
}

let storage: ReturnType<typeof storageWithFallback> | null = null;

function tabStorage() {
  storage ??= storageWithFallback(sessionStorageOrNull());
  return storage;
}

function sessionStorageOrNull(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
