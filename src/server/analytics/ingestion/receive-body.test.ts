import { PassThrough, Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBytesInFlight } from './bytes-in-flight.ts';
import { isTooSlow, receiveBody } from './receive-body.ts';

const streamOf = (...chunks: string[]) => Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
const roomFor = (most: number) =>
  createBytesInFlight({ most, mostOfNetwork: most, small: most, reservedForSmall: 0 }).open('a network');
const atMost = (maxBytes: number) => ({ maxBytes, paceMs: 5000 });

describe('a body that is received', () => {
  it('a body is put together from its chunks', async () => {
    expect(String(await receiveBody(streamOf('ab', 'cd', 'e'), atMost(5), roomFor(100)))).toBe('abcde');
  });

  it('a body may be empty', async () => {
    expect(String(await receiveBody(streamOf(), atMost(5), roomFor(100)))).toBe('');
  });

  it('a body that is larger than allowed is refused, and the rest of it is dropped', async () => {
    const stream = streamOf('abc', 'def', 'ghi');
    const ended = new Promise((resolve) => stream.once('end', resolve));
    expect(await receiveBody(stream, atMost(5), roomFor(100))).toEqual({ refused: 'too large' });
    await ended;
  });

  it('a body is refused as busy when others leave it no room, and the rest of it is dropped', async () => {
    const stream = streamOf('abc', 'def', 'ghi');
    const ended = new Promise((resolve) => stream.once('end', resolve));
    expect(await receiveBody(stream, atMost(100), roomFor(5))).toEqual({ refused: 'busy' });
    await ended;
  });

  it('receiving a body fails when the caller hangs up', async () => {
    const stream = new PassThrough();
    const received = receiveBody(stream, atMost(100), roomFor(100));
    stream.write('abc');
    stream.destroy();
    await expect(received).rejects.toMatchObject({ statusCode: 400 });
  });

  it('a broken connection counts as an error of the caller, not of the server', async () => {
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

  it('a body that stalls with much of it received is refused, and its room is free again', async () => {
    const room = createBytesInFlight({ most: 1e6, mostOfNetwork: 1e6, small: 1e6, reservedForSmall: 0 });
    const stream = new PassThrough();
    const received = receiveBody(stream, atMost(1e6), room.open('a network'));
    await arrives(stream, 500_000);
    expect(room.open('another').take(600_000)).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(await received).toEqual({ refused: 'too slow' });
    expect(room.open('another').take(1e6)).toBe(true);
  });

  it('a slow body is received as long as it grows', async () => {
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
    ['that is still small', 65_536, 65_536, false],
    ['that has not grown', 100_000, 100_000, true],
    ['that has grown by less than a tenth', 100_000, 109_999, true],
    ['that has grown by a tenth', 100_000, 110_000, false],
  ])('whether a body %s is too slow: from %s to %s bytes, %s', (_, before, now, isSlow) => {
    expect(isTooSlow(before, now)).toBe(isSlow);
  });
});
