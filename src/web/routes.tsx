import type { ComponentType } from 'react';
import { brand } from '#contract/brand.ts';
import type { ConsolePath, PagePath } from '#contract/console/paths.ts';
import { paths } from '#contract/paths.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import type { TrainingPath } from '#contract/training-paths.ts';
import { catalogue, type QuizName, type QuizPageKind, quizNames } from '#quiz/catalogue.ts';
import type { PageProps } from '#web/platform/page-props.ts';

interface PageModule {
  default: ComponentType<PageProps>;
  /** Loads what else the page needs, such as a quiz. */
  prepare?: (quiz: QuizName) => Promise<void>;
}

export interface Page {
  path: PagePath;
  /** Shown in the tab; must not mention answers or conditions, because third parties receive it. */
  title: string;
  /** § 2: needs a signed-in user. */
  access?: 'auth';
  /** § 4 requireCohort: each quiz belongs to one cohort, which a visitor who walks it takes. */
  quiz?: QuizName;
  load: () => Promise<PageModule>;
  /** A page for the operator, without measuring and the cookie banner. */
  isOperators?: true;
  /** The page a visitor most likely opens after this one; fetched while the browser is idle. */
  next?: PagePath | 'own quiz';
}

interface Redirect {
  path: PagePath;
  redirect: PagePath;
}

export type Route = Page | Redirect;

const titled = (name: string) => `${name} · ${brand}`;

type Kind = Pick<Page, 'title' | 'load'>;
const kind = (name: string, load: Page['load']): Kind => ({ title: titled(name), load });

/** The kinds of quiz pages; a quiz has those that it needs, at paths of its own. */
const quizPageKinds: Record<QuizPageKind, Kind> = {
  start: kind('Check-in', () => import('./funnel/quiz/start-page.tsx')),
  screens: kind('Check-in', () => import('./funnel/quiz/quiz-page.tsx')),
  email: kind('Keep your plan', () => import('./funnel/quiz/email-page.tsx')),
  'creating-plan': kind('Putting your plan together', () => import('./funnel/plan/creating-plan-page.tsx')),
  'training-plan': kind('Your plan', () => import('./funnel/plan/training-plan-page.tsx')),
  'personal-plan': kind('Your plan', () => import('./funnel/plan/personal-plan-page.tsx')),
  offer: kind('Choose how long', () => import('./funnel/offer/offer-page.tsx')),
  inapps: kind('Choose how long', () => import('./funnel/offer/inapps-page.tsx')),
};

/** The pages of a quiz in the visitor's order. A root path without a page redirects to the first one. */
function quizRoutes(quiz: QuizName): Route[] {
  const { root, start } = quizPages[quiz];
  const quizPaths = Object.entries(catalogue[quiz].pages) as [QuizPageKind, PagePath][];
  const pages = quizPaths.map(
    ([kind, path], i): Page => ({ path, ...quizPageKinds[kind], quiz, next: quizPaths[i + 1]?.[1] }),
  );
  return root === start ? pages : [{ path: root, redirect: start }, ...pages];
}

const page = (path: PagePath, name: string, load: Page['load'], rest?: Partial<Page>): Page => ({
  path,
  title: titled(name),
  load,
  ...rest,
});

/** § 2: for a signed-in user. */
const ownPage: typeof page = (path, name, load, rest) => page(path, name, load, { ...rest, access: 'auth' });

/** By the last word of their path; a test compares them with `training-paths.ts`, which visitors do not load. */
const trainingTitles = {
  exercises: 'All exercises',
  album: 'Your album',
  week: 'Your week',
  settings: 'Settings',
  'week-in-the-air': 'Your week',
  'check-in': 'Today',
  try: 'Progress',
};

/**
 * By the last word of their path, and in one text, because visitors load this list; a test compares it with
 * `console/paths.ts`.
 */
const consoleTitles =
  'Overview Work Funnel Elements Training Subscribers Subscriber Revenue Offers Content History Texts Quizzes Phone Preview Prices Team Enrol';

