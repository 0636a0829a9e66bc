import { describe, expect, it } from 'vitest';
import { quizzes } from '#quiz/quizzes.ts';
import { consolePaths } from './console/paths.ts';
import { isOwnEndpoint, majorAmount, pageViewPaths, permittedEvent, pixelDocuments, type Vendor } from './egress.ts';
import { paths } from './paths.ts';
import { quizPages } from './quiz-pages.ts';

const { adhd } = quizzes;

const vendors: readonly Vendor[] = ['amplitude', 'pixel', 'conversion'];

/** Everything that must never leave, under our own property names. */
const secret = {
  cohort: 'C',
  quiz: 'quiz_mental_health',
  score: 78,
  level: 'high',
  answer: 'never',
  page: '/mental-quiz/screens',
  link: '/quiz',
  source: 'adhd-ad',
  email: 'maya@example.com',
  name: 'Maya',
  title: 'Anxiety check-in',
};
const purchase = { event_id: `purchase-${'0'.repeat(32)}`, currency: 'USD', value: 35.99 };
const conversion = {
  ...purchase,
  event_time: 1_900_000_000,
  event_source_url: 'https://everkite.test',
  client_user_agent: 'Mozilla/5.0',
};

describe('the health-data firewall', () => {
  it('only events that are listed pass to a vendor', () => {
    for (const vendor of vendors) {
      for (const name of ['answer_given', 'toString', '__proto__', '']) {
        expect(permittedEvent(vendor, name, {})).toBeNull();
      }
    }
  });

  it('only properties that are listed pass, whatever the event', () => {
    const events = { amplitude: ['open_main', 'session_start', '$identify'], pixel: ['PageView', 'Purchase'] };
    for (const name of events.amplitude) expect(permittedEvent('amplitude', name, secret)?.properties).toEqual({});
    expect(permittedEvent('pixel', 'PageView', secret)?.properties).toEqual({});
    expect(permittedEvent('pixel', 'Purchase', { ...secret, ...purchase })?.properties).toEqual(purchase);
    expect(permittedEvent('conversion', 'Purchase', { ...secret, ...conversion })?.properties).toEqual(conversion);
  });

  it('no screen of a quiz is sent to a third party, because their number reveals the quiz', () => {
    for (const index of [...adhd.screens.keys(), 30]) {
      expect(permittedEvent('amplitude', `screen${index + 1}_open`, { stay_ms: 5 })).toBeNull();
      expect(permittedEvent('amplitude', `screen${index + 1}_close`, { stay_ms: 5 })).toBeNull();
    }
  });

  it('no page that only some quizzes have is sent to a third party', () => {
    for (const name of ['start_open', 'start_close', 'screen34_open', 'screen34_close', 'screen35_open']) {
      expect(permittedEvent('amplitude', name, {})).toBeNull();
    }
  });

  it('the source of a visit is sent to no third party', () => {
    expect(permittedEvent('amplitude', 'session_start', { source: 'news', cohort: 'A' })).toEqual({
      name: 'session_start',
      properties: {},
    });
  });

  it('a property passes only with a valid value', () => {
    const payment = { offer_id: 2, amount_minor: 3599, currency: 'USD' };
    expect(permittedEvent('amplitude', 'payment_success', payment)?.properties).toEqual(payment);
    const twisted = { offer_id: 'anxiety', amount_minor: -1, currency: 'cohort C' };
    expect(permittedEvent('amplitude', 'payment_success', twisted)?.properties).toEqual({});
    expect(permittedEvent('amplitude', 'screen36_open', { type: 'offer' })?.properties).toEqual({});
  });

  it('a revenue event passes only when it is complete (§ 5)', () => {
    const revenue = { $productId: 'offer-2', $quantity: 1, $price: 35.99, $revenue: 35.99, $currency: 'USD' };
    const told = { ...revenue, $revenueType: 'subscription' };
    expect(permittedEvent('amplitude', 'revenue_amount', { ...told, ...secret })?.properties).toEqual(told);
    const twisted = [
      { $productId: 'anxiety-plan' },
      { $quantity: 0 },
      { $currency: 'C' },
      { $revenueType: 'quiz_two' },
    ];
    for (const change of twisted) {
      expect(permittedEvent('amplitude', 'revenue_amount', { ...told, ...change })).toBeNull();
    }
  });

  it('nothing that the tracker captured by itself passes', () => {
    for (const name of ['[Amplitude] Element Clicked', '[Amplitude] Element Changed', '[Amplitude] File Downloaded']) {
      expect(permittedEvent('amplitude', name, {})).toBeNull();
    }
  });

  it.each([
    ['an id of another form', { event_id: 'txn_01' }],
    ['no currency of ours', { currency: 'maya@example.com' }],
    ['no amount', { value: 0 }],
    ['text for an amount', { value: '35.99' }],
  ])('no purchase passes with %s', (_what, change) => {
    expect(permittedEvent('pixel', 'Purchase', { ...purchase, ...change })).toBeNull();
    expect(permittedEvent('conversion', 'Purchase', { ...conversion, ...change })).toBeNull();
  });

  it('no path passes as the site’s URL', () => {
    const withPath = { ...conversion, event_source_url: 'https://everkite.test/mental-quiz' };
    expect(permittedEvent('conversion', 'Purchase', withPath)).toBeNull();
  });

  it('a click id passes, and no other text in its place', () => {
    const fbc = 'fb.1.1900000000000.IwAR0-click_1';
    expect(permittedEvent('conversion', 'Purchase', { ...conversion, fbc })?.properties.fbc).toBe(fbc);
    const address = { ...conversion, fbc: 'fb.1.1900000000000.maya@example.com' };
    expect(permittedEvent('conversion', 'Purchase', address)?.properties).toEqual(conversion);
  });
});

describe('the pixel', () => {
  it('the pixel reports no page about a person', () => {
    const quizPaths = Object.values(quizPages).flatMap(({ root, ...pages }) => [root, ...Object.values(pages)]);
    const own = [paths.account, paths.ownData, paths.login, paths.resume, paths.manageSubscription, paths.leave];
    for (const path of [...quizPaths, ...own, paths.console, consolePaths.funnel]) {
      expect(pixelDocuments).not.toContain(path);
    }
    expect(pageViewPaths).not.toContain(paths.checkoutSuccess);
  });
});

describe('isOwnEndpoint', () => {
  it.each([
    ['/2/httpapi', true],
    ['//evil.example/2/httpapi', false],
    ['/\\evil.example', false],
    ['https://api2.amplitude.com/2/httpapi', false],
  ])('the endpoint %s belongs to this site: %s', (endpoint, own) => expect(isOwnEndpoint(endpoint)).toBe(own));
});

describe('majorAmount', () => {
  it.each([
    [3599, 'USD', 35.99],
    [5, 'EUR', 0.05],
    [5400, 'JPY', 5400],
  ])('the major amount of %d %s is %d', (amount_minor, currency, major) =>
    expect(majorAmount({ amount_minor, currency })).toBe(major),
  );
});
