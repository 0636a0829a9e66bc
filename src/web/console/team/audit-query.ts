import { type ConsoleAct, consoleActs } from '#contract/console/acts.ts';
import type { AuditQuery } from '#contract/console/audit.ts';

/** The filters of the audit log; days are in the operator's time zone, both included. */
export type AuditFilters = Omit<AuditQuery, 'before'>;

const day = /^\d{4}-\d{2}-\d{2}$/;
const operator = /^(\d{1,18}|none)$/;

/** The filters in an address. Unknown values are left out, so that an old link still opens. */
export function readAuditFilters(search: string): AuditFilters {
  const given = new URLSearchParams(search);
  const who = given.get('who') ?? '';
  const act = given.get('act') ?? '';
  const from = given.get('from') ?? '';
  const to = given.get('to') ?? '';
  return {
    ...(operator.test(who) && { operator: who }),
    ...(isAct(act) && { act }),
    ...(day.test(from) && { from }),
    ...(day.test(to) && { to }),
  };
}

/** The filters as part of an address: "?who=3&act=refunded"; empty without any. */
export function auditSearch({ operator: who, act, from, to }: AuditFilters): string {
  const given = new URLSearchParams(
    Object.entries({ who, act, from, to }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return given.size === 0 ? '' : `?${given}`;
}

/** The filters with a change; an empty text removes a filter. */
export function withFilters(filters: AuditFilters, change: Partial<Record<keyof AuditFilters, string>>): AuditFilters {
  return Object.fromEntries(Object.entries({ ...filters, ...change }).filter(([, value]) => value !== ''));
}

function isAct(text: string): text is ConsoleAct {
  return Object.hasOwn(consoleActs, text);
}