/** § 2: the full route table. Every page is loaded lazily, by this file only. */
export const routes: readonly Route[] = [
  page(paths.home, 'A steadier mind, ten minutes a day', () => import('./public-pages/home-page.tsx'), {
    next: 'own quiz',
  }),
  page(paths.begin, 'Check-in', () => import('./public-pages/begin-page.tsx'), { next: 'own quiz' }),
  ...quizNames.flatMap(quizRoutes),
  ownPage(paths.train, 'Today', () => import('./training/today/today-page.tsx'), { next: paths.session }),
  ownPage(paths.session, 'Today', () => import('./training/today/session-page.tsx'), { next: paths.train }),
  ownPage(paths.progress, 'Progress', () => import('./training/progress/progress-page.tsx')),
  page(paths.helps, 'Today', () => import('./training/helps/helps-page.tsx')),
  page(paths.sample, 'Today', () => import('./training/sample/sample-page.tsx')),
  ownPage(paths.plan, 'Your plan', () => import('./training/plan/plan-page.tsx')),
  ...Object.entries(trainingTitles).map(([part, title]) =>
    ownPage(`${paths.train}/${part}` as TrainingPath, title, () => import('./training/further-page.tsx')),
  ),
  page(paths.planLink, 'Your plan', () => import('./training/plan/plan-link-page.tsx')),
  page(paths.stopEmails, 'One email a week', () => import('./training/settings/stop-emails-page.tsx')),
  page(paths.undoAddress, 'Your address', () => import('./subscriber/account/undo-address-page.tsx')),
  page(paths.resume, 'Continue here', () => import('./funnel/resume/resume-page.tsx')),
  { path: paths.auth, redirect: paths.login },
  page(paths.login, 'Sign in', () => import('./subscriber/auth/login-page.tsx'), {
    next: paths.account,
  }),
  page(paths.resetPassword, 'Forgot password', () => import('./subscriber/auth/reset-page.tsx')),
  page(paths.changePassword, 'Choose a password', () => import('./subscriber/auth/change-page.tsx')),
  ownPage(paths.account, 'Account', () => import('./account-page.tsx'), {
    next: paths.manageSubscription,
  }),
  ownPage(paths.devices, 'Where you are signed in', () => import('./subscriber/account/devices-page.tsx')),
  ownPage(paths.ownData, 'Your data', () => import('./subscriber/account/data-page.tsx')),
  { path: paths.subscription, redirect: paths.manageSubscription },
  ownPage(paths.manageSubscription, 'Your subscription', () => import('./subscriber/subscription/manage-page.tsx'), {
    next: paths.cancelSubscription,
  }),
  ownPage(
    paths.cancelSubscription,
    'Cancel your subscription',
    () => import('./subscriber/subscription/cancel-page.tsx'),
  ),
  ownPage(paths.changePlan, 'Change your plan', () => import('./subscriber/subscription/change-plan-page.tsx')),
  page(paths.leave, 'Cancel or withdraw', () => import('./subscriber/subscription/leave-page.tsx')),
  { path: paths.checkout, redirect: paths.payment },
  page(paths.payment, 'Checkout', () => import('./checkout/payment-page.tsx'), { next: paths.checkoutSuccess }),
  ownPage(paths.cardUpdate, 'Change your card', () => import('./subscriber/subscription/card-update-page.tsx')),
  page(paths.checkoutSuccess, 'Thank you', () => import('./checkout/success-page.tsx'), { next: paths.session }),
  page(paths.privacy, 'Privacy', () => import('./public-pages/privacy-page.tsx')),
  { path: paths.console, redirect: `${paths.console}/overview` },
  ...consoleTitles.split(' ').map((title) =>
    page(`${paths.console}/${title.toLowerCase()}` as ConsolePath, title, () => import('./console/console-page.tsx'), {
      isOperators: true,
    }),
  ),
  page(paths.terms, 'Terms', () => import('./public-pages/terms-page.tsx')),
  page(paths.help, 'Help', () => import('./public-pages/help-page.tsx')),
];

/** § 2: any other path. */
export const notFound: Pick<Page, 'title' | 'load'> & Partial<Page> = {
  title: titled('Page not found'),
  load: () => import('./public-pages/not-found-page.tsx'),
};

/** The route at a path, with or without a trailing slash; null when there is none. */
export function routeAt(path: string): Route | null {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return routes.find((route) => route.path === bare) ?? null;
}

/** Loads a page's code and what it needs for its quiz; rejects when the network fails. */
export async function loadPage({ load, quiz }: Pick<Page, 'load' | 'quiz'>): Promise<ComponentType<PageProps>> {
  const page = await load();
  await page.prepare?.(quiz as QuizName);
  return page.default;
}
