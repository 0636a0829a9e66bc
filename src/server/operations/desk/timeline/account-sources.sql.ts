import { sql } from 'kysely';
import type { ConsoleAct } from '#contract/console/acts.ts';
import { deliveryText } from '#contract/console/email-delivery-copy.ts';
import { emailName, shownEmails } from '#server/mail/email-kinds.ts';
import { formatDate } from '#server/mail/format.ts';
import { type Source, said } from './source.ts';

/** Acts about which rows of their own say more. */
const toldElsewhere = [
  'signed up',
  'agreed to buy',
  'withdrew',
  'asked to cancel',
  'took a cancellation back',
  'owes a payment back',
];

/** Acts at the desk whose own rows say as much as the audit, and how far they have come. */
const toldByOwnRow: readonly ConsoleAct[] = ['wrote a note', 'refunded', 'gave time', 'gave free access'];

/** The account, signing in, leaving, emails, and acts of operators and the provider. */
export const accountSources = {
  profile: {
    kind: 'other',
    rows: (userId) => sql`
      select created_at as at, 'made' as id, '{"what": "Account made"}'::jsonb as row from users where id = ${userId}
      union all
      select email_proven_at, 'proven', '{"what": "Address confirmed by a link from the mailbox"}'::jsonb
      from users where id = ${userId} and email_proven_at is not null`,
    say: ({ what }) => said(what),
  },
  sessions: {
    kind: 'other',
    rows: (userId) => sql`
      select created_at as at, id::text, jsonb_build_object('device', device) as row from sessions where user_id = ${userId}`,
    say: ({ device }) => said('Signed in', device),
  },
  later_sign_ups: {
    kind: 'other',
    rows: (userId) => sql`
      select signed_up_at as at, encode(browser_hash, 'hex') as id, '{}'::jsonb as row from later_sign_ups where user_id = ${userId}`,
    say: () => said('The address signed up again, in another browser'),
  },
  password_links: {
    kind: 'other',
    rows: (userId) => sql`
      select used_at as at, purpose || extract(epoch from used_at) as id, '{}'::jsonb as row
      from password_tokens where user_id = ${userId} and used_at is not null`,
    say: () => said('Password chosen by a mailed link'),
  },
  leave_links: {
    kind: 'other',
    rows: (userId) => sql`
      select created_at as at, extract(epoch from created_at)::text as id, '{}'::jsonb as row
      from leave_links where user_id = ${userId}`,
    say: () => said('A link to cancel or withdraw was written into an email'),
  },
  plan_links: {
    kind: 'other',
    rows: (userId) => sql`
      select created_at as at, extract(epoch from created_at)::text as id, '{}'::jsonb as row
      from plan_links where user_id = ${userId}`,
    say: () => said('A link to the plan was written into an email'),
  },
  cancellations: {
    kind: 'other',
    rows: (userId) => sql`
      select moment.at, c.id || moment.what as id, jsonb_build_object('what', moment.what, 'reason', c.reason,
        'subscription', c.subscription_id) as row
      from cancellations c cross join lateral (values
        ('Asked to cancel', c.requested_at), ('Cancellation confirmed by Paddle', c.confirmed_at),
        ('Cancellation undone', c.undone_at)) as moment (what, at)
      where c.user_id = ${userId} and moment.at is not null
        -- The audit has the acts of operators, with who and why.
        and not (moment.what = 'Asked to cancel' and c.requested_by <> '')
        and not (moment.what = 'Cancellation undone' and exists (
          select from audit where audit.user_id = c.user_id and act = 'kept the subscription' and outcome = 'done'
            and audit.at between c.undone_at - interval '1 minute' and c.undone_at + interval '1 minute'
        ))`,
    say: ({ what, subscription }) => said(what, subscription),
  },
  withdrawals: {
    kind: 'other',
    rows: (userId) => sql`
      select moment.at, w.subscription_id || moment.what as id, jsonb_build_object('what', moment.what,
        'subscription', w.subscription_id, 'again', w.is_repeated) as row
      from withdrawals w cross join lateral (values
        ('Withdrew from the contract', w.requested_at), ('Withdrawal confirmed by Paddle', w.confirmed_at)) as moment (what, at)
      where w.user_id = ${userId} and moment.at is not null`,
    say: ({ what, subscription, again }) => said(what, again && 'again within a year', subscription),
  },
  access_grants: {
    kind: 'other',
    rows: (userId) => sql`
      select g.granted_at as at, g.id || '.given' as id, jsonb_build_object('what', 'given', 'from', g.starts_at, 'until', g.ends_at,
        'reason', g.reason, 'by', coalesce(nullif(g.granted_by_name, ''), g.granted_by)) as row
      from access_grants g where g.user_id = ${userId}
      union all
      select g.ended_at, g.id || '.ended', jsonb_build_object('what', 'ended', 'until', g.ends_at)
      from access_grants g where g.user_id = ${userId} and g.ended_at is not null
        -- For access that an operator ended, the audit says who and why.
        and not exists (
          select from audit where audit.user_id = g.user_id and act = 'ended given access' and outcome = 'done'
            and record::jsonb->>'subject' = 'grant ' || g.id
        )`,
    say: ({ what, from, until, reason, by }) =>
      what === 'ended'
        ? said('Given access ended', `it was to last until ${formatDate(Date.parse(until))}`)
        : said(
            `Access given from ${formatDate(Date.parse(from))} until ${formatDate(Date.parse(until))}`,
            `by ${by}`,
            reason,
          ),
  },
  emails: {
    kind: 'email',
    rows: (userId) => sql`
      select sent_at as at, key as id, jsonb_build_object('kind', kind) as row from emails
      where user_id = ${userId} and kind = any(${shownEmails}::text[])`,
    say: ({ kind }) => said(`Email “${emailName(kind)}” handed over`),
  },
  emails_that_did_not_arrive: {
    kind: 'email',
    rows: (userId) => sql`
      select at, key as id, jsonb_build_object('kind', kind, 'outcome', outcome, 'why', why) as row from email_outcomes
      where user_id = ${userId} and kind = any(${shownEmails}::text[])`,
    say: ({ kind, outcome, why }) => said(`Email “${emailName(kind)}” ${deliveryText(outcome, why)}`),
  },
  acts: {
    kind: 'other',
    rows: (userId) => sql`
      select at, id::text, jsonb_build_object('act', act, 'actor', actor, 'name', actor_name, 'subject', subject_id) as row
      from acts where user_id = ${userId} and act <> all(${toldElsewhere}::text[])`,
    say: ({ act, actor, name, subject }) => said(`${name || whoActs[actor]}: ${act}`, subject),
  },
  provider_events: {
    kind: 'other',
    rows: (userId) => sql`
      select to_timestamp(e.occurred_at_us / 1e6) as at, e.id::text, jsonb_build_object('type', e.event_type,
        'subject', e.subject_id, 'heard', e.heard) as row
      from users u join provider_events e on e.customer_id = u.provider_customer_id where u.id = ${userId}`,
    say: ({ type, subject, heard }) => said(`Paddle told: ${type}`, subject, `heard by ${heard}`),
  },
  audit: {
    kind: 'audit',
    rows: (userId) => sql`select at, audit.position::text as id,
        record::jsonb || jsonb_strip_nulls(jsonb_build_object('reason', kept.reason)) as row
      from audit left join audit_reasons kept on kept.position = audit.position
      where audit.user_id = ${userId} and not (act = any(${toldByOwnRow}::text[]) and outcome = 'done')`,
    say: ({ act, operator_name, reason, subject, before, after, outcome }) =>
      said(
        `${operator_name} ${act === 'opened a person' ? 'opened this page' : act}${outcome === 'refused' ? ', refused' : ''}`,
        reason && `reason: ${reason}`,
        subject,
        before && after ? `${before} to ${after}` : before || after,
      ),
  },
} satisfies Record<string, Source>;

const whoActs: Record<string, string> = {
  operator: 'An operator',
  person: 'The customer',
  system: 'The system',
  provider: 'Paddle',
};
