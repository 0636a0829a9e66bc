import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quizOneOpening } from '../../quiz/content/quiz-one-opening';
import { createBrowserTabs } from '../../testing/browser-tabs';
import { wholeQuizOne } from '../quiz/quiz-one-whole';
import type { WholeQuiz } from '../quiz/quiz-store';

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
    followOtherTabs: (await import('./follow-other-tabs')).followOtherTabs,
    ...(await import('../analytics/analytics-store')),
    ...(await import('../auth/session')),
    ...(await import('../auth/follow-sign-in')),
    ...(await import('../visitor/visitor')),
    ...(await import('../account/new-account')),
    ...(await import('../offer/use-offers')),
    ...(await import('../quiz/quiz-one')),
    ...(await import('../resume/copies')),
    ...(await import('../quiz/quiz-store')),
    ...(await import('../checkout/report-purchase')),
    told: [] as string[],
  };
  (await import('../analytics/track')).receiveEvents(({ name }) => tab.told.push(name));
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

describe('the counters and how the visitor came', () => {
  it('are kept when another tab counts before it was told of them', async () => {
    const [early, late] = [await openTab(), await openTab()];
    early.useAnalyticsStore.setState({ source: 'news', click_id: 'g1', click_id_name: 'gclid', last_source: 'news' });
    late.useAnalyticsStore.setState((counts) => ({ countHomePageOpen: counts.countHomePageOpen + 1 }));
    early.useAnalyticsStore.setState((counts) => ({ countHomePageOpen: counts.countHomePageOpen + 1 }));
    expect(stored('everkite.analytics')).toMatchObject({ source: 'news', click_id: 'g1', countHomePageOpen: 2 });
  });

  it('are known in every tab once it was told', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.useAnalyticsStore.setState({ source: 'news', countVisits: 3 });
    expect(other.useAnalyticsStore.getState()).toMatchObject({ source: '', countVisits: 0 });
    browser.deliver();
    expect(other.useAnalyticsStore.getState()).toMatchObject({ source: 'news', countVisits: 3 });
  });

  it('outlive a tab that had not seen them when it wrote', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.useAnalyticsStore.setState({ source: 'news', last_source: 'news', countVisits: 1 });
    // Processes of one browser see each other's writing late: the other tab wrote over it.
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

  it('keep the first touch of the tab that arrived first, and the last one of the other', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const { withArrival } = await import('../visitor/attribution');
    const arrive = ({ useAnalyticsStore }: typeof one, source: string) =>
      useAnalyticsStore.setState((known) => withArrival(known, { source, click_id: '', click_id_name: '' }));
    arrive(one, 'news');
    arrive(other, 'ads');
    browser.deliver();
    for (const { useAnalyticsStore } of [one, other]) {
      expect(useAnalyticsStore.getState()).toMatchObject({ source: 'news', last_source: 'ads' });
    }
  });

  it('are forgotten in every tab when one rejects measuring', async () => {
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

  it('tell a purchase once, whichever tab shows the thanks', async () => {
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
});

describe('who is signed in', () => {
  const profileOf = ({ emptyProfile }: Awaited<ReturnType<typeof openTab>>, id: number) => ({ ...emptyProfile, id });

  it('is known in every tab', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.useSession.getState().signIn('t1');
    one.useSession.getState().setProfile(profileOf(one, 7), 't1');
    browser.deliver();
    expect(other.useSession.getState()).toMatchObject({ token: 't1', profile: { id: 7 } });
    other.useSession.getState().forget();
    browser.deliver();
    expect(one.useSession.getState()).toMatchObject({ token: '', profile: { id: 0 } });
  });

  it('loads a page anew that shows somebody else, and none that shows nobody', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.useSession.getState().signIn('t1');
    browser.deliver();
    one.useSession.getState().forget();
    browser.deliver();
    one.useSession.getState().signIn('t2');
    browser.deliver();
    expect([other.useSession.getState().token, reload.mock.calls.length]).toEqual(['t2', 0]);
    // Both at once, as a tab hears it that slept meanwhile.
    one.useSession.getState().forget();
    one.useSession.getState().signIn('t3');
    browser.deliver();
    expect([other.useSession.getState().token, reload.mock.calls.length]).toEqual(['t3', 1]);
  });

  it('is not undone by a tab whose older session has ended', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.useSession.getState().signIn('t1');
    browser.deliver();
    one.useSession.getState().forget();
    one.useSession.getState().signIn('t2');
    other.useSession.getState().forget();
    expect(stored('everkite.session')).toMatchObject({ token: 't2' });
  });

  it('is never shown with the profile of somebody else', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.useSession.getState().signIn('t1');
    browser.deliver();
    one.useSession.getState().forget();
    one.useSession.getState().signIn('t2');
    other.useSession.getState().setProfile(profileOf(other, 7), 't1');
    expect(stored('everkite.session')).toMatchObject({ token: 't2', profile: { id: 0 } });
  });
});

