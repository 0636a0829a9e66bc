import { beforeEach, describe, expect, it } from 'vitest';
import type { CohortWeights } from '#contract/cohort.ts';
import { assignCohort, useVisitor, visitorCohorts } from './visitor.ts';

const even = { A: 1, B: 1, C: 1 } as CohortWeights;
const visit = (path: string, random: number) => {
  assignCohort(even, path, random);
  const { cohort, drawn_cohort: drawn } = visitorCohorts();
  return { cohort, drawn };
};

beforeEach(() => useVisitor.setState({ cohort: '' }, true));

describe('the first visit', () => {
  it.each([
    [0, 'A'],
    [0.34, 'B'],
    [0.99, 'C'],
  ])('the first visit draws a cohort by weight: %f gives %s, whose quiz the visitor walks', (random, cohort) =>
    expect(visit('/', random)).toEqual({ cohort, drawn: cohort }),
  );

  it.each(['/quiz', '/quiz/', '/quiz/dialogues', '/quiz/unknown'])(
    'a first visit to %s takes that quiz’s cohort and keeps the drawn one beside it',
    (path) => expect(visit(path, 0.99)).toEqual({ cohort: 'A', drawn: 'C' }),
  );

  it('a first visit to the frequency quiz takes cohort B, and one to the wellbeing quiz C', () => {
    expect(visit('/quiztwo', 0)).toEqual({ cohort: 'B', drawn: 'A' });
    useVisitor.setState({ cohort: '' }, true);
    expect(visit('/mental-quiz/screens', 0)).toEqual({ cohort: 'C', drawn: 'A' });
  });

  it.each(['/quizzes', '/account'])('a first visit to %s takes the drawn cohort', (path) =>
    expect(visit(path, 0.99)).toEqual({ cohort: 'C', drawn: 'C' }),
  );
});

describe('a later visit', () => {
  it('a later visit draws no cohort, not even on another quiz’s address', () => {
    visit('/', 0.99);
    expect(visit('/quiz', 0)).toEqual({ cohort: 'C', drawn: 'C' });
  });

  it('a later visit keeps the drawn cohort when the visitor walks another quiz', () => {
    visit('/', 0.99);
    useVisitor.setState({ cohort: 'B' });
    expect(visit('/', 0)).toEqual({ cohort: 'B', drawn: 'C' });
  });

  it('a visitor from before draws were stored has no drawn cohort', () => {
    useVisitor.setState({ cohort: 'B' });
    expect(visit('/', 0)).toEqual({ cohort: 'B', drawn: '' });
  });
});
