import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import type { CouponRow } from '#contract/console/coupons.ts';
import { textOf } from '#web/platform/use-submit.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '../kit/form-dialog.tsx';
import { notify } from '../kit/notify.ts';
import { callAsOperator, faultMessage } from '../session/console-session.ts';

interface EndCouponDialogProps {
  coupon: CouponRow;
  onClose(): void;
  onEnded(): void;
}

/** Ends a coupon before its time. */
export function EndCouponDialog({ coupon: { id, name }, onClose, onEnded }: EndCouponDialogProps) {
  const [fault, setFault] = useState<string | null>(null);
  const send = async (data: FormData) => {
    const why = textOf(data, 'why').trim();
    if (why.length < 3) return setFault('Write a reason first.');
    const result = await callAsOperator(consoleCalls.endCoupon, { params: { id }, body: { why } });
    if (result.error !== null) return setFault(faultMessage(result));
    notify('done', `${name} has ended.`);
    onEnded();
  };
  return (
    <FormDialog title={`End ${name}?`} label="End it now" onClose={onClose} onSend={send}>
      <p>
        From now on the code takes nothing off. Checkouts that have begun with it can be paid for an hour, at the amount
        that was shown.
      </p>
      <Field
        data-first
        label="Reason, for the log"
        name="why"
        maxLength={300}
        autoComplete="off"
        error={fault ?? undefined}
      />
    </FormDialog>
  );
}
