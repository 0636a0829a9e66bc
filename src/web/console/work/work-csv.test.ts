import { expect, it } from 'vitest';
import type { WorkRow } from '#contract/console/work.ts';
import { workCsv } from './work-csv.ts';

it('the work list as a file has a line for each row, with the address masked', () => {
  const row: WorkRow = {
    id: '7',
    kind: 'receipt bounced',
    severity: 'wrong',
    subject: 'receipt:txn_1',
    facts: {},
    person: { id: '12', email: 'b•••@example.com' },
    opened_at: '2030-01-02T03:04:05.000Z',
    assignee: 'S. Ito',
    is_mine: false,
    solved_at: null,
    solved_by: null,
    solution: '',
  };
  expect(workCsv([row, { ...row, person: null, assignee: null }]).split('\r\n')).toEqual([
    'opened_at,kind,subject,account,address,assignee,solved_at,solved_by,solution',
    '2030-01-02T03:04:05.000Z,Receipt bounced,receipt:txn_1,12,b•••@example.com,S. Ito,,,',
    '2030-01-02T03:04:05.000Z,Receipt bounced,receipt:txn_1,,,,,,',
    '',
  ]);
});
