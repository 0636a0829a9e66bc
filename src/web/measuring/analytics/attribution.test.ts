import { expect, it } from 'vitest';
import { clickIdNames, type FullTouch } from '#contract/attribution.ts';
import {
  joinTouches,
  noAttribution,
  noTouches,
  readFullTouch,
  readLanding,
  readTouch,
  withArrival,
  withFullTouch,
  withoutTouch,
} from './attribution.ts';

it.each([
  ['?utm_source=news&fbclid=f1', { source: 'news', click_id: 'f1', click_id_name: 'fbclid' }],
  ['gclid=g1', { source: '', click_id: 'g1', click_id_name: 'gclid' }],
  ['?ttclid=t1', { source: '', click_id: 't1', click_id_name: 'ttclid' }],
  ['?msclkid=m1', { source: '', click_id: 'm1', click_id_name: 'msclkid' }],
  ['?click_id=c1&utm_source=', { source: '', click_id: 'c1', click_id_name: 'click_id' }],
  ['?fbclid=&gclid=g2', { source: '', click_id: 'g2', click_id_name: 'gclid' }],
  ['', { source: '', click_id: '', click_id_name: '' }],
])('a touch is read from "%s"', (query, touch) => expect(readTouch(query)).toEqual(touch));

it.each(clickIdNames)('the click id %s is read in any case, and leaves the address', (name) => {
  const touch = { source: '', click_id: 'X1', click_id_name: name };
  expect(readTouch(`?${name}=X1`)).toEqual(touch);
  expect(readTouch(`?${name.toUpperCase()}=X1`)).toEqual(touch);
  expect(withoutTouch(`?${name.toUpperCase()}=X1&next=1`)).toBe('?next=1');
});

it.each([
  ['?utm_source=meta&amp;utm_campaign=spring&amp;gclid=G1', 'meta', 'spring', 'G1'],
  ['?utm_source=meta%2520ads&utm_campaign=r%25C3%25A9gion', 'meta ads', 'région', ''],
  ['?utm_source=+meta%20&utm_campaign=%09spring', 'meta', 'spring', ''],
  ['?UTM_Source=meta&Utm_Campaign=spring', 'meta', 'spring', ''],
  ['?utm_source=&utm_source=meta&utm_campaign=100%25', 'meta', '100%', ''],
  ['?utm_source=50%25%20off%25zz&utm_campaign=a%00b', '50% off%zz', 'ab', ''],
])('“%s” is read as it was meant', (query, source, campaign, click) => {
  const { utm_source, utm_campaign, click_id } = readFullTouch({ path: '/', query, referrer_host: '', at: 0 });
  expect([utm_source, utm_campaign, click_id]).toEqual([source, campaign, click]);
});

it('no field is cut inside a character', () => {
  const name = `${'x'.repeat(199)}😀`;
  const touch = readFullTouch({
    path: '/',
    query: `utm_content=${encodeURIComponent(name)}`,
    referrer_host: '',
    at: 0,
  });
  expect(touch.utm_content).toBe('x'.repeat(199));
});

it('a touch is cut to what the sign-up accepts', () => {
  const { source, click_id } = readTouch(`utm_source=${'s'.repeat(900)}&gclid=${'g'.repeat(900)}`);
  expect([source.length, click_id.length]).toEqual([200, 500]);
});

const adTouch = { source: 'ad', click_id: 'f1', click_id_name: 'fbclid' } as const;
const mailTouch = { source: 'mailing', click_id: '', click_id_name: '' } as const;
const nothing = { source: '', click_id: '', click_id_name: '' } as const;
const afterAd = withArrival(noAttribution, adTouch);

it('attribution begins with a touch that is first and last', () => {
  expect(afterAd).toEqual({ ...adTouch, last_source: 'ad', last_click_id: 'f1', last_click_id_name: 'fbclid' });
});

it('attribution keeps the first touch and takes a later one as the last', () => {
  expect(withArrival(afterAd, mailTouch)).toEqual({
    ...adTouch,
    last_source: 'mailing',
    last_click_id: '',
    last_click_id_name: '',
  });
});

it('attribution is left alone by an arrival that brings nothing', () => {
  expect(withArrival(afterAd, nothing)).toEqual(afterAd);
  expect(withArrival(noAttribution, nothing)).toEqual(noAttribution);
});

const shared = { source: '', click_id: 'f9', click_id_name: 'fbclid' } as const;
const clicked = { source: '', click_id: 'g9', click_id_name: 'gclid' } as const;

