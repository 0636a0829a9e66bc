import { expect, it } from 'vitest';
import {
  jar,
  names,
  openPage,
  optOut,
  renewBrowser,
  settled,
  startTracker,
  stored,
  storedAnalytics,
  storedInTab,
} from '#testing/web/analytics-page.ts';

renewBrowser();

it('in opt-in mode nothing is loaded, stored or sent before Accept', async () => {
  const page = await openPage({ mode: 'opt-in', address: 'https://site.example/?utm_source=news' });
  page.track('open_main');
  await settled();
  expect(startTracker).not.toHaveBeenCalled();
  expect([...stored.keys()]).toEqual(['everkite.visitor']);
  expect(page.attribution().source).toBe('');
  expect([...storedInTab.keys()]).toEqual(['everkite.visitor']);
});

it('in opt-in mode Accept starts measuring, with attribution', async () => {
  const page = await openPage({ mode: 'opt-in', address: 'https://site.example/?utm_source=news' });
  page.track('open_main');
  page.choose(true);
  page.track('popup_click', { popup: 'privacy', choice: 'accept' });
  await settled();
  expect(names()).toEqual(['popup_click', 'first_launch_new']);
  expect(page.attribution().source).toBe('news');
  expect(storedAnalytics()).toMatchObject({ source: 'news', countVisits: 1 });
});

it('Reject stops the tracker and erases what was stored', async () => {
  const page = await openPage({ address: 'https://site.example/?utm_source=news' });
  await settled();
  page.choose(false);
  page.track('popup_click', { popup: 'privacy', choice: 'reject' });
  expect(optOut).toHaveBeenCalledOnce();
  expect(names()).toEqual(['first_launch_new']);
  expect([...stored.keys()]).toEqual(['everkite.visitor']);
  expect(page.attribution()).toEqual({
    source: '',
    click_id: '',
    click_id_name: '',
    last_source: '',
    last_click_id: '',
    last_click_id_name: '',
  });
});

it('Reject takes effect while the tracker is still loading', async () => {
  const page = await openPage();
  page.track('open_main');
  page.choose(false);
  await settled();
  expect(startTracker).not.toHaveBeenCalled();
  expect(stored.has('everkite.analytics')).toBe(false);
  expect([...storedInTab.keys()]).toEqual(['everkite.visitor']);
});

it('Reject holds on the next visit', async () => {
  (await openPage()).choose(false);
  const page = await openPage({ address: 'https://site.example/?gclid=g1' });
  page.track('open_main');
  await settled();
  expect(startTracker).not.toHaveBeenCalled();
  expect(stored.has('everkite.analytics')).toBe(false);
});

it('Reject before the tracker has loaded erases what an earlier visit left, at the latest on the next page', async () => {
  const page = await openPage({ address: 'https://site.example/?utm_source=news' });
  await settled();
  page.track('open_main');
  // Set by the head script when a link is followed before any other code has loaded.
  jar.cookies = 'AMP_key=earlier; warning=false';
  await openPage();
  await settled();
  expect(optOut).toHaveBeenCalledOnce();
  expect(stored.has('everkite.analytics')).toBe(false);
});

it('Reject in another tab also erases what only this tab has stored', async () => {
  await openPage();
  await settled();
  const own = [...storedInTab];
  (await openPage()).choose(false);
  for (const [name, text] of own) storedInTab.set(name, text);
  await openPage();
  expect([...storedInTab.keys()]).toEqual(['everkite.visitor']);
});

it('Reject and a later Accept in another tab take effect here', async () => {
  const page = await openPage();
  await settled();
  page.chooseElsewhere(false);
  expect(optOut).toHaveBeenCalledOnce();
  page.chooseElsewhere(true);
  await settled();
  expect(startTracker).toHaveBeenCalledTimes(2);
  page.track('open_main');
  expect(names().at(-1)).toBe('open_main');
});

it('after Reject the analytics store writes nothing to storage', async () => {
  (await openPage()).choose(false);
  const { useAnalyticsStore } = await import('./analytics-store.ts');
  useAnalyticsStore.setState({ countVisits: 5 });
  expect(stored.has('everkite.analytics')).toBe(false);
});

it('Accept after Reject starts measuring again', async () => {
  const page = await openPage();
  await settled();
  page.choose(false);
  page.choose(true);
  await settled();
  expect(startTracker).toHaveBeenCalledTimes(2);
});
