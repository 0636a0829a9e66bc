import { brand } from '#contract/brand.ts';
import { formatPrice } from '#contract/format-price.ts';
import type { Price } from '#contract/offer.ts';
import { dateAndTime } from '#web/platform/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmCard } from './confirm-card.tsx';
import { useOpened } from './use-opened.ts';

interface WithdrawSectionProps {
  /** ISO 8601: the end of the 14 days. */
  until: string;
  /** The part kept for used days, on a second withdrawal within a year; null when everything is refunded. */
  daysKept: Price | null;
  onWithdraw(): Promise<void>;
}

/** The withdrawal function of the Consumer Rights Directive, art. 11a: two presses, with the labels it requires. */
export function WithdrawSection({ until, daysKept, onWithdraw }: WithdrawSectionProps) {
  const { isOpen, control, close } = useOpened();
  // The last minute in which withdrawing is possible.
  const last = dateAndTime(Date.parse(until) - 1);
  return (
    <>
      <Button wide variant="white" {...control}>
        Withdraw from contract here
      </Button>
      {isOpen && (
        <ConfirmCard
          title="Withdraw from the contract"
          confirm="Confirm withdrawal"
          warning
          onConfirm={onWithdraw}
          onClose={close}
        >
          <p className="muted">
            The contract ends at once. <Refund daysKept={daysKept} />
            <span>{` ${brand} is then closed for you. No reason is needed. This is possible until `}</span>
            <b className="number">{last}</b>.
          </p>
        </ConfirmCard>
      )}
    </>
  );
}

function Refund({ daysKept }: Pick<WithdrawSectionProps, 'daysKept'>) {
  if (daysKept === null) return 'You get back all that you paid for it.';
  return (
    <>
      <span>
        {'You withdrew from a plan within the last 12 months, so the days you used are paid for: you get back '}
      </span>
      <b className="number">{formatPrice(daysKept)}</b>
      <span>.</span>
    </>
  );
}
