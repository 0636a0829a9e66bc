import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import { mostGivenDays } from '#contract/console/desk-limits.ts';
import type { PersonAnswer } from '#contract/console/person.ts';
import { dayMs } from '#contract/day.ts';
import { Field, needsReason, ReasonField } from '#web/console/kit/fields.tsx';
import { Time } from '#web/console/kit/time.tsx';
import { serverNow } from '#web/platform/server-now.ts';
import { ActDialog, type ActProps, type Effect } from './act-dialog.tsx';

const liveStatuses = ['active', 'trialing', 'past_due', 'paused'];

/** Adds days to a running subscription, or gives access without one. */
export function TimeDialog(props: ActProps) {
  const { person } = props;
  const [typed, type] = useState('14');
  const [reason, setReason] = useState('');
  const days = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  const isGood = days >= 1 && days <= mostGivenDays;
  const isLive = person.subscriptions.some((one) => one.is_current && liveStatuses.includes(one.provider_status));
  const fault = isGood ? null : `From 1 to ${mostGivenDays} days.`;
  return (
    <ActDialog
      {...props}
      title={isLive ? 'Give days more' : 'Give free access'}
      label={isGood ? `Give ${days === 1 ? '1 day' : `${days} days`}…` : 'Give days…'}
      call={isLive ? consoleCalls.giveDays : consoleCalls.giveFreeAccess}
      body={{ days, reason }}
      notBecause={fault ?? needsReason(reason)}
      effects={isGood ? effectsOf(person, { days, isLive }) : []}
    >
      <Field label="Days" value={typed} onChange={type} inputMode="numeric" fault={fault} />
      <ReasonField value={reason} onChange={setReason} />
    </ActDialog>
  );
}

function effectsOf(person: PersonAnswer, { days, isLive }: { days: number; isLive: boolean }): Effect[] {
  const later = (at: string) => new Date(Date.parse(at) + days * dayMs).toISOString();
  const from =
    person.access.until !== null && Date.parse(person.access.until) > serverNow() ? person.access.until : null;
  const until: Effect = [
    'Access until',
    <Time key="until" at={later(from ?? new Date(serverNow()).toISOString())} as="day" />,
  ];
  if (!isLive) return [until, ['Charged', 'nothing; it ends by itself'], ['Email', 'none']];
  const next = person.subscriptions.find(({ is_current }) => is_current)?.next_payment_at ?? null;
  return [
    until,
    [
      'Next charge',
      next === null ? (
        'none is planned'
      ) : (
        <>
          <Time at={next} as="day" />
          <span>{' to '}</span>
          <Time at={later(next)} as="day" />
        </>
      ),
    ],
    ...refundWaits(person),
    ['Charged for it', 'nothing'],
    ['Email', 'the reminder, 7 days before the charge, or at once if it is nearer'],
  ];
}

/** Paddle changes nothing while a refund waits for its approval. */
function refundWaits({ payments }: PersonAnswer): Effect[] {
  if (!payments.some(({ status }) => status === 'refund pending')) return [];
  return [
    [
      'A refund waits',
      'the charge moves once Paddle has decided it; if that is too late, it is a row in “Needs a person”',
    ],
  ];
}

/** Ends access that an operator gave. */
export function EndAccessDialog(props: ActProps & { grantId: string }) {
  const [reason, setReason] = useState('');
  return (
    <ActDialog
      {...props}
      title="End the given access"
      label="End it now…"
      look="stop"
      call={consoleCalls.endGivenAccess}
      body={{ grant_id: props.grantId, reason }}
      notBecause={needsReason(reason)}
      effects={[
        ['Access', 'ends now, unless a payment gives it'],
        ['Email', 'none'],
      ]}
    >
      <ReasonField value={reason} onChange={setReason} />
    </ActDialog>
  );
}
