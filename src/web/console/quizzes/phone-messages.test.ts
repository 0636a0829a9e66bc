import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messageFrom } from './phone-messages.ts';

const origin = 'https://everkite.example';
const editor = {} as MessageEventSource;
const ready = { phone: 'ready' };

beforeEach(() => vi.stubGlobal('location', { origin }));
afterEach(() => vi.unstubAllGlobals());

it('a message of the other window of this site is read', () => {
  expect(messageFrom({ source: editor, origin, data: ready }, editor)).toEqual(ready);
});

it.each([
  ['another window', { source: {} as MessageEventSource, origin, data: ready }, editor],
  ['another site', { source: editor, origin: 'https://elsewhere.example', data: ready }, editor],
  ['a window that is gone', { source: null, origin, data: ready }, null],
  ['something else in the page', { source: editor, origin, data: 'ready' }, editor],
  ['a message of another kind', { source: editor, origin, data: { phone: 'token' } }, editor],
  ['nothing', { source: editor, origin, data: null }, editor],
])('a message of %s is not', (_what, event, from) => {
  expect(messageFrom(event, from)).toBeNull();
});
