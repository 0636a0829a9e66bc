import { accountsTables } from './accounts.sql.ts';
import { analyticsTables } from './analytics.sql.ts';
import { backupsTables } from './backups.sql.ts';
import { billingTables } from './billing.sql.ts';
import { deskActsTables } from './desk-acts.sql.ts';
import { ledgerTables } from './ledger.sql.ts';
import { operatorsTables } from './operators.sql.ts';
import { reconciliationTables } from './reconciliation.sql.ts';
import { recordsTables } from './records.sql.ts';
import { revenueTables } from './revenue.sql.ts';
import { subscriberStates } from './subscriber-states.sql.ts';
import { trainingTables } from './training.sql.ts';
import { watchTables } from './watch.sql.ts';

/** The whole schema before the first release. A table comes after those it refers to. */
export const baseline = [
  accountsTables,
  billingTables,
  recordsTables,
  ledgerTables,
  operatorsTables,
  analyticsTables,
  trainingTables,
  deskActsTables,
  watchTables,
  reconciliationTables,
  revenueTables,
  backupsTables,
  subscriberStates,
].join('');
