import { describe, expect, it } from 'vitest';
import { consolePaths } from '#contract/console/paths.ts';
import { actOfKey, nextRow, type Press } from './keys.ts';

const pages = [
  { path: consolePaths.overview, key: 'o' },
  { path: consolePaths.team, key: 'a' },
];
const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  isInField: false,
  isWithModifier: false,
  isInDialog: false,
  ...more,
});

describe('a key of the console', () => {
  it.each([
    ['/', { do: 'search' }],
    ['f', { do: 'find' }],
    ['j', { do: 'row', by: 1 }],
    ['k', { do: 'row', by: -1 }],
    ['g', { do: 'await page' }],
    ['?', { do: 'list keys' }],
    ['Escape', { do: 'leave' }],
    ['o', null],
    ['Enter', null],
    ['J', null],
  ])('%s alone', (key, act) => {
    expect(actOfKey(press(key), null, pages)).toEqual(act);
  });

  it.each(['/', 'f', 'j', 'k', 'g', '?'])('%s is text in a field', (key) => {
    expect(actOfKey(press(key, { isInField: true }), null, pages)).toBeNull();
  });

  it('Esc leaves a field', () => {
    expect(actOfKey(press('Escape', { isInField: true }), null, pages)).toEqual({ do: 'leave' });
  });

  it.each(['/', 'j', 'g', 'Escape'])(
    '%s belongs to the browser with a modifier, and to a dialog over the page',
    (key) => {
      expect(actOfKey(press(key, { isWithModifier: true }), null, pages)).toBeNull();
      expect(actOfKey(press(key, { isInDialog: true }), null, pages)).toBeNull();
    },
  );

  it('g and a letter open a page, if the letter comes soon', () => {
    expect(actOfKey(press('a'), 1500, pages)).toEqual({ do: 'page', path: consolePaths.team });
    expect(actOfKey(press('a'), 1501, pages)).toBeNull();
  });

  it('f finds on this page, and after g it opens a page', () => {
    const withFunnels = [...pages, { path: consolePaths.funnel, key: 'f' }];
    expect(actOfKey(press('f'), null, withFunnels)).toEqual({ do: 'find' });
    expect(actOfKey(press('f'), 10, withFunnels)).toEqual({ do: 'page', path: consolePaths.funnel });
  });

  it('g and the letter of a page that is not open to the operator do nothing', () => {
    expect(actOfKey(press('r'), 10, pages)).toBeNull();
  });

  it('g and a letter in a field are text', () => {
    expect(actOfKey(press('a', { isInField: true }), 10, pages)).toBeNull();
  });

  it('g twice waits again, and j after g goes to the next row', () => {
    expect(actOfKey(press('g'), 10, pages)).toEqual({ do: 'await page' });
    expect(actOfKey(press('j'), 10, pages)).toEqual({ do: 'row', by: 1 });
  });
});

describe('j and k', () => {
  it.each([
    [null, 3, 1, 0],
    [null, 3, -1, 2],
    [0, 3, 1, 1],
    [2, 3, 1, 2],
    [0, 3, -1, 0],
    [null, 0, 1, null],
    // The focused row no longer exists, because the list has become shorter.
    [7, 3, -1, 2],
  ] as const)('from row %s of %i by %i to %s', (current, count, by, next) => {
    expect(nextRow(current, count, by)).toBe(next);
  });
});
