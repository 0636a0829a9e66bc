import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FunnelReport } from '#contract/console/report.ts';
import { home } from '#contract/copy/home.ts';
import { addFourthQuiz, fourth, removeFourthQuiz } from '#testing/quiz/fourth-quiz.ts';

/** The real code, loaded with a row added to the catalogue. */
async function load() {
  return {
    ...(await import('#contract/cohort.ts')),
    ...(await import('#contract/quiz-pages.ts')),
    ...(await import('#contract/next-quiz-pages.ts')),
    ...(await import('#quiz/engine/result.ts')),
    ...(await import('#testing/quiz/walk.ts')),
    ...(await import('./guard.ts')),
    ...(await import('./prerendered.ts')),
    ...(await import('./routes.tsx')),
    ...(await import('#web/public-pages/doors.tsx')),
    ...(await import('#web/site/own-texts.ts')),
    ...(await import('#web/site/published-quizzes.ts')),
    ...(await import('#web/funnel/progress/quiz-stores.ts')),
    ...(await import('#web/measuring/analytics/analytics-state.ts')),
    ...(await import('#web/measuring/analytics/count-event.ts')),
    ...(await import('#web/measuring/consent/stored-items.ts')),
    ...(await import('#web/measuring/visitor/quiz-key.ts')),
    ...(await import('#web/measuring/visitor/visitor.ts')),
    ...(await import('#web/measuring/visitor/visitor.ts')),
    ...(await import('#web/console/funnel/day-lines.tsx')),
    ...(await import('#web/console/funnel/funnel-filters.tsx')),
    ...(await import('#web/console/funnel/step-table.tsx')),
  };
}

let app: Awaited<ReturnType<typeof load>>;
const local = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (name: string) => local.get(name) ?? null,
      setItem: (name: string, value: string) => void local.set(name, value),
      removeItem: (name: string) => void local.delete(name),
    },
  });
});
beforeAll(async () => {
  addFourthQuiz();
  app = await load();
  app.giveQuizzes({});
});
afterAll(removeFourthQuiz);

const { name, cohort, quiz } = fourth;
const { pages } = quiz;

describe('a quiz that is added to the catalogue', () => {
  it('the cohort of an added quiz is drawn for its share of the visitors', () => {
    const weights = Object.fromEntries(app.allCohorts.map((each) => [each, 1])) as Record<typeof cohort, number>;
    expect([0, 0.3, 0.6, 0.9].map((random) => app.drawCohort(weights, random))).toEqual(['A', 'B', 'C', 'D']);
  });

  it('an added quiz is walked by a visitor who lands on one of its addresses', () => {
    app.assignCohort({ A: 1, B: 0, C: 0, D: 0 } as never, pages.screens, 0);
    expect(app.useVisitor.getState()).toMatchObject({ drawn: 'A', cohort: 'D' });
  });

  it('an added quiz has a route for each of its pages, and those before the first answer are prerendered', () => {
    const own = app.routes.filter((route) => 'quiz' in route && route.quiz === name);
    expect(own.map(({ path }) => path)).toEqual(Object.values(pages));
    expect(own.flatMap((route) => ('load' in route && app.isPrerendered(route) ? route.path : []))).toEqual([
      pages.start,
      pages.screens,
    ]);
    expect(own.map((route) => 'next' in route && route.next)).toEqual([...Object.values(pages).slice(1), undefined]);
    expect(app.nextQuizPages(name)).toEqual({
      afterEmail: pages['training-plan'],
      plan: pages['training-plan'],
      offers: pages.inapps,
    });
  });

  it('an added quiz gives a visitor of another quiz its cohort, or asks them when they have begun theirs', () => {
    const led = (isBegun: boolean) =>
      app.admission(
        app.routeAt(pages.email),
        pages.email,
        { isLoggedIn: false, cohort: 'A' },
        () => isBegun,
        () => 'link',
      );
    expect(led(false)).toEqual({ takeCohort: 'D' });
    expect(led(true)).toEqual({ redirect: `/resume?next=${encodeURIComponent(pages.email)}` });
  });

  it('an added quiz is walked from its first screen to its result, and stored under its own key', async () => {
    const store = app.quizStore(name).getState;
    await store().begin();
    store().giveHealthConsent();
    while (!store().quiz.passed) {
      const screen = store().content.screens[store().quiz.currentScreen - 1]!;
      if (screen.type === 'input-age') store().enterText('34');
      else if (screen.options) store().choose(screen.options.at(-1)!.id);
      store().next();
    }
    expect(app.resultOf(quiz, store().quiz).level).toBe('low');
    expect(JSON.parse(local.get(app.quizKey(name))!).state.quiz.passed).toBe(true);
    expect(app.quizKeysByFolder()).toMatchObject({ sleep: 'everkite.sleep' });
  });

  it('an added quiz has a door on Home and an entry in the privacy page’s list of stored items', () => {
    app.giveTexts({ home });
    const doors = renderToStaticMarkup(<app.Doors />);
    expect(doors).toContain('Four ways to begin');
    expect(doors).toMatch(/href="\/sleep".*Sleep and rest.*8 screens, 2 minutes/);
    expect(app.storedItems.essential).toContainEqual({ name: 'everkite.sleep', purpose: 'The same for the fourth.' });
  });

  it('an added quiz has counters in the analytics store', () => {
    const count = (event: 'start_open' | 'screen35_open' | 'logo_click', properties: object) =>
      (app.countEvent(app.noCounts, event, { ...properties }, 1) as unknown as Record<string, object>).quizSleep;
    const none = { countInappsPageOpen: 0, countInappsPageClose: 0, countLogoClick: 0, countStartPageOpen: 0 };
    expect(count('start_open', { quiz: 'quiz_sleep' })).toEqual({ ...none, countStartPageOpen: 1 });
    expect(count('screen35_open', { quiz: 'quiz_sleep' })).toEqual({ ...none, countInappsPageOpen: 1 });
    expect(count('logo_click', { page: pages.inapps })).toEqual({ ...none, countLogoClick: 1 });
  });

  it('an added quiz has a filter and a series in the console', () => {
    const query = { from: '2030-01-01', to: '2030-01-01' };
    const filters = renderToStaticMarkup(
      <app.FunnelFilters query={query} report={null} onQuery={() => {}} by={{ quiz: true, source: true }} />,
    );
    expect(filters).toContain('>D</button>');
    const days: FunnelReport['days'] = [
      { day: query.from, visits: 40, paid: 4, by_cohort: [{ cohort, visits: 40, paid: 4 }] },
    ];
    expect(renderToStaticMarkup(<app.DayLines days={days} />)).toMatch(/data-series="4".*D 10\.0%/);
  });
});
