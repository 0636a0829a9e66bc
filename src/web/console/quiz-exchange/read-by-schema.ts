import type { Json, Path } from '#publishing/body.ts';
import { fieldOf, isFields, listOf } from './read-json.ts';

/** The part of JSON Schema that the schema of a quiz uses. */
export interface Schema {
  type?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  patternProperties?: Readonly<Record<string, Schema>>;
  maxProperties?: number;
  items?: Schema;
  anyOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

export interface ReadBySchema {
  /** With its fields in the order of the schema, without those that it does not have. */
  value: Json;
  /** What breaks the schema. */
  faults: { path: Path; says: string }[];
  /** The fields that the schema does not have. */
  unknown: Path[];
}

/** Reads a value as far as the schema has words for it. */
export function readBySchema(schema: Schema, value: unknown, path: Path = []): ReadBySchema {
  const chosen = schema.anyOf === undefined ? schema : alternativeFor(schema.anyOf, value);
  if (isFields(value) && chosen.type === 'object') return readFields(chosen, value, path);
  if (Array.isArray(value) && chosen.type === 'array') return readList(chosen, value, path);
  const says = faultOf(chosen, value);
  return { value: says === null ? (value as Json) : null, faults: says === null ? [] : [{ path, says }], unknown: [] };
}

const alternativeFor = (schemas: readonly Schema[], value: unknown): Schema =>
  schemas.find(({ type }) => (type === 'null') === (value === null)) ?? schemas[0]!;

function readFields(schema: Schema, value: object, path: Path): ReadBySchema {
  const given = new Map(Object.entries(value));
  const parts = [...schemasOf(schema, [...given.keys()])].flatMap(([name, inner]) =>
    given.has(name) ? [[name, readBySchema(inner, given.get(name), [...path, name])] as const] : [],
  );
  const missing = (schema.required ?? []).filter((name) => !given.has(name));
  const known = new Set(parts.map(([name]) => name));
  const isFull = schema.maxProperties !== undefined && known.size > schema.maxProperties;
  return {
    value: Object.fromEntries(parts.map(([name, part]) => [name, part.value])),
    faults: [
      ...missing.map((name) => ({ path: [...path, name], says: 'it is missing' })),
      ...(isFull ? [{ path, says: `it has more than ${schema.maxProperties} parts` }] : []),
      ...parts.flatMap(([, part]) => part.faults),
    ],
    unknown: [
      ...[...given.keys()].filter((name) => !known.has(name)).map((name) => [...path, name]),
      ...parts.flatMap(([, part]) => part.unknown),
    ],
  };
}

function schemasOf({ properties, patternProperties }: Schema, names: readonly string[]): Map<string, Schema> {
  const patterns = Object.entries(patternProperties ?? {});
  const matched = [...names]
    .sort()
    .flatMap((name) =>
      patterns.filter(([pattern]) => new RegExp(pattern).test(name)).map(([, inner]) => [name, inner] as const),
    );
  return new Map([...Object.entries(properties ?? {}), ...matched]);
}

function readList(schema: Schema, value: readonly unknown[], path: Path): ReadBySchema {
  const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const rows = value.slice(0, maxItems).map((row, place) => readBySchema(items, row, [...path, nameOf(row, place)]));
  const count = value.length < minItems ? `at least ${minItems}` : value.length > maxItems ? `at most ${maxItems}` : '';
  return {
    value: rows.map((row) => row.value),
    faults: [
      ...(count === '' ? [] : [{ path, says: `it has ${value.length} rows, and may have ${count}` }]),
      ...rows.flatMap(({ faults }) => faults),
    ],
    unknown: rows.flatMap(({ unknown }) => unknown),
  };
}

/** A row is called by its id, without one by its number. */
function nameOf(row: unknown, place: number): string {
  const id = isFields(row) ? fieldOf(row, 'id') : undefined;
  return typeof id === 'string' ? id.slice(0, 60) : String(place + 1);
}

const typeRules: ReadonlyMap<string, readonly [says: string, holds: (value: unknown) => boolean]> = new Map([
  ['object', ['it is no object', isFields]],
  ['array', ['it is no list', Array.isArray]],
  ['string', ['it is no text', (value: unknown) => typeof value === 'string']],
  ['number', ['it is no number', (value: unknown) => Number.isFinite(value)]],
  ['integer', ['it is no whole number', (value: unknown) => Number.isInteger(value)]],
  ['boolean', ['it is neither true nor false', (value: unknown) => typeof value === 'boolean']],
  ['null', ['it is not null', (value: unknown) => value === null]],
]);

function faultOf(schema: Schema, value: unknown): string | null {
  const [says, holds] = typeRules.get(schema.type ?? '') ?? [];
  if (says !== undefined && !holds?.(value)) return says;
  const allowed = schema.const === undefined ? schema.enum : [schema.const];
  if (allowed !== undefined && !allowed.includes(value))
    return `“${String(value).slice(0, 40)}” is not one of those there are`;
  if (typeof value === 'string') return textFault(schema, value);
  return typeof value === 'number' ? numberFault(schema, value) : null;
}

function textFault({ minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema, text: string): string | null {
  const length = [...text].length;
  if (length < minLength) return 'it is empty';
  if (length > maxLength) return `it has ${length} characters, and may have ${maxLength}`;
  // A database cannot store them.
  return /[^\P{Cc}\n\t]|\p{Cs}/u.test(text) ? 'it has a character that no text has' : null;
}

function numberFault({ minimum, maximum }: Schema, value: number): string | null {
  const isInside = value >= (minimum ?? value) && value <= (maximum ?? value);
  return isInside ? null : `${value} is not from ${minimum} to ${maximum}`;
}

/** The rows of two lists with one id, as the schema cannot say it. */
export function doubledIds(rows: unknown): string[] {
  const ids = listOf(rows).flatMap((row) => (isFields(row) ? [String(fieldOf(row, 'id'))] : []));
  return [...new Set(ids.filter((id, place) => ids.indexOf(id) !== place))];
}
