import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { purchaseEventId } from '#contract/egress.ts';

const site = 'https://site.example';
const now = Date.UTC(2030, 0, 1);

/** Every image that was requested. */
let requested: { src: string; referrerPolicy: string }[] = [];
let cookies = '';
let onPageChange = new Map<string, () => void>();

class ImageOfTest {
  src = '';
  referrerPolicy = '';
  constructor() {
    requested.push(this);
  }
}

/** A document loaded at `path`, with fresh code. */
function openDocument(path: string, { pixelId = '123', mode = 'opt-out' } = {}) {
  vi.resetModules();
  const config = { pixel_id: pixelId, consent_mode: mode };
  vi.stubGlobal('location', new URL(path, site));
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: new URL(path, site).href }] });
  vi.stubGlobal('document', {
    get cookie() {
      return cookies;
    },
    getElementById: () => ({ textContent: JSON.stringify(config) }),
  });
}

/** Changes the page as the router does. */
function goTo(path: string) {
  vi.stubGlobal('location', new URL(path, site));
  onPageChange.get('pushState')?.();
}

async function startPageViews() {
  (await import('./page-views.ts')).startPageViews();
}

const queries = () => requested.map(({ src }) => Object.fromEntries(new URL(src).searchParams));

beforeEach(() => {
  requested = [];
  onPageChange = new Map();
  cookies = 'warning=true';
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.stubGlobal('Image', ImageOfTest);
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: () => void) => onPageChange.set(name, listener),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the pixel reports a page by the site’s address alone, and sends no referrer', async () => {
  openDocument('/?utm_source=adhd-newsletter&fbclid=IwAR0#top');
  await startPageViews();
  expect(new URL(requested[0]!.src).origin + new URL(requested[0]!.src).pathname).toBe('https://www.facebook.com/tr');
  expect(queries()).toEqual([
    { id: '123', ev: 'PageView', dl: site, rl: '', if: 'false', ts: String(now), noscript: '1' },
  ]);
  expect(requested[0]!.referrerPolicy).toBe('no-referrer');
});

it('the pixel reports each arrival once, and no other page', async () => {
  openDocument('/');
  await startPageViews();
  await startPageViews();
  for (const path of ['/quiz/dialogues', '/account', '/auth/login', '/console', '/nowhere', '/help', '/']) goTo(path);
  expect(queries()).toHaveLength(3);
});

it('the pixel is silent in a document that was loaded elsewhere, whose policy blocks the image', async () => {
  openDocument('/quiz/dialogues');
  await startPageViews();
  goTo('/');
  expect(requested).toEqual([]);
});

it.each([
  ['no choice', '', '123'],
  ['Reject', 'warning=false', '123'],
  ['no pixel', 'warning=true', ''],
])('the pixel is silent with %s', async (_what, cookie, pixelId) => {
  cookies = cookie;
  openDocument('/', { pixelId });
  await startPageViews();
  expect(requested).toEqual([]);
});

it('the pixel is silent after Reject, also when that was chosen in another tab', async () => {
  openDocument('/');
  await startPageViews();
  cookies = 'warning=false';
  goTo('/help');
  expect(requested).toHaveLength(1);
});

it('the pixel starts with Accept on the page that is open', async () => {
  cookies = '';
  openDocument('/');
  await startPageViews();
  cookies = 'warning=true';
  await startPageViews();
  expect(requested).toHaveLength(1);
});

const reportPurchase = async (amount_minor: number, currency = 'USD') => {
  const { sendPurchase } = await import('./send-purchase.ts');
  await sendPurchase({ transactionId: 'txn_01', total: { amount_minor, currency } });
};

it('a purchase is reported with its value, under the name that the server uses too', async () => {
  openDocument('/checkout/success');
  await reportPurchase(3599);
  const eid = purchaseEventId(createHash('sha256').update('txn_01').digest('hex'));
  expect(queries()).toMatchObject([{ ev: 'Purchase', 'cd[currency]': 'USD', 'cd[value]': '35.99', eid, dl: site }]);
  expect(requested[0]!.src).not.toContain('txn_01');
});

it('a purchase in yen is reported without decimals', async () => {
  openDocument('/checkout/success');
  await reportPurchase(5400, 'JPY');
  expect(queries()[0]).toMatchObject({ 'cd[value]': '5400' });
});

it('a trial is reported as one that starts, without a value', async () => {
  openDocument('/checkout/success');
  await reportPurchase(0);
  const eid = purchaseEventId(createHash('sha256').update('txn_01').digest('hex'));
  expect(queries()).toMatchObject([{ ev: 'StartTrial', eid, dl: site }]);
  expect(requested[0]!.src).not.toContain('cd%5B');
});

it('a purchase is not reported where the browser cannot hash, since the server reports it', async () => {
  openDocument('/checkout/success');
  vi.stubGlobal('crypto', {});
  await reportPurchase(3599);
  expect(requested).toEqual([]);
});
