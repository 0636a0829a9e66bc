import { beforeEach, describe, expect, it } from 'vitest';
import { assignCohort } from './assign-cohort';
import { useVisitor } from './visitor';

const even = { A: 1, B: 1, C: 1 };
const cohortAfter = (path: string, random: number) => {
  assignCohort(even, path, random);
  return useVisitor.getState().cohort;
};

beforeEach(() => useVisitor.setState({ cohort: '' }));

describe('the first visit', () => {
  it.each([
    [0, 'A'],
    [0.34, 'B'],
    [0.99, 'C'],
  ])('draws by weight: %f gives %s', (random, cohort) => expect(cohortAfter('/', random)).toBe(cohort));

  it.each(['/quiz', '/quiz/', '/quiz/dialogues', '/quiz/unknown'])('at %s takes that quiz’s cohort', (path) =>
    expect(cohortAfter(path, 0.99)).toBe('A'),
  );

  it('takes cohort B at quiz two and C at the mental-health quiz', () => {
    expect(cohortAfter('/quiztwo', 0)).toBe('B');
    useVisitor.setState({ cohort: '' });
    expect(cohortAfter('/mental-quiz/screens', 0)).toBe('C');
  });

  it.each(['/quizzes', '/account'])('at %s draws', (path) => expect(cohortAfter(path, 0.99)).toBe('C'));
});

describe('a later visit', () => {
  it('keeps the cohort, on another quiz’s address too', () => {
    cohortAfter('/', 0.99);
    expect(cohortAfter('/quiz', 0)).toBe('C');
  });
});
