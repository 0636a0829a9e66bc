import { describe, expect, it } from 'vitest';
import { paths } from '../contract/paths';
import { quizAtPath, quizPages } from '../contract/quiz-pages';
import { admission, type Caller } from './guard';
import { type Route, routeAt, routes } from './routes';

const visitor: Caller = { isLoggedIn: false, cohort: '' };
const page = (over: Partial<Route> = {}) =>
  ({ path: paths.home, title: '', access: 'open', module: './home/home-page.tsx', ...over }) as Route;

describe('the guard (§ 4)', () => {
  it('lets anyone see an open page', () => {
    expect(admission(page(), '/', visitor)).toEqual({ admit: true });
  });

  it('lets an unknown path through to the not-found page', () => {
    expect(admission(null, '/nowhere', visitor)).toEqual({ admit: true });
  });

  it('follows a redirect', () => {
    const route: Route = { path: paths.quizOne, redirect: paths.quizOneScreens };
    expect(admission(route, paths.quizOne, visitor)).toEqual({ redirect: paths.quizOneScreens });
  });

  it('leads a signed-out person from a signed-in page to Login and remembers where to come back', () => {
    const route = page({ path: paths.account, access: 'auth' });
    expect(admission(route, '/account?from=mail', visitor)).toEqual({
      redirect: '/auth/login?next=%2Faccount%3Ffrom%3Dmail',
    });
  });

  it('lets a signed-in person in', () => {
    const route = page({ path: paths.account, access: 'auth' });
    expect(admission(route, paths.account, { ...visitor, isLoggedIn: true })).toEqual({ admit: true });
  });

  it('gives a visitor without a cohort that of the quiz they landed on', () => {
    expect(admission(page({ quiz: 'quiz-one' }), paths.quizOne, visitor)).toEqual({ admit: true, takeCohort: 'A' });
  });

  it('lets a visitor into the quiz of their own cohort', () => {
    expect(admission(page({ quiz: 'quiz-one' }), paths.quizOne, { ...visitor, cohort: 'A' })).toEqual({ admit: true });
  });

  it('leads a visitor of another cohort to their own quiz', () => {
    const led = (quiz: 'quiz-one' | 'quiz-two', cohort: Caller['cohort']) =>
      admission(page({ quiz }), '/anywhere', { ...visitor, cohort });
    expect(led('quiz-two', 'A')).toEqual({ redirect: paths.quizOneScreens });
    expect(led('quiz-one', 'B')).toEqual({ redirect: paths.quizTwo });
    expect(led('quiz-one', 'C')).toEqual({ redirect: paths.mentalQuiz });
  });
});

describe('every address (§ 2)', () => {
  const pagesOf = (isMeant: (route: Route) => boolean) =>
    routes.filter((route) => !('redirect' in route) && isMeant(route)).map((route) => route.path);

  it('of the account, of the subscription and of the card leads others to Login', () => {
    const personal = pagesOf(({ path }) => /^\/(account|subscription|checkout\/card)(\/|$)/.test(path));
    expect(personal).toHaveLength(7);
    for (const path of personal) {
      const next = encodeURIComponent(path);
      expect(admission(routeAt(path), path, visitor)).toEqual({ redirect: `/auth/login?next=${next}` });
    }
  });

  it.each(Object.entries(quizPages))('of %s leads visitors of the other quizzes to their own', (name, { cohort }) => {
    const pages = pagesOf(({ path }) => quizAtPath(path) === name);
    expect(pages.length).toBeGreaterThan(3);
    for (const path of pages) {
      const led = (of: Caller['cohort']) => admission(routeAt(path), path, { ...visitor, cohort: of });
      expect(led(cohort)).toEqual({ admit: true });
      expect(led('')).toEqual({ admit: true, takeCohort: cohort });
      for (const other of Object.values(quizPages).filter((each) => each.cohort !== cohort)) {
        expect(led(other.cohort)).toEqual({ redirect: other.start });
      }
    }
  });

  it.each(['/nowhere', '/quiz/nowhere', '/auth/login/nowhere', '/account/1', '/checkout/paddle/1', '/Help'])(
    'that is none, like %s, has no page',
    (path) => expect(routeAt(path)).toBeNull(),
  );
});
