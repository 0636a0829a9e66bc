import { describe, expect, it } from 'vitest';
import { blankPerson } from '#testing/server/blank-person.ts';
import { createEventWriter } from './event-writer.ts';
import type { EventRow, Folded } from './fold-identify.ts';

const eventsNamed = (...ids: string[]): Folded => ({
  people: [],
  rows: ids.map((insertId) => ({ insertId }) as EventRow),
});
const many = (size: number) => eventsNamed(...Array.from({ length: size }, (_, index) => `${index}`));

/** A store whose inserts end when the test commits or fails them. */
function createStore() {
  const inserts: { ids: string[]; commit: () => void; fail: (error: Error) => void }[] = [];
  let announce = () => {};
  return {
    insert: ({ rows }: Folded) =>
      new Promise<void>((commit, fail) => {
        inserts.push({ ids: rows.map((row) => row.insertId), commit, fail });
        announce();
      }),
    /** The insert with this number, once it has begun. */
    async begun(number: number) {
      while (inserts.length < number) {
        await new Promise<void>((resolve) => {
          announce = resolve;
        });
      }
      return inserts[number - 1]!;
    },
  };
}

describe('the event writer', () => {
  it('an upload is acknowledged only after the commit', async () => {
    const store = createStore();
    let outcome = 'none';
    const written = createEventWriter(store.insert)
      .write(eventsNamed('a'))
      .then((result) => {
        outcome = result;
      });
    const insert = await store.begun(1);
    expect(outcome).toBe('none');
    insert.commit();
    await written;
    expect(outcome).toBe('stored');
  });

  it('the event writer is idle once all waiting uploads are stored', async () => {
    const store = createStore();
    const writer = createEventWriter(store.insert);
    await writer.idle();
    const written = writer.write(eventsNamed('a'));
    let isIdle = false;
    const idle = writer.idle().then(() => {
      isIdle = true;
    });
    const insert = await store.begun(1);
    expect(isIdle).toBe(false);
    insert.commit();
    await idle;
    expect(await written).toBe('stored');
  });

  it('uploads that arrive together share one insert', async () => {
    const store = createStore();
    const writer = createEventWriter(store.insert);
    const written = [writer.write(eventsNamed('a', 'b')), writer.write(eventsNamed('c'))];
    const insert = await store.begun(1);
    expect(insert.ids).toEqual(['a', 'b', 'c']);
    insert.commit();
    expect(await Promise.all(written)).toEqual(['stored', 'stored']);
  });

  it('uploads that arrive while an insert runs share the next one', async () => {
    const store = createStore();
    const writer = createEventWriter(store.insert);
    const first = writer.write(eventsNamed('a'));
    const running = await store.begun(1);
    const later = [writer.write(eventsNamed('b')), writer.write(eventsNamed('c'))];
    running.commit();
    await first;
    const next = await store.begun(2);
    expect(next.ids).toEqual(['b', 'c']);
    next.commit();
    await Promise.all(later);
  });

  it('an upload that fails does not make others fail', async () => {
    const failing = createEventWriter(async ({ rows }) => {
      if (rows.some((row) => row.insertId === 'bad')) throw new Error('cannot be stored');
    });
    const outcomes = await Promise.allSettled([
      failing.write(eventsNamed('good')),
      failing.write(eventsNamed('bad')),
      failing.write(eventsNamed('also good')),
    ]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('people without events are stored', async () => {
    const store = createStore();
    const person = { ...blankPerson('device-1'), userProperties: { plan: 'A' } };
    const written = createEventWriter(store.insert).write({ people: [person], rows: [] });
    (await store.begun(1)).commit();
    expect(await written).toBe('stored');
  });

  it('the event writer continues after a failure', async () => {
    const store = createStore();
    const writer = createEventWriter(store.insert);
    const first = writer.write(eventsNamed('a'));
    (await store.begun(1)).fail(new Error('database is gone'));
    await expect(first).rejects.toThrow('database is gone');
    const second = writer.write(eventsNamed('b'));
    (await store.begun(2)).commit();
    expect(await second).toBe('stored');
  });

  it('uploads are refused as busy while too many events wait', async () => {
    const store = createStore();
    const writer = createEventWriter(store.insert);
    const first = writer.write(many(20_000));
    expect(await writer.write(eventsNamed('one too many'))).toBe('busy');
    (await store.begun(1)).commit();
    await first;
    const next = writer.write(eventsNamed('room again'));
    (await store.begun(2)).commit();
    expect(await next).toBe('stored');
  });
});
