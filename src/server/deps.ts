import type { IngestionDeps } from '#server/analytics/deps.ts';
import type { BillingDeps } from '#server/billing/deps.ts';
import type { ReportDeps } from '#server/mail/bounces/read-dropped-reports.ts';
import type { EmailDeps } from '#server/mail/send-once.ts';
import type { ConsoleDeps } from '#server/operations/operators/deps.ts';
import type { RehearsalDeps } from '#server/operations/rehearsal/deps.ts';
import type { HealthDeps, PublishedSiteDeps } from '#server/site/deps.ts';

/** The dependencies of all wings; created once in `main.ts`, replaced one by one in tests. */
export interface AppDeps
  extends ConsoleDeps,
    EmailDeps,
    HealthDeps,
    IngestionDeps,
    BillingDeps,
    PublishedSiteDeps,
    RehearsalDeps,
    ReportDeps {}
