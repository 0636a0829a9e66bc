import { Type } from 'typebox';
import type { SchemasOf } from '#contract/call-row.ts';
import { Alert, AlertList, AlertParams, AlertQuery, SeenBody } from './alerts.ts';
import { AuditAnswer, AuditQuery, AuditVerified } from './audit.ts';
import { type ConsoleCall, consoleCalls } from './calls.ts';
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
} from './desk.ts';
import {
  CancelForPersonBody,
  CorrectAddressBody,
  DeskActAnswer,
  EndGivenAccessBody,
  ErasePersonBody,
  GiveTimeBody,
  NoteBody,
  ReasonedBody,
  RefundBody,
  SendAgainBody,
} from './desk-acts.ts';
import {
  ElementCountsAnswer,
  ElementLabelBody,
  ElementLabels,
  ElementRule,
  LabelParams,
  SelectorTokenAnswer,
  SelectorTokenBody,
} from './element-label.ts';
import { OwnOperator } from './operator.ts';
import { Overview, OverviewQuery } from './overview.ts';
import {
  AddFactorAnswer,
  AddPasskeyBody,
  AddTotpBody,
  ConfirmPasskeyBody,
  ConsoleSessionParams,
  DigestBody,
  FactorParams,
  FirstOwnerBody,
  NameFactorBody,
  NewTotp,
  OpenInvitationAnswer,
  OpenInvitationBody,
  OwnPasswordBody,
  OwnSignIn,
  RecoveryCodes,
  TimeZoneBody,
} from './own-sign-in.ts';
import { PasskeyCreation, PasskeyRequest } from './passkey.ts';
import type { Permission } from './permissions.ts';
import {
  ComparisonAnswer,
  Difference,
  DifferencePage,
  DifferenceParams,
  DifferenceQuery,
  ExplanationBody,
  ReconciliationState,
} from './reconciliation.ts';
import { FunnelQuery, FunnelReport } from './report.ts';
import { RevenueQuery, RevenueReport } from './revenue.ts';
import {
  ConfirmCodeBody,
  ConsoleDoor,
  ConsoleSignInAnswer,
  ConsoleSignInBody,
  OperatorSignInBody,
  PasskeySignInBody,
} from './sign-in.ts';
import { InviteBody, OperatorParams, OperatorsQuery, RoleBody, TeamAnswer } from './team.ts';
import { TrainingCounts } from './training-counts.ts';
import {
  Assignees,
  FindOwnerBody,
  GiveBody,
  SolveBody,
  TakeBody,
  WorkList,
  WorkParams,
  WorkQuery,
  WorkRow,
} from './work.ts';

const Nothing = Type.Null();
const Document = Type.Unsafe<unknown>(Type.Object({}, { additionalProperties: true }));

/** An act of the desk: 409 when it is not possible, with the reason; 400 for an invalid input. */
const deskAct = {
  may: 'operator',
  params: PersonParams,
  answer: { 200: DeskActAnswer },
  refusals: [400, 404, 409, 503],
} as const;

/** An operator's call names the permission that it needs. */
type ConsoleRow<C extends ConsoleCall> = SchemasOf<C> &
  ({ may: 'anyone'; needs?: never } | { may: 'operator'; needs: Permission });

