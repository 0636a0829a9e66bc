// Makes docs/events.md from the types in src/contract/event.ts. node scripts/events-doc.mjs writes it; a test compares
// both.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './stale.mjs';

export const source = path.join(root, 'src/contract/event.ts');
export const document = path.join(root, 'docs/events.md');
/** Read as text, because Node 20 does not run TypeScript. */
const catalogue = readFileSync(path.join(root, 'src/quiz/catalogue.ts'), 'utf8');
const ofEachQuiz = (field) =>
  [...catalogue.matchAll(new RegExp(`^ {4}${field}: '([^']+)'`, 'gm'))].map(([, value]) => value);

/** In the order in which a visitor meets them. */
const groups = [
  'VisitEvents',
  'SiteEvents',
  'PlayEvents',
  'QuizEvents',
  'PurchaseEvents',
  'AccountEvents',
  'TrainingEvents',
  'CapturedEvents',
];

const head = `# Events

Made from the types in \`src/contract/event.ts\` by \`node scripts/events-doc.mjs\`; a test fails when they differ. A name or a
property that is not here cannot be sent: the compiler refuses it. No event has a field for an answer.

Every event carries \`cohort\` (${ofEachQuiz('cohort').join(', ')}, or empty before one is drawn). Right before every event the user properties
\`signed_in\` and \`subs_active\` are sent as \`$identify\` (§ 4). \`stay_ms\` is how long a page or screen was shown.
What a third party may get of all this is decided in \`src/contract/egress.ts\` alone.
`;

/** The full document. Throws when an event has no description. */
export function eventsDocument(text) {
  return [head, ...groups.map((name) => section(text, name))].join('\n');
}

function section(text, name) {
  const { words, body } = declarationOf(text, name);
  const rows = membersOf(body).map(({ name: event, when, type }) => {
    if (when === '') throw new Error(`${event} needs a comment that says when it is sent.`);
    const properties = propertiesOf(text, type);
    const lines = [`- \`${event}\`: ${when}`, ...(properties === '' ? [] : [`  With ${properties}.`])];
    return lines.flatMap(wrapped).join('\n');
  });
  return `## ${words}\n\n${rows.join('\n')}\n`;
}

const widest = 120;

/** The lines of an item of a list, each up to `widest` characters; a long word, such as a type, is not divided. */
function wrapped(text) {
  const lines = [];
  for (const word of text.trim().split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && `${line} ${word}`.length <= widest) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(line === undefined && !text.startsWith(' ') ? word : `  ${word}`);
  }
  return lines;
}

/** The comment above a type, and the members of all types that it joins. */
function declarationOf(text, name) {
  const start = text.search(new RegExp(`^(?:export )?(?:interface|type) ${name}\\b`, 'm'));
  if (start === -1) throw new Error(`There is no ${name} in ${source}.`);
  const rest = text.slice(start);
  const comment = text.slice(0, start).match(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/)?.[1] ?? '';
  return { words: wordsOf(comment).replace(/\.$/, ''), body: rest.slice(0, rest.search(/^}(?! & {)/m)) };
}

/** Members as Biome formats them: indented by two spaces, a comment above, the type up to its semicolon. */
function membersOf(body) {
  const pattern =
    /^ {2}(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2})?(\[[^\n]*?\]|'[^'\n]+'|\w+): ([^\n]*\{\n(?: {4}[^\n]*\n)+ {2}\}|[^\n]*[^\n{]);$/gm;
  return [...body.matchAll(pattern)].map(([, comment = '', name, type]) => ({
    name: nameOf(name),
    when: wordsOf(comment),
    type,
  }));
}

function nameOf(member) {
  return member
    .replace(/^\[.* as `(.*)`\]$/, '$1')
    .replace(/\$\{Screen\}/, '{1…31}')
    .replace(/^'(.*)'$/, '$1');
}

function wordsOf(comment) {
  return comment
    .replace(/^\s*\*? ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The properties with their types; for a named type, its members. Empty when there are none. */
function propertiesOf(text, type) {
  const named = [...type.matchAll(/\b([A-Z]\w+(?:Element|Properties)|Duration)\b/g)].map(([name]) => name);
  const own = [...type.replace(/\s+/g, ' ').matchAll(/('[^']+'|[\w$]+)(\??): ([^;{}]+?)(?=[;}]| \}|$)/g)].map(
    ([, name, optional, kind]) => propertyWords(name, optional, kind),
  );
  const inherited = named.flatMap((name) => (name === 'Duration' ? ['`stay_ms`: number'] : inheritedOf(text, name)));
  const isDuration = (words) => words.startsWith('`stay_ms`');
  const all = [...inherited.filter((words) => !isDuration(words)), ...own, ...inherited.filter(isDuration)];
  return all.join(', ');
}

function inheritedOf(text, name) {
  return [...declarationOf(text, name).body.matchAll(/^ {2}('[^'\n]+'|[\w$]+)(\??): ([^\n]+);$/gm)].map(
    ([, property, optional, kind]) => propertyWords(property, optional, kind),
  );
}

function propertyWords(name, optional, kind) {
  const kinds = kind.trim().replace('QuizId', ofEachQuiz('eventId').join(' | ')).replaceAll("'", '');
  return `\`${name.replaceAll("'", '')}\`${optional === '' ? '' : ' (not always)'}: ${kinds.split(' | ').join(' or ')}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(document, eventsDocument(readFileSync(source, 'utf8')));
}
