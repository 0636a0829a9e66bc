import type { AccountTables } from './account-tables.ts';
import type { AnalyticsTables } from './analytics-tables.ts';
import type { BackupTables } from './backup-tables.ts';
import type { BillingTables } from './billing-tables.ts';
import type { DeskActTables } from './desk-act-tables.ts';
import type { DeskTables } from './desk-tables.ts';
import type { LedgerTables } from './ledger-tables.ts';
import type { OperatorTables } from './operator-tables.ts';
import type { ReconciliationTables } from './reconciliation-tables.ts';
import type { RecordTables } from './record-tables.ts';
import type { RevenueTables } from './revenue-tables.ts';
import type { TrainingTables } from './training-tables.ts';
import type { WatchTables } from './watch-tables.ts';

/** The tables after the newest migration. Ids of type bigint are strings in code. */
export interface Schema
  extends AccountTables,
    AnalyticsTables,
    BackupTables,
    BillingTables,
    DeskActTables,
    DeskTables,
    LedgerTables,
    OperatorTables,
    ReconciliationTables,
    RecordTables,
    RevenueTables,
    TrainingTables,
    WatchTables {}
