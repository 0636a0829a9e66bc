import { quizPages } from '#contract/quiz-pages.ts';
import type { LevelName, Quiz, QuizState, Screen } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import {
  allChosenAt,
  noneChosenAt,
  passedWith,
  returnedTo,
  sayingAt,
  someChosenAt,
  unansweredAt,
} from '#web/gallery/quiz-visits.ts';
import { fill, inTurn, press, type Story, storiesOf } from '#web/gallery/story.ts';
import { visits } from '#web/gallery/visitors.ts';

/** A state of a screen; without a name for the plain one. */
interface Situation {
  name?: string;
  state: (quiz: Quiz, screenNumber: number) => QuizState;
  act?: Story['act'];
}

const unanswered: Situation = { state: unansweredAt };
const returned: Situation = { name: 'returned', state: returnedTo };

/** A quiz's start page, where it has one. */
function startPage(quiz: Quiz): Story[] {
  const { start, screens } = quizPages[quiz.name];
  if (start === screens) return [];
  const id = `${quiz.name}-start`;
  return storiesOf(
    { part: quiz.title, shows: start },
    {
      [id]: { title: 'Start page' },
      [`${id}-returning`]: {
        title: 'Start page, quiz begun before',
        arrange: () => visits(quiz, unansweredAt(quiz, 7)),
      },
    },
  );
}

/** Every screen of a quiz in every state it can be in, in the order of its content. */
function screensOf(quiz: Quiz): Story[] {
  const shared = { part: quiz.title, shows: quizPages[quiz.name].screens };
  const situations = quiz.screens.flatMap((screen, index) =>
    situationsOf(screen, isFirstOfItsKind(quiz, index)).map((situation) => storyOf(quiz, index + 1, situation)),
  );
  return storiesOf(shared, {
    [`${quiz.name}-01-health-consent`]: {
      title: 'Health consent',
      arrange: () => visits(quiz, unansweredAt(quiz, 1), 0),
    },
    ...Object.fromEntries(situations),
  });
}

function storyOf(quiz: Quiz, number: number, { name, state, act }: Situation) {
  const { title, statement } = quiz.screens[number - 1]!;
  const place = String(number).padStart(2, '0');
  return [
    [quiz.name, place, name].filter(Boolean).join('-'),
    {
      title: `${number}. ${statement?.text ?? title}${name === undefined ? '' : ` (${name.replaceAll('-', ' ')})`}`,
      arrange: () => visits(quiz, state(quiz, number)),
      act,
    },
  ] as const;
}

function situationsOf(screen: Screen, isFirst: boolean): Situation[] {
  switch (screen.type) {
    case 'gender':
    case 'agree':
      return [unanswered, returned];
    case 'select-options':
      return screen.multiple ? manySituations(screen, isFirst) : [unanswered, returned];
    case 'input-age':
      return ageSituations;
    case 'create-profile':
      return [unanswered, { name: 'with-a-name', state: unansweredAt, act: fill('First name', 'Robin') }];
    case 'results':
    case 'results-quiz-2':
    case 'results-mental-health':
      return resultSituations;
    case 'info':
      return screen.mirror ? [unanswered, ...mirrorSituations] : [unanswered];
    case 'final':
      return [unanswered];
  }
}

/** Messages about a missing answer are shown once for each kind of screen, because they are the same. */
function manySituations({ canSelectNone, canSelectAll }: Screen, isFirst: boolean): Situation[] {
  return [
    unanswered,
    { name: 'some-chosen', state: someChosenAt },
    ...(canSelectNone ? [{ name: 'none-of-these', state: noneChosenAt }] : []),
    ...(canSelectAll ? [{ name: 'all-of-these', state: allChosenAt }] : []),
    ...(isFirst ? [{ name: 'not-yet', state: unansweredAt, act: press('Continue') }] : []),
  ];
}

const mirrorSituations: Situation[] = [
  { name: 'little-said', state: sayingAt(0) },
  { name: 'much-said', state: sayingAt(1) },
];

const ageSituations: Situation[] = [
  unanswered,
  returned,
  { name: 'empty', state: unansweredAt, act: press('Continue') },
  {
    name: 'no-age',
    state: unansweredAt,
    act: inTurn(fill('Age in years', '200'), press('Continue')),
  },
  {
    name: 'too-young',
    state: unansweredAt,
    act: inTurn(fill('Age in years', '15'), press('Continue')),
  },
];

const resultAt =
  (level: LevelName): Situation['state'] =>
  (quiz, number) =>
    unansweredAt(quiz, number, passedWith(quiz, level));

const resultSituations: Situation[] = [
  { name: 'low', state: resultAt('low') },
  { name: 'middle', state: resultAt('middle') },
  { name: 'high', state: resultAt('high') },
  { name: 'explained', state: resultAt('middle'), act: press('How we score') },
  { name: 'erase-asked', state: resultAt('middle'), act: press('Erase my answers') },
];

/** Whether no earlier screen shows the same message about a missing answer. */
function isFirstOfItsKind({ screens }: Quiz, index: number): boolean {
  const kind = ({ type, multiple, canSelectNone }: Screen) => `${type} ${multiple === true} ${canSelectNone === true}`;
  return screens.findIndex((screen) => kind(screen) === kind(screens[index]!)) === index;
}

export const place = 100;
export const stories = Object.values(quizzes).flatMap((quiz) => [...startPage(quiz), ...screensOf(quiz)]);
