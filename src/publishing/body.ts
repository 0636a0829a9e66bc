/** The body of a document: JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The way to a part of a body: names of fields, and the ids of rows in a list of rows with ids. */
export type Path = readonly string[];

type Row = { readonly [key: string]: Json };

export const isRow = (value: Json | undefined): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether each is a row with an `id`, by which it is known wherever it stands. */
export function isListOfRows(value: Json | undefined): value is readonly Row[] {
  return Array.isArray(value) && value.length > 0 && value.every((row) => isRow(row) && row.id !== undefined);
}

/** The parts of a value by their names; a row of a list by its id. */
export function partsOf(value: Json | undefined): Map<string, Json> {
  if (isListOfRows(value)) return new Map(value.map((row) => [String(row.id), row]));
  return new Map(isRow(value) ? Object.entries(value) : []);
}

/** Whether a value has parts that can change one by one. */
export const hasParts = (value: Json | undefined): boolean => isRow(value) || isListOfRows(value);

/** The same JSON for equal bodies, whatever the order of their fields (RFC 8785, for the values that bodies have). */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isRow(value)) return JSON.stringify(value);
  const fields = Object.keys(value).sort();
  return `{${fields.map((name) => `${JSON.stringify(name)}:${canonical(value[name]!)}`).join()}}`;
}

export function isEqual(one: Json | undefined, other: Json | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return canonical(one) === canonical(other);
}
