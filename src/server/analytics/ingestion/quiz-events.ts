const lastQuizScreen = 35;

/** An event of these says that the person has begun the quiz it belongs to. */
export const quizEvents: ReadonlySet<string> = new Set([
  'profile_saved',
  ...['start', ...Array.from({ length: lastQuizScreen }, (_, i) => `screen${i + 1}`)].flatMap((screen) => [
    `${screen}_open`,
    `${screen}_close`,
  ]),
]);
