/*
 * The lists that content chooses from; the types of `quiz.ts` are made from them. They stand in a file of their own,
 * because a page with a quiz does not need them.
 */

/** § 2: the ten screen types. */
export const screenTypes = [
  'gender',
  'select-options',
  'info',
  'agree',
  'results',
  'results-quiz-2',
  'results-mental-health',
  'final',
  'input-age',
  'create-profile',
] as const;

/** § 3: the four areas a result looks at separately. */
export const areas = ['adhd', 'concentration', 'procrastination', 'anxiety'] as const;

/** § 3: the names of the levels, from low scores to high ones. */
export const levelNames = ['low', 'middle', 'high'] as const;

/** What the answers to a question are used for besides the score. */
export const purposes = ['symptoms', 'goals', 'skills', 'daily-time'] as const;
