import type { Path } from '#publishing/body.ts';
import type { QuizBody, QuizScreen } from './quiz-body.ts';

/** The fields of a screen with answers that are called otherwise than on a card. */
const onQuestions: Readonly<Record<string, string>> = { title: 'question', desc: 'hint' };

const screenFields: Readonly<Record<string, string>> = {
  title: 'title',
  desc: 'text',
  mirror: 'text from the answers',
  sketch: 'sketch of the areas',
  headerImg: 'picture',
  everyday: 'everyday scene',
  figure: 'figure',
  options: 'answers',
  multiple: 'many answers',
  canSelectNone: '“None of these”',
  canSelectAll: '“All of these”',
  statement: 'statement',
  checklist: 'checklist',
  uncounted: 'in place of the counter',
  trait: 'short name for the result',
};
const optionFields: Readonly<Record<string, string>> = {
  description: 'line below it',
  value: 'points',
  icon: 'icon',
  trait: 'short name for the result',
  echo: 'quoted as',
  exclusive: 'stands alone',
};
const levelFields: Readonly<Record<string, string>> = {
  word: 'name',
  levelTitle: 'title',
  desc: 'text',
  symptoms: 'symptoms',
  recommendation: 'first step',
  levelImg: 'picture',
  imgForPaywall: 'picture beside the offers',
  imgChart: 'picture of the chart',
};
const topFields: Readonly<Record<string, string>> = {
  title: 'Title',
  door: 'Door',
  label: 'Label',
  minutes: 'Minutes',
  asks: 'Consent: what it asks about',
  start: 'Start page',
  screens: 'Screens',
  chapters: 'Chapters',
  resultScreen: 'Screen with the result',
  counterTotal: 'Total of the counter',
  scale: 'Scale',
};
const startFields: Readonly<Record<string, string>> = { title: 'title', lead: 'text', scene: 'picture' };
const copyFields: Readonly<Record<string, string>> = {
  'email.title': 'Email page: title',
  'email.hint': 'Email page: hint',
  'result.areasTitle': 'Result: title of the areas',
  'result.areasHint': 'Result: how to read the areas',
  'result.goOn': 'Result: button',
  'result.hasHelpLines': 'Result: help lines',
  'result.areaNames.adhd': 'Result: name of the area adhd',
  'result.areaNames.concentration': 'Result: name of the area concentration',
  'result.areaNames.procrastination': 'Result: name of the area procrastination',
  'result.areaNames.anxiety': 'Result: name of the area anxiety',
  'result.areaWords.low': 'Result: word for a low area',
  'result.areaWords.middle': 'Result: word for a middle area',
  'result.areaWords.high': 'Result: word for a high area',
  'offer.made': 'Offers: basis of the plan',
  'offer.practice': 'Offers: purpose of the exercises',
  'offer.treatment': 'Offers: “Is this treatment?”',
};

/** How the screens of these types are called. */
export const typeNames: Readonly<Record<QuizScreen['type'], string>> = {
  gender: 'gender',
  'select-options': 'question',
  info: 'card',
  agree: 'statement',
  results: 'result',
  'results-quiz-2': 'result',
  'results-mental-health': 'result',
  final: 'last screen',
  'input-age': 'age',
  'create-profile': 'name',
};

const isQuestion = ({ type }: QuizScreen) => !/^(info|final|results)/.test(type);

/** How a field of a screen is called: "question", "hint". */
export function fieldInWords(screen: QuizScreen | undefined, field: string): string {
  const own = screen !== undefined && isQuestion(screen) ? onQuestions[field] : undefined;
  return own ?? screenFields[field] ?? field;
}

/** A place in the body of a quiz as a person would say it: "Screen 7: question", "Answer 2 of screen 7". */
export function placeInWords(body: QuizBody, [part = '', ...rest]: Path): string {
  if (part === 'screens') return screenInWords(body, rest);
  if (part === 'results') return levelInWords(body, rest);
  if (part === 'start' && rest[0] !== undefined) return `Start page: ${startFields[rest[0]] ?? rest[0]}`;
  if (part === 'copy') return copyFields[rest.join('.')] ?? ['Copy', ...rest].join(' ');
  return part === '' ? 'The whole quiz' : (topFields[part] ?? part);
}

function screenInWords({ screens }: QuizBody, [id, field, inner, innermost]: Path): string {
  if (id === undefined) return topFields.screens!;
  if (id === 'order') return 'Order of the screens';
  const place = screens.findIndex((screen) => screen.id === id);
  const name = place === -1 ? `Screen “${id}”` : `Screen ${place + 1}`;
  if (field === undefined) return name;
  const screen = screens[place];
  if (field !== 'options' || inner === undefined) return `${name}: ${fieldInWords(screen, field)}`;
  if (inner === 'order') return `${name}: order of the answers`;
  const at = screen?.options?.findIndex((option) => option.id === inner) ?? -1;
  const answer = `Answer ${at === -1 ? `“${inner}”` : at + 1} of ${name.replace('Screen', 'screen')}`;
  return innermost === undefined || innermost === 'label'
    ? answer
    : `${answer}: ${optionFields[innermost] ?? innermost}`;
}

function levelInWords(body: QuizBody, [level, field, area, ofArea]: Path): string {
  const name = `Result ${level ?? ''}`.trim();
  if (field === undefined) return name;
  if (field !== 'subAssessments') return `${name}: ${levelFields[field] ?? field}`;
  const { areaNames, areaWords } = body.copy.result;
  const words = [areaNames[area as keyof typeof areaNames], areaWords[ofArea as keyof typeof areaWords]];
  return [`${name}: areas`, ...words.filter((word) => word !== undefined)].join(', ');
}
