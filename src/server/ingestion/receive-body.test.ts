import { PassThrough, Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBytesInFlight } from './bytes-in-flight';
import { isTooSlow, receiveBody } from './receive-body';

const streamOf = (...chunks: string[]) => Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
const roomFor = (most: number) =>
  createBytesInFlight({ most, mostOfNetwork: most, small: most, keptForSmall: 0 }).open('a network');
const atMost = (maxBytes: number) => ({ maxBytes, paceMs: 5000 });

describe('a body that is received', () => {
  it('is put together of what arrives', async () => {
    expect(String(await receiveBody(streamOf('ab', 'cd', 'e'), atMost(5), roomFor(100)))).toBe('abcde');
  });

  it('may be empty', async () => {
    expect(String(await receiveBody(streamOf(), atMost(5), roomFor(100)))).toBe('');
  });

  it('is refused when it is larger than allowed, and the rest of it is dropped', async () => {
    const stream = streamOf('abc', 'def', 'ghi');
    const ended = new Promise((resolve) => stream.once('end', resolve));
    expect(await receiveBody(stream, atMost(5), roomFor(100))).toEqual({ refused: 'too large' });
    await ended;
  });

  it('is refused when there is no room for it beside the others, and the rest of it is dropped', async () => {
    const stream = streamOf('abc', 'def', 'ghi');
    const ended = new Promise((resolve) => stream.once('end', resolve));
    expect(await receiveBody(stream, atMost(100), roomFor(5))).toEqual({ refused: 'busy' });
    await ended;
  });

  it('is no longer waited for when the caller hangs up', async () => {
    const stream = new PassThrough();
    const received = receiveBody(stream, atMost(100), roomFor(100));
    stream.write('abc');
    stream.destroy();
    await expect(received).rejects.toMatchObject({ statusCode: 400 });
  });

  it('is not taken for a fault of ours when the connection breaks', async () => {
    const stream = new PassThrough();
    const received = receiveBody(stream, atMost(100), roomFor(100));
    stream.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    await expect(received).rejects.toMatchObject({ statusCode: 400, message: expect.not.stringMatching(/aborted/) });
  });
});

describe('a body that comes slowly', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const arrives = (stream: PassThrough, bytes: number) =>
    new Promise<void>((resolve) => stream.write(Buffer.alloc(bytes, 'a'), () => resolve()));

  it('is given up and its room is free again, once it stalls with much of it here', async () => {
    const room = createBytesInFlight({ most: 1e6, mostOfNetwork: 1e6, small: 1e6, keptForSmall: 0 });
    const stream = new PassThrough();
    const received = receiveBody(stream, atMost(1e6), room.open('a network'));
    await arrives(stream, 500_000);
    expect(room.open('another').take(600_000)).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(await received).toEqual({ refused: 'too slow' });
    expect(room.open('another').take(1e6)).toBe(true);
  });

  it('is waited for while it grows', async () => {
    const stream = new PassThrough();
    const received = receiveBody(stream, atMost(1e6), roomFor(1e6));
    await arrives(stream, 100_000);
    for (let round = 0; round < 5; round++) {
      vi.advanceTimersByTime(5000);
      await arrives(stream, 20_000);
    }
    stream.end();
    expect(await received).toHaveLength(200_000);
  });

  it.each([
    ['of little of it, whatever it does', 65_536, 65_536, false],
    ['without anything new', 100_000, 100_000, true],
    ['with less than a tenth more', 100_000, 109_999, true],
    ['with a tenth more', 100_000, 110_000, false],
  ])('is too slow or not: %s', (_, before, now, isSlow) => {
    expect(isTooSlow(before, now)).toBe(isSlow);
  });
});
