import { type Static, type TSchema, Type } from 'typebox';
import { Profile, UndoAddressBody } from '#contract/account.ts';
import {
  RequestPasswordResetBody,
  SetPasswordAnswer,
  SetPasswordBody,
  SignInAnswer,
  SignInBody,
  SignUpAnswer,
  SignUpBody,
} from '#contract/auth.ts';
import { type CallSchemas, Document, NoBody, type RefusalStatus, type SchemasOf } from '#contract/call-row.ts';
import { calls, type SiteCall } from '#contract/calls.ts';
import { CheckoutState, StartCheckoutAnswer, StartCheckoutBody } from '#contract/checkout.ts';
import { type CheckoutCall, checkoutCalls } from '#contract/checkout-calls.ts';
import { PublicConfig } from '#contract/config.ts';
import { consoleCallSchemas } from '#contract/console/call-schemas.ts';
import type { ConsoleCall } from '#contract/console/calls.ts';
import { OpenSelectorBody } from '#contract/console/element-label.ts';
import type { Permission } from '#contract/console/permissions.ts';
import { PriceCouponAnswer, PriceCouponBody } from '#contract/coupon.ts';
import { OffersAnswer, OffersQuery, SlotAnswer } from '#contract/offer.ts';
import { InvoiceAnswer, PaymentsAnswer } from '#contract/payment.ts';
import { OpenPlanLinkAnswer, OpenPlanLinkBody, PlanAnswer, PlanLinkBody, SavePlanBody } from '#contract/plan.ts';
import { ChangePlanBody, PlanPreview, PlansAnswer, PreviewPlanBody } from '#contract/plan-change.ts';
import { type PlanChangeCall, planChangeCalls } from '#contract/plan-change-calls.ts';
import {
  EraseResumeLinkBody,
  MakeResumeLinkAnswer,
  MakeResumeLinkBody,
  OpenResumeLinkAnswer,
  OpenResumeLinkBody,
  SendResumeLinkBody,
} from '#contract/resume.ts';
import { EraseAccountBody, SessionsAnswer } from '#contract/session-list.ts';
import {
  CancelBody,
  CancelByLeaveLinkBody,
  CardAnswer,
  LeaveLinkBody,
  OpenLeaveLinkBody,
  PauseBody,
  PortalAnswer,
  SubscriptionAnswer,
} from '#contract/subscription.ts';
import {
  EntriesAnswer,
  EntriesBody,
  EntriesPage,
  EntriesQuery,
  EntryParams,
  StopTrainingReminderBody,
  TrainingConsentBody,
  TrainingGiftAnswer,
  TrainingGiftBody,
  TrainingPauseBody,
  TrainingReminderBody,
  TrainingState,
} from '#contract/training.ts';

/** A call of a page of the site, or of the console. */
export type Call = SiteCall | CheckoutCall | PlanChangeCall | ConsoleCall;

/** A row below; of the console, with the permission that an operator needs for it. */
export type CallRow = CallSchemas & { needs?: Permission };

const Id = Type.Object({ id: Type.String() });
const Empty = Type.Unsafe<Record<string, never>>(Type.Object({}));

const changeRefusals = [400, 404, 409, 429, 503] as const;

