// Written by npm run schema from the migrated database.
import type { SubscriberState } from "#contract/console/desk-states.ts";
import type { EmailFault } from "#contract/console/email-delivery.ts";
import type { WorkKind } from "#contract/console/work-kinds.ts";
import type { ColumnType } from "kysely";

type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

type Day = ColumnType<Date, string, string>;

type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

type Int8 = ColumnType<string, bigint | number | string, bigint | number | string>;

type Json = ColumnType<object, string, string>;

type Numeric = ColumnType<string, number | string, number | string>;

type Timestamp = ColumnType<Date, Date | string, Date | string>;

interface AccessGrants {
  ended_at: Timestamp | null;
  ends_at: Timestamp;
  granted_at: Timestamp;
  granted_by: "operator" | "system" | "provider";
  granted_by_name: Generated<string>;
  id: Generated<Int8>;
  reason: string;
  starts_at: Timestamp;
  /**
   * Null for access without a subscription.
   */
  subscription_id: string | null;
  user_id: Int8;
}

interface AccountDevices {
  bound_at: Timestamp;
  device_id: string;
  user_id: Int8;
}

interface Acts {
  act: string;
  actor: "operator" | "person" | "system" | "provider";
  actor_name: string;
  at: Timestamp;
  detail: Json;
  id: Generated<Int8>;
  subject_id: string | null;
  user_id: Int8 | null;
}

interface AddressCorrections {
  before_confirmed: Generated<boolean>;
  corrected_at: Timestamp;
  email_after: string;
  email_before: string;
  id: Generated<Int8>;
  operator_name: string;
  undone_at: Timestamp | null;
  user_id: Int8;
}

interface AddressUndoLinks {
  correction_id: Int8;
  expires_at: Timestamp;
  token_hash: Buffer;
}

interface Adjustments {
  /**
   * Paddle's value: refund, chargeback, chargeback_reverse and others.
   */
  action: string;
  created_at: Timestamp;
  currency: string;
  id: string;
  occurred_at_us: Int8;
  /**
   * Paddle's value: pending_approval, approved, rejected, reversed.
   */
  status: string;
  subscription_id: string | null;
  tax_minor: Generated<number>;
  total_minor: number;
  transaction_id: string;
  user_id: Int8 | null;
}

interface Alerts {
  acknowledged_at: Timestamp | null;
  acknowledged_by_id: Int8 | null;
  acknowledged_by_name: string | null;
  /**
   * The operator who did it, and is not told.
   */
  caused_by: Int8 | null;
  count: Generated<number>;
  evidence: string;
  id: Generated<Int8>;
  key: string;
  last_at: Timestamp;
  opened_at: Timestamp;
  resolved_at: Timestamp | null;
  severity: "critical" | "warning";
  title: string;
}

interface Attempts {
  attempted_at: Generated<Timestamp>;
  key: string;
}

interface Audit {
  act: string;
  at: Timestamp;
  hash: Buffer;
  operator_id: Int8 | null;
  outcome: "done" | "refused";
  position: Int8;
  record: string;
  user_id: Int8 | null;
}

interface AuditEnds {
  last_hash: Buffer;
  last_position: Int8;
  only_row: Generated<boolean>;
  removed_hash: Buffer;
  removed_position: Int8;
}

interface AuditReasons {
  position: Int8;
  reason: string;
  salt: Buffer;
  user_id: Int8;
}

interface Backups {
  bytes: Int8 | null;
  /**
   * Why there is none; null when it is whole.
   */
  failed: string | null;
  /**
   * Null while it runs, and when its process ended in between.
   */
  finished_at: Timestamp | null;
  folder: string | null;
  id: Generated<Int8>;
  kind: "nightly" | "by hand";
  rows: Int8 | null;
  started_at: Timestamp;
}

interface BillingMoves {
  asked_at: Timestamp;
  from_at: Timestamp;
  grant_id: Int8;
  moved_at: Timestamp | null;
  refused: string | null;
  subscription_id: string;
  to_at: Timestamp;
}

interface Cancellations {
  /**
   * Whether it ends at once instead of with the paid time.
   */
  at_once: Generated<boolean>;
  confirmed_at: Timestamp | null;
  id: Generated<Int8>;
  reason: string | null;
  requested_at: Generated<Timestamp>;
  /**
   * Name of the operator; empty when the person asked.
   */
  requested_by: Generated<string>;
  subscription_id: string;
  undone_at: Timestamp | null;
  user_id: Int8;
}

interface Checkouts {
  amount_minor: number;
  /**
   * The browser that began the checkout.
   */
  browser_hash: Buffer | null;
  /**
   * Whether a session of the account began it.
   */
  by_owner: Generated<boolean>;
  click_id: Generated<string>;
  click_id_name: Generated<string>;
  /**
   * The quiz that led to the checkout.
   */
  cohort: Generated<string>;
  completed_at: Timestamp | null;
  converted_at: Timestamp | null;
  /**
   * ISO 3166-1 alpha-2, as the buyer chose it; null where the price did not depend on it.
   */
  country: string | null;
  coupon_id: Int8 | null;
  created_at: Generated<Timestamp>;
  currency: string;
  /**
   * The analytics device; null where nothing may be measured.
   */
  device_id: string | null;
  /**
   * The price list from which it was sold; null before there were any.
   */
  document_version_id: Int8 | null;
  drawn_cohort: Generated<string>;
  /**
   * The amount due today, which was shown and agreed to; null before there were coupons.
   */
  due_minor: number | null;
  id: string;
  last_click_id: Generated<string>;
  last_click_id_name: Generated<string>;
  last_source: Generated<string>;
  /**
   * Whether the purchase may be reported to the advertiser; see `analytics/conversion/`.
   */
  may_convert: Generated<boolean>;
  /**
   * The offer as the buyer saw it: an `Offer` of the contract.
   */
  offer: Json;
  offer_id: number;
  /**
   * Null for checkouts from before offer versions were recorded.
   */
  offer_version_id: Int8 | null;
  source: Generated<string>;
  status: Generated<"open" | "completed" | "failed">;
  transaction_id: string | null;
  /**
   * When the start of its trial was reported.
   */
  trial_told_at: Timestamp | null;
  user_agent: Generated<string>;
  /**
   * Null once the account is erased.
   */
  user_id: Int8 | null;
}

interface ConsentLedger {
  accepted_at: Timestamp;
  checkout_id: string | null;
  email_hash: string;
  hash: Buffer;
  position: Int8;
  record: string;
  subscription_id: string | null;
  user_id: Int8;
}

interface ConsentLedgerEnds {
  last_hash: Buffer;
  last_position: Int8;
  only_row: Generated<boolean>;
  removed_hash: Buffer;
  removed_position: Int8;
}

interface ConsoleBrowsers {
  browser_hash: Buffer;
  seen_at: Timestamp;
}

interface ConsolePassword {
  created_at: Generated<Timestamp>;
  from_environment: Generated<boolean>;
  only_row: Generated<boolean>;
  password_hash: string;
}

interface ConsoleSessions {
  /**
   * The last second factor.
   */
  confirmed_at: Timestamp | null;
  created_at: Timestamp;
  device: Generated<string>;
  expires_at: Timestamp;
  /**
   * Whether it may only set up a sign-in.
   */
  is_enrolling: Generated<boolean>;
  last_seen_at: Generated<Timestamp>;
  network: Generated<string>;
  /**
   * Null for the console's own password.
   */
  operator_id: Int8 | null;
  token_hash: Buffer;
}

