import { describe, expect, it } from 'vitest';
import { clickIdNames } from '#contract/attribution.ts';
import { attributionColumns, touchesOf } from './given-attribution.ts';

const touch = {
  arrived_at: '2026-11-02T09:00:00.000Z',
  utm_source: 'meta',
  utm_medium: 'paid',
  utm_campaign: 'kites',
  utm_id: '7',
  utm_content: 'a',
  utm_term: '',
  click_id: 'G1',
  click_id_name: 'gclid',
  landing_path: '/quiz',
  referrer_host: 'example.org',
};

describe('the columns of an attribution', () => {
  it('are those of both touches', () => {
    const given = {
      source: 'ad',
      click_id: 'f1',
      click_id_name: 'fbclid',
      last_source: 'newsletter',
      last_click_id: '',
      last_click_id_name: '',
    };
    expect(attributionColumns(given)).toEqual(given);
  });

  it('are all of a touch', () => {
    const click = { click_id: 'g1', click_id_name: 'gclid' };
    expect(attributionColumns(click)).toEqual({ source: '', ...click });
  });

  it('are none of a touch that was not given', () => {
    expect(attributionColumns({ source: '', click_id: '' })).toEqual({});
    expect(attributionColumns({})).toEqual({});
  });

  it.each(clickIdNames)('know %s', (name) => {
    expect(attributionColumns({ click_id: 'x', click_id_name: name })).toMatchObject({ click_id_name: name });
  });
});

describe('what cannot be kept is left out, and stops nothing', () => {
  it.each<[what: string, given: object, kept: object]>([
    ['a number for a text', { source: 7 }, {}],
    ['an object for a text', { source: { a: 1 } }, {}],
    ['half a character', { source: 'meta\ud83d' }, { source: 'meta', click_id: '', click_id_name: '' }],
    ['a character that no column takes', { source: 'me\0ta' }, { source: 'meta', click_id: '', click_id_name: '' }],
    ['an emoji at the limit', { source: `${'x'.repeat(199)}😀` }, { source: 'x'.repeat(199) }],
    ['a text of 10,000', { source: 'x'.repeat(10_000) }, { source: 'x'.repeat(200) }],
    ['a name of a click id that is not known', { click_id: '1', click_id_name: 'yclid' }, { click_id_name: '' }],
    ['a click id of 10,000', { click_id: 'x'.repeat(10_000), click_id_name: 'gclid' }, { click_id: 'x'.repeat(500) }],
  ])('%s', (_what, given, kept) => expect(attributionColumns(given)).toMatchObject(kept));

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'meta'],
    ['a number', 7],
  ])('%s for a touch', (_what, given) => {
    expect(touchesOf({ first_touch: given, last_touch: touch })).toEqual({ first_touch: null, last_touch: touch });
  });

  it('parts of a touch', () => {
    const { first_touch } = touchesOf({ first_touch: { ...touch, utm_id: 7, utm_term: '\ud83d', click_id_name: 'x' } });
    expect(first_touch).toEqual({ ...touch, utm_id: '', click_id_name: '' });
  });
});
