import { dayMs, isoOf } from '#paddle-emulator/platform/clock.ts';
import type { Command } from '#paddle-emulator/platform/engine.ts';
import { type FieldError, invalidField } from '#paddle-emulator/platform/refusal.ts';
import type { Report, ReportFilter, ReportType } from '#paddle-emulator/platform/rows.ts';
import { type Moment, put, type State } from '#paddle-emulator/platform/state.ts';
import { emit } from '#paddle-emulator/webhook/event-log.ts';
import { rowsOf } from './report-rows.ts';

const keptForMs = 14 * dayMs;

/** The filters of each report. Of `primary` ones only one may be given. */
export const filtersOf: Record<ReportType, { primary: readonly string[]; others: readonly string[] }> = {
  adjustments: { primary: ['updated_at'], others: ['action', 'currency_code', 'status'] },
  transactions: { primary: ['updated_at'], others: ['collection_mode', 'currency_code', 'origin', 'status'] },
  payout_reconciliation: {
    primary: ['remittance_reference', 'transaction_updated_at', 'balance_movement_date'],
    others: ['balance_movement_type'],
  },
};

export interface ReportBody {
  type: ReportType;
  filters?: (Omit<ReportFilter, 'operator'> & { operator?: ReportFilter['operator'] })[] | null;
}

/** Requests a report, which is made next. */
export function createReport({ type, filters }: ReportBody): Command<Report> {
  return (state, moment) => {
    const given = (filters ?? []).map((one) => ({ ...one, operator: one.operator ?? null }));
    const errors = errorsOf(type, given);
    if (errors.length > 0) return invalidField(...errors);
    const report: Report = {
      id: moment.newId('rep'),
      status: 'pending',
      rows: null,
      type,
      filters: given.some(({ name }) => filtersOf[type].primary.includes(name))
        ? given
        : [...given, lastThirtyDays(type, moment)],
      expires_at: null,
      created_at: isoOf(moment.nowMs),
    };
    return { state: emit(put(state, 'reports', report), moment, 'report.created', report), answer: report };
  };
}

export function finishReport(state: State, moment: Moment, id: string): State {
  const waiting = state.reports[id]!;
  const report: Report = {
    ...waiting,
    status: 'ready',
    rows: rowsOf(state, waiting).length,
    expires_at: isoOf(moment.nowMs + keptForMs),
  };
  return emit(put(state, 'reports', report), moment, 'report.updated', report);
}

/** Without a period, a report is of the last thirty days. */
function lastThirtyDays(type: ReportType, { nowMs }: Moment): ReportFilter {
  const name = type === 'payout_reconciliation' ? 'transaction_updated_at' : 'updated_at';
  return { name, operator: 'gte', value: isoOf(nowMs - 30 * dayMs) };
}

function errorsOf(type: ReportType, filters: readonly ReportFilter[]): FieldError[] {
  const { primary, others } = filtersOf[type];
  const errors: FieldError[] = [];
  for (const [index, { name, operator, value }] of filters.entries()) {
    const isTime = /_(at|date)$/.test(name);
    const field = `filters.${index}`;
    if (![...primary, ...others].includes(name)) errors.push({ field, message: `${name} is no filter of ${type}` });
    else if (isTime && Number.isNaN(Date.parse(String(value)))) errors.push({ field, message: 'must be a time' });
    else if (isTime !== (operator !== null)) errors.push({ field, message: 'only a time has an operator' });
  }
  const used = new Set(filters.map(({ name }) => name).filter((name) => primary.includes(name)));
  if (used.size > 1) errors.push({ field: 'filters', message: `${[...used].join(' and ')} exclude each other` });
  return errors;
}
