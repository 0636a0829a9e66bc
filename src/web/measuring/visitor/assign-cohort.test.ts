import { beforeEach, describe, expect, it } from 'vitest';
import type { CohortWeights } from '#contract/cohort.ts';
import { assignCohort } from './assign-cohort.ts';
import { useVisitor } from './visitor.ts';
import { visitorCohorts } from './visitor-cohorts.ts';

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
  ])('draws by weight: %f gives %s, which is walked as long as nothing else is', (random, cohort) =>
    expect(visit('/', random)).toEqual({ cohort, drawn: cohort }),
  );

  it.each(['/quiz', '/quiz/', '/quiz/dialogues', '/quiz/unknown'])(
    'at %s walks that quiz, beside what is drawn',
    (path) => expect(visit(path, 0.99)).toEqual({ cohort: 'A', drawn: 'C' }),
  );

  it('walks the frequency quiz as cohort B and the wellbeing quiz as C', () => {
    expect(visit('/quiztwo', 0)).toEqual({ cohort: 'B', drawn: 'A' });
    useVisitor.setState({ cohort: '' }, true);
    expect(visit('/mental-quiz/screens', 0)).toEqual({ cohort: 'C', drawn: 'A' });
  });

  it.each(['/quizzes', '/account'])('at %s draws', (path) =>
    expect(visit(path, 0.99)).toEqual({ cohort: 'C', drawn: 'C' }),
  );
});

describe('a later visit', () => {
  it('draws no more, on another quiz’s address either', () => {
    visit('/', 0.99);
    expect(visit('/quiz', 0)).toEqual({ cohort: 'C', drawn: 'C' });
  });

  it('keeps what was drawn when another quiz is walked', () => {
    visit('/', 0.99);
    useVisitor.setState({ cohort: 'B' });
    expect(visit('/', 0)).toEqual({ cohort: 'B', drawn: 'C' });
  });

  it('of who came before the draw was kept knows of none', () => {
    useVisitor.setState({ cohort: 'B' });
    expect(visit('/', 0)).toEqual({ cohort: 'B', drawn: '' });
  });
});
