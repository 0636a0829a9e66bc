import { expect, it } from 'vitest';
import type { Alert } from '#contract/console/alerts.ts';
import { alertsCsv } from './alerts-csv.ts';

it('the alerts as a file have a line each, with who has seen it and since when it is over', () => {
  const open: Alert = {
    id: '7',
    severity: 'critical',
    title: 'Storage gets short',
    evidence: 'The disk is 90 % full, and fills.',
    opened_at: '2030-01-02T03:04:05.000Z',
    last_at: '2030-01-02T04:04:05.000Z',
    acknowledged_at: null,
    acknowledged_by: null,
    resolved_at: null,
  };
  const over: Alert = {
    ...open,
    severity: 'warning',
    acknowledged_by: 'S. Ito',
    acknowledged_at: '2030-01-02T03:30:00.000Z',
    resolved_at: '2030-01-02T05:00:00.000Z',
  };
  expect(alertsCsv([open, over]).split('\r\n')).toEqual([
    'opened_at,severity,title,evidence,last_at,seen_at,seen_by,over_at',
    '2030-01-02T03:04:05.000Z,critical,Storage gets short,"The disk is 90 % full, and fills.",2030-01-02T04:04:05.000Z,,,',
    '2030-01-02T03:04:05.000Z,warning,Storage gets short,"The disk is 90 % full, and fills.",2030-01-02T04:04:05.000Z,2030-01-02T03:30:00.000Z,S. Ito,2030-01-02T05:00:00.000Z',
    '',
  ]);
});
