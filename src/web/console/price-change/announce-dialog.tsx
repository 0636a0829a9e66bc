import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import { countText } from '#contract/console/overview-copy.ts';
import type { PriceChangeEffect } from '#contract/console/price-change.ts';
import { formatPrice } from '#contract/format-price.ts';
import { plainDigits } from '#contract/plain-digits.ts';
import { textOf } from '#web/platform/use-submit.ts';
import { Field } from '#web/ui/field.tsx';
import form from '../kit/form.module.css';
import { FormDialog } from '../kit/form-dialog.tsx';
import list from '../kit/list.module.css';
import { notify } from '../kit/notify.ts';
import { minorOf } from '../kit/typed-amount.ts';
import { callAsOperator, faultMessage } from '../session/console-session.ts';
import styles from './price-change.module.css';
import { beforeText, dayName, spanText, subscribersText } from './price-change-copy.ts';
import type { WantedPrice } from './wanted-price.ts';

interface AnnounceDialogProps {
  wanted: WantedPrice;
  effect: PriceChangeEffect;
  onClose(): void;
  onAnnounced(): void;
}

interface Faults {
  again?: string;
  reason?: string;
  refused?: string;
}

/** Announces a new price, after its effect, with an unusual amount typed again and a reason. */
export function AnnounceDialog({ wanted, effect, onClose, onAnnounced }: AnnounceDialogProps) {
  const [faults, setFaults] = useState<Faults>({});
  const { offerId, currency, amountMinor, on } = wanted;
  const text = formatPrice({ amount_minor: amountMinor, currency });
  const send = async (data: FormData) => {
    const again = effect.is_unusual ? minorOf(plainDigits(textOf(data, 'again')), currency) : null;
    const reason = textOf(data, 'reason').trim();
    const found: Faults = {
      ...(effect.is_unusual && again !== amountMinor && { again: 'Type the same amount as before.' }),
      ...(reason.length < 3 && { reason: 'Write a reason first.' }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const result = await callAsOperator(consoleCalls.announcePriceChange, {
      body: { offer_id: offerId, currency, amount_minor: amountMinor, on, again_minor: again, reason },
    });
    if (result.data === null) return setFaults({ refused: faultMessage(result) });
    notify('done', `${text} is announced.`, { more: 'The email goes now to all who have not cancelled.' });
    onAnnounced();
  };
  return (
    <FormDialog
      title={`Announce ${text}`}
      label={`Announce ${text} to ${countText(effect.subscribers)}`}
      onClose={onClose}
      onSend={send}
    >
      <AnnounceFacts wanted={wanted} effect={effect} />
      {effect.is_unusual && (
        <Field
          data-first
          label="The amount again"
          name="again"
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          help="It is less than half or more than twice of what somebody pays now."
          error={faults.again}
        />
      )}
      <Field
        data-first={effect.is_unusual ? undefined : true}
        label="Reason, for the log"
        name="reason"
        maxLength={300}
        autoComplete="off"
        error={faults.reason}
      />
      <p className={form.help}>If you have a second factor, it is asked for next.</p>
      {faults.refused !== undefined && (
        <p className={form.bad} role="alert">
          {faults.refused}
        </p>
      )}
    </FormDialog>
  );
}

function AnnounceFacts({ wanted: { on }, effect }: Pick<AnnounceDialogProps, 'wanted' | 'effect'>) {
  const { offer_name, before, planned, subscribers } = effect;
  const rows: [what: string, result: string][] = [
    ['Who', `${subscribersText(subscribers)}, ${offer_name}`],
    ['Now', beforeText(before.map(({ price }) => price))],
    ['Charged from', dayName(`${on}T00:00:00Z`)],
    ['First renewals', spanText(planned)],
    ['Email', `at once, to ${countText(subscribers - planned.ends)}`],
  ];
  return (
    <dl className={`${list.facts} ${styles.facts}`}>
      {rows
        .filter(([, result]) => result !== '')
        .map(([what, result]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{result}</dd>
          </div>
        ))}
    </dl>
  );
}
