import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useIndexedDB } from '#testing/training/indexed-db.ts';
import { openTrainingRows, type Rows } from './training-rows.ts';

beforeEach(useIndexedDB);

const limits = { openMs: 200, transactionMs: 300 };
const keep = (rows: Rows) => rows.put('notes', '7', 'worry', 'The letter');
const read = (rows: Rows) => rows.get('notes', '7', 'worry');

/** All connections that the page has opened, oldest first. */
function connections(): IDBDatabase[] {
  const all: IDBDatabase[] = [];
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((...given) => {
    const request = open(...given);
    request.addEventListener('success', () => all.push(request.result));
    return request;
  });
  return all;
}

describe('a connection that the browser has lost', () => {
  it('is opened again, once, and what was asked is done', async () => {
    const all = connections();
    const rows = openTrainingRows();
    await rows.run(keep);
    all[0]!.close();
    expect(await rows.run(read)).toBe('The letter');
    expect(await rows.run(read)).toBe('The letter');
    expect(all).toHaveLength(2);
  });

  it('rejects when it is lost at once again', async () => {
    const all = connections();
    const rows = openTrainingRows();
    await rows.run(keep);
    all[0]!.transaction = () => {
      throw new DOMException('The connection is closing', 'InvalidStateError');
    };
    vi.mocked(indexedDB.open).mockImplementation(() => {
      throw new DOMException('Not now', 'UnknownError');
    });
    await expect(rows.run(read)).rejects.toThrow('Not now');
  });

  it('does nothing twice when what was asked has a fault of its own', async () => {
    const all = connections();
    const rows = openTrainingRows();
    await rows.run(keep);
    let times = 0;
    const faulty = async () => {
      times += 1;
      throw new Error('a fault');
    };
    await expect(rows.run(faulty)).rejects.toThrow('a fault');
    expect({ times, opened: all.length }).toEqual({ times: 1, opened: 1 });
  });
});

describe('a page that is left', () => {
  /** Reads repeatedly, like a page that was left in the middle of it. */
  const readOn = async (rows: Rows, isEnough: () => boolean) => {
    while (!isEnough()) await read(rows);
    return read(rows);
  };

  it('keeps no other page waiting, and goes on when it is shown again', async () => {
    const page = new EventTarget();
    const rows = openTrainingRows('left', limits, page);
    await rows.run(keep);
    let begun = 0;
    const reading = rows.run((all) => {
      begun += 1;
      return readOn(all, () => begun > 1);
    });
    await vi.waitUntil(() => begun === 1);
    const next = openTrainingRows('left').run((all) => all.put('notes', '7', 'worry', 'Another letter'));
    page.dispatchEvent(new Event('pagehide'));
    await next;
    expect(await reading).toBe('Another letter');
  });

  it('does not undo what it has committed', async () => {
    const page = new EventTarget();
    const rows = openTrainingRows('left', limits, page);
    await rows.run(async () => {});
    let times = 0;
    await rows.run(async (all) => {
      times += 1;
      const kept = keep(all);
      all.commit();
      page.dispatchEvent(new Event('pagehide'));
      await kept;
    });
    expect({ times, kept: await rows.run(read) }).toEqual({ times: 1, kept: 'The letter' });
  });
});

describe('a storage that does not answer', () => {
  const silent = () => ({}) as IDBOpenDBRequest;

  it('is waited for no longer than the limit, and only once', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(silent);
    const rows = openTrainingRows('quiet', limits);
    await expect(rows.run(read)).rejects.toMatchObject({ name: 'TimeoutError' });
    const asked = performance.now();
    await expect(rows.run(read)).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(performance.now() - asked).toBeLessThan(limits.openMs);
  });

  it('is used from the moment in which it answers after all', async () => {
    const open = indexedDB.open.bind(indexedDB);
    let answer = () => {};
    vi.spyOn(indexedDB, 'open').mockImplementationOnce((...given) => {
      const request = {} as { onsuccess?: () => void; onupgradeneeded?: () => void; result?: IDBDatabase };
      answer = () => {
        const late = open(...given);
        late.onupgradeneeded = () => {
          request.result = late.result;
          request.onupgradeneeded?.();
        };
        late.onsuccess = () => {
          request.result = late.result;
          request.onsuccess?.();
        };
      };
      return request as unknown as IDBOpenDBRequest;
    });
    const rows = openTrainingRows('late', limits);
    await expect(rows.run(read)).rejects.toMatchObject({ name: 'TimeoutError' });
    answer();
    await expect.poll(() => rows.run(read).catch(() => 'not yet')).toBeUndefined();
    await rows.run(keep);
    expect(await rows.run(read)).toBe('The letter');
  });

  it('is waited for no longer in the middle of a transaction', async () => {
    const rows = openTrainingRows('stuck', limits);
    await rows.run(keep);
    await expect(rows.run(() => new Promise(() => {}))).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

describe('no storage at all', () => {
  it.each([
    ['is not there', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'refuses',
      () =>
        vi.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('The operation is insecure', 'SecurityError');
        }),
    ],
  ])('rejects when it %s', async (_, take) => {
    take();
    await expect(openTrainingRows().run(read)).rejects.toThrow();
  });
});
