import { expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { quizAtPath, quizPages } from '#contract/quiz-pages.ts';
import { catalogue } from '#quiz/catalogue.ts';
import { admission, type Caller } from './guard.ts';
import { type Route, routeAt, routes } from './routes.tsx';

const visitor: Caller = { isLoggedIn: false, cohort: '' };
const none = () => false;
const byLink = () => 'link' as const;
const page = (over: Partial<Route> = {}) =>
  ({ path: paths.home, title: '', load: async () => ({ default: () => null }), ...over }) as Route;

it('the guard lets anyone see an open page (§ 4)', () => {
  expect(admission(page(), '/', visitor)).toEqual({});
});

it.each([paths.helps, paths.sample, quizPages.adhd.root, quizPages.wellbeing.screens, quizPages.frequency.screens])(
  'what is free needs no account: %s',
  (address) =>
    expect(admission(routeAt(address), address, visitor, none, byLink)).not.toHaveProperty(
      'redirect',
      expect.stringContaining(paths.login),
    ),
);

it('the guard lets an unknown path through to the not-found page (§ 4)', () => {
  expect(admission(null, '/nowhere', visitor)).toEqual({});
});

it('the guard follows a redirect and keeps the query (§ 4)', () => {
  const route: Route = { path: quizPages.adhd.root, redirect: quizPages.adhd.screens };
  expect(admission(route, '/quiz', visitor)).toEqual({ redirect: '/quiz/dialogues' });
  expect(admission(route, '/quiz?gclid=g-1&a=b?c', visitor)).toEqual({ redirect: '/quiz/dialogues?gclid=g-1&a=b?c' });
});

it('the guard leads signed-out visitors from a signed-in page to Login and remembers where to return (§ 4)', () => {
  const route = page({ path: paths.account, access: 'auth' });
  expect(admission(route, '/account?from=mail', visitor)).toEqual({
    redirect: '/auth/login?next=%2Faccount%3Ffrom%3Dmail',
  });
});

it('the guard lets signed-in users in (§ 4)', () => {
  const route = page({ path: paths.account, access: 'auth' });
  expect(admission(route, paths.account, { ...visitor, isLoggedIn: true })).toEqual({});
});

it('the guard gives a visitor without a cohort that of the quiz they landed on', () => {
  expect(admission(page({ quiz: 'adhd' }), quizPages.adhd.root, visitor)).toEqual({ takeCohort: 'A' });
});

it('the guard lets a visitor into the quiz of their own cohort', () => {
  expect(admission(page({ quiz: 'adhd' }), quizPages.adhd.root, { ...visitor, cohort: 'A' }, () => true)).toEqual({
    takeCohort: 'A',
  });
});

const frequency = page({ quiz: 'frequency', path: quizPages.frequency.screens });
const drawnA = { ...visitor, cohort: 'A' } as const;
const admissionAt = (address: string, isInMiddle: (quiz: string) => boolean) =>
  admission(frequency, address, drawnA, isInMiddle, byLink);

it('the guard opens another quiz, which is the visitor’s from then on', () => {
  expect(admissionAt('/quiztwo/screens', none)).toEqual({ takeCohort: 'B' });
  expect(admissionAt('/quiztwo/screens', (quiz) => quiz === 'frequency')).toEqual({ takeCohort: 'B' });
});

it('the guard asks visitors who are in the middle of another quiz, their own or not, before it opens one', () => {
  const asked = { redirect: '/resume?next=%2Fquiztwo%2Fscreens%3Ffrom%3Dfriend' };
  expect(admissionAt('/quiztwo/screens?from=friend', (quiz) => quiz === 'adhd')).toEqual(asked);
  expect(admissionAt('/quiztwo/screens?from=friend', (quiz) => quiz === 'wellbeing')).toEqual(asked);
});

it('the guard opens the quiz of an advertisement’s address without asking', () => {
  expect(admissionAt('/quiztwo/screens?gclid=g-1', () => true)).toEqual({ takeCohort: 'B' });
  expect(admissionAt('/quiztwo/screens?utm_source=ads', () => true)).toEqual({ takeCohort: 'B' });
});

it('a strict gate leads a visitor from another cohort’s quiz to the start of their own, whatever the address says (§ 4)', () => {
  const strict = (cohort: Caller['cohort'], address = '/quiztwo/screens') =>
    admission(frequency, address, { ...visitor, cohort }, none, () => 'strict');
  expect(strict('A')).toEqual({ redirect: '/quiz/dialogues' });
  expect(strict('C')).toEqual({ redirect: '/mental-quiz' });
  expect(strict('A', '/quiztwo/screens?gclid=g-1')).toEqual({ redirect: '/quiz/dialogues' });
  expect(strict('B')).toEqual({ takeCohort: 'B' });
  expect(strict('')).toEqual({ takeCohort: 'B' });
});

const pagesOf = (isIncluded: (route: Route) => boolean) =>
  routes.filter((route) => !('redirect' in route) && isIncluded(route)).map((route) => route.path);

it('the account, the subscription and the card lead signed-out visitors to Login (§ 2)', () => {
  const personal = pagesOf(({ path }) => /^\/(account|subscription|checkout\/card)(\/|$)/.test(path));
  expect(personal).toHaveLength(7);
  for (const path of personal) {
    const next = encodeURIComponent(path);
    expect(admission(routeAt(path), path, visitor)).toEqual({ redirect: `/auth/login?next=${next}` });
  }
});

it.each(Object.entries(catalogue))(
  'every page of %s opens to all visitors but those who are in the middle of another quiz',
  (name, { cohort }) => {
    const pages = pagesOf(({ path }) => quizAtPath(path) === name);
    expect(pages.length).toBeGreaterThan(3);
    for (const path of pages) {
      const led = (of: Caller['cohort'], isInMiddle = false) =>
        admission(routeAt(path), path, { ...visitor, cohort: of }, () => isInMiddle, byLink);
      expect(led(cohort, true)).toEqual({ takeCohort: cohort });
      expect(led('')).toEqual({ takeCohort: cohort });
      for (const other of Object.values(catalogue).filter((each) => each.cohort !== cohort)) {
        expect(led(other.cohort)).toEqual({ takeCohort: cohort });
        expect(led(other.cohort, true)).toEqual({ redirect: `/resume?next=${encodeURIComponent(path)}` });
      }
    }
  },
);

it.each(['/nowhere', '/quiz/nowhere', '/auth/login/nowhere', '/account/1', '/checkout/paddle/1', '/Help'])(
  'the guard finds no page at %s (§ 2)',
  (path) => expect(routeAt(path)).toBeNull(),
);
