import { expect, it } from 'vitest';
import { createTestTabs, type Tab } from '#testing/web/tabs.ts';

const { browser, document, reload, openTab, stored } = createTestTabs();

it('counters and attribution are kept when another tab counts before it has heard of them', async () => {
  const [early, late] = [await openTab(), await openTab()];
  early.useAnalyticsStore.setState({ source: 'news', click_id: 'g1', click_id_name: 'gclid', last_source: 'news' });
  late.useAnalyticsStore.setState((counts) => ({ countHomePageOpen: counts.countHomePageOpen + 1 }));
  early.useAnalyticsStore.setState((counts) => ({ countHomePageOpen: counts.countHomePageOpen + 1 }));
  expect(stored('everkite.analytics')).toMatchObject({ source: 'news', click_id: 'g1', countHomePageOpen: 2 });
});

it('counters and attribution are known in every tab that has heard of them', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.useAnalyticsStore.setState({ source: 'news', countVisits: 3 });
  expect(other.useAnalyticsStore.getState()).toMatchObject({ source: '', countVisits: 0 });
  browser.deliver();
  expect(other.useAnalyticsStore.getState()).toMatchObject({ source: 'news', countVisits: 3 });
});

it('counters and attribution outlive a tab that wrote without knowing them', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.useAnalyticsStore.setState({ source: 'news', last_source: 'news', countVisits: 1 });
  // Another process may see a write late, so this tab overwrites one that it has not seen.
  const { quizTwo } = other.useAnalyticsStore.getState();
  const unseen = { countVisits: 1, countHomePageOpen: 1, quizTwo: { ...quizTwo, countLogoClick: 2 } };
  browser.openTab().localStorage.setItem('everkite.analytics', JSON.stringify({ state: unseen }));
  browser.deliver();
  one.useAnalyticsStore.setState((counts) => ({ countVisits: counts.countVisits + 1 }));
  expect(stored('everkite.analytics')).toMatchObject({
    source: 'news',
    last_source: 'news',
    countVisits: 2,
    countHomePageOpen: 1,
    quizTwo: { countLogoClick: 2 },
  });
});

it('two tabs keep the first touch of the tab that arrived first and the last touch of the other', async () => {
  const [one, other] = [await openTab(), await openTab()];
  const { withArrival } = await import('#web/measuring/analytics/attribution.ts');
  const arrive = ({ useAnalyticsStore }: typeof one, source: string) =>
    useAnalyticsStore.setState((known) => withArrival(known, { source, click_id: '', click_id_name: '' }));
  arrive(one, 'news');
  arrive(other, 'ads');
  browser.deliver();
  for (const { useAnalyticsStore } of [one, other]) {
    expect(useAnalyticsStore.getState()).toMatchObject({ source: 'news', last_source: 'ads' });
  }
});

it('every tab forgets counters and attribution when one rejects measuring', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.useAnalyticsStore.setState({ source: 'news', countVisits: 3 });
  browser.deliver();
  document.cookies = 'warning=false';
  one.eraseAnalyticsStore();
  browser.deliver();
  document.cookies = 'warning=true';
  other.useAnalyticsStore.setState((counts) => ({ countVisits: counts.countVisits + 1 }));
  expect(stored('everkite.analytics')).toMatchObject({ source: '', countVisits: 1 });
});

it('a purchase is reported once, whichever tab shows the success page', async () => {
  const [one, other] = [await openTab(), await openTab()];
  const checkout = {
    transaction_id: 'txn_1',
    offer: { id: 1 },
    total: { amount_minor: 3599, currency: 'USD' },
  } as Parameters<typeof one.reportPurchase>[0];
  other.reportPurchase(checkout);
  one.reportPurchase(checkout);
  expect([other.events, one.events]).toEqual([['payment_success', 'revenue_amount'], []]);
});

const profileOf = ({ emptyProfile }: Tab, id: number) => ({ ...emptyProfile, id });

it('every tab knows who is signed in', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.useSession.getState().signIn('t1');
  one.useSession.getState().setProfile(profileOf(one, 7), 't1');
  browser.deliver();
  expect(other.useSession.getState()).toMatchObject({ token: 't1', profile: { id: 7 } });
  other.useSession.getState().forget();
  browser.deliver();
  expect(one.useSession.getState()).toMatchObject({ token: '', profile: { id: 0 } });
});

it('a page reloads when another tab signs somebody else in, and not when it signs out', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.useSession.getState().signIn('t1');
  browser.deliver();
  one.useSession.getState().forget();
  browser.deliver();
  one.useSession.getState().signIn('t2');
  browser.deliver();
  expect([other.useSession.getState().token, reload.mock.calls.length]).toEqual(['t2', 0]);
  // A suspended tab receives both changes at once.
  one.useSession.getState().forget();
  one.useSession.getState().signIn('t3');
  browser.deliver();
  expect([other.useSession.getState().token, reload.mock.calls.length]).toEqual(['t3', 1]);
});

it('a tab whose older session has ended does not sign out a newer one', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.useSession.getState().signIn('t1');
  browser.deliver();
  one.useSession.getState().forget();
  one.useSession.getState().signIn('t2');
  other.useSession.getState().forget();
  expect(stored('everkite.session')).toMatchObject({ token: 't2' });
});

it('nobody is shown with the profile of somebody else', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.useSession.getState().signIn('t1');
  browser.deliver();
  one.useSession.getState().forget();
  one.useSession.getState().signIn('t2');
  other.useSession.getState().setProfile(profileOf(other, 7), 't1');
  expect(stored('everkite.session')).toMatchObject({ token: 't2', profile: { id: 0 } });
});

it('cohort and new account are known in every tab', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.useVisitor.setState({ cohort: 'C' });
  one.useNewAccount.getState().keep({ email: 'maya@example.com', name: 'Maya', setupToken: 'once' });
  browser.deliver();
  expect(other.useVisitor.getState().cohort).toBe('C');
  other.useNewAccount.getState().dropSetupToken();
  expect(stored('everkite.new-account')).toEqual({ email: 'maya@example.com', name: 'Maya', setupToken: null });
});

it('stored state does not come back from a tab after another one has erased it', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.useNewAccount.getState().keep({ email: 'maya@example.com', name: 'Maya', setupToken: 'once' });
  browser.deliver();
  other.useNewAccount.getState().dropSetupToken();
  browser.deliver();
  other.window.localStorage.removeItem('everkite.new-account');
  browser.deliver();
  expect(one.useNewAccount.getState()).toMatchObject({ email: '', name: '', setupToken: null });
  expect(one.window.sessionStorage.getItem('everkite.new-account')).toBeNull();
});

it('a page that comes back from the browser’s memory reads what it has missed', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.useVisitor.setState({ cohort: 'C' });
  other.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(other.useVisitor.getState().cohort).toBe('C');
});

it('the keys to sealed answers that two tabs were given are all kept', async () => {
  const [one, other] = [await openTab(), await openTab()];
  const expiresAt = Date.now() + 3_600_000;
  one.rememberSealed({ token: 'first', quiz: 'quiz-one', expiresAt });
  other.rememberSealed({ token: 'second', quiz: 'quiz-one', expiresAt });
  expect(one.sealedOf('adhd').map(({ token }) => token)).toEqual(['first', 'second']);
});