interface ContentVersions {
  content: Json;
  first_served_at: Timestamp;
  version: string;
}

interface CouponRedemptions {
  checkout_id: string;
  coupon_id: Int8;
  /**
   * By which the person is recognised, as in purchase_marks; empty after an erasure.
   */
  key_hashes: Generated<ArrayType<Buffer>>;
  redeemed_at: Timestamp | null;
  released_at: Timestamp | null;
  reserved_at: Timestamp;
  user_id: Int8 | null;
}

interface Coupons {
  /**
   * Minor units by currency.
   */
  amounts: Json | null;
  /**
   * SHA-256 of the code, normalised. The code itself is shown once and stored nowhere.
   */
  code_hash: Buffer;
  /**
   * ISO 3166 alpha-2; null for every country.
   */
  countries: string[] | null;
  /**
   * When an operator ended it before that.
   */
  ended_at: Timestamp | null;
  ended_by: string | null;
  /**
   * The first moment at which it takes nothing off any more, as it was made; null for no end.
   */
  ends_at: Timestamp | null;
  id: Generated<Int8>;
  made_at: Timestamp;
  made_by: string;
  name: string;
  offer_ids: number[];
  once_a_person: boolean;
  /**
   * Whole per cent by offer id.
   */
  percents: Json | null;
  starts_at: Timestamp;
  use_limit: number | null;
}

interface DeskPresses {
  act: string;
  /**
   * Null while the provider is being asked.
   */
  answer: Json | null;
  asked: Buffer;
  key: string;
  operator_id: Int8 | null;
  pressed_at: Timestamp;
  user_id: Int8 | null;
}

interface DiscountIds {
  account: string;
  discount_id: string;
  /**
   * SHA-256 of all that a discount at the provider has to match: price, percent or amount.
   */
  terms: string;
}

interface Documents {
  id: Generated<Int8>;
  kind: string;
  made_at: Timestamp;
  made_by: string;
  name: string;
  retired_at: Timestamp | null;
  slug: string;
}

interface DocumentVersions {
  body: Json;
  document_id: Int8;
  /**
   * What the checks said when it was made.
   */
  findings: Generated<Json>;
  /**
   * SHA-256 of the body as canonical JSON.
   */
  hash: string;
  id: Generated<Int8>;
  made_at: Timestamp;
  made_by: string;
  note: Generated<string>;
  number: number;
  /**
   * Equal where stored answers of a quiz mean the same.
   */
  scoring_hash: string | null;
  /**
   * Whether a release of the product brought it.
   */
  seed: Generated<boolean>;
}

interface DraftRevisions {
  body: Json;
  draft_id: Int8;
  edited_at: Timestamp;
  edited_by: string;
  revision: number;
}

interface Drafts {
  based_on: Int8 | null;
  body: Json;
  document_id: Int8;
  edited_at: Timestamp;
  edited_by: string;
  id: Generated<Int8>;
  name: string;
  /**
   * A save names the revision that it edits.
   */
  revision: Generated<number>;
}

interface ElementLabels {
  event: Json | null;
  id: Generated<Int8>;
  made_at: Timestamp;
  made_by: string;
  name: string;
  page: string;
  removed_at: Timestamp | null;
  removed_by: string | null;
  steps: Json;
}

interface EmailOutcomes {
  at: Timestamp;
  key: string;
  kind: string;
  outcome: "hard bounce" | "soft bounce" | "complaint" | "refused" | "suppressed";
  user_id: Int8;
  why: EmailFault | null;
}

interface Emails {
  email_hash: string | null;
  key: string;
  kind: string;
  /**
   * The Message-ID without brackets, and a hash of the recipient; null for one without an account.
   */
  message_id: string | null;
  sent_at: Timestamp;
  subject: string;
  user_id: Int8 | null;
}

interface Erasures {
  erased_at: Timestamp;
  known_paid: Generated<boolean>;
  provider_id: string;
}

interface EventKeys {
  key: Int8;
  received_on: Generated<Day>;
}

interface Events {
  event_id: Int8 | null;
  event_properties: Generated<Json>;
  event_time: Timestamp;
  insert_id: string;
  /**
   * Why the event counts in no report; null when it counts.
   */
  left_out: "late" | "bot" | "subscriber" | null;
  person_id: Int8;
  /**
   * The order of events, computed from time and event id (`positionOf`), and the partition key. Negative for events that are left out, so that queries over positions skip them.
   */
  position: Int8;
  received_at: Generated<Timestamp>;
  session_id: Int8 | null;
  type_id: number;
  user_properties: Generated<Json>;
}

interface EventTypes {
  id: Generated<number>;
  name: string;
}

interface Jobs {
  attempts: Generated<number>;
  created_at: Generated<Timestamp>;
  done_at: Timestamp | null;
  id: Generated<Int8>;
  kind: string;
  last_error: string | null;
  payload: Generated<Json>;
  run_at: Generated<Timestamp>;
  unique_key: string | null;
}

interface Journeys {
  /**
   * The quiz that was walked, or the drawn one if none was.
   */
  cohort: string;
  drawn_cohort: Generated<string>;
  first_visit: Int8;
  last_step: Int8;
  last_visit: Int8;
  person_id: Int8;
  source: string;
  /**
   * The position of each step; null where it was not taken.
   */
  steps: Generated<ArrayType<Int8>>;
  taken: number;
}

interface KeptBegun {
  cancelled: Int8;
  cohort: string;
  day: Day;
  over: Int8;
  source: string;
  subscriptions: Int8;
}

interface KeptReports {
  counted_at: Timestamp;
  query: string;
  report: Json;
}

interface KeptRevenueGroups {
  at: number;
  customer_group: number;
  gone: Int8;
  measure: string;
  net_minor: Int8;
  offer_id: number;
  paid: Int8;
  people: Int8;
  property: string;
  value: string;
}

interface KeptRevenueMoney {
  campaign: string;
  cohort: string;
  country: string;
  currency: string;
  firsts: Int8;
  from_day: Day;
  gross_minor: Int8;
  kind: string;
  movements: Int8;
  offer_id: number;
  offer_version_id: Int8;
  payout_currency: string;
  payout_gross_minor: Int8;
  payout_net_minor: Int8;
  payout_tax_minor: Int8;
  refunded_30: Int8;
  refunded_90: Int8;
  source: string;
  tax_minor: Int8;
}

interface KeptRevenueMrr {
  amount_micro: Numeric;
  campaign: string;
  cohort: string;
  country: string;
  currency: string;
  from_day: Day;
  more: Int8;
  moved: Int8;
  movement: string;
  offer_id: number;
  offer_version_id: Int8;
  source: string;
}

interface KeptRevenueRenewals {
  campaign: string;
  cohort: string;
  country: string;
  due: Int8;
  first_month: Day;
  gone: Int8;
  net_minor: Int8;
  offer_id: number;
  offer_version_id: Int8;
  paid: Int8;
  renewal: number;
  source: string;
}

