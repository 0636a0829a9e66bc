import type { ComponentType } from 'react';
import { brand } from '#contract/brand.ts';
import { type PagePath, paths } from '#contract/paths.ts';
import { quizPages } from '#contract/quiz-pages.ts';
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
  /** § 2: auth routes need a signed-in user. */
  access: 'open' | 'auth';
  /** § 4 requireCohort: each quiz belongs to one cohort, which a visitor who walks it takes. */
  quiz?: QuizName;
  /** Its HTML is rendered at build time. */
  prerendered?: boolean;
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

/** The kinds of quiz pages; a quiz has those that it needs, at paths of its own. */
const quizPageKinds: Record<QuizPageKind, Pick<Page, 'title' | 'load' | 'prerendered'>> = {
  start: { title: titled('Check-in'), load: () => import('./funnel/quiz/start-page.tsx'), prerendered: true },
  screens: { title: titled('Check-in'), load: () => import('./funnel/quiz/quiz-page.tsx'), prerendered: true },
  email: { title: titled('Keep your plan'), load: () => import('./funnel/quiz/email-page.tsx') },
  'creating-plan': {
    title: titled('Putting your plan together'),
    load: () => import('./funnel/plan/creating-plan-page.tsx'),
  },
  'training-plan': { title: titled('Your plan'), load: () => import('./funnel/plan/training-plan-page.tsx') },
  'personal-plan': { title: titled('Your plan'), load: () => import('./funnel/plan/personal-plan-page.tsx') },
  offer: { title: titled('Choose how long'), load: () => import('./funnel/offer/offer-page.tsx') },
  inapps: { title: titled('Choose how long'), load: () => import('./funnel/offer/inapps-page.tsx') },
};

/** The pages of a quiz in the visitor's order. A root path without a page redirects to the first one. */
function quizRoutes(quiz: QuizName): Route[] {
  const { root, start } = quizPages[quiz];
  const quizPaths = Object.entries(catalogue[quiz].pages) as [QuizPageKind, PagePath][];
  const pages = quizPaths.map(
    ([kind, path], i): Page => ({ path, ...quizPageKinds[kind], access: 'open', quiz, next: quizPaths[i + 1]?.[1] }),
  );
  return root === start ? pages : [{ path: root, redirect: start }, ...pages];
}

