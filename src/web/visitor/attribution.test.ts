import { describe, expect, it } from 'vitest';
import { firstTouch, readAttribution } from './attribution';

describe('attribution', () => {
  it.each([
    ['?utm_source=news&fbclid=f1', { source: 'news', clickId: 'f1' }],
    ['gclid=g1', { source: '', clickId: 'g1' }],
    ['?ttclid=t1', { source: '', clickId: 't1' }],
    ['?msclkid=m1', { source: '', clickId: 'm1' }],
    ['?click_id=c1&utm_source=', { source: '', clickId: 'c1' }],
    ['?fbclid=&gclid=g2', { source: '', clickId: 'g2' }],
    ['', { source: '', clickId: '' }],
  ])('of "%s" is read', (query, attribution) => expect(readAttribution(query)).toEqual(attribution));

  it('is cut to what the sign-up accepts', () => {
    const { source, clickId } = readAttribution(`utm_source=${'s'.repeat(900)}&gclid=${'g'.repeat(900)}`);
    expect([source.length, clickId.length]).toEqual([200, 500]);
  });

  it('is the first touch, never replaced by a later one', () => {
    const first = { source: 'news', clickId: '' };
    const later = { source: 'ad', clickId: 'f2' };
    expect(firstTouch(first, later)).toEqual(first);
    expect(firstTouch({ source: '', clickId: '' }, later)).toEqual(later);
  });
});
