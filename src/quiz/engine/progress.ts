import {
  longestName,
  noneOfThese,
  type QuizOutline,
  type QuizState,
  type Screen,
  type ScreenProgress,
} from '#quiz/quiz.ts';
import { cutText } from './cut-text.ts';

/** Years. */
export const ageRange = { min: 18, max: 120 } as const;

/** `too-young` is not `invalid`, because such a visitor is shown a page of their own. */
export type AgeOutcome = 'empty' | 'invalid' | 'too-young' | 'ok';

const untouched: ScreenProgress = { answers: [], points: 0, answered: false, openedAt: 0, closedAt: 0 };

/** A quiz at its first screen, opened at `at`. */
export function startQuiz(quiz: QuizOutline, at: number): QuizState {
  return openScreen(quiz, { screens: {}, currentScreen: 1, passed: false }, at);
}

/** Marks the current screen as opened at `at`. */
export function openScreen(_quiz: QuizOutline, state: QuizState, at: number): QuizState {
  return withProgress(state, { ...progressOf(state, state.currentScreen), openedAt: at });
}

/**
 * Chooses an option of the current screen. It replaces the answer, or toggles the option if the screen takes several
 * answers; `noneOfThese` excludes all other options. An option that the screen does not have changes nothing.
 */
export function chooseOption(quiz: QuizOutline, state: QuizState, optionId: string): QuizState {
  const screen = screenAt(quiz, state.currentScreen);
  if (!isOffered(screen, optionId)) return state;
  const chosen = progressOf(state, state.currentScreen).answers;
  return withAnswers(quiz, state, screen.multiple ? toggled(screen, chosen, optionId) : [optionId]);
}

/** Chooses every option of a screen that offers "All of these", or clears them when all are already chosen. */
export function chooseAll(quiz: QuizOutline, state: QuizState): QuizState {
  const screen = screenAt(quiz, state.currentScreen);
  if (!screen.canSelectAll) return state;
  const all = optionIds(screen);
  const chosen = progressOf(state, state.currentScreen).answers;
  return withAnswers(quiz, state, chosen.length === all.length ? [] : all);
}

/** Keeps the typed text. An age counts as an answer only when `ageOutcome` accepts it; a name is optional. */
export function enterText(quiz: QuizOutline, state: QuizState, text: string): QuizState {
  if (!hasField(screenAt(quiz, state.currentScreen))) return state;
  return withAnswers(quiz, state, text === '' ? [] : [cutText(text, longestName)]);
}

export function canContinue(quiz: QuizOutline, state: QuizState): boolean {
  return isComplete(screenAt(quiz, state.currentScreen), progressOf(state, state.currentScreen).answers);
}

/**
 * Closes the current screen at `at` and opens the next, or passes the quiz. Does nothing before the screen is answered.
 */
export function goNext(quiz: QuizOutline, state: QuizState, at: number): QuizState {
  if (!canContinue(quiz, state)) return state;
  const closed = withProgress(state, { ...progressOf(state, state.currentScreen), answered: true, closedAt: at });
  if (state.currentScreen === quiz.screens.length) return { ...closed, passed: true };
  return { ...closed, currentScreen: state.currentScreen + 1 };
}

/**
 * Closes the current screen at `at` and returns to the previous one. Keeps all answers; a passed quiz is open again.
 */
export function goBack(_quiz: QuizOutline, state: QuizState, at: number): QuizState {
  if (state.currentScreen === 1) return state;
  const closed = withProgress(state, { ...progressOf(state, state.currentScreen), closedAt: at });
  return { ...closed, currentScreen: state.currentScreen - 1, passed: false };
}

/**
 * The counter and the progress bar (§ 4). The counter may reach its total before the last screen; `share`, from 0 to 1,
 * counts all screens, so that the bar is full only at the last.
 */
export function progress(quiz: QuizOutline, state: QuizState): { current: number; total: number; share: number } {
  const total = counterTotalOf(quiz);
  const current = Math.min(state.currentScreen, total);
  return { current, total, share: state.currentScreen / quiz.screenCount };
}