interface KeptRevenueReturns {
  campaign: string;
  charged_back_30: Int8;
  charged_back_90: Int8;
  cohort: string;
  country: string;
  offer_id: number;
  offer_version_id: Int8;
  payments: Int8;
  refunded_30: Int8;
  refunded_90: Int8;
  source: string;
  week: Day;
}

interface KeptRevenueTrials {
  campaign: string;
  cohort: string;
  country: string;
  ended: Int8;
  offer_id: number;
  offer_version_id: Int8;
  paid: Int8;
  running: Int8;
  source: string;
  week: Day;
}

interface KeptRevenueValues {
  campaign: string;
  cohort: string;
  country: string;
  customers: Int8;
  day: number;
  net_minor: Int8;
  offer_id: number;
  offer_version_id: Int8;
  source: string;
}

interface KeyMark {
  only_row: Generated<boolean>;
  sealed: Buffer;
}

interface KnownBrowsers {
  browser_hash: Buffer;
  seen_at: Timestamp;
  user_id: Int8;
}

interface LaterSignUps {
  browser_hash: Buffer;
  details: Json;
  signed_up_at: Timestamp;
  user_id: Int8;
}

interface LeaveLinks {
  created_at: Timestamp;
  expires_at: Timestamp;
  token_hash: Buffer;
  user_id: Int8;
}

interface LedgerState {
  complete_since: Timestamp;
  /**
   * Whether what was known before the ledger is carried over.
   */
  is_carried_over: Generated<boolean>;
  only_row: Generated<boolean>;
}

interface LiftedStops {
  lifted_at: Timestamp;
  subscription_id: string;
}

interface MailSuppressions {
  at: Timestamp;
  email_hash: string;
  reason: "hard bounce" | "complaint";
}

interface MoneyEntries {
  adjustment_id: string | null;
  chargeback_fee_minor: Generated<Int8>;
  checkout_id: string | null;
  cohort: string;
  /**
   * ISO 3166-1 alpha-2; null while unknown.
   */
  country: string | null;
  /**
   * The part of what was bought that the customer's credit paid; no money.
   */
  credit_minor: Generated<Int8>;
  currency: string;
  /**
   * A random name of the buyer, which leads to nobody once the account is erased.
   */
  customer_ref: string | null;
  discount_minor: Generated<Int8>;
  /**
   * Decimal text: payout currency for one unit of `currency`.
   */
  exchange_rate: string | null;
  fee_minor: Generated<Int8>;
  /**
   * Decimal text.
   */
  fee_rate: string | null;
  gross_minor: Int8;
  id: Generated<Int8>;
  interval_count: number | null;
  interval_unit: string | null;
  kind: "payment" | "refund" | "chargeback" | "chargeback_reverse" | "credit";
  /**
   * Gross less tax, fee and retained fee.
   */
  net_minor: Int8;
  occurred_at: Timestamp;
  offer_id: number | null;
  offer_version_id: Int8 | null;
  /**
   * The provider's word for why it was charged, such as `subscription_recurring` or `subscription_update`.
   */
  origin: Generated<string>;
  /**
   * Null until the provider has told the payout; this and the next seven are in this currency.
   */
  payout_currency: string | null;
  payout_fee_minor: Generated<Int8>;
  payout_gross_minor: Generated<Int8>;
  /**
   * Gross less tax and all fees, also that for a chargeback.
   */
  payout_net_minor: Generated<Int8>;
  payout_retained_fee_minor: Generated<Int8>;
  payout_tax_minor: Generated<Int8>;
  /**
   * The transaction of a payment, the adjustment of all else.
   */
  provider_id: string;
  recorded_at: Timestamp;
  /**
   * 0 for the first payment of a subscription, and for one without.
   */
  renewal_number: Generated<number>;
  /**
   * The part of the fee for returned money that the provider keeps.
   */
  retained_fee_minor: Generated<Int8>;
  source: string;
  /**
   * The provider event that made the entry; null for what was carried over.
   */
  source_event: Int8 | null;
  /**
   * The provider's status that made the entry.
   */
  status: Generated<string>;
  subscription_id: string | null;
  tax_minor: Int8;
  transaction_id: string;
}

interface MrrMovements {
  /**
   * Millionths of a minor unit a month.
   */
  amount_micro: Int8;
  currency: string;
  effective_at: Timestamp;
  movement: "new" | "expansion" | "contraction" | "churn asked for" | "churn by failed payment" | "renewal stop" | "reactivation" | "pause" | "currency";
  seq: Int8;
  subscription_id: string;
}

interface OfferPrices {
  amount_minor: number;
  currency: string;
  offer_id: number;
}

interface Offers {
  active: Generated<boolean>;
  id: number;
  interval_count: number;
  interval_unit: "day" | "week" | "month" | "year";
  name: string;
  position: number;
  trial_count: number | null;
  trial_unit: "day" | "week" | "month" | "year" | null;
}

interface OfferVersions {
  id: Generated<Int8>;
  made_at: Generated<Timestamp>;
  /**
   * 1 for the first version of the offer.
   */
  number: number;
  offer: Json;
  offer_id: number;
}

interface OperatorChallenges {
  challenge: string;
  expires_at: Timestamp;
  purpose: "sign in" | "enrol" | "confirm";
  session_hash: Buffer | null;
}

interface OperatorCredentials {
  counter: Int8 | null;
  created_at: Timestamp;
  id: Generated<Int8>;
  is_backed_up: boolean | null;
  kind: "password" | "totp" | "passkey";
  /**
   * The last time step of TOTP that was used (RFC 6238).
   */
  last_step: Int8 | null;
  name: string;
  operator_id: Int8;
  passkey_id: string | null;
  password_hash: string | null;
  public_key: Buffer | null;
  sealed_secret: Buffer | null;
  transports: string[] | null;
  used_at: Timestamp | null;
}

interface OperatorInvitations {
  expires_at: Timestamp;
  made_at: Timestamp;
  operator_id: Int8;
  token_hash: Buffer;
  used_at: Timestamp | null;
}

interface OperatorRecoveryCodes {
  code_hash: Buffer;
  made_at: Timestamp;
  operator_id: Int8;
  used_at: Timestamp | null;
}

interface OperatorRefunds {
  /**
   * What becomes of the access; null for a part.
   */
  access: "ends" | "stays" | null;
  adjustment_id: string | null;
  /**
   * All that remained if `is_rest`.
   */
  amount_minor: number;
  asked_at: Timestamp;
  currency: string;
  id: Generated<Int8>;
  is_rest: boolean;
  note: string;
  operator_id: Int8 | null;
  operator_name: string;
  operator_role: string;
  reason: string;
  /**
   * In words.
   */
  refused: string | null;
  refused_at: Timestamp | null;
  settled_at: Timestamp | null;
  subscription_id: string | null;
  transaction_id: string;
  user_id: Int8 | null;
}

interface Operators {
  created_at: Timestamp;
  created_by: Int8 | null;
  /**
   * The last day there (YYYY-MM-DD) on which nothing more is sent.
   */
  digest_day: string | null;
  /**
   * Of the day there, 0 to 23; null: no digest.
   */
  digest_hour: number | null;
  email: string;
  /**
   * Trimmed, lower-cased.
   */
  email_key: string;
  ended_at: Timestamp | null;
  id: Generated<Int8>;
  name: string;
  role: "owner" | "money" | "growth" | "support" | "analyst";
  state: "invited" | "active" | "ended";
  /**
   * IANA name.
   */
  time_zone: Generated<string>;
}

