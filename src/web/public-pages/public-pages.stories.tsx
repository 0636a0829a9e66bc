import { paths } from '#contract/paths.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { signedIn } from '#web/gallery/business.ts';
import { passed, unansweredAt } from '#web/gallery/quiz-visits.ts';
import { press, storiesOf, unknownPath } from '#web/gallery/story.ts';
import { visits } from '#web/gallery/visitors.ts';
import { SiteHeader } from '#web/site/site-header.tsx';
import { StartButton } from './start-button.tsx';

const { adhd, wellbeing } = quizzes;

export const place = 110;
export const stories = [
  ...storiesOf('Site', {
    home: { title: 'Home', shows: paths.home },
    'home-cookies': { title: 'Home, cookie banner', shows: paths.home, hasBanner: true },
    'header-signed-in': { title: 'Header of Home, signed in', arrange: signedIn, shows: () => <SiteHeader /> },
    'wellbeing-start-cookies': {
      title: 'Start page, cookie banner',
      shows: quizPages.wellbeing.start,
      hasBanner: true,
    },
    'question-cookies': {
      title: 'Question with a button, cookie banner',
      arrange: () => visits(adhd, unansweredAt(adhd, 2)),
      shows: quizPages.adhd.screens,
      hasBanner: true,
    },
    'health-consent-more': {
      title: 'Health consent, all of it',
      arrange: () => visits(adhd, unansweredAt(adhd, 1), 0),
      shows: quizPages.adhd.screens,
      act: press('More'),
    },
    help: { title: 'Help', shows: paths.help },
    terms: { title: 'Terms', shows: paths.terms },
    privacy: { title: 'Privacy', shows: paths.privacy },
    'site-menu': {
      title: 'The menu, open on phones',
      shows: paths.help,
      async act({ press }) {
        if (!matchMedia('(min-width: 1000px)').matches) await press('Menu');
      },
    },
    'not-found': { title: 'No such page', shows: unknownPath },
  }),
  // Home's button for each kind of visitor, and the page it leads to before its code has loaded.
  ...storiesOf(
    { part: 'The way in', shows: () => <StartButton /> },
    {
      'start-button': { title: 'Home’s button on a first visit' },
      'start-button-returning': {
        title: 'Home’s button, in the middle of a quiz',
        arrange: () => visits(adhd, unansweredAt(adhd, 8)),
      },
      'start-button-passed': {
        title: 'Home’s button, a quiz is finished',
        arrange: () => visits(wellbeing, passed(wellbeing)),
      },
      'start-button-member': { title: 'Home’s button of a member', arrange: signedIn },
      begin: { title: 'A press before the code of Home has loaded', shows: paths.begin },
    },
  ),
];
