/** The texts of the pages with the plan, before and after paying. Exercises, goals and reasons have texts of their own. */
export const plan = {
  'training-title': 'Your training plan',
  'training-title-named': '{name}, your training plan',
  'training-lead': '{minutes} minutes a day for four weeks, {made}. A missed day never counts against you.',
  'training-can': 'What training can do.',
  'training-can-more':
    'Practice makes you better at what you practise. How far that carries into everyday life differs from person to person.',
  'personal-title': 'Your personal plan',
  'personal-title-named': '{name}, your personal plan',
  'personal-lead': 'Four weeks of small mornings and evenings, {made}. A missed day never counts against you.',
  'personal-can': 'What practice can do.',
  'personal-can-more':
    'It makes you better at what you practise. How far that carries into everyday life differs from person to person. The check-in is a self-check, not a diagnosis.',
  'people-first': 'People first.',
  'people-first-more':
    'You are carrying a lot. A plan can go beside a talk with a doctor or someone you trust, not in its place.',
  'find-help': 'Where to find help now',
  back: 'Back to the quiz',
  'to-offers': 'See lengths and prices',
  'first-day': 'Your first day',
  'first-week': 'Your first week',
  school: 'One exercise leads, and each day has something new.',
  weeks: 'Week by week',
  'no-goal': 'Time for yourself',
  evenings: 'Evenings: {exercise}',
  windy: 'When it gets windy',
  pace: '{pace} · {minutes} min a day',
  week: 'Week',
  'after-goals':
    'After week four the next round begins, with {count, plural, =1 {the same goal} other {the same goals}} or others, as you like.',
  'after-skills':
    'After week four the next round begins, with {count, plural, =1 {the same skill} other {the same skills}} or others, as you like.',
  'after-more': 'And {count} more in the second round. It begins with {goals}, or with other goals, as you like.',
} as const;
