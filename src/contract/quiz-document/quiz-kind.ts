import type { Json } from '#publishing/body.ts';
import type { Finding, Kind } from '#publishing/kind.ts';
import { type PageWeights, weightFindings } from '#publishing/page-weight.ts';
import type { QuizName } from '#quiz/catalogue.ts';
import { contentFaults } from '#quiz/lint/content.ts';
import type { Fault } from '#quiz/lint/fault.ts';
import { lockedFaults } from '#quiz/lint/locked.ts';
import { type Scoring, scoringOf as scoringOfQuiz } from '#quiz/lint/scoring.ts';
import { specifiedFaults } from '#quiz/lint/specified.ts';
import { wholeFaults } from '#quiz/lint/whole.ts';
import type { Quiz } from '#quiz/quiz.ts';
import { describeQuiz } from './describe-quiz.ts';
import type { QuizBody } from './quiz-body.ts';
import { quizOf } from './quiz-of-body.ts';
import { placeInWords } from './quiz-place.ts';

/** What the checks of a quiz need to know. */
export interface QuizFacts {
  name: QuizName;
  /** What visitors are shown now; null for a first version. */
  live: QuizBody | null;
  /** How the shipped quiz is scored, for the three of the specification: theirs is fixed. */
  shipped: Scoring | null;
  /** What is too hard to read, measured on the server; null in the editor. */
  reading: readonly Fault[] | null;
  weights: PageWeights;
  /** Of the file with all of it, with brotli; null in the editor. */
  fileBytes: number | null;
}

/** Whole quizzes. */
export const quizKind: Kind<QuizBody, QuizFacts> = {
  name: 'quiz',
  place: 'own',
  onlyForEverybody: true,
  check: checkQuiz,
  describe: describeQuiz,
  needsApproval: (before, after) =>
    describeQuiz(before, after).length === 0 ? null : 'A second operator reads what a quiz says.',
  scoring: (body) => scoringOf(body),
};

function checkQuiz(body: QuizBody, { name, live, shipped, reading, weights, fileBytes }: QuizFacts): Finding[] {
  const quiz = quizOf(name, body);
  const faults = [
    ...chapterFaults(body),
    ...(shipped === null ? [] : fixedFaults(quiz, shipped)),
    ...wholeFaults(quiz),
    ...contentFaults(quiz, body.start),
    ...(reading ?? []),
  ];
  return [
    ...faults.map((fault) => refusal(body, fault)),
    ...weightFindings(weights),
    ...fileFindings(fileBytes),
    ...(live === null ? [] : askAbout(body, live)),
  ];
}

/** Of the file with all of a quiz, with brotli: it comes while the first screen is read. */
const mostFileBytes = 12_000;

function fileFindings(bytes: number | null): Finding[] {
  if (bytes === null || bytes <= mostFileBytes) return [];
  const inKilobytes = Math.round(bytes / 100) / 10;
  return [
    {
      id: 'file',
      effect: 'refuses',
      path: [],
      text: `The quiz would have ${inKilobytes} kB.`,
      hint: `At most ${mostFileBytes / 1000} kB. Make its texts shorter, or take a screen out.`,
    },
  ];
}

/** A screen that is scored otherwise breaks the specification too, which need not be said twice. */
function fixedFaults(quiz: Quiz, shipped: Scoring): Fault[] {
  const locked = lockedFaults(quiz, shipped);
  const known = new Set(locked.map(({ path: [part, id] }) => `${part} ${id}`));
  return [...locked, ...specifiedFaults(quiz).filter(({ path: [part, id] }) => !known.has(`${part} ${id}`))];
}

function refusal(body: QuizBody, { path, says, hint }: Fault): Finding {
  return {
    id: `${path.join('/')} ${says}`.slice(0, 200),
    effect: 'refuses',
    path,
    text: `${placeInWords(body, path)}: ${says}${/[.?!]$/.test(says) ? '' : '.'}`,
    hint,
  };
}

/** `quizOf` leaves out a chapter whose screen is gone. */
function chapterFaults({ chapters, screens }: QuizBody): Fault[] {
  const missing = chapters.filter((id) => !screens.some((screen) => screen.id === id));
  return missing.map((id) => ({
    path: ['chapters'],
    says: `no screen is called “${id}”`,
    hint: 'End the chapter at another screen.',
  }));
}

/** What may be meant, and is easily done by mistake. */
function askAbout(body: QuizBody, live: QuizBody): Finding[] {
  return body.screens.flatMap((screen): Finding[] => {
    const old = live.screens.find(({ id }) => id === screen.id);
    if (old === undefined) return [];
    const path = ['screens', screen.id];
    const lost = (screen.options ?? []).filter(({ id, echo }) => {
      const before = old.options?.find((option) => option.id === id);
      return !echo && Boolean(before?.echo);
    });
    const own = [...lost.map(({ id, label }) => askAboutQuote(body, [...path, 'options', id, 'echo'], label))];
    if (screen.figure === undefined || old.figure === undefined || isSameNumber(screen.figure, old.figure)) return own;
    return [...own, askAboutFigure(body, [...path, 'figure'], screen.figure, old.figure)];
  });
}

const askAboutQuote = (body: QuizBody, path: readonly string[], label: string): Finding => ({
  id: `${path.join('/')} lost`,
  effect: 'asks',
  path,
  text: `${placeInWords(body, path)}: nothing to quote.`,
  hint: `Whoever answers “${label}” reads the card for those who named nothing. Give it a quote, or confirm.`,
  confirmBy: 'Not quoted',
});

type Figure = NonNullable<QuizBody['screens'][number]['figure']>;

const isSameNumber = (one: Figure, other: Figure): boolean => one.value === other.value && one.unit === other.unit;
const sayFigure = ({ value, unit }: Figure): string => [value, unit].filter(Boolean).join(' ');

const askAboutFigure = (body: QuizBody, path: readonly string[], figure: Figure, old: Figure): Finding => ({
  id: `${path.join('/')} ${sayFigure(figure)}`,
  effect: 'asks',
  path,
  text: `${placeInWords(body, path)}: ${sayFigure(figure)}, and live is ${sayFigure(old)}.`,
  hint: `Look it up once more in ${figure.source.title || 'its source'}, and type it again.`,
  confirmBy: sayFigure(figure),
});

/**
 * What of a quiz has to be equal for stored answers to mean the same: no word of it, and not the order of the answers on
 * a screen. The server stores its hash with each version.
 */
export function scoringOf({ screens, scale }: QuizBody): Json {
  const scoring = scoringOfQuiz({ screens, scale });
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
  return JSON.parse(
    JSON.stringify({
      ...scoring,
      screens: scoring.screens.map((screen) => ({ ...screen, options: [...screen.options].sort(byId) })),
    }),
  );
}
