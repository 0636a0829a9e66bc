import type { Figure, Quiz, Screen } from './quiz';

/** Words that promise or diagnose (FTC v. Lumos, FDA general wellness); "not a diagnosis" is the one allowed use. */
const bannedClaims: readonly RegExp[] = [
  /\byou (have|suffer from|are suffering from) (adhd|depression|an? \w* ?disorder)/i,
  /\b(cures?|heals?|treats?|treatments?|therap(y|ies))\b/i,
  /\bdiagnos(e|es|ed) you\b/i,
  /\b(clinically|scientifically) (proven|tested|validated)\b/i,
  /\b(proven|guaranteed?|miracle)\b/i,
  /\bimproves? (your )?(work|school|grades|memory|iq|brain)\b/i,
  /\bdoctors? recommends?\b/i,
  /\b(asrs|dsm|phq|gad)\b/i,
];

/** A statistic in running text; it belongs into a figure, where its source stands beside it. */
const statistic = /\d\s?%|\bper ?cent\b|\b(m|b)illion\b|\b\d+ (in|out of) \d+\b/i;

const longestSentence = 25;

/** What the house rules forbid in a quiz's words, one line per fault; empty when all is well. */
export function contentFaults(quiz: Quiz): string[] {
  const figures = [
    ...quiz.screens.flatMap(({ figure }) => (figure ? [figure] : [])),
    ...Object.values(quiz.results).flatMap((level) => level.figures.map(({ figure }) => figure)),
  ];
  return [...wordsOf(quiz).flatMap(textFaults), ...figures.flatMap(figureFaults), ...screenFaults(quiz)];
}

function textFaults(text: string): string[] {
  const banned = bannedClaims.filter((claim) => claim.test(text)).map((claim) => `banned claim ${claim}: ${text}`);
  const unsourced = statistic.test(text) ? [`statistic without a source: ${text}`] : [];
  const long = text
    .split(/[.!?:]\s/)
    .filter((sentence) => sentence.split(/\s+/).length > longestSentence)
    .map((sentence) => `sentence too long: ${sentence}`);
  return [...banned, ...unsourced, ...long];
}

function figureFaults({ value, source }: Figure): string[] {
  if (source.kind === 'publisher') return [];
  const complete = source.title !== '' && /\b\d{4}$/.test(source.date) && /^https:\/\/\S+$/.test(source.url);
  return complete ? [] : [`figure without a dated source: ${value}`];
}

/** A number on a card without a figure would have no source beside it. */
function screenFaults(quiz: Quiz): string[] {
  return quiz.screens
    .filter(({ type, figure, desc = '' }) => type === 'info' && !figure && /\d/.test(desc))
    .map(({ title }) => `number on a card without a figure: ${title}`);
}

function wordsOf(quiz: Quiz): string[] {
  const levels = Object.values(quiz.results).flatMap((level) => [
    level.word,
    level.levelTitle,
    level.desc,
    level.recommendation,
    ...level.symptoms,
    ...level.figures.map(({ text }) => text),
    ...Object.values(level.subAssessments).flatMap((byLevel) => Object.values(byLevel)),
  ]);
  return [...quiz.screens.flatMap(wordsOnScreen), ...levels];
}

function wordsOnScreen(screen: Screen): string[] {
  const options = (screen.options ?? []).flatMap(({ label, description, trait }) => [label, description, trait]);
  const words = [screen.title, screen.desc, screen.statement?.text, ...(screen.checklist ?? []), ...options];
  return words.filter((text) => text !== undefined);
}