interface PasswordTokens {
  expires_at: Timestamp;
  purpose: "setup" | "reset" | "welcome";
  token_hash: Buffer;
  used_at: Timestamp | null;
  user_id: Int8;
}

interface PastJourneys {
  cohort: string;
  drawn_cohort: Generated<string>;
  first_visit: Int8;
  person_id: Int8;
  source: string;
  steps: ArrayType<Int8>;
}

interface PayoutRows {
  adjustment_id: string | null;
  kind: string;
  line: number;
  moved_at: Timestamp | null;
  /**
   * In the payout's currency.
   */
  net_minor: Int8;
  payout_id: string;
  transaction_id: string | null;
}

interface Payouts {
  amount_minor: Int8;
  compared_at: Timestamp | null;
  created_at: Timestamp;
  currency: string;
  entries: number | null;
  id: string;
  occurred_at_us: Int8;
  /**
   * The remittance reference.
   */
  reference: string;
  /**
   * Sum and number of its report's rows; null until they were read.
   */
  rows_minor: Int8 | null;
  status: "unpaid" | "paid";
}

interface People {
  /**
   * When each quiz was first begun; indexed by the place of its cohort in the alphabet.
   */
  begun: Generated<ArrayType<Timestamp>>;
  device_id: string;
  drawn_cohort: Generated<string>;
  /**
   * No event of the person has an earlier position.
   */
  first_position: Generated<Int8>;
  id: Generated<Int8>;
  /**
   * The last day (UTC) on which data of the person arrived.
   */
  seen_on: Generated<Day>;
  source: Generated<string>;
  user_id: string | null;
  user_properties: Generated<Json>;
}

interface PersonNotes {
  id: Generated<Int8>;
  operator_name: string;
  text: string;
  user_id: Int8;
  written_at: Timestamp;
}

interface PlanLinks {
  browser_hash: Buffer | null;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  token_hash: Buffer;
  user_id: Int8;
}

interface PlannedChanges {
  /**
   * The plan from then on, as it was agreed.
   */
  agreed: Json;
  /**
   * When the provider was asked to make it; null before that, or when it refused.
   */
  begun_at: Timestamp | null;
  /**
   * The entry of the consent ledger.
   */
  consent_position: Int8;
  /**
   * The renewal that is charged the agreed price first.
   */
  effective_at: Timestamp;
  /**
   * When it was taken back, replaced or impossible.
   */
  ended_at: Timestamp | null;
  ended_because: string | null;
  id: Generated<Int8>;
  made_at: Timestamp | null;
  planned_at: Timestamp;
  /**
   * The plan until then: offer, name, price and interval.
   */
  present: Json;
  subscription_id: string;
  user_id: Int8;
}

interface PriceChangeNotices {
  amount_before_minor: number;
  left_at: Timestamp | null;
  left_because: string | null;
  moved_at: Timestamp | null;
  price_change_id: Int8;
  subscription_id: string;
  user_id: Int8;
}

interface PriceChanges {
  amount_minor: number;
  announced_at: Timestamp;
  announced_by: string;
  currency: string;
  effective_at: Timestamp;
  id: Generated<Int8>;
  offer_id: number;
}

interface PriceIds {
  account: string;
  offer_id: number;
  price_id: string;
  product_id: string;
  /**
   * SHA-256 of all that a price has to match: offer, name, amount, currency, interval, trial.
   */
  terms: string;
}

interface ProviderEvents {
  address_id: string | null;
  country: string | null;
  customer_id: string | null;
  /**
   * When the ledger and the history were brought up to date with it; null while that waits.
   */
  entered_at: Timestamp | null;
  event_type: string;
  facts: Json;
  heard: "webhook" | "event list" | "answer";
  heard_at: Timestamp;
  id: Generated<Int8>;
  key: string;
  occurred_at_us: Int8;
  subject_id: string | null;
  subscription_id: string | null;
  /**
   * What it says about money, as `Told`; null for other events, and until the job `keep-ledger` has read it.
   */
  told: Json | null;
  transaction_id: string | null;
}

interface ProviderPrices {
  account: string;
  currency: string;
  offer_id: number;
  price_id: string;
  product_id: string;
}

interface Publications {
  /**
   * Why a second operator has to approve it; empty if nobody has to.
   */
  approval_needed: Generated<string>;
  approved_at: Timestamp | null;
  approved_by: string | null;
  asked_at: Timestamp;
  asked_by: string;
  asked_by_id: Int8 | null;
  audience: Json;
  /**
   * Whether it publishes an earlier version again.
   */
  back_to: Generated<boolean>;
  /**
   * The difference in words from what its audience was shown when it was asked for.
   */
  changes: Generated<Json>;
  document_id: Int8;
  /**
   * The first moment at which it is no longer shown; set once.
   */
  ends_at: Timestamp | null;
  id: Generated<Int8>;
  starts_at: Timestamp;
  version_id: Int8;
  why: Generated<string>;
}

interface PublishEpoch {
  n: Int8;
  only_row: Generated<boolean>;
}

interface PurchaseMarks {
  happened_at: Timestamp;
  key_hash: Buffer;
  kind: "trial" | "withdrawal" | "returned";
  subscription_id: string;
}

interface QuarantinedEvents {
  event_id: Int8 | null;
  event_properties: Generated<Json>;
  event_time: Timestamp;
  insert_id: string;
  name: string;
  person_id: Int8;
  received_at: Generated<Timestamp>;
  session_id: Int8 | null;
  user_properties: Generated<Json>;
}

interface ReconciliationDifferences {
  closed_at: Timestamp | null;
  explained_by: string | null;
  explanation: Generated<string>;
  field: string;
  found_at: Timestamp;
  id: Generated<Int8>;
  kind: "transaction" | "adjustment" | "returned" | "payout" | "payout row" | "day";
  ours: string | null;
  provider_id: string;
  state: Generated<"open" | "explained" | "closed">;
  theirs: string | null;
}

interface ReconciliationRuns {
  adjustments: Generated<number>;
  attempts: Generated<number>;
  cursor: string | null;
  failed: Generated<string>;
  finished_at: Timestamp | null;
  from_at: Timestamp;
  /**
   * What only the provider knew before.
   */
  heard: Generated<number>;
  id: Generated<Int8>;
  key: string;
  /**
   * What the provider would not tell, in words.
   */
  left_out: Generated<string>;
  mrr_currency: string | null;
  /**
   * YYYY-MM-DD.
   */
  mrr_day: string | null;
  mrr_ours_minor: Int8 | null;
  mrr_theirs_minor: Int8 | null;
  started_at: Timestamp;
  step: Generated<string>;
  transactions: Generated<number>;
  until_at: Timestamp;
}

interface ReconciliationSeen {
  provider_id: string;
  run_id: Int8;
}

interface Refunds {
  adjustment_id: string | null;
  /**
   * Null for all of the payment.
   */
  amount_minor: number | null;
  asked_at: Timestamp | null;
  owed_at: Timestamp;
  reason: "withdrawal" | "cancelled before renewal" | "second purchase" | "plan not changed";
  subscription_id: string | null;
  transaction_id: string;
  /**
   * Null once the account is erased.
   */
  user_id: Int8 | null;
}

