import { type FieldError, invalidField, type Refusal } from './refusal.ts';

export interface Page<T> {
  data: T[];
  pagination: { per_page: number; next: string; has_more: boolean; estimated_total: number };
}

export type ListQuery = Record<string, string | string[] | undefined>;

export interface ListRules<T> {
  /** The URL of the list, without a query. */
  url: string;
  idOf: (row: T) => string;
  /** Query fields that filter the list, with the value of a row; a query gives several values separated by commas. */
  filters: Record<string, (row: T) => string | null>;
  /** Query fields that compare a time (ISO 8601), also as `field[GTE]`, `[GT]`, `[LTE]`, `[LT]`. */
  times?: Record<string, (row: T) => string | null>;
  /** Values for filters that the query does not give. */
  defaults?: Record<string, string>;
}

const defaultPerPage = 50;
const maxPerPage = 200;
type Comparison = (atMs: number, givenMs: number) => boolean;
const comparisons: Record<string, Comparison> = {
  '': (at, wanted) => at === wanted,
  '[GTE]': (at, wanted) => at >= wanted,
  '[GT]': (at, wanted) => at > wanted,
  '[LTE]': (at, wanted) => at <= wanted,
  '[LT]': (at, wanted) => at < wanted,
};
const pagingFields = ['after', 'per_page', 'order_by'];

/**
 * One page of rows, oldest first unless `order_by` contains `[DESC]`. Unknown query fields are refused, because an
 * ignored filter would return rows of other customers. An unknown cursor starts at the beginning.
 */
export function pageOf<T>(rows: T[], query: ListQuery, rules: ListRules<T>): Page<T> | { refused: Refusal } {
  const errors = errorsOf(query, rules);
  if (errors.length > 0) return invalidField(...errors);
  const wanted = { ...rules.defaults, ...query };
  const inTime = rows.filter((row) => isInTime(row, query, rules.times ?? {}));
  const matching = inTime.filter((row) =>
    Object.entries(rules.filters).every(([field, read]) => {
      const value = wanted[field];
      return typeof value !== 'string' || value.split(',').includes(read(row) ?? '');
    }),
  );
  if (String(query.order_by ?? '').includes('[DESC]')) matching.reverse();
  const perPage = Number(query.per_page ?? defaultPerPage);
  const from = matching.findIndex((row) => rules.idOf(row) === query.after) + 1;
  const data = matching.slice(from, from + perPage);
  const last = data.at(-1);
  return {
    data,
    pagination: {
      per_page: perPage,
      next: nextUrl(rules.url, query, last === undefined ? undefined : rules.idOf(last)),
      has_more: from + data.length < matching.length,
      estimated_total: matching.length,
    },
  };
}

function isInTime<T>(row: T, query: ListQuery, times: NonNullable<ListRules<T>['times']>): boolean {
  return Object.entries(times).every(([field, read]) =>
    Object.entries(comparisons).every(([suffix, holds]) => {
      const wanted = query[field + suffix];
      const at = read(row);
      return wanted === undefined || (at !== null && holds(Date.parse(at), Date.parse(String(wanted))));
    }),
  );
}

function errorsOf<T>(query: ListQuery, { filters, times }: ListRules<T>): FieldError[] {
  const timeFields = Object.keys(times ?? {}).flatMap((field) => Object.keys(comparisons).map((one) => field + one));
  const known = [...pagingFields, ...Object.keys(filters), ...timeFields];
  const errors: FieldError[] = [];
  for (const [field, value] of Object.entries(query)) {
    if (!known.includes(field)) errors.push({ field, message: 'is not known to the emulator' });
    else if (typeof value !== 'string') errors.push({ field, message: 'must be given once' });
    else if (timeFields.includes(field) && Number.isNaN(Date.parse(value))) {
      errors.push({ field, message: 'must be an ISO 8601 time' });
    }
  }
  const perPage = Number(query.per_page ?? defaultPerPage);
  if (!Number.isInteger(perPage) || perPage < 1 || perPage > maxPerPage) {
    errors.push({ field: 'per_page', message: `must be from 1 to ${maxPerPage}` });
  }
  return errors;
}

function nextUrl(url: string, query: ListQuery, after: string | undefined): string {
  const next = new URLSearchParams(query as Record<string, string>);
  if (after !== undefined) next.set('after', after);
  return `${url}?${next}`;
}
