import { describe, expect, it } from 'vitest';
import { paths } from '../contract/paths';
import { quizAtPath, quizPages } from '../contract/quiz-pages';
import { admission, type Caller } from './guard';
import { type Route, routeAt, routes } from './routes';

const visitor: Caller = { isLoggedIn: false, cohort: '' };
const none = () => false;
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

  describe('for a visitor of another cohort', () => {
    const quizTwo = page({ quiz: 'quiz-two', path: paths.quizTwoScreens });
    const drawnA = { ...visitor, cohort: 'A' } as const;
    const led = (isBegun: (quiz: string) => boolean) =>
      admission(quizTwo, '/quiztwo/screens?from=friend', drawnA, isBegun);

    it('opens the quiz, which is theirs from then on', () => {
      expect(led(none)).toEqual({ admit: true, takeCohort: 'B' });
      expect(led((quiz) => quiz !== 'quiz-one')).toEqual({ admit: true, takeCohort: 'B' });
    });

    it('leads who has begun their own to where that is decided', () => {
      expect(led((quiz) => quiz === 'quiz-one')).toEqual({
        redirect: '/resume?next=%2Fquiztwo%2Fscreens%3Ffrom%3Dfriend',
      });
    });
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

  it.each(Object.entries(quizPages))(
    'of %s is opened to all but those who have begun another quiz',
    (name, { cohort }) => {
      const pages = pagesOf(({ path }) => quizAtPath(path) === name);
      expect(pages.length).toBeGreaterThan(3);
      for (const path of pages) {
        const led = (of: Caller['cohort'], isBegun = false) =>
          admission(routeAt(path), path, { ...visitor, cohort: of }, () => isBegun);
        expect(led(cohort)).toEqual({ admit: true });
        expect(led('')).toEqual({ admit: true, takeCohort: cohort });
        for (const other of Object.values(quizPages).filter((each) => each.cohort !== cohort)) {
          expect(led(other.cohort)).toEqual({ admit: true, takeCohort: cohort });
          expect(led(other.cohort, true)).toEqual({ redirect: `/resume?next=${encodeURIComponent(path)}` });
        }
      }
    },
  );

  it.each(['/nowhere', '/quiz/nowhere', '/auth/login/nowhere', '/account/1', '/checkout/paddle/1', '/Help'])(
    'that is none, like %s, has no page',
    (path) => expect(routeAt(path)).toBeNull(),
  );
});
