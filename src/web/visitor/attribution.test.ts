import { describe, expect, it } from 'vitest';
import type { WholeTouch } from '../../contract/attribution';
import {
  joinTouches,
  noAttribution,
  noTouches,
  readLanding,
  readTouch,
  readWholeTouch,
  withArrival,
  withoutTouch,
  withWholeTouch,
} from './attribution';

describe('a touch', () => {
  it.each([
    ['?utm_source=news&fbclid=f1', { source: 'news', click_id: 'f1', click_id_name: 'fbclid' }],
    ['gclid=g1', { source: '', click_id: 'g1', click_id_name: 'gclid' }],
    ['?ttclid=t1', { source: '', click_id: 't1', click_id_name: 'ttclid' }],
    ['?msclkid=m1', { source: '', click_id: 'm1', click_id_name: 'msclkid' }],
    ['?click_id=c1&utm_source=', { source: '', click_id: 'c1', click_id_name: 'click_id' }],
    ['?fbclid=&gclid=g2', { source: '', click_id: 'g2', click_id_name: 'gclid' }],
    ['', { source: '', click_id: '', click_id_name: '' }],
  ])('is read from "%s"', (query, touch) => expect(readTouch(query)).toEqual(touch));

  it('is cut to what the sign-up accepts', () => {
    const { source, click_id } = readTouch(`utm_source=${'s'.repeat(900)}&gclid=${'g'.repeat(900)}`);
    expect([source.length, click_id.length]).toEqual([200, 500]);
  });
});

describe('attribution', () => {
  const ad = { source: 'ad', click_id: 'f1', click_id_name: 'fbclid' } as const;
  const letter = { source: 'letter', click_id: '', click_id_name: '' } as const;
  const nothing = { source: '', click_id: '', click_id_name: '' } as const;
  const afterAd = withArrival(noAttribution, ad);

  it('begins with a touch that is first and last', () => {
    expect(afterAd).toEqual({ ...ad, last_source: 'ad', last_click_id: 'f1', last_click_id_name: 'fbclid' });
  });

  it('keeps the first touch and takes a later one as the last', () => {
    expect(withArrival(afterAd, letter)).toEqual({
      ...ad,
      last_source: 'letter',
      last_click_id: '',
      last_click_id_name: '',
    });
  });

  it('is left alone by an arrival that brings nothing', () => {
    expect(withArrival(afterAd, nothing)).toEqual(afterAd);
    expect(withArrival(noAttribution, nothing)).toEqual(noAttribution);
  });
});

describe('an arrival that was noted', () => {
  it.each([
    [
      '/quiz?utm_id=1?2\nhttps://search.example/?q=Ada\n7',
      { path: '/quiz', query: 'utm_id=1?2', referrer_host: 'search.example', at: 7 },
    ],
    ['/\n\n7', { path: '/', query: '', referrer_host: '', at: 7 }],
    ['/help\nhttps://site.example/quiz\n7', { path: '/help', query: '', referrer_host: '', at: 7 }],
    ['/help\nandroid-app://com.example\nnow', { path: '/help', query: '', referrer_host: '', at: 0 }],
    ['', null],
  ])('%j is taken apart', (noted, landing) => expect(readLanding(noted, 'site.example')).toEqual(landing));
});

describe('a whole touch', () => {
  const landing = { path: '/quiz', query: '', referrer_host: '', at: 0 };
  const arrival = (changes: Partial<typeof landing>) => readWholeTouch({ ...landing, ...changes });
  const direct = arrival({});
  const fromSearch = arrival({ referrer_host: 'search.example' });
  const ad = arrival({ query: '?utm_campaign=kites' });
  const letter = arrival({ query: '?utm_medium=mail', path: '/' });

  it('holds every field of the link, the page it led to and the site it came from', () => {
    const query =
      '?utm_source=s&utm_medium=m&utm_campaign=c&utm_id=i&utm_content=k&utm_term=t&ttclid=x&utm_other=o&name=Ada';
    expect(readWholeTouch({ path: '/quiz', query, referrer_host: 'search.example', at: 86_400_000 })).toEqual({
      arrived_at: '1970-01-02T00:00:00.000Z',
      utm_source: 's',
      utm_medium: 'm',
      utm_campaign: 'c',
      utm_id: 'i',
      utm_content: 'k',
      utm_term: 't',
      click_id: 'x',
      click_id_name: 'ttclid',
      landing_path: '/quiz',
      referrer_host: 'search.example',
    });
  });

  it('is cut to what the server accepts', () => {
    const long = 'x'.repeat(900);
    const touch = readWholeTouch({ path: `/${long}`, query: `utm_id=${long}`, referrer_host: long, at: 0 });
    expect([touch.landing_path, touch.utm_id, touch.referrer_host].map(({ length }) => length)).toEqual([
      200, 200, 200,
    ]);
  });

  it.each([
    ['the first arrival of all is both', [direct], direct, direct],
    ['another page without a campaign is none', [fromSearch, direct], fromSearch, fromSearch],
    ['another site is the last while no campaign led here', [direct, fromSearch], direct, fromSearch],
    ['a campaign takes the place of both', [direct, fromSearch, ad], ad, ad],
    ['a second campaign is the last', [ad, letter], ad, letter],
    ['a search after a campaign changes nothing', [ad, fromSearch], ad, ad],
  ])('%s', (_name, arrivals, first_touch, last_touch) => {
    expect(arrivals.reduce(withWholeTouch, noTouches)).toEqual({ first_touch, last_touch });
  });
});

describe('the arrivals that two tabs know of', () => {
  const arrival = (at: number, query = '') => readWholeTouch({ path: '/', query, referrer_host: '', at });
  const both = (first_touch: WholeTouch | null, last_touch = first_touch) => ({ first_touch, last_touch });
  const [early, ad, later] = [arrival(1), arrival(2, 'utm_id=7'), arrival(3, 'utm_id=8')];

  it.each([
    ['nothing and one', noTouches, both(ad), both(ad)],
    ['one and nothing', both(ad), noTouches, both(ad)],
    ['one and what is no touch', both(ad), { first_touch: { utm_id: 7 }, last_touch: 'ads' }, both(ad)],
    ['one and nothing at all', both(ad), {}, both(ad)],
    ['a later campaign', both(ad), both(later), both(ad, later)],
    ['an earlier campaign', both(later), both(ad), both(ad, later)],
    ['an earlier arrival without one', both(ad), both(early), both(ad)],
  ])('are one memory: %s', (_name, own, stored, joined) => expect(joinTouches(own, stored)).toEqual(joined));
});

describe('an address that was read', () => {
  it.each([
    ['?fbclid=f1&utm_source=ad&utm_campaign=spring', ''],
    ['?next=%2Faccount&gclid=g1&gclid=g2', '?next=%2Faccount'],
    ['?checkout=c1', '?checkout=c1'],
    ['', ''],
  ])('"%s" becomes "%s"', (query, rest) => expect(withoutTouch(query)).toBe(rest));
});
