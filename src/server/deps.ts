import type { IngestionDeps } from '#server/analytics/deps.ts';
import type { BillingDeps } from '#server/billing/deps.ts';
import type { IdentityDeps } from '#server/identity/deps.ts';
import type { EmailDeps } from '#server/mail/send-once.ts';
import type { HealthDeps } from '#server/site/deps.ts';

/** What all wings together need; made once in `main.ts`, replaced piece by piece in tests. */
export interface AppDeps extends IdentityDeps, EmailDeps, HealthDeps, IngestionDeps, BillingDeps {}
