import { afterEach, beforeEach, vi } from 'vitest';
import { createBrowserTabs } from './browser-tabs.ts';

const config = { consent_mode: 'opt-out', analytics: { api_key: 'key', endpoint: '/2/httpapi', detail: 'full' } };

/** Tabs of one browser, which is new before each test. */
export function createTestTabs() {
  const browser = createBrowserTabs();
  const document = { cookies: '' };
  const reload = vi.fn();

  /** A tab with its own copy of the code, as in a browser. */
  async function openTab() {
    vi.resetModules();
    const window = browser.openTab();
    vi.stubGlobal('window', window);
    const tab = {
      window,
      followOtherTabs: (await import('#web/platform/follow-other-tabs.ts')).followOtherTabs,
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
      events: [] as string[],
    };
    (await import('#web/measuring/analytics/track.ts')).receiveEvents(({ name }) => tab.events.push(name));
    tab.followOtherTabs();
    tab.followSignIn();
    return tab;
  }

  const stored = (key: string) => JSON.parse(browser.site.get(key) ?? 'null')?.state ?? null;

  beforeEach(() => {
    Object.assign(browser, createBrowserTabs());
    document.cookies = '';
    vi.stubGlobal('location', { pathname: '/', search: '', replace: vi.fn(), assign: vi.fn(), reload });
    reload.mockReset();
    vi.stubGlobal('document', {
      get cookie() {
        return document.cookies;
      },
      getElementById: () => ({ textContent: JSON.stringify(config) }),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  return { browser, document, reload, openTab, stored };
}

export type Tab = Awaited<ReturnType<ReturnType<typeof createTestTabs>['openTab']>>;
