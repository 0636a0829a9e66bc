import { browserStorage, storageWithFallback } from '../platform/persisted';
import type { TrackedEvent } from './track';

const key = 'everkite.early';
const landingKey = 'everkite.landing';
/** § 9: the event bridge's queue cap. Where the tracker's code never arrives, they are not to pile up. */
const mostEvents = 512;

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

/** The page a visit came to, for the page after this one in case it is left too soon; the earliest counts. */
export function keepLanding(landing: string): void {
  if (keptLanding() === '') tabStorage().setItem(landingKey, landing);
}

export function keptLanding(): string {
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