interface Rehearsals {
  asked_at: Timestamp;
  asked_by: string;
  /**
   * Real time at which its process was last heard of; one that is not heard of for half a minute has ended.
   */
  beat_at: Timestamp;
  done: Generated<number>;
  draft_id: Int8;
  fault: Generated<string>;
  first_at: Timestamp;
  id: Generated<Int8>;
  /**
   * How many are made again; the next column counts those that are.
   */
  purchases: number;
  result: Json | null;
  revision: number;
  state: "running" | "done" | "cancelled" | "failed";
  /**
   * The first moment that is not rehearsed.
   */
  until_at: Timestamp;
}

interface RenderedPages {
  /**
   * Digest of the code that rendered it.
   */
  build: string;
  /**
   * Digest of what operators have changed and it was rendered with.
   */
  hash: string;
  /**
   * What stands in the root element of the page.
   */
  html: string;
  made_at: Timestamp;
  /**
   * Empty for the not-found page.
   */
  path: string;
}

interface RenewalStops {
  because: "charged back" | "paid back";
  confirmed_at: Timestamp | null;
  id: Generated<Int8>;
  lifted_at: Timestamp | null;
  lifted_by: string | null;
  stopped_at: Timestamp;
  subscription_id: string;
  transaction_id: string;
  user_id: Int8;
}

interface Restores {
  id: Generated<Int8>;
  read_up_to: string | null;
  recovered_at: Timestamp | null;
  restored_at: Timestamp;
  taken_at: Timestamp;
  users_below: Int8;
}

interface ResumeLinks {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id_hash: Buffer;
  sealed: Buffer;
}

interface RevenueCounted {
  amount_counted: string;
  /**
   * When they were ready.
   */
  counted_at: Timestamp;
  /**
   * The moment that the figures show.
   */
  counted_until: Timestamp;
  first_day: Day | null;
  only_row: Generated<boolean>;
  options: Json;
  payout_currency: string;
  /**
   * By currency, the payout currency for one unit of it.
   */
  rates: Generated<Json>;
}

interface RevenueGroups {
  at: number;
  customer_group: number;
  gone: Int8;
  measure: "value" | "renewal";
  net_minor: Int8;
  offer_id: number;
  paid: Int8;
  people: Int8;
  property: string;
  value: string;
}

interface RevenueMoney {
  campaign: string;
  cohort: string;
  country: string;
  currency: string;
  firsts: Int8;
  from_day: Day;
  gross_minor: Int8;
  kind: string;
  movements: Int8;
  offer_id: number;
  offer_version_id: Int8;
  payout_currency: string;
  payout_gross_minor: Int8;
  payout_net_minor: Int8;
  payout_tax_minor: Int8;
  refunded_30: Int8;
  refunded_90: Int8;
  source: string;
  tax_minor: Int8;
}

interface RevenueMoneySums {
  campaign: string | null;
  cohort: string | null;
  country: string | null;
  currency: string | null;
  firsts: Int8 | null;
  from_day: Day | null;
  gross_minor: Int8 | null;
  kind: string | null;
  movements: Int8 | null;
  offer_id: number | null;
  offer_version_id: Int8 | null;
  payout_currency: string | null;
  payout_gross_minor: Int8 | null;
  payout_net_minor: Int8 | null;
  payout_tax_minor: Int8 | null;
  refunded_30: Int8 | null;
  refunded_90: Int8 | null;
  source: string | null;
  summed_by: number | null;
  tax_minor: Int8 | null;
}

interface RevenueMrr {
  amount_micro: Numeric;
  campaign: string;
  cohort: string;
  country: string;
  currency: string;
  from_day: Day;
  more: Int8;
  moved: Int8;
  movement: string;
  offer_id: number;
  offer_version_id: Int8;
  source: string;
}

interface RevenueMrrSums {
  amount_micro: Numeric | null;
  campaign: string | null;
  cohort: string | null;
  country: string | null;
  currency: string | null;
  from_day: Day | null;
  more: Int8 | null;
  moved: Int8 | null;
  movement: string | null;
  offer_id: number | null;
  offer_version_id: Int8 | null;
  source: string | null;
  summed_by: number | null;
}

interface RevenueRenewals {
  campaign: string;
  cohort: string;
  country: string;
  due: Int8;
  first_month: Day;
  gone: Int8;
  net_minor: Int8;
  offer_id: number;
  offer_version_id: Int8;
  paid: Int8;
  renewal: number;
  source: string;
}

interface RevenueRenewalsSums {
  campaign: string | null;
  cohort: string | null;
  country: string | null;
  due: Int8 | null;
  first_month: Day | null;
  gone: Int8 | null;
  net_minor: Int8 | null;
  offer_id: number | null;
  offer_version_id: Int8 | null;
  paid: Int8 | null;
  renewal: number | null;
  source: string | null;
  summed_by: number | null;
}

interface RevenueReturns {
  campaign: string;
  charged_back_30: Int8;
  charged_back_90: Int8;
  cohort: string;
  country: string;
  offer_id: number;
  offer_version_id: Int8;
  payments: Int8;
  refunded_30: Int8;
  refunded_90: Int8;
  source: string;
  week: Day;
}

interface RevenueReturnsSums {
  campaign: string | null;
  charged_back_30: Int8 | null;
  charged_back_90: Int8 | null;
  cohort: string | null;
  country: string | null;
  offer_id: number | null;
  offer_version_id: Int8 | null;
  payments: Int8 | null;
  refunded_30: Int8 | null;
  refunded_90: Int8 | null;
  source: string | null;
  summed_by: number | null;
  week: Day | null;
}

interface RevenueTrials {
  campaign: string;
  cohort: string;
  country: string;
  ended: Int8;
  offer_id: number;
  offer_version_id: Int8;
  paid: Int8;
  running: Int8;
  source: string;
  week: Day;
}

interface RevenueTrialsSums {
  campaign: string | null;
  cohort: string | null;
  country: string | null;
  ended: Int8 | null;
  offer_id: number | null;
  offer_version_id: Int8 | null;
  paid: Int8 | null;
  running: Int8 | null;
  source: string | null;
  summed_by: number | null;
  week: Day | null;
}

interface RevenueValues {
  campaign: string;
  cohort: string;
  country: string;
  customers: Int8;
  day: number;
  net_minor: Int8;
  offer_id: number;
  offer_version_id: Int8;
  source: string;
}

interface RevenueValuesSums {
  campaign: string | null;
  cohort: string | null;
  country: string | null;
  customers: Int8 | null;
  day: number | null;
  net_minor: Int8 | null;
  offer_id: number | null;
  offer_version_id: Int8 | null;
  source: string | null;
  summed_by: number | null;
}

interface RevenueVisitors {
  cohort: string;
  month: Day;
  net_minor: Int8;
  payers: Int8;
  source: string;
  visitors: Int8;
}

interface SelectorTokens {
  expires_at: Timestamp;
  page: string;
  session_hash: Buffer;
  token_hash: Buffer;
}

interface Serving {
  clock_ahead_ms: Int8;
  emulator_url: string | null;
  only_row: Generated<boolean>;
  public_url: string;
}

