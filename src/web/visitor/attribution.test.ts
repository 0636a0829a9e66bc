import { describe, expect, it } from 'vitest';
import { noAttribution, readTouch, withArrival, withoutTouch } from './attribution';

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

describe('an address that was read', () => {
  it.each([
    ['?fbclid=f1&utm_source=ad&utm_campaign=spring', ''],
    ['?next=%2Faccount&gclid=g1&gclid=g2', '?next=%2Faccount'],
    ['?checkout=c1', '?checkout=c1'],
    ['', ''],
  ])('"%s" becomes "%s"', (query, rest) => expect(withoutTouch(query)).toBe(rest));
});
