import {
  longestName,
  noneOfThese,
  type QuizDefinition,
  type QuizOutline,
  type QuizState,
  type Screen,
  type ScreenProgress,
} from '#quiz/quiz.ts';
import { cutText } from './cut-text.ts';
import { ageOutcome, asksForAnswer, isComplete, optionIds, pointsOf, progressOf, standsAlone } from './progress.ts';

type RestorableQuiz = QuizOutline & Pick<QuizDefinition, 'numberedOrder'>;

/**
 * Turns stored data into a quiz state. It may be damaged or from an older version, so unknown answers are dropped,
 * points are recalculated, and the current screen is at most the first unanswered one. Answers belong to a screen's id,
 * so that they stay with their question when screens have been added, removed or moved.
 * @returns null when the data is not a quiz state
 */
export function restoreQuizState(quiz: RestorableQuiz, stored: unknown): QuizState | null {
  if (!isRecord(stored) || !isRecord(stored.screens)) return null;
  const { currentScreen } = stored;
  if (typeof currentScreen !== 'number' || !Number.isInteger(currentScreen) || currentScreen < 1) return null;

  const entries = entriesById(quiz, stored.screens);
  const screens: Record<number, ScreenProgress> = {};
  quiz.screens.forEach((screen, index) => {
    const entry = entries.get(screen.id);
    if (entry !== undefined) screens[index + 1] = restoreProgress(screen, entry);
  });
  const state = { screens, currentScreen: 1, passed: false };
  const gap = quiz.screens.findIndex((screen, index) => !isComplete(screen, progressOf(state, index + 1).answers));
  const furthest = gap === -1 ? quiz.screens.length : gap + 1;
  return { ...state, currentScreen: Math.min(currentScreen, furthest), passed: stored.passed === true && gap === -1 };
}

/** An entry without an id was stored by its screen's number, before screens had ids. */
function entriesById(quiz: RestorableQuiz, screens: Record<string, unknown>): Map<unknown, Record<string, unknown>> {
  const numbered = quiz.numberedOrder ?? quiz.screens.map(({ id }) => id);
  const entries = Object.entries(screens).flatMap(([number, entry]) =>
    isRecord(entry) ? [[entry.id ?? numbered[Number(number) - 1], entry] as const] : [],
  );
  return new Map(entries);
}

function restoreProgress(screen: Screen, entry: Record<string, unknown>): ScreenProgress {
  const answers = knownAnswers(screen, entry.answers);
  const answered = isComplete(screen, answers) && (asksForAnswer(screen) || entry.answered === true);
  const openedAt = restoreTime(entry.openedAt);
  return {
    answers,
    points: pointsOf(screen, answers),
    answered,
    openedAt,
    // A reload between an answer and the next screen leaves the answered screen open, so it is closed here.
    closedAt: restoreTime(entry.closedAt) || (answered ? openedAt : 0),
  };
}

function knownAnswers(screen: Screen, stored: unknown): string[] {
  const given = Array.isArray(stored) ? stored.filter((answer) => typeof answer === 'string') : [];
  if (screen.type === 'input-age') return given.filter((text) => ageOutcome(text) === 'ok').slice(0, 1);
  if (screen.type === 'create-profile') return given.slice(0, 1).map((name) => cutText(name, longestName));
  const known = optionIds(screen).filter((id) => given.includes(id));
  if (known.length === 0 && screen.canSelectNone && given.includes(noneOfThese)) return [noneOfThese];
  if (!screen.multiple) return known.slice(0, 1);
  return known.length > 1 ? known.filter((id) => !standsAlone(screen, id)) : known;
}

function restoreTime(stored: unknown): number {
  return typeof stored === 'number' && Number.isFinite(stored) && stored > 0 ? stored : 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
