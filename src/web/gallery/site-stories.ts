import { createElement } from 'react';
import { paths } from '#contract/paths.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { SiteHeader } from '#web/site/site-header.tsx';
import { unansweredAt } from './quiz-visits.ts';
import type { Story } from './story.ts';
import { signedIn } from './subscription-states.ts';
import { visits } from './visitors.ts';

const { adhd } = quizzes;

/** Home and the pages of text, and what is asked for on first screens: cookies and the health consent. */
export const siteStories: Story[] = [
  { id: 'home', title: 'Home', part: 'Site', shows: paths.home },
  { id: 'home-cookies', title: 'Home, cookie banner', part: 'Site', shows: paths.home, hasBanner: true },
  {
    id: 'header-signed-in',
    title: 'Header of Home, signed in',
    part: 'Site',
    arrange: signedIn,
    shows: () => createElement(SiteHeader),
  },
  {
    id: 'wellbeing-start-cookies',
    title: 'Start page, cookie banner',
    part: 'Site',
    shows: quizPages.wellbeing.start,
    hasBanner: true,
  },
  {
    id: 'question-cookies',
    title: 'Question with a button, cookie banner',
    part: 'Site',
    arrange: () => visits(adhd, unansweredAt(adhd, 2)),
    shows: quizPages.adhd.screens,
    hasBanner: true,
  },
  {
    id: 'health-consent-more',
    title: 'Health consent, all of it',
    part: 'Site',
    arrange: () => visits(adhd, unansweredAt(adhd, 1), 0),
    shows: quizPages.adhd.screens,
    act: ({ press }) => press('More'),
  },
  { id: 'help', title: 'Help', part: 'Site', shows: paths.help },
  { id: 'terms', title: 'Terms', part: 'Site', shows: paths.terms },
  { id: 'privacy', title: 'Privacy', part: 'Site', shows: paths.privacy },
];
