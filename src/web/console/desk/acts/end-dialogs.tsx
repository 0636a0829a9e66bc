import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import { Choice, needsReason, ReasonField } from '#web/console/kit/fields.tsx';
import { Time } from '#web/console/kit/time.tsx';
import { ActDialog, type ActProps } from './act-dialog.tsx';

/** Cancels, at the end of the paid time or now. */
export function CancelDialog(props: ActProps) {
  const current = props.person.subscriptions.find(({ is_current }) => is_current);
  const [when, setWhen] = useState<'at the end' | 'at once'>('at the end');
  const [reason, setReason] = useState('');
  const endsAt = when === 'at the end' ? (current?.paid_until ?? current?.next_payment_at ?? null) : null;
  return (
    <ActDialog
      {...props}
      title="Cancel the subscription"
      label={when === 'at once' ? 'Cancel now…' : 'Cancel at the end…'}
      look="stop"
      call={consoleCalls.cancelForPerson}
      body={{ when, reason }}
      notBecause={needsReason(reason)}
      effects={[
        ['Access ends', endsAt === null ? 'now' : <Time key="ends" at={endsAt} as="day" />],
        ['Next charge', 'none any more'],
        ['Goes back', 'nothing; a refund is an act of its own'],
        ['Email', '“Cancelled”, as if the customer had done it'],
      ]}
    >
      <Choice
        label="When"
        options={[
          ['at the end', 'At the end of the paid time'],
          ['at once', 'Now'],
        ]}
        value={when}
        onChange={setWhen}
      />
      <ReasonField value={reason} onChange={setReason} />
    </ActDialog>
  );
}

/** Undoes a cancellation while the subscription runs. */
export function KeepDialog(props: ActProps) {
  const [reason, setReason] = useState('');
  return (
    <ActDialog
      {...props}
      title="Undo the cancellation"
      label="Undo the cancellation…"
      call={consoleCalls.keepForPerson}
      body={{ reason }}
      notBecause={needsReason(reason)}
      effects={[
        ['Next charge', 'on the day and with the amount of before'],
        ['Email', 'the reminder, 7 days before the charge, or at once if it is nearer'],
      ]}
    >
      <ReasonField value={reason} onChange={setReason} />
    </ActDialog>
  );
}
