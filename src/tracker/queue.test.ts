import { expect, it } from 'vitest';
import { createStorage } from '#testing/tracker/browser.ts';
import { createEventQueue, type EventQueue, type QueuedEvent } from './queue.ts';

const minuteMs = 60_000;
const eventsOf = (name: string, count = 1): QueuedEvent[] =>
  Array.from({ length: count }, (_, index) => ({ event_type: name, insert_id: `${name}-${index}` }));

/** Pages that share one storage and one clock. */
function createPages() {
  const storage = createStorage();
  const world = { now: 0, isAllowed: true, spaceLeft: Number.POSITIVE_INFINITY };
  const limited: Storage = {
    get length() {
      return storage.length;
    },
    key: storage.key,
    getItem: storage.getItem,
    setItem(key, value) {
      const others = [...storedKeys()].filter((other) => other !== key);
      const used = others.reduce((sum, other) => sum + storage.getItem(other)!.length, 0);
      if (used + value.length > world.spaceLeft) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, value);
    },
    removeItem: storage.removeItem,
    clear: storage.clear,
  };
  const warnings: string[] = [];
  const storedKeys = () => Array.from({ length: storage.length }, (_, index) => storage.key(index)!);
  return {
    world,
    warnings,
    stored: () => storedKeys().map((key) => storage.getItem(key)!),
    open: (pageId: string): EventQueue =>
      createEventQueue({
        storage: limited,
        prefix: 'events.',
        pageId,
        now: () => world.now,
        isAllowed: () => world.isAllowed,
        warn: (message) => void warnings.push(message),
      }),
  };
}

const idsIn = (queue: EventQueue) => queue.events().map((event) => event.insert_id);

it.each([
  ['two minutes passed', 2 * minuteMs],
  ['the clock was set back', -60 * minuteMs],
])('an abandoned queue is taken over when %s', (_, now) => {
  const pages = createPages();
  pages.open('first').add(eventsOf('open_main'));
  pages.world.now = now;
  const second = pages.open('second');
  second.adoptAbandoned();
  expect(idsIn(second)).toEqual(['open_main-0']);
  expect(pages.stored()).toHaveLength(1);
});

it('a queue is taken over at once when its page has released it', () => {
  const pages = createPages();
  pages.world.now = minuteMs * 60;
  const first = pages.open('first');
  first.release();
  first.add(eventsOf('open_main'));
  const second = pages.open('second');
  second.adoptAbandoned();
  expect(idsIn(second)).toEqual(['open_main-0']);
});

it('a queue is not taken over once its page has come back', () => {
  const pages = createPages();
  pages.world.now = minuteMs * 60;
  const first = pages.open('first');
  first.add(eventsOf('open_main'));
  first.release();
  first.adoptAbandoned();
  const second = pages.open('second');
  second.adoptAbandoned();
  expect(idsIn(second)).toEqual([]);
});

it('an abandoned queue waits in storage until there is room for it', () => {
  const pages = createPages();
  pages.open('first').add(eventsOf('old', 600));
  pages.world.now = 2 * minuteMs;
  const second = pages.open('second');
  second.add(eventsOf('new', 500));
  second.adoptAbandoned();
  expect(second.events()).toHaveLength(500);
  second.remove(new Set(idsIn(second)));
  second.adoptAbandoned();
  expect(second.events()).toHaveLength(600);
  expect(pages.warnings).toEqual([]);
});

it('an abandoned queue remains stored when storage has no room for both copies', () => {
  const pages = createPages();
  pages.open('first').add(eventsOf('old', 100));
  pages.world.now = 2 * minuteMs;
  pages.world.spaceLeft = pages.stored()[0]!.length + 1000;
  const second = pages.open('second');
  second.adoptAbandoned();
  expect(pages.stored().join()).toContain('old-99');
});

it('an abandoned queue stays in place when it cannot be saved again', () => {
  const pages = createPages();
  pages.open('first').add(eventsOf('old', 100));
  pages.world.now = 2 * minuteMs;
  pages.world.spaceLeft = pages.stored()[0]!.length + 100;
  const second = pages.open('second');
  second.add(eventsOf('new', 50));
  second.adoptAbandoned();
  expect(second.events()).toHaveLength(150);
  expect(pages.stored().join()).toContain('old-99');
});

it('a queue writes nothing after measuring was rejected in another tab', () => {
  const pages = createPages();
  const first = pages.open('first');
  first.add(eventsOf('open_main', 3));
  pages.world.isAllowed = false;
  pages.open('second').purge();
  first.remove(new Set(['open_main-0']));
  expect(pages.stored()).toEqual([]);
});
