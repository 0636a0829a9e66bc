/** The quiz's part of a browser history entry. */
export interface Step {
  screen: number;
  /** Whether the entry before it has the previous screen. */
  hasStepBehind: boolean;
}

/** The step in `history.state`; null for entries that the quiz did not write. */
export function stepOf(historyState: unknown): Step | null {
  if (typeof historyState !== 'object' || historyState === null || !('quizScreen' in historyState)) return null;
  const { quizScreen, quizStepBehind } = historyState as { quizScreen: unknown; quizStepBehind?: unknown };
  return typeof quizScreen === 'number' ? { screen: quizScreen, hasStepBehind: quizStepBehind === true } : null;
}

/** How the history follows the quiz to `current`: one step forward adds an entry, any other replaces this one. */
export function historyChange(entry: Step | null, current: number): { push: object } | { replace: object } | null {
  if (entry?.screen === current) return null;
  if (entry !== null && current === entry.screen + 1) return { push: { quizScreen: current, quizStepBehind: true } };
  return { replace: { quizScreen: current } };
}
