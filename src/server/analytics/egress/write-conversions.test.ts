import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { forgetConversions, writeConversions } from './write-conversions.ts';

const root = mkdtempSync(path.join(tmpdir(), 'everkite-conversions-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const eventOf = (event_id: string) => ({ name: 'Purchase', properties: { event_id } });
const folder = (name: string) => {
  const dir = path.join(root, name);
  return { dir, sink: writeConversions({ dir, address: 'https://a.test/events', bodyOf: () => ({}), clock: () => 0 }) };
};

it('a conversion is written once, into a file that only its owner can read', async () => {
  const { dir, sink } = folder('once');
  await sink.report(eventOf('purchase-a'));
  expect(await sink.report(eventOf('purchase-a'))).toBe('reported');
  expect(readdirSync(dir)).toEqual(['1970-01-01T00-00-00.000Z-purchase-a.json']);
  const file = path.join(dir, readdirSync(dir)[0]!);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    written_at: '1970-01-01T00:00:00.000Z',
    method: 'POST',
    url: 'https://a.test/events',
    body: {},
  });
});

it('forgetting conversions removes the files of the named events, and no others', async () => {
  const { dir, sink } = folder('forget');
  for (const id of ['purchase-a', 'purchase-b']) await sink.report(eventOf(id));
  await forgetConversions(dir, ['purchase-a', 'purchase-c']);
  expect(readdirSync(dir)).toEqual(['1970-01-01T00-00-00.000Z-purchase-b.json']);
});

it('forgetting conversions succeeds where none was ever written', async () => {
  await expect(forgetConversions(folder('none').dir, ['purchase-a'])).resolves.toBeUndefined();
});
