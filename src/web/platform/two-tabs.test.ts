import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadQuiz } from '#quiz/load-quiz.ts';
import { createBrowserTabs } from '#testing/web/browser-tabs.ts';
import { openingOf } from '#web/funnel/progress/openings.ts';
import type { FullQuiz } from '#web/funnel/progress/quiz-store.ts';
import { restoreVisit } from '#web/funnel/progress/restore-visit.ts';

const opening = openingOf('adhd');
const adhd = await loadQuiz('adhd');
const full: FullQuiz = { quiz: adhd, restoreVisit };

let browser = createBrowserTabs();
let cookies = '';
const reload = vi.fn();
const config = { consent_mode: 'opt-out', analytics: { api_key: 'key', endpoint: '/2/httpapi', detail: 'full' } };

/** A tab with code of its own, as the browser runs it. */
async function openTab() {
  vi.resetModules();
  const window = browser.openTab();
  vi.stubGlobal('window', window);
  const tab = {
    window,
    followOtherTabs: (await import('./follow-other-tabs.ts')).followOtherTabs,
    ...(await import('#web/measuring/analytics/analytics-store.ts')),
    ...(await import('#web/session/session.ts')),
    ...(await import('#web/subscriber/auth/follow-sign-in.ts')),
    ...(await import('#web/measuring/visitor/visitor.ts')),
    ...(await import('#web/session/new-account.ts')),
    ...(await import('#web/prices/use-offers.ts')),
    ...(await import('#web/funnel/progress/quiz-stores.ts')),
    ...(await import('#web/funnel/progress/sealed-answers.ts')),
    ...(await import('#web/funnel/progress/quiz-store.ts')),
    ...(await import('#web/checkout/report-purchase.ts')),
    told: [] as string[],
  };
  (await import('#web/measuring/analytics/track.ts')).receiveEvents(({ name }) => tab.told.push(name));
  tab.followOtherTabs();
  tab.followSignIn();
  return tab;
}

const stored = (key: string) => JSON.parse(browser.site.get(key) ?? 'null')?.state ?? null;

beforeEach(() => {
  browser = createBrowserTabs();
  cookies = '';
  vi.stubGlobal('location', { pathname: '/', search: '', replace: vi.fn(), assign: vi.fn(), reload });
  reload.mockReset();
  vi.stubGlobal('document', {
    get cookie() {
      return cookies;
    },
    getElementById: () => ({ textContent: JSON.stringify(config) }),
  });
});
afterEach(() => vi.unstubAllGlobals());

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
  // Another process may see a write late, so this tab overwrites it here.
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
  cookies = 'warning=false';
  one.eraseAnalyticsStore();
  browser.deliver();
  cookies = 'warning=true';
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
  expect([other.told, one.told]).toEqual([['payment_success', 'revenue_amount'], []]);
});

const profileOf = ({ emptyProfile }: Awaited<ReturnType<typeof openTab>>, id: number) => ({ ...emptyProfile, id });

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
  // Both at once, as a suspended tab hears them.
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

type Tab = Awaited<ReturnType<typeof openTab>>;
const begin = async ({ quizStore }: Tab) => {
  await quizStore('adhd').getState().begin();
  return quizStore('adhd').getState;
};
/** Answers each screen with its first option until `target` is the current one. */
function answerUpTo(store: ReturnType<Tab['quizStore']>['getState'], target: number, option = 0) {
  store().giveHealthConsent();
  while (store().quiz.currentScreen < target) {
    const screen = store().content.screens[store().quiz.currentScreen - 1]!;
    if (screen.type === 'input-age') store().enterText('34');
    else if (screen.options) store().choose(screen.options[option]!.id);
    store().next();
  }
}
const answersOf = (state: { quiz: { screens: Record<number, { answers: readonly string[] }> } }) =>
  Object.values(state.quiz.screens).filter(({ answers }) => answers.length > 0).length;