/** § 2: the full route table. Every page is loaded lazily, by this file only. */
export const routes: readonly Route[] = [
  {
    path: paths.home,
    title: titled('A steadier mind, ten minutes a day'),
    access: 'open',
    prerendered: true,
    load: () => import('./public-pages/home-page.tsx'),
    next: 'own quiz',
  },
  {
    path: paths.begin,
    title: titled('Check-in'),
    access: 'open',
    prerendered: true,
    load: () => import('./public-pages/begin-page.tsx'),
    next: 'own quiz',
  },
  ...quizNames.flatMap(quizRoutes),
  {
    path: paths.train,
    title: titled('Today'),
    access: 'auth',
    load: () => import('./training/today/today-page.tsx'),
    next: paths.session,
  },
  {
    path: paths.session,
    title: titled('Today'),
    access: 'auth',
    load: () => import('./training/today/session-page.tsx'),
    next: paths.train,
  },
  {
    path: paths.progress,
    title: titled('Progress'),
    access: 'auth',
    load: () => import('./training/progress/progress-page.tsx'),
  },
  {
    path: paths.helps,
    title: titled('Today'),
    access: 'open',
    load: () => import('./training/helps/helps-page.tsx'),
  },
  {
    path: paths.sample,
    title: titled('Today'),
    access: 'open',
    load: () => import('./training/sample/sample-page.tsx'),
  },
  {
    path: paths.plan,
    title: titled('Your plan'),
    access: 'auth',
    load: () => import('./training/plan/plan-page.tsx'),
  },
  {
    path: paths.exercises,
    title: titled('All exercises'),
    access: 'auth',
    load: () => import('./training/evidence/exercises-page.tsx'),
  },
  {
    path: paths.planLink,
    title: titled('Your plan'),
    access: 'open',
    load: () => import('./training/plan/plan-link-page.tsx'),
  },
  {
    path: paths.resume,
    title: titled('Continue here'),
    access: 'open',
    load: () => import('./funnel/resume/resume-page.tsx'),
  },
  { path: paths.auth, redirect: paths.login },
  {
    path: paths.login,
    title: titled('Sign in'),
    access: 'open',
    prerendered: true,
    load: () => import('./subscriber/auth/login-page.tsx'),
    next: paths.account,
  },
  {
    path: paths.resetPassword,
    title: titled('Forgot password'),
    access: 'open',
    load: () => import('./subscriber/auth/reset-page.tsx'),
  },
  {
    path: paths.changePassword,
    title: titled('Choose a password'),
    access: 'open',
    load: () => import('./subscriber/auth/change-page.tsx'),
  },
  {
    path: paths.account,
    title: titled('Account'),
    access: 'auth',
    load: () => import('./subscriber/account/account-page.tsx'),
    next: paths.manageSubscription,
  },
  {
    path: paths.devices,
    title: titled('Where you are signed in'),
    access: 'auth',
    load: () => import('./subscriber/account/devices-page.tsx'),
  },
  {
    path: paths.ownData,
    title: titled('Your data'),
    access: 'auth',
    load: () => import('./subscriber/account/data-page.tsx'),
  },
  { path: paths.subscription, redirect: paths.manageSubscription },
  {
    path: paths.manageSubscription,
    title: titled('Your subscription'),
    access: 'auth',
    load: () => import('./subscriber/subscription/manage-page.tsx'),
    next: paths.cancelSubscription,
  },
  {
    path: paths.cancelSubscription,
    title: titled('Cancel your subscription'),
    access: 'auth',
    load: () => import('./subscriber/subscription/cancel-page.tsx'),
  },
  {
    path: paths.changePlan,
    title: titled('Change your plan'),
    access: 'auth',
    load: () => import('./subscriber/subscription/change-plan-page.tsx'),
  },
  {
    path: paths.leave,
    title: titled('Cancel or withdraw'),
    access: 'open',
    load: () => import('./subscriber/subscription/leave-page.tsx'),
  },
  { path: paths.checkout, redirect: paths.payment },
  {
    path: paths.payment,
    title: titled('Checkout'),
    access: 'open',
    load: () => import('./checkout/payment-page.tsx'),
    next: paths.checkoutSuccess,
  },
  {
    path: paths.cardUpdate,
    title: titled('Change your card'),
    access: 'auth',
    load: () => import('./subscriber/subscription/card-update-page.tsx'),
  },
  {
    path: paths.checkoutSuccess,
    title: titled('Thank you'),
    access: 'open',
    load: () => import('./checkout/success-page.tsx'),
  },
  {
    path: paths.privacy,
    title: titled('Privacy'),
    access: 'open',
    prerendered: true,
    load: () => import('./public-pages/privacy-page.tsx'),
  },
  { path: paths.console, redirect: paths.consoleFunnel },
  {
    path: paths.consoleFunnel,
    title: titled('Funnels'),
    access: 'open',
    isOperators: true,
    load: () => import('./console/console-page.tsx'),
  },
  {
    path: paths.consoleElements,
    title: titled('Elements'),
    access: 'open',
    isOperators: true,
    load: () => import('./console/console-page.tsx'),
  },
  {
    path: paths.terms,
    title: titled('Terms'),
    access: 'open',
    prerendered: true,
    load: () => import('./public-pages/terms-page.tsx'),
  },
  {
    path: paths.help,
    title: titled('Help'),
    access: 'open',
    prerendered: true,
    load: () => import('./public-pages/help-page.tsx'),
  },
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
