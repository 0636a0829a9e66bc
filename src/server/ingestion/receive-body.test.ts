import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createBytesInFlight } from './bytes-in-flight';
import { receiveBody } from './receive-body';

const streamOf = (...chunks: string[]) => Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
const roomFor = (bytes: number) => createBytesInFlight(bytes).open();

describe('a body that is received', () => {
  it('is put together of what arrives', async () => {
    expect(String(await receiveBody(streamOf('ab', 'cd', 'e'), 5, roomFor(100)))).toBe('abcde');
  });

  it('may be empty', async () => {
    expect(String(await receiveBody(streamOf(), 5, roomFor(100)))).toBe('');
  });

  it('is refused when it is larger than allowed, and the rest of it is dropped', async () => {
    const stream = streamOf('abc', 'def', 'ghi');
    const ended = new Promise((resolve) => stream.once('end', resolve));
    expect(await receiveBody(stream, 5, roomFor(100))).toEqual({ refused: 'too large' });
    await ended;
  });

  it('is refused when there is no room for it beside the others, and the rest of it is dropped', async () => {
    const stream = streamOf('abc', 'def', 'ghi');
    const ended = new Promise((resolve) => stream.once('end', resolve));
    expect(await receiveBody(stream, 100, roomFor(5))).toEqual({ refused: 'busy' });
    await ended;
  });

  it('is no longer waited for when the caller hangs up', async () => {
    const stream = new PassThrough();
    const received = receiveBody(stream, 100, roomFor(100));
    stream.write('abc');
    stream.destroy();
    await expect(received).rejects.toMatchObject({ statusCode: 400 });
  });
});
