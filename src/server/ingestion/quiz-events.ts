const lastQuizScreen = 35;

/** Whoever sent one of these has begun the quiz that it belongs to. */
export const quizEvents: ReadonlySet<string> = new Set([
  'profile_saved',
  ...['start', ...Array.from({ length: lastQuizScreen }, (_, i) => `screen${i + 1}`)].flatMap((screen) => [
    `${screen}_open`,
    `${screen}_close`,
  ]),
]);
