import type { Area, LevelContent, LevelName, Quiz, Screen } from '#quiz/quiz.ts';

/** A text with its place, such as "screen 7" or "level low". */
export interface Wording {
  place: string;
  text: string;
}

/** Every text of a quiz that a visitor can read. */
export function wordingsOf(quiz: Quiz): Wording[] {
  const screens = quiz.screens.flatMap((screen, index) => at(`screen ${index + 1}`, wordsOnScreen(screen)));
  const levels = Object.entries(quiz.results).flatMap(([name, level]) => at(`level ${name}`, wordsOfLevel(level)));
  return [...screens, ...levels];
}

/** The texts of a screen without its options. */
export function proseOf({ title, desc, statement, checklist = [] }: Screen): string[] {
  return [title, desc, statement?.text, ...checklist].filter((text) => text !== undefined);
}

/** The texts of a level in the order of the result screen. */
export function proseOfLevel({ levelTitle, desc, recommendation, symptoms }: LevelContent): string[] {
  return [levelTitle, desc, recommendation, ...symptoms];
}

/** The texts of all areas at all levels. */
export function subAssessmentsOf({ subAssessments }: LevelContent): string[] {
  return Object.values<Record<LevelName, string>>(subAssessments satisfies Record<Area, unknown>).flatMap((byLevel) =>
    Object.values(byLevel),
  );
}

function wordsOnScreen(screen: Screen): string[] {
  const options = (screen.options ?? []).flatMap(({ label, description, trait }) => [label, description, trait]);
  return [...proseOf(screen), ...[screen.trait, ...options].filter((text) => text !== undefined)];
}

function wordsOfLevel(level: LevelContent): string[] {
  return [level.word, ...proseOfLevel(level), ...subAssessmentsOf(level)];
}

function at(place: string, texts: readonly string[]): Wording[] {
  return texts.map((text) => ({ place, text }));
}
