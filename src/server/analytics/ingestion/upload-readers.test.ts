import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { testUploadWorkerFile } from '#testing/server/worker-files.ts';
import type { RawUpload } from './read-upload.ts';
import { createUploadReaders, type UploadReaders } from './upload-readers.ts';

let readers: UploadReaders;
afterEach(() => readers.close());
const start = (settings = {}) => {
  readers = createUploadReaders({
    file: testUploadWorkerFile,
    threads: 1,
    mostWaiting: 4,
    timeoutMs: 20_000,
    ...settings,
  });
  return readers;
};

const upload = (fields: Partial<RawUpload> = {}, name = 'open_main'): RawUpload => ({
  body: gzipSync(JSON.stringify({ api_key: 'key', events: [{ event_type: name, device_id: 'device-1' }] })),
  encoding: 'gzip',
  endpoint: 'batch',
  apiKey: 'key',
  now: Date.UTC(2030, 0, 1),
  sentByBot: false,
  ...fields,
});
/** Ends the reading thread, as only a bug in our code could do, no real upload. */
const deadly = () => upload({ endpoint: 'nowhere' as never });

describe('the threads that read uploads', () => {
  it('a thread returns the upload as read, or the reason for its refusal', async () => {
    const { read } = start();
    expect(await read(upload())).toMatchObject({
      rows: [{ type: 'open_main', deviceId: 'device-1', eventProperties: '{}', userProperties: '{}' }],
      people: [{ deviceId: 'device-1' }],
      deviceIds: ['device-1'],
    });
    expect(await read(upload({ apiKey: 'another' }))).toEqual({ refused: { code: 400, error: 'Invalid API key' } });
  });

  it('one thread reads uploads that arrive together one after the other', async () => {
    const { read } = start();
    const names = ['open_main', 'close_main', 'signin_open'];
    const outcomes = await Promise.all(names.map((name) => read(upload({}, name))));
    expect(outcomes.map((outcome) => 'rows' in outcome && outcome.rows[0]!.type)).toEqual(names);
  });

  it('a thread that ends is replaced, and only the upload that it was reading is lost', async () => {
    const { read } = start();
    const outcomes = await Promise.allSettled([read(upload()), read(deadly()), read(upload())]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await read(upload())).toHaveProperty('rows');
  });

  it('an upload that takes too long to read is refused, and the next one is read', async () => {
    const { read } = start({ timeoutMs: 1 });
    const events = Array.from({ length: 10_000 }, () => ({ event_type: 'open_main', device_id: 'device-1' }));
    const long = gzipSync(JSON.stringify({ api_key: 'key', events }));
    expect(await read(upload({ body: long }))).toEqual({ refused: { code: 413, error: 'Payload too large' } });
    await readers.close();
    expect(await start().read(upload())).toHaveProperty('rows');
  });

  it('uploads are refused as busy when too many wait for a thread', async () => {
    const { read } = start({ mostWaiting: 1 });
    const outcomes = await Promise.all([read(upload()), read(upload()), read(upload())]);
    expect(outcomes.map((outcome) => 'refused' in outcome && outcome.refused.code)).toEqual([false, false, 429]);
  });

  it('waiting uploads are rejected when the server stops', async () => {
    const { read, close } = start();
    const outcomes = Promise.allSettled([read(upload()), read(upload())]);
    await close();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
