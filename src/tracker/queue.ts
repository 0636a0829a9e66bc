import type { WireEvent } from '#contract/event-upload.ts';
import { analyticsMessages } from '#contract/messages.ts';

/** § 9: the most events in the unsent local queue. */
const maxUnsent = 1000;
/** An open page saves its queue at every flush, and timers of a hidden tab may run only once a minute. */
const abandonedAfterMs = 2 * 60 * 1000;

export type QueuedEvent = WireEvent & { insert_id: string };

export interface EventQueue {
  events(): readonly QueuedEvent[];
  /** Stores the events before it returns; those above 1000 are dropped with the warning of § 8. */
  add(events: readonly QueuedEvent[]): void;
  remove(insertIds: ReadonlySet<string>): void;
  /** Marks this page as open, and takes over the queues of pages that no longer are. */
  adoptAbandoned(): void;
  /** Marks this page as left, so that the next page may take over its queue at once. */
  release(): void;
  /** Removes all events, including those of other pages. */
  purge(): void;
}

interface Options {
  /** If it is null or throws, the queue is in memory only (§ 8). */
  storage: Storage | null;
  /** The prefix of all pages' storage keys. */
  prefix: string;
  /** Each page writes under its own key, so that tabs never overwrite each other. */
  pageId: string;
  now: () => number;
  /** Checked before each write, because the visitor may have opted out in another tab. */
  isAllowed: () => boolean;
  warn: (message: string) => void;
}

/** The events that the server has not acknowledged yet. */
export function createEventQueue({ storage, prefix, pageId, now, isAllowed, warn }: Options): EventQueue {
  const ownKey = prefix + pageId;
  let unsent: QueuedEvent[] = [];
  let isReleased = false;

  function save(): boolean {
    if (!isAllowed()) return false;
    return quietly(() => {
      if (unsent.length === 0) storage?.removeItem(ownKey);
      else storage?.setItem(ownKey, JSON.stringify({ savedAt: isReleased ? 0 : now(), events: unsent }));
    });
  }

  function add(events: readonly QueuedEvent[]): boolean {
    const fresh = without(unsent, events);
    const free = maxUnsent - unsent.length;
    if (fresh.length > free) warn(analyticsMessages.queueFull(fresh.length - free));
    unsent = [...unsent, ...fresh.slice(0, free)];
    return save();
  }

  /** Takes over a queue as a whole, once there is room for it; it stays in place if it cannot be saved again. */
  function adopt(store: Storage, key: string) {
    const text = store.getItem(key) ?? '';
    const { savedAt, events } = readSaved(text);
    // A time far in the future means that the clock was set back. Such a queue is taken over too, because sending
    // events twice is harmless and losing them is not.
    if (Math.abs(now() - savedAt) < abandonedAfterMs) return;
    if (unsent.length > 0 && unsent.length + events.length > maxUnsent) return;
    // Removed first, because storage may have no room for both copies.
    store.removeItem(key);
    if (!add(events)) store.setItem(key, text);
  }

  return {
    events: () => unsent,
    add,
    remove(insertIds) {
      unsent = unsent.filter((event) => !insertIds.has(event.insert_id));
      save();
    },
    adoptAbandoned() {
      isReleased = false;
      if (unsent.length > 0) save();
      quietly(() => {
        for (const key of keysOf(storage, prefix)) if (storage !== null && key !== ownKey) adopt(storage, key);
      });
    },
    release() {
      isReleased = true;
      save();
    },
    purge() {
      unsent = [];
      quietly(() => {
        for (const key of keysOf(storage, prefix)) storage?.removeItem(key);
      });
    },
  };
}

/** The events that are not among the known ones. */
function without(known: readonly QueuedEvent[], events: readonly QueuedEvent[]): QueuedEvent[] {
  const ids = new Set(known.map((event) => event.insert_id));
  return events.filter((event) => !ids.has(event.insert_id));
}

/** The storage keys of all pages' queues. */
function keysOf(storage: Storage | null, prefix: string): string[] {
  const all = storage === null ? [] : Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return all.filter((key): key is string => key?.startsWith(prefix) ?? false);
}

/** Another page's queue; a damaged one counts as old and empty, so that it is removed. */
function readSaved(text: string): { savedAt: number; events: QueuedEvent[] } {
  try {
    const { savedAt, events } = JSON.parse(text);
    const isQueued = (event: Partial<QueuedEvent> | null) => typeof event?.insert_id === 'string';
    return { savedAt: Number(savedAt) || 0, events: events.filter(isQueued) };
  } catch {
    return { savedAt: 0, events: [] };
  }
}

/** Ignores errors, because storage may be full or unavailable at any time; the events are still in memory. */
function quietly(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
