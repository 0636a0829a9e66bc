/** A part of a message: text, or what stands in braces. In the cases of a plural, `#` is the argument named `#`. */
export type Part = string | Slot;
interface Slot {
  arg: string;
  choice?: Choice;
}
interface Choice {
  by: 'plural' | 'select';
  /** By `=1`, a plural category or a word; `other` is always there. */
  cases: Readonly<Record<string, readonly Part[]>>;
}

/** The values that a message may name. */
export type Args = Readonly<Record<string, string | number>>;

/**
 * The names of a message's arguments, read by the compiler from its English seed, so that a missing or misspelt one does
 * not compile.
 */
export type ArgsOf<Text extends string> = { readonly [Name in NamesIn<Text>]: string | number };
type NamesIn<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? NameOf<Inside> | NamesIn<Rest>
  : never;
type NameOf<Inside extends string> = Inside extends `${infer Name},${string}` ? Plain<Name> : Plain<Inside>;
/** What stands in the cases of a choice is text, and no name. */
type Plain<Name extends string> = Name extends '' | `${string} ${string}` | `${string}#${string}` ? never : Name;

/** Says what is wrong with a message, for who writes it. */
export class MessageFault extends Error {}

/**
 * Writes a message (ICU MessageFormat: arguments, plural, select, `#`, and `'` before a brace that is text), in English.
 * @throws MessageFault for a message that cannot be read, or without a value for an argument
 */
export function formatMessage(text: string, args: Args = {}): string {
  return /[{}']/.test(text) ? write(readMessage(text), args) : text;
}

function write(parts: readonly Part[], args: Args): string {
  return parts.map((part) => (typeof part === 'string' ? part : writeSlot(part, args))).join('');
}

function writeSlot({ arg, choice }: Slot, args: Args): string {
  const value = args[arg];
  if (value === undefined) throw new MessageFault(`There is no value for {${arg}}.`);
  if (choice === undefined) return String(value);
  const { by, cases } = choice;
  if (by === 'select') return write(cases[value] ?? cases.other!, args);
  return write(cases[`=${value}`] ?? cases[pluralOf(Number(value))] ?? cases.other!, { ...args, '#': value });
}

let plurals: Intl.PluralRules | null = null;
function pluralOf(value: number): string {
  plurals ??= new Intl.PluralRules('en');
  return plurals.select(value);
}

/** @throws MessageFault */
export function readMessage(text: string): readonly Part[] {
  const { parts, at } = readParts(text, 0, false);
  if (at < text.length) throw new MessageFault('A } closes nothing. If it is text, write it in quotes.');
  return parts;
}

/** Whether it is text with values in it, and reads the same without the rules for quotes. @throws MessageFault */
export function isPlainMessage(text: string): boolean {
  const parts = readMessage(text);
  const plain = parts.map((part) => (typeof part === 'string' ? part : `{${part.arg}}`)).join('');
  return plain === text && parts.every((part) => typeof part === 'string' || part.choice === undefined);
}

/** The names of a message's arguments, each once. @throws MessageFault */
export function argumentsOf(text: string): string[] {
  const inParts = (parts: readonly Part[]): string[] =>
    parts.flatMap((part) => {
      if (typeof part === 'string' || part.arg === '#') return [];
      return [part.arg, ...Object.values(part.choice?.cases ?? {}).flatMap(inParts)];
    });
  return [...new Set(inParts(readMessage(text)))];
}

/** The names of the tags of a text, such as `Open <help>Help</help>` or `It is run by <operator/>`, sorted. */
export function tagsOf(text: string): string[] {
  return [...text.matchAll(/<(\w+)(?:\/>|>[^<]*<\/\w+>)/g)].map(([, tag]) => tag!).sort();
}

interface ReadTo<Found> {
  parts: Found;
  /** The place of the first character that does not belong to it. */
  at: number;
}

/** Reads to the end, or to the brace that closes a case. @param counts whether `#` is the number of a plural */
function readParts(text: string, from: number, counts: boolean): ReadTo<Part[]> {
  const parts: Part[] = [];
  let said = '';
  let at = from;
  const add = (slot: Slot) => {
    if (said !== '') parts.push(said);
    said = '';
    parts.push(slot);
  };
  while (at < text.length && text[at] !== '}') {
    const sign = text[at]!;
    if (sign === "'" && text[at + 1] === "'") {
      said += "'";
      at += 2;
    } else if (sign === "'" && '{}#'.includes(text[at + 1] ?? ' ')) {
      const end = text.indexOf("'", at + 1);
      const quoted = text.slice(at + 1, end < 0 ? undefined : end);
      said += quoted;
      at += quoted.length + 2;
    } else if (sign === '#' && counts) {
      add({ arg: '#' });
      at += 1;
    } else if (sign === '{') {
      const slot = readSlot(text, at + 1, counts);
      add(slot.parts);
      at = slot.at;
    } else {
      said += sign;
      at += 1;
    }
  }
  if (said !== '') parts.push(said);
  return { parts, at };
}

const name = /[A-Za-z][\w-]*/y;
const caseName = /\s*(=\d+|[A-Za-z][\w-]*)\s*\{/y;
const kindOfChoice = /\s*,\s*(plural|select)\s*,/y;

/** Reads from behind the opening brace to behind the closing one. */
function readSlot(text: string, from: number, counts: boolean): ReadTo<Slot> {
  const arg = match(name, text, from);
  if (arg === null) throw new MessageFault('After { comes the name of a value, such as {name}.');
  let at = from + arg[0].length;
  if (text[at] === '}') return { parts: { arg: arg[0] }, at: at + 1 };
  const kind = match(kindOfChoice, text, at);
  if (kind === null) throw new MessageFault(`{${arg[0]} is not closed by }, or has more than plural or select.`);
  at += kind[0].length;
  const by = kind[1] as Choice['by'];
  const cases: Record<string, readonly Part[]> = {};
  for (let found = match(caseName, text, at); found !== null; found = match(caseName, text, at)) {
    const inside = readParts(text, at + found[0].length, counts || by === 'plural');
    if (text[inside.at] !== '}') throw new MessageFault(`The case ${found[1]} of {${arg[0]}} is not closed by }.`);
    cases[found[1]!] = inside.parts;
    at = inside.at + 1;
  }
  while (text[at] === ' ') at += 1;
  if (text[at] !== '}') throw new MessageFault(`{${arg[0]} is not closed by }.`);
  if (cases.other === undefined) throw new MessageFault(`{${arg[0]}} has no case “other”, which is for all the rest.`);
  return { parts: { arg: arg[0], choice: { by, cases } }, at: at + 1 };
}

/** What a sticky expression finds at a place. */
function match(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}
