import type { TaskKind } from './guess.ts';

/** Minutes as a person would say them. */
function saidMinutes(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const whole = hours === 1 ? '1 hour' : `${hours} hours`;
  return rest === 0 ? whole : `${whole} ${rest} min`;
}

/** A ratio with one decimal: 1.6. */
const times = (ratio: number) => ratio.toFixed(1);

/** The copy of Guess, then look. */
export const guessCopy = {
  task: (number: number) => `Task ${number}`,
  what: 'What will you do?',
  example: 'Empty the dishwasher',
  kindTitle: 'What kind of task? If you like.',
  kinds: { home: 'Home', work: 'Work', errand: 'Errand', screen: 'Screen' } satisfies Record<TaskKind, string>,
  guess: {
    title: 'How long will it take?',
    change: 'Change your guess',
    start: 'Start the task',
    note: 'No clock to watch. Come back when it is done.',
    drill: 'No task now? Make some seconds',
  },
  past: {
    label: 'your past times',
    times: (ratio: number) => `Your tasks take ${times(ratio)} times your guess.`,
    timesOfKind: (ratio: number) => `Tasks like this take ${times(ratio)} times your guess.`,
    between: (low: number, high: number, tasks: number) =>
      `Between ${times(low)} and ${times(high)}, from ${tasks} tasks.`,
    corrected: (about: number) =>
      `So this one may take about ${saidMinutes(about)}. Keep your guess if you like it better.`,
  },
  running: {
    title: 'Your task is under way',
    lead: 'Put this away. Come back when it is done.',
    guessed: (minutes: number) => `Your guess: ${saidMinutes(minutes)}.`,
    done: 'It is done',
    drop: 'Drop this task',
  },
  look: {
    title: 'How long did it take?',
    measured: (minutes: number) =>
      `From start to now it was ${saidMinutes(minutes)}. Change it if you came back later.`,
    unknown: 'Too much time has passed for us to know. What would you say?',
    change: 'Change the time',
    keep: 'Keep it',
  },
  ruler: {
    guess: 'guess',
    guessed: (minutes: number) => `Your guess is ${saidMinutes(minutes)}.`,
    pastTimes: (about: number, from: number, to: number) =>
      `Your past times point to about ${saidMinutes(about)}, between ${from} and ${to}.`,
    lookedAt: (guess: number, took: number) => `Your guess was ${saidMinutes(guess)}. It took ${saidMinutes(took)}.`,
  },
  minus: (minutes: number) => (minutes === 1 ? 'Minus 1 minute' : `Minus ${minutes} minutes`),
  plus: (minutes: number) => (minutes === 1 ? 'Plus 1 minute' : `Plus ${minutes} minutes`),
  drill: {
    title: (seconds: number) => `Make ${seconds} seconds`,
    lead: 'Without a clock, and without counting if you can. Press when you think they are over.',
    start: 'Start',
    now: 'Now',
    goes: 'It has begun.',
    made: (seconds: number) => `You made ${seconds} seconds`,
    asked: (seconds: number) => `You meant to make ${seconds}. There is nothing to reach here.`,
    forgotten: 'That one got away. It does not count.',
    again: 'Once more',
    back: 'Back to a task',
    done: 'Done',
  },
  intro: ['Say how long it will take.', 'Do it. No clock to watch.', 'Come back and look.'],
} as const;