interface Sessions {
  created_at: Generated<Timestamp>;
  /**
   * Such as "Chrome on Android"; empty when unknown.
   */
  device: Generated<string>;
  id: Generated<Int8>;
  last_seen_at: Generated<Timestamp>;
  token_hash: Buffer;
  user_id: Int8;
}

interface Shown {
  detail: Json;
  device_id: string;
  id: Generated<Int8>;
  shown_at: Timestamp;
  version: string;
  what: string;
}

interface Signals {
  count: number;
  kind: string;
  minute: Timestamp;
}

interface SoldSubscriptions {
  /**
   * Of the first touch once that is deleted with the account; null before.
   */
  campaign: string | null;
  checkout_id: string | null;
  cohort: string;
  country: string | null;
  customer_ref: string | null;
  offer_version_id: Int8 | null;
  source: string;
  subscription_id: string;
}

interface StaleJourneys {
  person_id: Int8;
}

interface SubscriberCounts {
  people: number;
  state: SubscriberState;
}

interface SubscriberStates {
  /**
   * The end of access that was given, which ends by itself.
   */
  granted_until: Timestamp | null;
  /**
   * By what the provider and the person said last.
   */
  state: "active" | "ends" | "trial" | "past due" | "charged back" | "paid back" | "paused" | "ended" | "never paid";
  user_id: Int8;
}

interface SubscriptionClaims {
  claim: string;
  held_until: Timestamp;
  subscription_id: string;
}

interface SubscriptionHistory {
  /**
   * Of one interval, without tax and less a running discount.
   */
  amount_net_minor: Int8;
  cause: string;
  currency: string;
  discount_until: Timestamp | null;
  effective_at: Timestamp;
  heard_at: Timestamp;
  interval_count: number;
  interval_unit: "day" | "week" | "month" | "year";
  /**
   * Millionths of a minor unit a month; 0 in a trial, in a pause and after the end.
   */
  mrr_micro: Int8;
  offer_id: number | null;
  scheduled_action: string | null;
  scheduled_at: Timestamp | null;
  /**
   * The provider's time in microseconds; orders the rows.
   */
  seq: Int8;
  /**
   * Null for what was carried over, and for the end of a discount.
   */
  source_event: Int8 | null;
  /**
   * The provider's value: active, trialing, past_due, paused, canceled.
   */
  status: string;
  subscription_id: string;
}

interface Subscriptions {
  amount_minor: number;
  canceled_at: Timestamp | null;
  /**
   * As they were when the subscription began: this, `source` and `customer_ref`.
   */
  cohort: Generated<string>;
  currency: string;
  customer_ref: string | null;
  /**
   * From then on a discount that runs for some payments takes nothing off any more; null without such a one.
   */
  discount_ends_at: Timestamp | null;
  id: string;
  interval_count: number;
  interval_unit: "day" | "week" | "month" | "year";
  next_billed_at: Timestamp | null;
  occurred_at_us: Int8;
  offer_id: number | null;
  /**
   * The name of the offer when it was bought or changed to.
   */
  offer_name: string | null;
  paused_at: Timestamp | null;
  period_ends_at: Timestamp | null;
  /**
   * The current period according to Paddle; null when there is none.
   */
  period_starts_at: Timestamp | null;
  /**
   * When a pause, planned or running, ends by itself.
   */
  resume_at: Timestamp | null;
  scheduled_action: string | null;
  scheduled_at: Timestamp | null;
  source: Generated<string>;
  started_at: Timestamp;
  status: string;
  trial_ends_at: Timestamp | null;
  /**
   * Null once the account is erased.
   */
  user_id: Int8 | null;
}

interface Touches {
  arrived_at: Timestamp | null;
  checkout_id: string | null;
  click_id: string;
  click_id_name: string;
  id: Generated<Int8>;
  landing_path: string;
  recorded_at: Timestamp;
  referrer_host: string;
  user_id: Int8 | null;
  utm_campaign: string;
  utm_content: string;
  utm_id: string;
  utm_medium: string;
  utm_source: string;
  utm_term: string;
  which: "first" | "last";
}

interface TrainingConsents {
  given_at: Timestamp;
  id: Generated<Int8>;
  kept_where: "device" | "account";
  user_id: Int8;
  /**
   * Of the text that was agreed to.
   */
  version: string;
  withdrawn_at: Timestamp | null;
}

interface TrainingEntries {
  /**
   * By how many days the product's clock was ahead of the device's: in test mode alone.
   */
  ahead_days: Generated<number>;
  at: Timestamp;
  body: Json;
  day: Day;
  exercise: string | null;
  id: string;
  kind: "run" | "item" | "setting" | "check_in" | "habit_day" | "erased";
  received_at: Timestamp;
  score: number | null;
  se: number | null;
  /**
   * The order in which devices read entries; a changed entry gets a new one.
   */
  seq: Generated<Int8>;
  series: string | null;
  /**
   * Local time minus UTC, in minutes.
   */
  tz_min: number;
  user_id: Int8;
}

interface TrainingErasures {
  erased_at: Timestamp;
  user_id: Int8;
}

interface TrainingGifts {
  /**
   * Days since the first session, one for each score.
   */
  days: number[];
  id: string;
  scores: number[];
  series: string;
}

interface TrainingGivers {
  given_on: Day;
  user_id: Int8;
}

interface TrainingNoise {
  fitted_at: Timestamp;
  name: string;
  people: number;
  sd: number;
}

interface TrainingPauses {
  ended_at: Timestamp | null;
  from_day: Day;
  id: Generated<Int8>;
  set_at: Timestamp;
  until_day: Day | null;
  user_id: Int8;
}

interface TrainingPlans {
  daily_minutes: number;
  /**
   * Ids, like in `users.plan`.
   */
  goals: string[];
  made_at: Timestamp;
  /**
   * When the next rule came: it holds from the first round that begins after this; null for a plan by the newest rule.
   */
  next_rule_at: Generated<Timestamp | null>;
  origin: string;
  quiz: string;
  /**
   * The rule that lays out its days: 1 by weeks, 2 with a lead and a flight school.
   */
  rule: Generated<number>;
  seed: Int8;
  skills: string[];
  user_id: Int8;
  /**
   * From 1.
   */
  version: number;
}

interface TrainingQuestions {
  answered_at: Timestamp | null;
  asked_at: Timestamp;
  user_id: Int8;
}

interface TrainingReminders {
  /**
   * The day of the first flight, where the account knew it; null: only weekly letters come.
   */
  first_day: Day | null;
  /**
   * In the time zone.
   */
  hour: number;
  next_at: Timestamp;
  /**
   * IANA.
   */
  time_zone: string;
  user_id: Int8;
  /**
   * 0 is Monday.
   */
  weekday: number;
}

interface TrainingRoom {
  bytes: Int8;
  entries: number;
  late_bytes: Generated<Int8>;
  user_id: Int8;
}

interface TrainingStopLinks {
  made_at: Timestamp;
  /**
   * SHA-256 of the token.
   */
  token_hash: Buffer;
  user_id: Int8;
}

interface TrainingTrials {
  columns: Json;
  entry_id: string;
  kept_until: Timestamp;
}

