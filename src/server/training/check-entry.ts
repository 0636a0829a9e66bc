import type { Static, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { dayStart } from '#contract/day.ts';
import { cutText } from '#quiz/engine/cut-text.ts';
import { unstorableIn } from '#server/platform/http/storable-data.ts';
import { EntryId, entrySchemas, type SentEntry } from './entry-schemas.ts';

/** How far the clock of a device may be ahead: a day that was set wrong, and two hours. */
const mostAheadMs = 26 * 60 * 60_000;
/** A training day may begin this much later than that, in the time zone furthest ahead. */
const dayAheadMs = 14 * 60 * 60_000;
const mostBodyBytes = 8192;
const mostTrialsBytes = 65_536;
/** Of a text that is given back as an id. */
const longestId = 100;

/**
 * An entry in the form in which it may be stored, or the reason against it in a few words, which never repeat the sent
 * text.
 */
export type CheckedEntry = { entry: SentEntry; at: number } | { refused: string };

type Sent = Static<(typeof entrySchemas)[SentEntry['kind']]>;

const validators = Object.fromEntries(
  Object.entries(entrySchemas).map(([kind, schema]) => [kind, Compile(schema as TSchema)]),
) as Record<SentEntry['kind'], Validator>;
const idValidator = Compile(EntryId);

export const isEntryId = (id: unknown): id is string => idValidator.Check(id);

/**
 * Checks one entry for itself.
 * @param now epoch ms
 */
export function checkEntry(sent: unknown, now: number): CheckedEntry {
  if (typeof sent !== 'object' || sent === null) return { refused: 'not an object' };
  const { id, kind } = sent as { id?: unknown; kind?: unknown };
  if (!isEntryId(id)) return { refused: 'the id is not a UUID of version 7' };
  if (!isKind(kind)) return { refused: 'the kind is unknown' };
  if (!validators[kind].Check(sent)) return { refused: faultOf(kind, sent) };
  if (unstorableIn(sent) !== null) return { refused: 'a text has a character that is no text' };
  return checkContent(sent as Sent, now);
}

/** The id under which a faulty entry is refused; empty without one. */
export function sentIdOf(sent: unknown): string {
  const id = typeof sent === 'object' && sent !== null ? (sent as { id?: unknown }).id : undefined;
  return typeof id === 'string' ? cutText(id, longestId) : '';
}

function checkContent(entry: Sent, now: number): CheckedEntry {
  const at = momentOf(entry.at);
  if (at === null) return { refused: 'the time does not exist' };
  const refused = timeFault(entry.day, at, now) ?? sizeFault(entry) ?? (entry.kind === 'run' ? runFault(entry) : null);
  return refused === null ? { entry, at } : { refused };
}

/** `at` and `now` are epoch ms. */
function timeFault(day: string, at: number, now: number): string | null {
  const dayAt = dayStart(day);
  if (at > now + mostAheadMs) return 'the time is in the future';
  if (dayAt === null) return 'the day does not exist';
  return dayAt > now + mostAheadMs + dayAheadMs ? 'the day is in the future' : null;
}

function sizeFault(entry: Sent): string | null {
  if (bytesOf(entry.body) > mostBodyBytes) return 'the body is larger than 8 kB';
  const isLarge = entry.kind === 'run' && bytesOf(entry.trials ?? {}) > mostTrialsBytes;
  return isLarge ? 'the trials are larger than 64 kB' : null;
}

function runFault({ exercise, series, trials, body }: Extract<Sent, { kind: 'run' }>): string | null {
  if (series !== null && !series.startsWith(`${exercise}/`)) return 'the series is one of another exercise';
  if (body.right > body.rounds) return 'more rounds are right than were played';
  const lengths = new Set(Object.values(trials ?? {}).map(({ length }) => length));
  return lengths.size > 1 ? 'the columns of trials have different lengths' : null;
}

/** Epoch ms; null for a time that does not exist, such as the 30th of February. */
function momentOf(text: string): number | null {
  const at = Date.parse(text);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 19) !== text.slice(0, 19) ? null : at;
}

const isKind = (kind: unknown): kind is SentEntry['kind'] =>
  typeof kind === 'string' && Object.hasOwn(entrySchemas, kind);

const bytesOf = (value: object) => Buffer.byteLength(JSON.stringify(value));

/** Names only our own fields, because the path of a fault may have a name that was sent. */
function faultOf(kind: SentEntry['kind'], sent: unknown): string {
  const [fault] = validators[kind].Errors(sent);
  const [, outer = '', inner = ''] = (fault?.instancePath ?? '').split('/');
  const fields: Record<string, TSchema & { properties?: object }> = entrySchemas[kind].properties;
  if (!Object.hasOwn(fields, outer)) return 'a field is missing or unknown';
  const isOurs = Object.hasOwn(fields[outer]!.properties ?? {}, inner);
  return `${isOurs ? `${outer}.${inner}` : outer} is not as expected`;
}