describe('what else is kept', () => {
  it('is known in every tab: cohort, new account', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.useVisitor.setState({ cohort: 'C' });
    one.useNewAccount.getState().keep({ email: 'maya@example.com', name: 'Maya', setupToken: 'once' });
    browser.deliver();
    expect(other.useVisitor.getState().cohort).toBe('C');
    other.useNewAccount.getState().dropSetupToken();
    expect(stored('everkite.new-account')).toEqual({ email: 'maya@example.com', name: 'Maya', setupToken: null });
  });

  it('does not come back from a tab of its own once another one erased it', async () => {
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

  it('is taken up by a page that comes back from the browser’s memory, which heard nothing', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.useVisitor.setState({ cohort: 'C' });
    other.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(other.useVisitor.getState().cohort).toBe('C');
  });

  it('keeps the keys to copies that two tabs were given', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const expiresAt = Date.now() + 3_600_000;
    one.rememberCopy({ token: 'first', quiz: 'quiz-one', expiresAt });
    other.rememberCopy({ token: 'second', quiz: 'quiz-one', expiresAt });
    expect(one.copiesOf('quiz-one').map(({ token }) => token)).toEqual(['first', 'second']);
  });
});

describe('a quiz in two tabs', () => {
  type Tab = Awaited<ReturnType<typeof openTab>>;
  const begin = async ({ useQuizOne }: Tab) => {
    await useQuizOne.getState().begin();
    return useQuizOne.getState;
  };
  /** Answers each screen with its first option until `target` is the current one. */
  function answerUpTo(store: Tab['useQuizOne']['getState'], target: number, option = 0) {
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

  it('loses no answer of the one that is ahead, and each stays where it is', async () => {
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

  it('loses none either when a tab answers before it was told', async () => {
    const [ahead, behind] = [await begin(await openTab()), await begin(await openTab())];
    answerUpTo(ahead, 12);
    const given = answersOf(ahead());
    behind().choose('man');
    expect(behind().quiz.screens[1]!.answers).toEqual(['man']);
    expect(answersOf(stored('everkite.quiz-one'))).toBe(given);
  });

  it('loses none when a first page is answered while the rest of its quiz is on the way', async () => {
    const late = await openTab();
    let arrive = () => {};
    const load = () => new Promise<WholeQuiz>((resolve) => (arrive = () => resolve(wholeQuizOne)));
    const first = late.createQuizStore({ opening: quizOneOpening, load }, 'everkite.quiz-one').getState;
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

  it('is erased in both when the consent is taken back in one', async () => {
    const [one, other] = [await begin(await openTab()), await begin(await openTab())];
    answerUpTo(one, 12);
    browser.deliver();
    other().erase();
    one().choose('man');
    one().next();
    expect(one()).toMatchObject({ healthConsentAt: 0, quiz: { currentScreen: 1 } });
    expect(answersOf(stored('everkite.quiz-one'))).toBe(0);
  });

  it('is erased by a first page too, though another tab has answered meanwhile', async () => {
    const late = await openTab();
    const load = () => new Promise<WholeQuiz>(() => {});
    const first = late.createQuizStore({ opening: quizOneOpening, load }, 'everkite.quiz-one').getState;
    void first().begin();
    const ahead = await begin(await openTab());
    answerUpTo(ahead, 12);
    expect(answersOf(stored('everkite.quiz-one'))).toBeGreaterThan(5);
    first().erase();
    expect(stored('everkite.quiz-one').healthConsentAt).toBe(0);
    expect(answersOf(stored('everkite.quiz-one'))).toBe(0);
  });

  it('does not send one tab on because the other has passed, nor back because it goes back', async () => {
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

  it('comes to rest: nobody answers what was heard with writing', async () => {
    const [one, other] = [await begin(await openTab()), await begin(await openTab())];
    answerUpTo(one, 3);
    browser.deliver();
    const before = browser.site.get('everkite.quiz-one');
    browser.deliver();
    expect(browser.site.get('everkite.quiz-one')).toBe(before);
    expect(answersOf(other())).toBe(answersOf(one()));
  });
});