it('a click id that its network adds to every link replaces no campaign, and is kept where there is none', () => {
  expect(withArrival(afterAd, shared)).toEqual(afterAd);
  expect(withArrival(withArrival(noAttribution, clicked), shared)).toMatchObject({ last_click_id_name: 'gclid' });
  const afterShared = withArrival(noAttribution, shared);
  expect(afterShared).toMatchObject({ ...shared, last_click_id: 'f9' });
  expect(withArrival(afterShared, clicked)).toMatchObject({ ...clicked, last_click_id: 'g9' });
});

it.each([
  [
    '/quiz?utm_id=1?2\nhttps://search.example/?q=Ada\n7',
    { path: '/quiz', query: 'utm_id=1?2', referrer_host: 'search.example', at: 7 },
  ],
  ['/\n\n7', { path: '/', query: '', referrer_host: '', at: 7 }],
  ['/help\nhttps://site.example/quiz\n7', { path: '/help', query: '', referrer_host: '', at: 7 }],
  ['/help\nandroid-app://com.example\nnow', { path: '/help', query: '', referrer_host: '', at: 0 }],
  ['', null],
])('the captured arrival %j is parsed', (captured, landing) =>
  expect(readLanding(captured, 'site.example')).toEqual(landing),
);

const landing = { path: '/quiz', query: '', referrer_host: '', at: 0 };
const arrival = (changes: Partial<typeof landing>) => readFullTouch({ ...landing, ...changes });
const direct = arrival({});
const fromSearch = arrival({ referrer_host: 'search.example' });
const campaign = arrival({ query: '?utm_campaign=kites' });
const sharedLink = arrival({ query: '?fbclid=f1', referrer_host: 'l.facebook.example' });
const mailing = arrival({ query: '?utm_medium=mail', path: '/' });

it('a full touch holds every field of the link, the page it led to and the site it came from', () => {
  const query =
    '?utm_source=s&utm_medium=m&utm_campaign=c&utm_id=i&utm_content=k&utm_term=t&ttclid=x&utm_other=o&name=Ada';
  expect(readFullTouch({ path: '/quiz', query, referrer_host: 'search.example', at: 86_400_000 })).toEqual({
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

it('a full touch is cut to what the server accepts', () => {
  const long = 'x'.repeat(900);
  const touch = readFullTouch({ path: `/${long}`, query: `utm_id=${long}`, referrer_host: long, at: 0 });
  expect([touch.landing_path, touch.utm_id, touch.referrer_host].map(({ length }) => length)).toEqual([200, 200, 200]);
});

it.each([
  ['the first arrival of all is both', [direct], direct, direct],
  ['another page without a campaign is none', [fromSearch, direct], fromSearch, fromSearch],
  ['another site is the last while no campaign led here', [direct, fromSearch], direct, fromSearch],
  ['a campaign takes the place of both', [direct, fromSearch, campaign], campaign, campaign],
  ['a second campaign is the last', [campaign, mailing], campaign, mailing],
  ['a search after a campaign changes nothing', [campaign, fromSearch], campaign, campaign],
  ['a shared link after a campaign changes nothing', [campaign, sharedLink], campaign, campaign],
  ['a shared link is the last while no campaign led here', [direct, sharedLink], direct, sharedLink],
  ['a campaign takes the place of a shared link', [sharedLink, campaign], campaign, campaign],
])('of several arrivals, %s', (_name, arrivals, first_touch, last_touch) => {
  expect(arrivals.reduce(withFullTouch, noTouches)).toEqual({ first_touch, last_touch });
});

const arrivalAt = (at: number, query = '') => readFullTouch({ path: '/', query, referrer_host: '', at });
const both = (first_touch: FullTouch | null, last_touch = first_touch) => ({ first_touch, last_touch });
const [early, middle, later] = [arrivalAt(1), arrivalAt(2, 'utm_id=7'), arrivalAt(3, 'utm_id=8')];

it.each([
  ['nothing and one', noTouches, both(middle), both(middle)],
  ['one and nothing', both(middle), noTouches, both(middle)],
  ['one and what is no touch', both(middle), { first_touch: { utm_id: 7 }, last_touch: 'ads' }, both(middle)],
  ['one and nothing at all', both(middle), {}, both(middle)],
  ['a later campaign', both(middle), both(later), both(middle, later)],
  ['an earlier campaign', both(later), both(middle), both(middle, later)],
  ['an earlier arrival without one', both(middle), both(early), both(middle)],
])('two tabs’ arrivals are joined: %s', (_name, own, stored, joined) =>
  expect(joinTouches(own, stored)).toEqual(joined),
);

it.each([
  ['?fbclid=f1&utm_source=ad&utm_campaign=spring', ''],
  ['?next=%2Faccount&gclid=g1&gclid=g2', '?next=%2Faccount'],
  ['?checkout=c1', '?checkout=c1'],
  ['', ''],
])('an address with the query "%s" keeps "%s"', (query, rest) => expect(withoutTouch(query)).toBe(rest));
