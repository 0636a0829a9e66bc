import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { AnnouncedPriceChange } from '#contract/console/price-change.ts';
import { formatPrice } from '#contract/format-price.ts';
import { textOf } from '#web/platform/use-submit.ts';
import { Field } from '#web/ui/field.tsx';
import form from '../kit/form.module.css';
import { FormDialog } from '../kit/form-dialog.tsx';
import { notify } from '../kit/notify.ts';
import { callAsOperator, faultMessage } from '../session/console-session.ts';
import { beforeText, subscribersText } from './price-change-copy.ts';

interface WithdrawDialogProps {
  change: AnnouncedPriceChange;
  onClose(): void;
  onWithdrawn(): void;
}

/** Takes an announced price back, with a reason. */
export function WithdrawDialog({ change, onClose, onWithdrawn }: WithdrawDialogProps) {
  const [fault, setFault] = useState<string | undefined>();
  const [refused, setRefused] = useState<string | undefined>();
  const { id, offer_name, price, before, to_move } = change;
  const send = async (data: FormData) => {
    const reason = textOf(data, 'reason').trim();
    setFault(reason.length < 3 ? 'Write a reason first.' : undefined);
    if (reason.length < 3) return;
    const result = await callAsOperator(consoleCalls.withdrawPriceChange, { params: { id }, body: { reason } });
    if (result.data === null) return setRefused(faultMessage(result));
    notify('done', `${formatPrice(price)} is withdrawn.`, { more: 'Everybody stays at the price of now.' });
    onWithdrawn();
  };
  return (
    <FormDialog title={`Withdraw ${formatPrice(price)}`} label="Withdraw it" onClose={onClose} onSend={send}>
      <p>{`${offer_name}: ${subscribersText(to_move)} ${to_move === 1 ? 'stays' : 'stay'} at ${beforeText(before)}.`}</p>
      <p>Whoever had the email about it gets another one that says so.</p>
      <Field data-first label="Reason, for the log" name="reason" maxLength={300} autoComplete="off" error={fault} />
      <p className={form.help}>If you have a second factor, it is asked for next.</p>
      {refused !== undefined && (
        <p className={form.bad} role="alert">
          {refused}
        </p>
      )}
    </FormDialog>
  );
}
