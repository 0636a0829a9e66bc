import { beforeEach, expect, it, vi } from 'vitest';
import type { Envelope } from './bridge.ts';
import { connectWindows } from './connect-windows.ts';

const here: Envelope = { everkite: 'selector', kind: 'here' };
const end: Envelope = { everkite: 'selector', kind: 'end' };
const origin = 'https://everkite.example';

let own: EventTarget;
let posted: [unknown, string][];
let other: Window;
const arrive = (fields: { origin?: string; source?: unknown; data?: unknown }) =>
  own.dispatchEvent(Object.assign(new Event('message'), { origin, source: other, data: here, ...fields }));
const connect = () => connectWindows({ other, answer: () => 'answer', onEnd: () => posted.push(['ended', '']) });

beforeEach(() => {
  posted = [];
  own = Object.assign(new EventTarget(), { setTimeout, clearTimeout });
  other = { postMessage: (data: unknown, to: string) => posted.push([data, to]) } as unknown as Window;
  vi.stubGlobal('window', own);
  vi.stubGlobal('location', { origin });
});

it('a bridge listens to the other window of this site, and posts to this site only', () => {
  connect();
  arrive({});
  expect(posted).toEqual([[here, origin]]);
});

it.each([
  ['another site', { origin: 'https://everkite.example.evil' }],
  ['a site without an address', { origin: 'null' }],
  ['the same host by another scheme', { origin: 'http://everkite.example' }],
  ['another window of this site', { source: {} }],
  ['nobody', { source: null }],
])('a bridge does not listen to %s', (_who, fields) => {
  connect();
  arrive(fields);
  expect(posted).toEqual([]);
});

it('a bridge ends when its page is left, and listens to nothing afterwards', () => {
  connect();
  own.dispatchEvent(new Event('pagehide'));
  const expected = [
    [end, origin],
    ['ended', ''],
  ];
  expect(posted).toEqual(expected);
  arrive({});
  own.dispatchEvent(new Event('pagehide'));
  expect(posted).toEqual(expected);
});

it('a bridge reports that the other end has ended it, and does not answer that', () => {
  connect();
  arrive({ data: end });
  own.dispatchEvent(new Event('pagehide'));
  expect(posted).toEqual([['ended', '']]);
});
