import { describe, expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { newerThanFloor } from './newer-than-floor.mjs';

const found = (script) => newerThanFloor(script, packageJson.browserslist);

describe('what is newer than our oldest browsers', () => {
  it.each([
    ['[2, 1].toSorted()', '.toSorted'],
    ['rows.findLast((row) => row.isDone)', '.findLast'],
    ['URL.canParse(path)', 'URL.canParse'],
    ['AbortSignal.timeout(30)', 'AbortSignal.timeout'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['Object.groupBy(rows, day)', 'Object.groupBy'],
    ['form.requestSubmit()', '.requestSubmit'],
    ['row.checkVisibility()', '.checkVisibility'],
    ['new CloseWatcher()', 'CloseWatcher'],
    ['text.split(/(?<=[.]) /)', 'lookbehind_assertion'],
    ['text.split(RegExp(`(?<!a) `, ``))', 'lookbehind_assertion'],
    ['new RegExp("(?<=a)b")', 'lookbehind_assertion'],
    ['/(?i:kite)/.test(text)', 'modifier'],
  ])('is named: %s', (script, name) => {
    expect(found(script)).toEqual([name]);
  });

  it.each([
    '[1].at(-1)',
    '/(?<day>[0-9]+) (?=[a-z])(?:th)/.exec(text)',
    'Object.hasOwn(row, key)',
    'structuredClone(row)',
    'dialog.showModal()',
    'new Intl.DateTimeFormat().format(day)',
    'new AbortController().abort()',
    'navigator.locks.request(name, work)',
    'navigator.vibrate?.(20)',
    'document.startViewTransition?.(change)',
  ])('is not: %s', (script) => {
    expect(found(script)).toEqual([]);
  });
});
