import { pointsOf } from '#quiz/engine/progress.ts';
import { resultOf } from '#quiz/engine/result.ts';
import {
  type LevelName,
  noneOfThese,
  type Quiz,
  type QuizState,
  type Screen,
  type ScreenProgress,
} from '#quiz/quiz.ts';

/** The answers that the operator has given in the phone, by the ids of the screens. */
export type Picks = Readonly<Record<string, readonly string[]>>;

/**
 * A visit that has come to a screen. Where the operator has answered in the phone, as answered; otherwise with answers
 * that have about this share, 0 to 1, of the points.
 */
export function visitTo(quiz: Quiz, screenId: string, picks: Picks, share: number): QuizState {
  const place = Math.max(
    0,
    quiz.screens.findIndex(({ id }) => id === screenId),
  );
  const before = quiz.screens
    .slice(0, place)
    .map((screen) => answered(screen, picks[screen.id] ?? usualPick(screen, share)));
  const current = quiz.screens[place];
  const own = current && picks[current.id];
  const all = own === undefined ? before : [...before, answered(current!, own)];
  return {
    screens: Object.fromEntries(all.map((progress, at) => [at + 1, progress])),
    currentScreen: place + 1,
    passed: false,
  };
}

const answered = (screen: Screen, answers: readonly string[]): ScreenProgress => ({
  answers,
  points: pointsOf(screen, answers),
  answered: true,
  openedAt: 0,
  closedAt: 0,
});

function usualPick(screen: Screen, share: number): readonly string[] {
  if (screen.type === 'input-age') return ['34'];
  const options = [...(screen.options ?? [])].sort((one, other) => one.value - other.value);
  if (options.length === 0) return [];
  if (!screen.multiple) return [options[Math.round(share * (options.length - 1))]!.id];
  const together = options.filter(({ exclusive }) => !exclusive);
  const count = Math.round(share * together.length);
  if (count > 0) return together.slice(-count).map(({ id }) => id);
  return screen.canSelectNone ? [noneOfThese] : [options[0]!.id];
}

const shares = Array.from({ length: 21 }, (_none, place) => place / 20);

/** The share of the points with which a visitor has a level; the middle where none is wanted, or none leads to it. */
export function shareOf(quiz: Quiz, level: LevelName | null): number {
  const result = quiz.screens[quiz.resultScreen - 1];
  if (result === undefined || level === null) return 0.5;
  const found = shares.filter((share) => resultOf(quiz, visitTo(quiz, result.id, {}, share)).level === level);
  return found[Math.floor(found.length / 2)] ?? 0.5;
}
