import { progressOf } from './engine';
import type { Option, QuizOutline, QuizState, Screen } from './quiz';

/** What a training plan is made from: the visitor's own words, and minutes a day. */
export interface Plan {
  goals: string[];
  skills: string[];
  dailyMinutes: number;
}

/** Before daily time is answered: the shortest training on offer (§ 3). */
const shortestMinutes = 5;

/** The visitor's own goals, skills and daily time, as worded on screen; "None of these" gives an empty list. */
export function planOf(quiz: QuizOutline, state: QuizState): Plan {
  const minutes = chosenOptions(quiz, state, 'daily-time')[0]?.minutes;
  return {
    goals: chosenOptions(quiz, state, 'goals').map(({ label }) => label),
    skills: chosenOptions(quiz, state, 'skills').map(({ label }) => label),
    dailyMinutes: minutes ?? shortestMinutes,
  };
}

function chosenOptions(quiz: QuizOutline, state: QuizState, purpose: Screen['purpose']): Option[] {
  return quiz.screens.flatMap((screen, index) => {
    if (screen.purpose !== purpose) return [];
    const { answers } = progressOf(state, index + 1);
    return (screen.options ?? []).filter(({ id }) => answers.includes(id));
  });
}