interface Transactions {
  billed_at: Timestamp | null;
  card_brand: string | null;
  /**
   * A hash that recognizes the card in later purchases; see `billing/buyer/`.
   */
  card_key: Buffer | null;
  card_last4: string | null;
  checkout_id: string | null;
  /**
   * The part paid from the customer's credit balance; the next column is what was added to the balance.
   */
  credit_minor: Generated<number>;
  currency: string;
  id: string;
  invoice_number: string | null;
  /**
   * Until when it gives access, counting only money that was not returned; see `entitlement/retained-until.ts`.
   */
  kept_until: Timestamp | null;
  occurred_at_us: Int8;
  /**
   * Paddle's value: web, api, subscription_recurring, subscription_payment_method_change and others.
   */
  origin: Generated<string>;
  /**
   * When the money was taken; null before that, or when nothing was to be paid.
   */
  paid_at: Timestamp | null;
  period_ends_at: Timestamp | null;
  period_starts_at: Timestamp | null;
  status: string;
  subscription_id: string | null;
  tax_minor: Generated<number>;
  to_balance_minor: Generated<number>;
  total_minor: number;
  user_id: Int8 | null;
  /**
   * The value of what was bought, before credit; null for transactions from before this was recorded.
   */
  worth_minor: number | null;
}

interface Users {
  age: number | null;
  /**
   * The browser in which the address signed up; see `identity/browser.ts`.
   */
  browser_hash: Buffer | null;
  bundle_id: Generated<string>;
  click_id: Generated<string>;
  click_id_name: Generated<string>;
  /**
   * The quiz that was walked before signing up.
   */
  cohort: Generated<string>;
  created_at: Generated<Timestamp>;
  /**
   * A random id that stays on the user's payments after the account is erased.
   */
  customer_ref: Generated<string>;
  drawn_cohort: Generated<string>;
  email: string;
  /**
   * The address trimmed and lower-cased, for comparing addresses.
   */
  email_key: string;
  /**
   * When a link from the mailbox was used; null: anybody may have entered the address.
   */
  email_proven_at: Timestamp | null;
  gender: Generated<string>;
  id: Generated<Int8>;
  last_click_id: Generated<string>;
  last_click_id_name: Generated<string>;
  last_source: Generated<string>;
  name: Generated<string>;
  password_hash: string | null;
  /**
   * Ids of goals and skills; see `identity/plan/stored-plan.ts`.
   */
  plan: Json | null;
  provider_customer_id: string | null;
  source: Generated<string>;
}

interface WebhookEvents {
  body: Json;
  event_id: string;
  event_type: string;
  last_error: string | null;
  occurred_at: string;
  projected_at: Timestamp | null;
  received_at: Generated<Timestamp>;
}

interface Withdrawals {
  confirmed_at: Timestamp | null;
  /**
   * Whether the buyer had withdrawn from another purchase within a year before.
   */
  is_repeated: Generated<boolean>;
  requested_at: Timestamp;
  subscription_id: string;
  transaction_id: string | null;
  user_id: Int8;
}

interface WorkItems {
  assignee_id: Int8 | null;
  assignee_name: string | null;
  facts: Json;
  id: Generated<Int8>;
  kind: WorkKind;
  /**
   * May be in the future: it is shown only then.
   */
  opened_at: Timestamp;
  reopened_at: Timestamp | null;
  /**
   * 1: wrong, 2: look.
   */
  severity: number;
  solution: Generated<string>;
  solved_at: Timestamp | null;
  solved_by_id: Int8 | null;
  /**
   * Null with `solved_at`: the cause is gone without anybody.
   */
  solved_by_name: string | null;
  subject: string;
  user_id: Int8 | null;
}

