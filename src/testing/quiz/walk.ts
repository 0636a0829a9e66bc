import { chooseOption, enterText, goNext, optionIds, startQuiz } from '#quiz/engine/progress.ts';
import { noneOfThese, type Option, type Quiz, type QuizState, type Screen } from '#quiz/quiz.ts';

/** Chooses the answers to a screen: option ids, or the age as typed. */
type Pick = (screen: Screen, screenNumber: number) => readonly string[];

/** Walks a quiz from the first screen to its end with the given picks. */
export function walkThrough(quiz: Quiz, pick: Pick): QuizState {
  return quiz.screens.reduce(
    (state, screen, index) => {
      const picked = pick(screen, index + 1);
      const answered =
        screen.type === 'input-age'
          ? enterText(quiz, state, picked[0] ?? '34')
          : picked.reduce((next, id) => chooseOption(quiz, next, id), state);
      return goNext(quiz, answered, index + 1);
    },
    startQuiz(quiz, 0),
  );
}

/** The answers nearest to a share (0 to 1) of the points a screen can give: 0 is the least, 1 the most. */
export function nearShare(share: number): Pick {
  return (screen) => {
    const options = screen.options ?? [];
    return screen.multiple ? manyNearShare(screen, options, share) : oneNearShare(options, share);
  };
}

function oneNearShare(options: readonly Option[], share: number): string[] {
  const wanted = share * Math.max(0, ...options.map(({ value }) => value));
  const nearest = [...options].sort((a, b) => Math.abs(a.value - wanted) - Math.abs(b.value - wanted))[0];
  return nearest ? [nearest.id] : [];
}

function manyNearShare(screen: Screen, options: readonly Option[], share: number): string[] {
  const byValue = [...options].sort((a, b) => a.value - b.value);
  // An answer that stands alone would be cleared by the others, or clear them.
  const together = byValue.filter(({ exclusive }) => !exclusive);
  const count = Math.round(share * together.length);
  if (count === 0) return screen.canSelectNone ? [noneOfThese] : byValue.slice(0, 1).map(({ id }) => id);
  return together.slice(-count).map(({ id }) => id);
}

/** Random answers, reproducible by seed: any option, some of several, now and then "None of these". */
export function randomPick(seed: number): Pick {
  const draw = drawing(seed);
  return (screen) => {
    const ids = optionIds(screen);
    if (ids.length === 0) return [];
    const one = ids[Math.floor(draw() * ids.length)]!;
    if (!screen.multiple) return [one];
    if (screen.canSelectNone && draw() < 0.2) return [noneOfThese];
    return ids.filter((id) => id === one || draw() < 0.4);
  };
}

/** Random numbers from 0 to 1, reproducible by seed (Park and Miller, 1988). */
function drawing(seed: number): () => number {
  let last = seed;
  return () => {
    last = (last * 48271) % 2147483647;
    return last / 2147483647;
  };
}
