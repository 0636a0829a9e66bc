import { Type } from 'typebox';
import type { SchemasOf } from './call-row.ts';
import { type ConsoleCall, consoleCalls } from './console-calls.ts';
import {
  HealthAnswer,
  HealthBody,
  OpenPersonQuery,
  PersonAnswer,
  PersonParams,
  SignedOutAnswer,
  SubscribersAnswer,
  SubscribersQuery,
  TimelineAnswer,
  TimelineQuery,
} from './console-desk.ts';
import { OwnOperator } from './console-operator.ts';
import type { Permission } from './console-permissions.ts';
import { ConsoleSignInAnswer, ConsoleSignInBody } from './console-sign-in.ts';
import {
  ElementCountsAnswer,
  ElementLabelBody,
  ElementLabels,
  ElementRule,
  LabelParams,
  SelectorTokenAnswer,
  SelectorTokenBody,
} from './element-label.ts';
import { FunnelQuery, FunnelReport } from './report.ts';
import { TrainingCounts } from './training-counts.ts';

const Nothing = Type.Null();

/** An operator's call names the permission that it needs. */
type ConsoleRow<C extends ConsoleCall> = SchemasOf<C> & ({ may: 'anyone' } | { may: 'operator'; needs: Permission });

/** One row for each of `consoleCalls`, in the same order. No call of the console answers 401 (§ 6). */
export const consoleCallSchemas = {
  // Signing in, and the team
  [consoleCalls.signInToConsole]: {
    may: 'anyone',
    body: ConsoleSignInBody,
    answer: { 200: ConsoleSignInAnswer },
    refusals: [400, 429],
  },
  [consoleCalls.readOwnOperator]: { may: 'operator', needs: 'enrol', answer: { 200: OwnOperator } },
  [consoleCalls.signOutOfConsole]: { may: 'anyone', answer: { 204: Nothing } },

  // Reports
  [consoleCalls.readTrainingCounts]: {
    may: 'operator',
    needs: 'sums',
    answer: { 200: TrainingCounts },
    refusals: [503],
  },
  [consoleCalls.readFunnel]: {
    may: 'operator',
    needs: 'sums by quiz',
    query: FunnelQuery,
    answer: { 200: FunnelReport },
    refusals: [400, 503],
  },

  // Elements
  [consoleCalls.makeSelectorToken]: {
    may: 'operator',
    needs: 'name elements',
    body: SelectorTokenBody,
    answer: { 201: SelectorTokenAnswer },
    refusals: [403],
  },
  [consoleCalls.listLabels]: {
    may: 'operator',
    needs: 'name elements',
    answer: { 200: ElementLabels },
    refusals: [503],
  },
  [consoleCalls.keepLabel]: {
    may: 'operator',
    needs: 'name elements',
    body: ElementLabelBody,
    answer: { 201: LabelParams },
    refusals: [409],
  },
  [consoleCalls.removeLabel]: {
    may: 'operator',
    needs: 'name elements',
    params: LabelParams,
    answer: { 204: Nothing },
  },
  // POST although it changes nothing, because a rule is too long for a URL.
  [consoleCalls.countElement]: {
    may: 'operator',
    needs: 'name elements',
    body: ElementRule,
    answer: { 200: ElementCountsAnswer },
    refusals: [503],
  },

  // The desk: subscribers and what is done for them
  [consoleCalls.findSubscribers]: {
    may: 'operator',
    needs: 'open a person',
    query: SubscribersQuery,
    answer: { 200: SubscribersAnswer },
    refusals: [400],
  },
  [consoleCalls.readSubscriber]: {
    may: 'operator',
    needs: 'open a person',
    params: PersonParams,
    query: OpenPersonQuery,
    answer: { 200: PersonAnswer },
    refusals: [404],
  },
  // 409 when the operator has not opened the person, so that nothing is read without an entry in the audit.
  [consoleCalls.readTimeline]: {
    may: 'operator',
    needs: 'open a person',
    params: PersonParams,
    query: TimelineQuery,
    answer: { 200: TimelineAnswer },
    refusals: [404, 409],
  },
  [consoleCalls.showHealthData]: {
    may: 'operator',
    needs: 'see health data',
    params: PersonParams,
    body: HealthBody,
    answer: { 200: HealthAnswer },
    refusals: [404],
  },
  [consoleCalls.signSubscriberOut]: {
    may: 'operator',
    needs: 'change a person',
    params: PersonParams,
    answer: { 200: SignedOutAnswer },
    refusals: [404],
  },

  // Needs a person

  // Money: ledger, revenue, reconciliation

  // Overview, alerts, system

  // Audit
} satisfies { [C in ConsoleCall]: ConsoleRow<C> };
