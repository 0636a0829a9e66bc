import { sql } from 'kysely';
import { type RefundReasonCode, refundReasons } from '#contract/console/desk-limits.ts';
import { formatDate, formatMoney } from '#server/mail/format.ts';
import { type Source, said } from './source.ts';

/** Acts of operators for a person, and open rows of the work list. */
export const deskSources = {
  operator_refunds: {
    kind: 'money',
    rows: (userId) => sql`
      select r.asked_at as at, r.id::text, jsonb_build_object('amount', r.amount_minor, 'currency', r.currency,
        'name', r.operator_name, 'reason', r.reason, 'note', r.note, 'access', r.access, 'transaction', r.transaction_id,
        'refused', r.refused, 'settled', r.settled_at) as row
      from operator_refunds r where r.user_id = ${userId}`,
    say: ({ amount, currency, name, reason, note, access, transaction, refused, settled }) =>
      said(
        `${name} asked Paddle to give back ${formatMoney(amount, currency)}`,
        refundReasons[reason as RefundReasonCode],
        note && `“${note}”`,
        access && `access ${access}`,
        refused ? `refused: ${refused}` : settled ? 'taken by Paddle' : 'on its way to Paddle',
        transaction,
      ),
  },
  moved_charges: {
    kind: 'other',
    rows: (userId) => sql`
      select m.asked_at as at, m.grant_id::text as id, jsonb_build_object('from', m.from_at, 'to', m.to_at,
        'moved', m.moved_at, 'refused', m.refused) as row
      from billing_moves m join access_grants g on g.id = m.grant_id where g.user_id = ${userId}`,
    say: ({ from, to, moved, refused }) =>
      said(
        `${refused ? 'Next charge not moved' : moved ? 'Next charge moved' : 'Next charge is to move'} from ${formatDate(Date.parse(from))} to ${formatDate(Date.parse(to))}`,
        refused ? `refused: ${refused}` : moved ? 'taken by Paddle' : 'Paddle has not taken it yet',
      ),
  },
  corrected_addresses: {
    kind: 'other',
    rows: (userId) => sql`
      select undone_at as at, id::text, '{}'::jsonb as row from address_corrections
      where user_id = ${userId} and undone_at is not null`,
    // The audit has the correction itself; the addresses stay in the copy of the data.
    say: () => said('Correction of the address taken back'),
  },
  notes: {
    kind: 'audit',
    rows: (userId) => sql`
      select written_at as at, id::text, jsonb_build_object('name', operator_name, 'text', text) as row
      from person_notes where user_id = ${userId}`,
    say: ({ name, text }) => said(`${name} wrote a note`, `“${text}”`),
  },
  needs_a_person: {
    kind: 'other',
    rows: (userId) => sql`
      select moment.at, w.id || moment.what as id, jsonb_build_object('what', moment.what, 'kind', w.kind,
        'name', w.solved_by_name, 'solution', w.solution) as row
      from work_items w cross join lateral (values ('came up', w.opened_at), ('solved', w.solved_at)) as moment (what, at)
      where w.user_id = ${userId} and moment.at is not null`,
    say: ({ what, kind, name, solution }) =>
      what === 'solved'
        ? said(`Solved: ${kind}`, name ? `by ${name}` : 'by itself', solution)
        : said(`Needs a person: ${kind}`),
  },
} satisfies Record<string, Source>;