/** The total that the counter shows. */
export function counterTotalOf({ counterTotal, screenCount }: QuizOutline): number {
  return counterTotal ?? screenCount;
}

/** The points of all answered screens. */
export function totalPoints(quiz: QuizOutline, state: QuizState): number {
  return quiz.screens.reduce((sum, _screen, index) => sum + answeredPoints(state, index + 1), 0);
}

/** Whether choosing one option answers the screen and opens the next. */
export function advancesOnChoice(screen: Screen): boolean {
  return isQuestion(screen) && !screen.multiple;
}

/** Checks a typed age; whole numbers from 18 to 120 are accepted. */
export function ageOutcome(text: string): AgeOutcome {
  const typed = text.trim();
  if (typed === '') return 'empty';
  if (!/^\d{1,3}$/.test(typed)) return 'invalid';
  const years = Number(typed);
  if (years < ageRange.min) return 'too-young';
  return years <= ageRange.max ? 'ok' : 'invalid';
}

/** The progress of a screen, which may not have been opened yet. */
export function progressOf(state: QuizState, screenNumber: number): ScreenProgress {
  return state.screens[screenNumber] ?? untouched;
}

/** Whether the answers to a screen are complete. A screen that asks nothing is always complete. */
export function isComplete(screen: Screen, answers: readonly string[]): boolean {
  if (screen.type === 'input-age') return ageOutcome(answers[0] ?? '') === 'ok';
  return !isQuestion(screen) || answers.length > 0;
}

/** The sum of the chosen options' values (§ 9). */
export function pointsOf(screen: Screen, answers: readonly string[]): number {
  return (screen.options ?? []).reduce((sum, { id, value }) => sum + (answers.includes(id) ? value : 0), 0);
}

function isOffered(screen: Screen, optionId: string): boolean {
  return optionId === noneOfThese ? screen.canSelectNone === true : optionIds(screen).includes(optionId);
}

function answeredPoints(state: QuizState, screenNumber: number): number {
  const { answered, points } = progressOf(state, screenNumber);
  return answered ? points : 0;
}

function isQuestion(screen: Screen): boolean {
  return screen.type === 'gender' || screen.type === 'select-options' || screen.type === 'agree';
}

function hasField({ type }: Screen): boolean {
  return type === 'input-age' || type === 'create-profile';
}

/** Whether the screen needs an answer. */
export function asksForAnswer(screen: Screen): boolean {
  return isQuestion(screen) || screen.type === 'input-age';
}

function toggled(screen: Screen, chosen: readonly string[], optionId: string): string[] {
  if (chosen.includes(optionId)) return chosen.filter((id) => id !== optionId);
  if (standsAlone(screen, optionId)) return [optionId];
  // In the screen's order, so that the order of the taps does not change the state.
  return optionIds(screen).filter((id) => id === optionId || (chosen.includes(id) && !standsAlone(screen, id)));
}

/** Whether this answer excludes all others, such as "None of these" or "Nothing special". */
export function standsAlone(screen: Screen, optionId: string): boolean {
  if (optionId === noneOfThese) return true;
  return screen.options?.find(({ id }) => id === optionId)?.exclusive === true;
}

export function optionIds(screen: Screen): string[] {
  return (screen.options ?? []).map(({ id }) => id);
}

function withAnswers(quiz: QuizOutline, state: QuizState, answers: readonly string[]): QuizState {
  const screen = screenAt(quiz, state.currentScreen);
  const answered = isComplete(screen, answers);
  const points = pointsOf(screen, answers);
  return withProgress(state, { ...progressOf(state, state.currentScreen), answers, points, answered });
}

function withProgress(state: QuizState, current: ScreenProgress): QuizState {
  return { ...state, screens: { ...state.screens, [state.currentScreen]: current } };
}

function screenAt(quiz: QuizOutline, screenNumber: number): Screen {
  const screen = quiz.screens[screenNumber - 1];
  if (!screen) throw new RangeError(`${quiz.name} has no screen ${screenNumber}`);
  return screen;
}