it('a quiz in two tabs loses no answer of the one that is ahead, and each stays on its screen', async () => {
  const [ahead, behind] = [await begin(await openTab()), await begin(await openTab())];
  answerUpTo(ahead, 12);
  const given = answersOf(ahead());
  expect(given).toBeGreaterThan(5);
  browser.deliver();
  expect(behind().quiz.currentScreen).toBe(1);
  expect(answersOf(behind())).toBe(given);
  behind().choose('man');
  behind().next();
  expect([behind().quiz.currentScreen, ahead().quiz.currentScreen]).toEqual([2, 12]);
  expect(answersOf(stored('everkite.quiz-one'))).toBe(given);
  expect(stored('everkite.quiz-one').quiz.screens[1].answers).toEqual(['man']);
  browser.deliver();
  expect(ahead().quiz.screens[1]!.answers).toEqual(['man']);
  expect(ahead().quiz.currentScreen).toBe(12);
});

it('a quiz loses no answer when a tab answers before it has heard of the other', async () => {
  const [ahead, behind] = [await begin(await openTab()), await begin(await openTab())];
  answerUpTo(ahead, 12);
  const given = answersOf(ahead());
  behind().choose('man');
  expect(behind().quiz.screens[1]!.answers).toEqual(['man']);
  expect(answersOf(stored('everkite.quiz-one'))).toBe(given);
});

it('a quiz loses no answer when its first screen is answered while the rest is loading', async () => {
  const late = await openTab();
  let arrive = () => {};
  const load = () => new Promise<FullQuiz>((resolve) => (arrive = () => resolve(full)));
  const first = late.createQuizStore({ opening, load }, 'everkite.quiz-one').getState;
  const begun = first().begin();
  const ahead = await begin(await openTab());
  answerUpTo(ahead, 12);
  const given = answersOf(ahead());
  first().giveHealthConsent();
  first().choose('man');
  arrive();
  await begun;
  expect(answersOf(first())).toBe(given);
  expect(answersOf(stored('everkite.quiz-one'))).toBe(given);
});

it('answers are erased in both tabs when the consent is withdrawn in one', async () => {
  const [one, other] = [await begin(await openTab()), await begin(await openTab())];
  answerUpTo(one, 12);
  browser.deliver();
  other().erase();
  one().choose('man');
  one().next();
  expect(one()).toMatchObject({ healthConsentAt: 0, quiz: { currentScreen: 1 } });
  expect(answersOf(stored('everkite.quiz-one'))).toBe(0);
});

it('a first screen erases answers too, though another tab has answered meanwhile', async () => {
  const late = await openTab();
  const load = () => new Promise<FullQuiz>(() => {});
  const first = late.createQuizStore({ opening, load }, 'everkite.quiz-one').getState;
  void first().begin();
  const ahead = await begin(await openTab());
  answerUpTo(ahead, 12);
  expect(answersOf(stored('everkite.quiz-one'))).toBeGreaterThan(5);
  first().erase();
  expect(stored('everkite.quiz-one').healthConsentAt).toBe(0);
  expect(answersOf(stored('everkite.quiz-one'))).toBe(0);
});

it('a tab is not moved on because the other has passed, nor back because it goes back', async () => {
  const [done, other] = [await begin(await openTab()), await begin(await openTab())];
  answerUpTo(done, done().content.screens.length);
  done().next();
  expect(done().quiz.passed).toBe(true);
  browser.deliver();
  other().next();
  expect(other().quiz).toMatchObject({ currentScreen: 2, passed: false });
  browser.deliver();
  expect(done().quiz.passed).toBe(true);
});

it('two tabs come to rest: neither answers a storage event by writing', async () => {
  const [one, other] = [await begin(await openTab()), await begin(await openTab())];
  answerUpTo(one, 3);
  browser.deliver();
  const before = browser.site.get('everkite.quiz-one');
  browser.deliver();
  expect(browser.site.get('everkite.quiz-one')).toBe(before);
  expect(answersOf(other())).toBe(answersOf(one()));
});
