import { browserStorage, storageWithFallback } from '#web/platform/persisted.ts';
import type { TrackedEvent } from './track.ts';

const key = 'everkite.early';
const landingKey = 'everkite.landing';
/** § 9: the event bridge's queue cap. Without it, events would accumulate if the tracker's code never loads. */
const mostEvents = 512;

/**
 * Events from before the tracker's code had loaded. They are in session storage, because the visitor may leave the page
 * before that.
 */
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

/** Keeps the landing for the next page, in case this one is left before the tracker has loaded. The earliest stays. */
export function saveLanding(landing: string): void {
  if (savedLanding() === '') tabStorage().setItem(landingKey, landing);
}

export function savedLanding(): string {
  return tabStorage().getItem(landingKey) ?? '';
}

export function eraseEarlyEvents(): void {
  for (const name of [key, landingKey]) tabStorage().removeItem(name);
}

let storage: ReturnType<typeof storageWithFallback> | null = null;

function tabStorage() {
  storage ??= storageWithFallback(browserStorage('sessionStorage'));
  return storage;
}