export interface Schema {
  /** Access without a payment of its own. */
  access_grants: AccessGrants;
  /** Analytics devices on which a session of the account was open; see `account/account-devices.sql.ts`. */
  account_devices: AccountDevices;
  /** Who did what. See `platform/audit/`. */
  acts: Acts;
  address_corrections: AddressCorrections;
  /** Links in the email to the old address. */
  address_undo_links: AddressUndoLinks;
  /** Money that Paddle returned or had to return: refunds, chargebacks and their reversals. */
  adjustments: Adjustments;
  alerts: Alerts;
  /** The attempts that limits count; see `platform/limits/`. */
  attempts: Attempts;
  /** The audit: a chain of hashes, append-only. */
  audit: Audit;
  audit_ends: AuditEnds;
  /** What was typed about a person, whose account it goes with. */
  audit_reasons: AuditReasons;
  /** Each backup that was begun. See `operations/backup/`. */
  backups: Backups;
  /** Next billing dates that move together with given time, stored before the provider is asked. */
  billing_moves: BillingMoves;
  cancellations: Cancellations;
  checkouts: Checkouts;
  /** Consents as a hash chain; without foreign keys, so that they outlive accounts. See `billing/consent/`. */
  consent_ledger: ConsentLedger;
  /** One row: the last entry that was removed because of its age, and the last that was written. */
  consent_ledger_ends: ConsentLedgerEnds;
  /** Browsers in which an operator was signed in. */
  console_browsers: ConsoleBrowsers;
  /** One row; none before the first start. */
  console_password: ConsolePassword;
  console_sessions: ConsoleSessions;
  /** The quizzes as this server has served them. */
  content_versions: ContentVersions;
  /** Reserved when a checkout begins, then released when it fails or redeemed when it is paid. */
  coupon_redemptions: CouponRedemptions;
  coupons: Coupons;
  /** Each press of a button, so that a repeated one is one act. */
  desk_presses: DeskPresses;
  discount_ids: DiscountIds;
  document_versions: DocumentVersions;
  documents: Documents;
  draft_revisions: DraftRevisions;
  drafts: Drafts;
  /** Elements of public pages that the operator has named; `made_by` and `removed_by` are sessions of the console. */
  element_labels: ElementLabels;
  /** What became of an email after its handover, or why it was not handed over. */
  email_outcomes: EmailOutcomes;
  /** The emails that were sent, each key once. */
  emails: Emails;
  /** Paddle's ids of erased people, and `user:<id>` for the user id in the custom data of Paddle's entities. A payment that was unknown at the erasure (`known_paid` is false) is refunded. */
  erasures: Erasures;
  /** Hashes of the insert ids, to recognize repeated events. */
  event_keys: EventKeys;
  event_types: EventTypes;
  /** Partitioned by day (`events_20300131`), with `events_other` for all other days. */
  events: Events;
  jobs: Jobs;
  /** Each person's path through the funnel's steps; `taken` has a bit for each step, the lowest for the visit. */
  journeys: Journeys;
  /** Subscriptions by the day of their start. */
  kept_begun: KeptBegun;
  /** Reports of a large site that were counted ahead. See `analytics/report/cached-report.ts`. */
  kept_reports: KeptReports;
  kept_revenue_groups: KeptRevenueGroups;
  /** What is kept of the figures of erased people, without ids; so are the other tables of this name. See `operations/revenue/saved-sums.sql.ts`. */
  kept_revenue_money: KeptRevenueMoney;
  kept_revenue_mrr: KeptRevenueMrr;
  kept_revenue_renewals: KeptRevenueRenewals;
  kept_revenue_returns: KeptRevenueReturns;
  kept_revenue_trials: KeptRevenueTrials;
  kept_revenue_values: KeptRevenueValues;
  /** A known text, sealed with the key of the servers; one row. See `platform/secrets/key-mark.ts`. */
  key_mark: KeyMark;
  /** Browsers that were signed in to an account. */
  known_browsers: KnownBrowsers;
  /** Details from other browsers for an address that is signed up already; see `identity/repeated-sign-ups.sql.ts`. */
  later_sign_ups: LaterSignUps;
  leave_links: LeaveLinks;
  /** One row. Payments before `complete_since` are there without fees, payouts and changes of their subscriptions. */
  ledger_state: LedgerState;
  /** When an operator let the renewals of a subscription begin again. */
  lifted_stops: LiftedStops;
  mail_suppressions: MailSuppressions;
  /** Every movement of money on its own day, append-only; signed, gross includes tax. A later state of the same thing is a further entry: the sum over a `provider_id` is what the provider says of it. Only cohort and source are erased, thirty days after the buyer; see `operations/revenue/erase-attribution.ts`. */
  money_entries: MoneyEntries;
  /** What moved MRR: the sum of all up to an instant is the MRR of that instant, by currency. */
  mrr_movements: MrrMovements;
  offer_prices: OfferPrices;
  /** The history of the price list: a row for each wording and price of an offer. */
  offer_versions: OfferVersions;
  offers: Offers;
  /** What a passkey has to sign. */
  operator_challenges: OperatorChallenges;
  /** One row for each means of signing in; the columns of the other kinds are null. */
  operator_credentials: OperatorCredentials;
  operator_invitations: OperatorInvitations;
  operator_recovery_codes: OperatorRecoveryCodes;
  /** Payments that an operator gives back, stored before the provider is asked. */
  operator_refunds: OperatorRefunds;
  operators: Operators;
  password_tokens: PasswordTokens;
  /** Journeys that begin on a day whose events were dropped. */
  past_journeys: PastJourneys;
  /** The rows of a payout's report: what its amount is made of. */
  payout_rows: PayoutRows;
  payouts: Payouts;
  people: People;
  person_notes: PersonNotes;
  /** Emailed links that show a plan. `browser_hash` is the browser of a later sign-up whose plan it shows; null: the account's own. */
  plan_links: PlanLinks;
  /** Changes of plan that begin with a renewal; see `billing/planned-change/`. */
  planned_changes: PlannedChanges;
  /** The subscribers concerned by a price change. They keep the old price unless the email was sent (`emails`, key `price-change:<change>:<subscription>`). */
  price_change_notices: PriceChangeNotices;
  price_changes: PriceChanges;
  price_ids: PriceIds;
  /** Every provider event, however it was received; figures and ids, no personal data. See `billing/ledger/`. */
  provider_events: ProviderEvents;
  provider_prices: ProviderPrices;
  publications: Publications;
  /** Counts the changes of what is shown; a process that sees another number reads it again. */
  publish_epoch: PublishEpoch;
  /** Trials and withdrawals under hashes of what identifies the person; see `billing/buyer/`. */
  purchase_marks: PurchaseMarks;
  /** Events with unknown names. */
  quarantined_events: QuarantinedEvents;
  reconciliation_differences: ReconciliationDifferences;
  reconciliation_runs: ReconciliationRuns;
  /** What an unfinished run has compared, so that what only we know is found at its end. */
  reconciliation_seen: ReconciliationSeen;
  /** Our requests to give payments back, stored before Paddle is called; one for each transaction. */
  refunds: Refunds;
  /** Past purchases made again with a draft, in a second emulator. Sums without persons; one runs at a time. */
  rehearsals: Rehearsals;
  rendered_pages: RenderedPages;
  /** Renewals that were stopped because a payment went back. */
  renewal_stops: RenewalStops;
  /** Each restore from a backup. See `platform/restored/`. */
  restores: Restores;
  /** Answers sealed for another device. `sealed` opens only with the link's token, of which `id_hash` is the hash. */
  resume_links: ResumeLinks;
  revenue_counted: RevenueCounted;
  revenue_groups: RevenueGroups;
  /** The counted figures of the revenue page; see `operations/revenue/`. Offer 0 and empty texts stand for none. */
  revenue_money: RevenueMoney;
  /** The rows of `revenue_money` summed up by at most two parts, each other part being null; so are the other tables of sums. */
  revenue_money_sums: RevenueMoneySums;
  revenue_mrr: RevenueMrr;
  revenue_mrr_sums: RevenueMrrSums;
  revenue_renewals: RevenueRenewals;
  revenue_renewals_sums: RevenueRenewalsSums;
  revenue_returns: RevenueReturns;
  revenue_returns_sums: RevenueReturnsSums;
  revenue_trials: RevenueTrials;
  revenue_trials_sums: RevenueTrialsSums;
  revenue_values: RevenueValues;
  revenue_values_sums: RevenueValuesSums;
  revenue_visitors: RevenueVisitors;
  /** Each token opens one page in the visual selector once. */
  selector_tokens: SelectorTokens;
  /** Where the server serves, and its time; one row. See `platform/serving/`. */
  serving: Serving;
  sessions: Sessions;
  /** What an analytics device was shown, recorded the first time. */
  shown: Shown;
  signals: Signals;
  /** Who began a subscription and how, for the parts of a sum: as it was when it began, without the person. */
  sold_subscriptions: SoldSubscriptions;
  /** People whose journey has to be computed again; a person may have several rows. */
  stale_journeys: StaleJourneys;
  /** The people in a state are the sum of its rows. */
  subscriber_counts: SubscriberCounts;
  /** Where each person stands, kept by triggers. */
  subscriber_states: SubscriberStates;
  /** Claims on subscriptions that are being changed at Paddle. */
  subscription_claims: SubscriptionClaims;
  /** What a subscription was, from when on: a row when one of these differs from the row before. */
  subscription_history: SubscriptionHistory;
  subscriptions: Subscriptions;
  /** The first and the last touch of a user or of a checkout. */
  touches: Touches;
  /** Where a person wants their training to be kept. One is current: the one that was not withdrawn. */
  training_consents: TrainingConsents;
  training_entries: TrainingEntries;
  /** When all of a person's training was erased last. */
  training_erasures: TrainingErasures;
  /** A series that somebody gave, with nothing of the person, not even which other series are theirs. */
  training_gifts: TrainingGifts;
  /** Who has given their series, so that nobody gives them twice. */
  training_givers: TrainingGivers;
  /** Ordinary ups and downs as they were refitted from what was given. */
  training_noise: TrainingNoise;
  /** Days without training that were announced. One is current: the one that was not ended. */
  training_pauses: TrainingPauses;
  /** The plans that were trained by; the newest version is the present one. */
  training_plans: TrainingPlans;
  /** Whether a person without a plan was asked to keep their training; opening it is the answer. */
  training_questions: TrainingQuestions;
  /** Who wants an email each week, and when it comes next. */
  training_reminders: TrainingReminders;
  /** How much of the account's room is used; counted anew when there is no row. */
  training_room: TrainingRoom;
  /** The links in weekly emails that stop them. */
  training_stop_links: TrainingStopLinks;
  /** The single rounds of a run, which are kept for a shorter time than its score. */
  training_trials: TrainingTrials;
  transactions: Transactions;
  users: Users;
  webhook_events: WebhookEvents;
  /** Requests to withdraw from the contract. `transaction_id` is the latest payment to be refunded, or null. */
  withdrawals: Withdrawals;
  work_items: WorkItems;
}
