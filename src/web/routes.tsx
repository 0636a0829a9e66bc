import type { ComponentType } from 'react';
import { brand } from '../contract/brand';
import { type PagePath, paths } from '../contract/paths';
import type { QuizName } from '../quiz/quiz';

/** What every page is given. */
export interface PageProps {
  /** The quiz the page belongs to; pages outside the quizzes do not look at it. */
  quiz: QuizName;
}

type PageModule = { default: ComponentType<PageProps> };

export interface Page {
  path: PagePath;
  /** Shown in the tab; says nothing about answers or conditions, because titles travel to third parties. */
  title: string;
  /** § 2: auth routes need a signed-in user. */
  access: 'open' | 'auth';
  /** § 4 requireCohort: the quiz flows belong to one cohort each, which whoever walks one takes. */
  quiz?: QuizName;
  /** Complete HTML is made at build time. */
  prerendered?: boolean;
  /** The page's file, whose default export is the component. */
  module: `./${string}-page.tsx`;
  /** A page of the operator's: nobody is measured there or asked about cookies. */
  isOperators?: true;
  /** The page a visitor most likely opens after this one; fetched while the browser is idle. */
  next?: PagePath | 'own quiz';
}

interface Redirect {
  path: PagePath;
  redirect: PagePath;
}

export type Route = Page | Redirect;

const modules = import.meta.glob<PageModule>('./*/*-page.tsx');

const titled = (name: string) => `${name} · ${brand}`;

