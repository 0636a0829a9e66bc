import { expect, it } from 'vitest';
import { auditSearch, readAuditFilters, withFilters } from './audit-query.ts';

const filters = { operator: '3', act: 'opened a person', from: '2026-11-18', to: '2026-11-21' } as const;

it('the address keeps the filters', () => {
  expect(readAuditFilters(auditSearch(filters))).toEqual(filters);
  expect(readAuditFilters(auditSearch({ operator: 'none' }))).toEqual({ operator: 'none' });
  expect(auditSearch({})).toBe('');
});

it.each(['?who=me', '?act=constructor', '?act=flew', '?from=yesterday', '?to=2026-11', '?before=7', ''])(
  '%s is an address without filters',
  (search) => {
    expect(readAuditFilters(search)).toEqual({});
  },
);

it('an empty text takes a filter out and the others stay', () => {
  expect(withFilters(filters, { act: '' })).toEqual({ operator: '3', from: '2026-11-18', to: '2026-11-21' });
  expect(withFilters({}, { operator: '4' })).toEqual({ operator: '4' });
});