/** One row for each of `calls`, in the same order: a call without one does not compile. */
export const callSchemas = {
  [calls.signIn]: { may: 'anyone', body: SignInBody, answer: { 200: SignInAnswer }, refusals: [400, 429] },
  [calls.signUp]: { may: 'anyone', body: SignUpBody, answer: { 201: SignUpAnswer }, refusals: [400, 409, 429] },
  [calls.signOut]: { may: 'anyone', answer: { 204: NoBody } },
  [calls.requestPasswordReset]: {
    may: 'anyone',
    body: RequestPasswordResetBody,
    answer: { 200: Empty },
    refusals: [429],
  },
  // The body has either the token of a mailed link or the password of the signed-in user.
  [calls.setPassword]: {
    may: 'user or visitor',
    body: SetPasswordBody,
    answer: { 200: SetPasswordAnswer },
    refusals: [400, 401, 429],
  },
  [calls.listSessions]: { may: 'user', answer: { 200: SessionsAnswer } },
  [calls.endSession]: { may: 'user', params: Id, answer: { 204: NoBody }, refusals: [404] },
  [calls.endOtherSessions]: { may: 'user', answer: { 204: NoBody } },

  [calls.readAccount]: { may: 'user', answer: { 200: Profile } },
  [calls.eraseAccount]: { may: 'user', body: EraseAccountBody, answer: { 204: NoBody }, refusals: [400, 409, 429] },
  [calls.exportAccount]: { may: 'user', answer: { 200: Document }, refusals: [429] },
  // By the token of an email to the address before an operator corrected it.
  [calls.undoAddress]: { may: 'anyone', body: UndoAddressBody, answer: { 204: NoBody }, refusals: [404, 409] },
  [calls.readPlan]: { may: 'user', answer: { 200: PlanAnswer } },
  [calls.savePlan]: { may: 'user', body: SavePlanBody, answer: { 200: PlanAnswer } },

  // 403 only when no entry was made while the plan permitted it; the answer names those that are refused.
  [calls.readTraining]: { may: 'user', answer: { 200: TrainingState } },
  [calls.addEntries]: { may: 'user', body: EntriesBody, answer: { 200: EntriesAnswer }, refusals: [403, 429] },
  [calls.listEntries]: { may: 'user', query: EntriesQuery, answer: { 200: EntriesPage } },
  [calls.eraseEntry]: { may: 'user', params: EntryParams, answer: { 204: NoBody }, refusals: [400, 429] },
  [calls.eraseTraining]: { may: 'user', answer: { 204: NoBody }, refusals: [429] },
  [calls.exportTrials]: { may: 'user', answer: { 200: Document }, refusals: [429] },
  [calls.saveTrainingConsent]: {
    may: 'user',
    body: TrainingConsentBody,
    answer: { 200: TrainingState },
    refusals: [429],
  },
  [calls.saveTrainingPause]: {
    may: 'user',
    body: TrainingPauseBody,
    answer: { 200: TrainingState },
    refusals: [400, 429],
  },
  [calls.saveTrainingReminder]: {
    may: 'user',
    body: TrainingReminderBody,
    answer: { 200: TrainingState },
    refusals: [400, 429],
  },
  // By the token of an email; mail programs have a route of their own. An unknown token has the same answer.
  [calls.stopTrainingReminder]: { may: 'anyone', body: StopTrainingReminderBody, answer: { 204: NoBody } },
  [calls.giveSeries]: {
    may: 'user',
    body: TrainingGiftBody,
    answer: { 200: TrainingGiftAnswer },
    refusals: [400, 429],
  },

  [calls.readSubscription]: { may: 'user', answer: { 200: SubscriptionAnswer } },
  [calls.cancelSubscription]: {
    may: 'user',
    body: Type.Union([CancelBody, Type.Null()]),
    answer: { 200: SubscriptionAnswer },
    refusals: [409],
  },
  [calls.keepSubscription]: { may: 'user', answer: { 200: SubscriptionAnswer }, refusals: [409, 503] },
  [calls.pauseSubscription]: {
    may: 'user',
    body: PauseBody,
    answer: { 200: SubscriptionAnswer },
    refusals: changeRefusals,
  },
  [calls.endPause]: { may: 'user', answer: { 200: SubscriptionAnswer }, refusals: changeRefusals },
  [calls.previewPlan]: { may: 'user', body: PreviewPlanBody, answer: { 200: PlanPreview }, refusals: changeRefusals },
  [calls.changePlan]: {
    may: 'user',
    body: ChangePlanBody,
    answer: { 200: SubscriptionAnswer },
    refusals: changeRefusals,
  },
  [planChangeCalls.listPlans]: { may: 'user', answer: { 200: PlansAnswer }, refusals: [409] },
  [planChangeCalls.takeBackPlanChange]: {
    may: 'user',
    answer: { 200: SubscriptionAnswer },
    refusals: changeRefusals,
  },
  [calls.updateCard]: { may: 'user', answer: { 200: CardAnswer }, refusals: changeRefusals },
  [calls.withdraw]: { may: 'user', answer: { 200: SubscriptionAnswer }, refusals: [409] },
  [calls.listPayments]: { may: 'user', answer: { 200: PaymentsAnswer } },
  [calls.findInvoice]: { may: 'user', params: Id, answer: { 200: InvoiceAnswer }, refusals: changeRefusals },
  [calls.openPortal]: { may: 'user', answer: { 200: PortalAnswer }, refusals: changeRefusals },

  // The token of the mailed link is in the body, because URLs are logged.
  [calls.requestLeaveLink]: { may: 'anyone', body: LeaveLinkBody, answer: { 200: Empty }, refusals: [429] },
  [calls.openLeaveLink]: {
    may: 'anyone',
    body: OpenLeaveLinkBody,
    answer: { 200: SubscriptionAnswer },
    refusals: [404],
  },
  [calls.cancelByLeaveLink]: {
    may: 'anyone',
    body: CancelByLeaveLinkBody,
    answer: { 200: SubscriptionAnswer },
    refusals: [404, 409],
  },
  [calls.withdrawByLeaveLink]: {
    may: 'anyone',
    body: OpenLeaveLinkBody,
    answer: { 200: SubscriptionAnswer },
    refusals: [404, 409],
  },

  [calls.requestPlanLink]: { may: 'anyone', body: PlanLinkBody, answer: { 200: Empty }, refusals: [429] },
  [calls.openPlanLink]: {
    may: 'anyone',
    body: OpenPlanLinkBody,
    answer: { 200: OpenPlanLinkAnswer },
    refusals: [404],
  },

  [calls.makeResumeLink]: {
    may: 'anyone',
    body: MakeResumeLinkBody,
    answer: { 201: MakeResumeLinkAnswer },
    refusals: [400, 404, 429],
  },
  [calls.openResumeLink]: {
    may: 'anyone',
    body: OpenResumeLinkBody,
    answer: { 200: OpenResumeLinkAnswer },
    refusals: [400, 404, 429],
  },
  [calls.sendResumeLink]: {
    may: 'anyone',
    body: SendResumeLinkBody,
    answer: { 202: Empty },
    refusals: [400, 404, 429],
  },
  [calls.eraseResumeLink]: { may: 'anyone', body: EraseResumeLinkBody, answer: { 204: NoBody } },

  [calls.readConfig]: { may: 'anyone', answer: { 200: PublicConfig } },
  [calls.readOpenApi]: { may: 'anyone', answer: { 200: Document } },
  // The session tells whether the user has had their trial.
  [calls.listOffers]: { may: 'user or visitor', query: OffersQuery, answer: { 200: OffersAnswer } },
  // The session tells whether the user has used the code before.
  [checkoutCalls.priceCoupon]: {
    may: 'user or visitor',
    body: PriceCouponBody,
    answer: { 200: PriceCouponAnswer },
    refusals: [404, 409, 429],
  },
  // The cookie and the session tell whether the visitor has left a checkout without paying.
  [checkoutCalls.readSlot]: { may: 'user or visitor', query: OffersQuery, answer: { 200: SlotAnswer } },
  [calls.startCheckout]: {
    may: 'user or visitor',
    body: StartCheckoutBody,
    answer: { 200: StartCheckoutAnswer },
    refusals: [400, 404, 409, 410, 412, 429, 503],
  },
  // 404 for everybody but the browser that began the checkout and its owner's session.
  [calls.readCheckout]: { may: 'user or visitor', params: Id, answer: { 200: CheckoutState }, refusals: [404] },

  // The opened page has no session, only the token. No call of the console answers 401 (§ 6).
  [calls.openSelector]: { may: 'anyone', body: OpenSelectorBody, answer: { 204: NoBody }, refusals: [403] },

  ...consoleCallSchemas,
} satisfies { [C in Call]: SchemasOf<C> };

type Rows = typeof callSchemas;
type Body<Answer> = { [S in keyof Answer]: Answer[S] extends TSchema ? Static<Answer[S]> : never }[keyof Answer];
type Field<C extends Call, Name extends string, Without = undefined> = Rows[C] extends {
  [name in Name]: infer S extends TSchema;
}
  ? Static<S>
  : Without;

export type WhoMay<C extends Call> = Rows[C]['may'];
export type ParamsOf<C extends Call> = Field<C, 'params'>;
export type QueryOf<C extends Call> = Field<C, 'query'>;
export type BodyOf<C extends Call> = Field<C, 'body'>;
/** Null when the call answers without a body. */
export type AnswerOf<C extends Call> = Body<Rows[C]['answer']>;
/** The statuses with which a handler may refuse. */
export type RefusalOf<C extends Call> = Rows[C] extends { refusals: readonly (infer S extends RefusalStatus)[] }
  ? S
  : never;
