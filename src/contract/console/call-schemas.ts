import { alertCallSchemas } from './alerts.ts';
import { auditCallSchemas } from './audit.ts';
import type { ConsoleRows } from './call-row.ts';
import { couponCallSchemas } from './coupons.ts';
import { deskActCallSchemas } from './desk-acts.ts';
import { elementCallSchemas } from './element-label.ts';
import { offerFigureCallSchemas } from './offer-figures.ts';
import { operatorCallSchemas } from './operator.ts';
import { overviewCallSchemas } from './overview.ts';
import { ownSignInCallSchemas } from './own-sign-in.ts';
import { personCallSchemas } from './person.ts';
import { priceChangeCallSchemas } from './price-change.ts';
import { publishingCallSchemas } from './publishing.ts';
import { reconciliationCallSchemas } from './reconciliation.ts';
import { rehearsalCallSchemas } from './rehearsal.ts';
import { reportCallSchemas } from './report.ts';
import { revenueCallSchemas } from './revenue.ts';
import { signInCallSchemas } from './sign-in.ts';
import { subscriberCallSchemas } from './subscribers.ts';
import { teamCallSchemas } from './team.ts';
import { timelineCallSchemas } from './timeline.ts';
import { trainingCallSchemas } from './training-counts.ts';
import { workCallSchemas } from './work.ts';

/** One row for each of `consoleCalls`, from the file of its noun: a call without one does not compile. */
export const consoleCallSchemas = {
  ...signInCallSchemas,
  ...ownSignInCallSchemas,
  ...operatorCallSchemas,
  ...teamCallSchemas,
  ...trainingCallSchemas,
  ...reportCallSchemas,
  ...elementCallSchemas,
  ...subscriberCallSchemas,
  ...personCallSchemas,
  ...timelineCallSchemas,
  ...deskActCallSchemas,
  ...workCallSchemas,
  ...revenueCallSchemas,
  ...reconciliationCallSchemas,
  ...publishingCallSchemas,
  ...offerFigureCallSchemas,
  ...rehearsalCallSchemas,
  ...priceChangeCallSchemas,
  ...couponCallSchemas,
  ...overviewCallSchemas,
  ...alertCallSchemas,
  ...auditCallSchemas,
} satisfies Required<ConsoleRows>;