/** § 2: the whole route table. Every page is loaded lazily, by this file only. */
export const routes: readonly Route[] = [
  {
    path: paths.home,
    title: titled('A steadier mind, ten minutes a day'),
    access: 'open',
    prerendered: true,
    module: './home/home-page.tsx',
    next: 'own quiz',
  },
  { path: paths.quizOne, redirect: paths.quizOneScreens },
  {
    path: paths.quizOneScreens,
    title: titled('Check-in'),
    access: 'open',
    quiz: 'quiz-one',
    prerendered: true,
    module: './quiz/quiz-one-page.tsx',
    next: paths.quizOneEmail,
  },
  {
    path: paths.quizOneEmail,
    title: titled('Keep your result'),
    access: 'open',
    quiz: 'quiz-one',
    module: './quiz/email-page.tsx',
    next: paths.quizOneTrainingPlan,
  },
  {
    path: paths.quizOneTrainingPlan,
    title: titled('Your plan'),
    access: 'open',
    quiz: 'quiz-one',
    module: './plan/training-plan-page.tsx',
    next: paths.quizOneInapps,
  },
  {
    path: paths.quizOneInapps,
    title: titled('Choose how long'),
    access: 'open',
    quiz: 'quiz-one',
    module: './offer/inapps-page.tsx',
  },
  {
    path: paths.quizTwo,
    title: titled('Check-in'),
    access: 'open',
    quiz: 'quiz-two',
    prerendered: true,
    module: './quiz/start-page.tsx',
    next: paths.quizTwoScreens,
  },
  {
    path: paths.quizTwoScreens,
    title: titled('Check-in'),
    access: 'open',
    quiz: 'quiz-two',
    prerendered: true,
    module: './quiz/quiz-two-page.tsx',
    next: paths.quizTwoSignUp,
  },
  {
    path: paths.quizTwoSignUp,
    title: titled('Keep your result'),
    access: 'open',
    quiz: 'quiz-two',
    module: './quiz/email-page.tsx',
    next: paths.quizTwoOffer,
  },
  {
    path: paths.quizTwoOffer,
    title: titled('Choose how long'),
    access: 'open',
    quiz: 'quiz-two',
    module: './offer/offer-page.tsx',
  },
  {
    path: paths.mentalQuiz,
    title: titled('Check-in'),
    access: 'open',
    quiz: 'mental-health',
    prerendered: true,
    module: './quiz/start-page.tsx',
    next: paths.mentalQuizScreens,
  },
  {
    path: paths.mentalQuizScreens,
    title: titled('Check-in'),
    access: 'open',
    quiz: 'mental-health',
    prerendered: true,
    module: './quiz/mental-health-page.tsx',
    next: paths.mentalQuizEmail,
  },
  {
    path: paths.mentalQuizEmail,
    title: titled('Keep your result'),
    access: 'open',
    quiz: 'mental-health',
    module: './quiz/email-page.tsx',
    next: paths.mentalQuizCreatingPlan,
  },
  {
    path: paths.mentalQuizCreatingPlan,
    title: titled('Putting your plan together'),
    access: 'open',
    quiz: 'mental-health',
    module: './plan/creating-plan-page.tsx',
    next: paths.mentalQuizPersonalPlan,
  },
  {
    path: paths.mentalQuizPersonalPlan,
    title: titled('Your plan'),
    access: 'open',
    quiz: 'mental-health',
    module: './plan/personal-plan-page.tsx',
    next: paths.mentalQuizInapps,
  },
  {
    path: paths.mentalQuizInapps,
    title: titled('Choose how long'),
    access: 'open',
    quiz: 'mental-health',
    module: './offer/inapps-page.tsx',
  },
  { path: paths.resume, title: titled('Continue here'), access: 'open', module: './resume/resume-page.tsx' },
  { path: paths.auth, redirect: paths.login },
  {
    path: paths.login,
    title: titled('Sign in'),
    access: 'open',
    prerendered: true,
    module: './auth/login-page.tsx',
    next: paths.account,
  },
  {
    path: paths.resetPassword,
    title: titled('Forgot password'),
    access: 'open',
    module: './auth/reset-page.tsx',
  },
  {
    path: paths.changePassword,
    title: titled('Choose a password'),
    access: 'open',
    module: './auth/change-page.tsx',
  },
  {
    path: paths.account,
    title: titled('Account'),
    access: 'auth',
    module: './account/account-page.tsx',
    next: paths.manageSubscription,
  },
  {
    path: paths.devices,
    title: titled('Where you are signed in'),
    access: 'auth',
    module: './account/devices-page.tsx',
  },
  { path: paths.ownData, title: titled('Your data'), access: 'auth', module: './account/data-page.tsx' },
  { path: paths.subscription, redirect: paths.manageSubscription },
  {
    path: paths.manageSubscription,
    title: titled('Your subscription'),
    access: 'auth',
    module: './subscription/manage-page.tsx',
    next: paths.cancelSubscription,
  },
  {
    path: paths.cancelSubscription,
    title: titled('Cancel your subscription'),
    access: 'auth',
    module: './subscription/cancel-page.tsx',
  },
  {
    path: paths.changePlan,
    title: titled('Change your plan'),
    access: 'auth',
    module: './subscription/change-plan-page.tsx',
  },
  {
    path: paths.leave,
    title: titled('Cancel or withdraw'),
    access: 'open',
    module: './subscription/leave-page.tsx',
  },
  { path: paths.checkout, redirect: paths.paddleCheckout },
  {
    path: paths.paddleCheckout,
    title: titled('Checkout'),
    access: 'open',
    module: './checkout/paddle-page.tsx',
    next: paths.checkoutSuccess,
  },
  {
    path: paths.cardUpdate,
    title: titled('Change your card'),
    access: 'auth',
    module: './checkout/card-update-page.tsx',
  },
  {
    path: paths.checkoutSuccess,
    title: titled('Thank you'),
    access: 'open',
    module: './checkout/success-page.tsx',
  },
  {
    path: paths.privacy,
    title: titled('Privacy'),
    access: 'open',
    prerendered: true,
    module: './legal/privacy-page.tsx',
  },
  { path: paths.console, redirect: paths.consoleFunnel },
  {
    path: paths.consoleFunnel,
    title: titled('Funnels'),
    access: 'open',
    isOperators: true,
    module: './console/console-page.tsx',
  },
  {
    path: paths.consoleElements,
    title: titled('Elements'),
    access: 'open',
    isOperators: true,
    module: './console/console-page.tsx',
  },
  { path: paths.terms, title: titled('Terms'), access: 'open', prerendered: true, module: './legal/terms-page.tsx' },
  { path: paths.help, title: titled('Help'), access: 'open', prerendered: true, module: './legal/help-page.tsx' },
];

/** § 2: any other path. */
export const notFound = {
  title: titled('Page not found'),
  module: './home/not-found-page.tsx',
} as const;

/** The route at a path, a trailing slash apart; null when there is none. */
export function routeAt(path: string): Route | null {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return routes.find((route) => route.path === bare) ?? null;
}

/** Loads a page's code; rejects when the network fails. */
export async function loadPage(page: Pick<Page, 'module'>): Promise<ComponentType<PageProps>> {
  const load = modules[page.module];
  if (load === undefined) throw new Error(`There is no page ${page.module}`);
  return (await load()).default;
}
