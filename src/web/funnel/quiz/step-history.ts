/** What a browser history entry knows of the quiz: its screen, and whether the entry before it is the screen before. */
export interface Step {
  screen: number;
  hasStepBehind: boolean;
}

/** The step in `history.state`; null in entries that are not ours. */
export function stepOf(historyState: unknown): Step | null {
  if (typeof historyState !== 'object' || historyState === null || !('quizScreen' in historyState)) return null;
  const { quizScreen, quizStepBehind } = historyState as { quizScreen: unknown; quizStepBehind?: unknown };
  return typeof quizScreen === 'number' ? { screen: quizScreen, hasStepBehind: quizStepBehind === true } : null;
}

/** How the history entry follows the quiz to `current`: one step forward is a new entry, anything else renames this one. */
export function historyChange(entry: Step | null, current: number): { push: object } | { replace: object } | null {
  if (entry?.screen === current) return null;
  if (entry !== null && current === entry.screen + 1) return { push: { quizScreen: current, quizStepBehind: true } };
  return { replace: { quizScreen: current } };
}