/** One row for each of `consoleCalls`, in the same order. No call of the console answers 401 (§ 6). */
export const consoleCallSchemas = {
  // Signing in, and the team
  [consoleCalls.readConsoleDoor]: { may: 'anyone', answer: { 200: ConsoleDoor } },
  // 403: with a real payment key and an owner who has a second factor, the console's own password opens nothing.
  [consoleCalls.signInToConsole]: {
    may: 'anyone',
    body: ConsoleSignInBody,
    answer: { 200: ConsoleSignInAnswer },
    refusals: [400, 403, 429],
  },
  [consoleCalls.signInAsOperator]: {
    may: 'anyone',
    body: OperatorSignInBody,
    answer: { 200: ConsoleSignInAnswer },
    refusals: [400, 429],
  },
  [consoleCalls.beginPasskeySignIn]: { may: 'anyone', answer: { 200: PasskeyRequest }, refusals: [429] },
  [consoleCalls.signInByPasskey]: {
    may: 'anyone',
    body: PasskeySignInBody,
    answer: { 200: ConsoleSignInAnswer },
    refusals: [400, 429],
  },
  [consoleCalls.openInvitation]: {
    may: 'anyone',
    body: OpenInvitationBody,
    answer: { 200: OpenInvitationAnswer },
    refusals: [404, 429],
  },
  [consoleCalls.readOwnOperator]: { may: 'operator', needs: 'enrol', answer: { 200: OwnOperator } },
  [consoleCalls.signOutOfConsole]: { may: 'anyone', answer: { 204: Nothing } },
  [consoleCalls.beginConfirming]: {
    may: 'operator',
    needs: 'enrol',
    answer: { 200: PasskeyRequest },
    refusals: [409, 429],
  },
  [consoleCalls.confirmByPasskey]: {
    may: 'operator',
    needs: 'enrol',
    body: ConfirmPasskeyBody,
    answer: { 204: Nothing },
    refusals: [400, 429],
  },
  [consoleCalls.confirmByCode]: {
    may: 'operator',
    needs: 'enrol',
    body: ConfirmCodeBody,
    answer: { 204: Nothing },
    refusals: [400, 429],
  },
  // From here to the recovery codes, an operator who is set up already needs a fresh second factor (403,
  // `confirmFirst`).
  [consoleCalls.makeFirstOwner]: {
    may: 'operator',
    needs: 'enrol',
    body: FirstOwnerBody,
    answer: { 204: Nothing },
    refusals: [400, 403, 409],
  },
  [consoleCalls.readOwnSignIn]: { may: 'operator', needs: 'enrol', answer: { 200: OwnSignIn } },
  [consoleCalls.setOwnPassword]: {
    may: 'operator',
    needs: 'enrol',
    body: OwnPasswordBody,
    answer: { 204: Nothing },
    refusals: [400, 403, 409],
  },
  [consoleCalls.beginTotp]: { may: 'operator', needs: 'enrol', answer: { 200: NewTotp }, refusals: [403, 409] },
  [consoleCalls.addTotp]: {
    may: 'operator',
    needs: 'enrol',
    body: AddTotpBody,
    answer: { 201: AddFactorAnswer },
    refusals: [400, 403, 409, 429],
  },
  [consoleCalls.beginPasskey]: {
    may: 'operator',
    needs: 'enrol',
    answer: { 200: PasskeyCreation },
    refusals: [403, 409],
  },
  [consoleCalls.addPasskey]: {
    may: 'operator',
    needs: 'enrol',
    body: AddPasskeyBody,
    answer: { 201: AddFactorAnswer },
    refusals: [400, 403, 409],
  },
  [consoleCalls.nameFactor]: {
    may: 'operator',
    needs: 'enrol',
    params: FactorParams,
    body: NameFactorBody,
    answer: { 204: Nothing },
    refusals: [400, 404],
  },
  [consoleCalls.removeFactor]: {
    may: 'operator',
    needs: 'enrol',
    params: FactorParams,
    answer: { 204: Nothing },
    refusals: [403, 404, 409],
  },
  [consoleCalls.renewRecoveryCodes]: {
    may: 'operator',
    needs: 'enrol',
    answer: { 201: RecoveryCodes },
    refusals: [403, 409],
  },
  [consoleCalls.setOwnTimeZone]: {
    may: 'operator',
    needs: 'enrol',
    body: TimeZoneBody,
    answer: { 204: Nothing },
    refusals: [400, 409],
  },
  [consoleCalls.chooseDigest]: {
    may: 'operator',
    needs: 'sums',
    body: DigestBody,
    answer: { 204: Nothing },
    refusals: [409],
  },
  [consoleCalls.endConsoleSession]: {
    may: 'operator',
    needs: 'enrol',
    params: ConsoleSessionParams,
    answer: { 204: Nothing },
    refusals: [404],
  },
  [consoleCalls.endOtherConsoleSessions]: { may: 'operator', needs: 'enrol', answer: { 204: Nothing } },
  [consoleCalls.listOperators]: {
    may: 'operator',
    needs: 'see the team',
    query: OperatorsQuery,
    answer: { 200: TeamAnswer },
  },
  [consoleCalls.inviteOperator]: {
    may: 'operator',
    needs: 'change the team',
    body: InviteBody,
    answer: { 201: OperatorParams },
    refusals: [400, 409],
  },
  // An operator who has a sign-in loses it and sets up a new one.
  [consoleCalls.inviteAgain]: {
    may: 'operator',
    needs: 'change the team',
    params: OperatorParams,
    answer: { 204: Nothing },
    refusals: [404, 409],
  },
  [consoleCalls.changeRole]: {
    may: 'operator',
    needs: 'change the team',
    params: OperatorParams,
    body: RoleBody,
    answer: { 204: Nothing },
    refusals: [404, 409],
  },
  [consoleCalls.endOperator]: {
    may: 'operator',
    needs: 'change the team',
    params: OperatorParams,
    answer: { 204: Nothing },
    refusals: [404, 409],
  },

  // Reports
  [consoleCalls.readTrainingCounts]: {
    may: 'operator',
    needs: 'sums',
    answer: { 200: TrainingCounts },
    refusals: [503],
  },
  [consoleCalls.readFunnel]: {
    may: 'operator',
    needs: 'funnel of sums',
    query: FunnelQuery,
    answer: { 200: FunnelReport },
    refusals: [400, 403, 503],
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
  [consoleCalls.saveLabel]: {
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
  // POST although it changes no data, because a rule is too long for a URL.
  [consoleCalls.countElement]: {
    may: 'operator',
    needs: 'name elements',
    body: ElementRule,
    answer: { 200: ElementCountsAnswer },
    refusals: [503],
  },

  // The desk: subscribers and acts for them
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
  [consoleCalls.refundPayment]: { ...deskAct, needs: 'refund', body: RefundBody },
  [consoleCalls.cancelForPerson]: { ...deskAct, needs: 'change a person', body: CancelForPersonBody },
  [consoleCalls.keepForPerson]: { ...deskAct, needs: 'change a person', body: ReasonedBody },
  [consoleCalls.giveDays]: { ...deskAct, needs: 'change a person', body: GiveTimeBody },
  [consoleCalls.giveFreeAccess]: { ...deskAct, needs: 'change a person', body: GiveTimeBody },
  [consoleCalls.endGivenAccess]: { ...deskAct, needs: 'change a person', body: EndGivenAccessBody },
  [consoleCalls.correctAddress]: { ...deskAct, needs: 'change a person', body: CorrectAddressBody },
  [consoleCalls.sendEmailAgain]: { ...deskAct, needs: 'send an email again', body: SendAgainBody },
  [consoleCalls.writeNote]: { ...deskAct, needs: 'write a note', body: NoteBody },
  [consoleCalls.exportPerson]: {
    ...deskAct,
    needs: 'copy or erase a person',
    body: ReasonedBody,
    answer: { 200: Document },
  },
  [consoleCalls.erasePerson]: { ...deskAct, needs: 'copy or erase a person', body: ErasePersonBody },

  // Needs a person
  [consoleCalls.listWork]: {
    may: 'operator',
    needs: 'take work',
    query: WorkQuery,
    answer: { 200: WorkList },
    refusals: [400],
  },
  [consoleCalls.takeWork]: {
    may: 'operator',
    needs: 'take work',
    params: WorkParams,
    body: TakeBody,
    answer: { 200: WorkRow },
    refusals: [404, 409],
  },
  [consoleCalls.giveWork]: {
    may: 'operator',
    needs: 'give work',
    params: WorkParams,
    body: GiveBody,
    answer: { 200: WorkRow },
    refusals: [404, 409],
  },
  [consoleCalls.listAssignees]: { may: 'operator', needs: 'give work', answer: { 200: Assignees } },
  [consoleCalls.solveWork]: {
    may: 'operator',
    needs: 'take work',
    params: WorkParams,
    body: SolveBody,
    answer: { 200: WorkRow },
    refusals: [404],
  },
  [consoleCalls.reopenWork]: {
    may: 'operator',
    needs: 'take work',
    params: WorkParams,
    answer: { 200: WorkRow },
    refusals: [404, 409],
  },
  [consoleCalls.runJobAgain]: {
    may: 'operator',
    needs: 'take work',
    params: WorkParams,
    answer: { 200: WorkRow },
    refusals: [404, 409],
  },
  [consoleCalls.findOwner]: {
    may: 'operator',
    needs: 'take work',
    params: WorkParams,
    body: FindOwnerBody,
    answer: { 200: WorkRow },
    refusals: [404, 409],
  },

  // Money: ledger, revenue, reconciliation
  [consoleCalls.readRevenue]: {
    may: 'operator',
    needs: 'sums',
    query: RevenueQuery,
    answer: { 200: RevenueReport },
    refusals: [400, 403, 503],
  },
  [consoleCalls.readReconciliation]: {
    may: 'operator',
    needs: 'sums',
    answer: { 200: ReconciliationState },
  },
  [consoleCalls.compareNow]: { may: 'operator', needs: 'run the site', answer: { 202: ComparisonAnswer } },
  [consoleCalls.listDifferences]: {
    may: 'operator',
    needs: 'run the site',
    query: DifferenceQuery,
    answer: { 200: DifferencePage },
  },
  [consoleCalls.explainDifference]: {
    may: 'operator',
    needs: 'run the site',
    params: DifferenceParams,
    body: ExplanationBody,
    answer: { 200: Difference },
    refusals: [404, 409],
  },

  // Overview, alerts, system
  [consoleCalls.readOverview]: {
    may: 'operator',
    needs: 'sums',
    query: OverviewQuery,
    answer: { 200: Overview },
    refusals: [503],
  },
  [consoleCalls.listAlerts]: {
    may: 'operator',
    needs: 'run the site',
    query: AlertQuery,
    answer: { 200: AlertList },
    refusals: [400],
  },
  [consoleCalls.acknowledgeAlert]: {
    may: 'operator',
    needs: 'run the site',
    params: AlertParams,
    answer: { 200: Alert },
    refusals: [404],
  },
  [consoleCalls.acknowledgeAlerts]: {
    may: 'operator',
    needs: 'run the site',
    body: SeenBody,
    answer: { 200: AlertList },
    refusals: [404],
  },

  // Audit
  [consoleCalls.readAudit]: {
    may: 'operator',
    needs: 'read the audit',
    query: AuditQuery,
    answer: { 200: AuditAnswer },
    refusals: [400],
  },
  [consoleCalls.verifyAudit]: { may: 'operator', needs: 'read the audit', answer: { 200: AuditVerified } },
} satisfies { [C in ConsoleCall]: ConsoleRow<C> };
