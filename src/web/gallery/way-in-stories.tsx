import { paths } from '#contract/paths.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { StartButton } from '#web/public-pages/start-button.tsx';
import { passed, unansweredAt } from './quiz-visits.ts';
import type { Story } from './story.ts';
import { signedIn } from './subscription-states.ts';
import { visits } from './visitors.ts';

const { adhd, wellbeing } = quizzes;

const buttons: Omit<Story, 'part' | 'shows'>[] = [
  { id: 'start-button', title: 'Home’s button on a first visit' },
  {
    id: 'start-button-returning',
    title: 'Home’s button, in the middle of a quiz',
    arrange: () => visits(adhd, unansweredAt(adhd, 8)),
  },
  {
    id: 'start-button-passed',
    title: 'Home’s button, a quiz is finished',
    arrange: () => visits(wellbeing, passed(wellbeing)),
  },
  { id: 'start-button-member', title: 'Home’s button of a member', arrange: signedIn },
];

/** Home's button for each kind of visitor, and the page it leads to before its code has loaded. */
export const wayInStories: Story[] = [
  ...buttons.map((story) => ({ ...story, part: 'The way in', shows: () => <StartButton /> })),
  { id: 'begin', part: 'The way in', title: 'A press before the code of Home has loaded', shows: paths.begin },
];
