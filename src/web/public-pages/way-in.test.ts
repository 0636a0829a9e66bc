import { expect, it } from 'vitest';
import type { QuizName } from '#quiz/catalogue.ts';
import type { QuizStage } from '#web/measuring/visitor/quiz-progress.ts';
import { wayIn } from './way-in.ts';

type Stages = Partial<Record<QuizName, QuizStage>>;

it.each<[who: string, own: QuizName, stages: Stages, href: string, text: string, continues?: QuizName]>([
  ['who has begun no quiz', 'wellbeing', {}, '/mental-quiz', 'start'],
  ['in the middle of their own', 'adhd', { adhd: 'middle' }, '/quiz/dialogues', 'go-on', 'adhd'],
  ['who has finished their own', 'adhd', { adhd: 'passed' }, '/quiz/training-plan', 'plan'],
  ['whose plan is with the offers', 'frequency', { frequency: 'passed' }, '/quiztwo/offer', 'plan'],
  [
    'in the middle of two',
    'frequency',
    { adhd: 'middle', frequency: 'middle' },
    '/quiztwo/screens',
    'go-on',
    'frequency',
  ],
  ['in the middle of another', 'frequency', { adhd: 'middle' }, '/quiz/dialogues', 'go-on', 'adhd'],
  ['who has finished another', 'frequency', { adhd: 'passed' }, '/quiztwo', 'start'],
])('Home’s button leads a visitor %s (own quiz %s, %j) to %s: %s', (_who, own, stages, href, text, continues) => {
  const link = continues === undefined ? { href, text } : { href, text, continues };
  expect(wayIn({ isMember: false, own, stageIn: (quiz) => stages[quiz] ?? 'none' })).toEqual(link);
});

it('Home’s button leads a member to today’s flight, even in the middle of a quiz', () => {
  const member = { isMember: true, own: 'adhd', stageIn: () => 'middle' as const } as const;
  expect(wayIn(member)).toEqual({ href: '/train', text: 'today' });
});
