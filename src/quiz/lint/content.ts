import type { Figure, Quiz, StartCopy } from '#quiz/quiz.ts';
import { claimFaults } from './claims.ts';
import { type Fault, within } from './fault.ts';
import { mirrorFaults } from './mirrors.ts';
import { shapeFaults } from './shape.ts';
import { type Wording, wordingsAround, wordingsOf } from './wordings.ts';

/** What no quiz may say or show, whichever it is. How hard it is to read is measured apart from it. */
export function contentFaults(quiz: Quiz, start: StartCopy | null = null): Fault[] {
  return [
    ...[...wordingsOf(quiz), ...wordingsAround(quiz, start)].flatMap(wordFaults),
    ...quiz.screens.flatMap(({ id, figure }) =>
      figure ? within(['screens', id, 'figure'], figureFaults(figure)) : [],
    ),
    ...quiz.screens.flatMap((screen) => within(['screens', screen.id], shapeFaults(screen))),
    ...mirrorFaults(quiz),
  ];
}

function wordFaults({ path, text }: Wording): Fault[] {
  const claims = claimFaults(text).map((fault) => ({
    path,
    // Without the expression that found it.
    says: `${fault.replace(/ \/.*/, '')}: ${text}`,
    hint: hintFor(fault),
  }));
  if (!/['"]/.test(text)) return claims;
  return [...claims, { path, says: `straight quotation mark: ${text}`, hint: 'Write ’ or “ and ”.' }];
}

/** What to do about a forbidden wording, by the beginning of its name in `claimFaults`. */
const claimHints: readonly (readonly [fault: string, hint: string])[] = [
  ['banned claim', 'Promise nothing, and name no illness: say what somebody can do.'],
  ['blame', 'Say it calmly and kindly.'],
  ['statistic', 'A number is shown as a figure with its source; say the rest without one.'],
  ['name of', 'It belongs to others: leave it out.'],
  ['words of', 'They belong to others: say it in your own words.'],
];

const hintFor = (fault: string): string => claimHints.find(([name]) => fault.startsWith(name))?.[1] ?? '';

function figureFaults(figure: Figure): Fault[] {
  if (isSourced(figure)) return [];
  const { value, unit = '' } = figure;
  const hint = 'A title, a day such as 10 October 2024, and an address that begins with https://.';
  return [{ path: ['source'], says: `figure without a dated source: ${value} ${unit}`.trim(), hint }];
}

/** A source has a title, a day and a URL. */
function isSourced({ source: { title, date, url } }: Figure): boolean {
  return title.trim() !== '' && /^\d{1,2} [A-Z][a-z]+ \d{4}$/.test(date) && /^https:\/\/[^\s.]+\.\S+$/.test(url);
}
