import type { IngestionDeps } from '#server/analytics/deps.ts';
import type { BillingDeps } from '#server/billing/deps.ts';
import type { IdentityDeps } from '#server/identity/deps.ts';
import type { EmailDeps } from '#server/mail/send-once.ts';
import type { HealthDeps } from '#server/site/deps.ts';

/** The dependencies of all wings; created once in `main.ts`, replaced one by one in tests. */
export interface AppDeps extends IdentityDeps, EmailDeps, HealthDeps, IngestionDeps, BillingDeps {}
