import { brand } from '../../contract/brand';
import { dateAndTime } from '../platform/format-date';
import { Button } from '../ui/button';
import { ConfirmCard } from './confirm-card';
import { useOpened } from './use-opened';

interface WithdrawSectionProps {
  /** ISO 8601: the end of the 14 days. */
  until: string;
  onWithdraw(): Promise<void>;
}

/** The withdrawal function of the Consumer Rights Directive, art. 11a: two presses, with its own words. */
export function WithdrawSection({ until, onWithdraw }: WithdrawSectionProps) {
  const { isOpen, control, close } = useOpened();
  // The last minute in which it is possible.
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
            The contract ends at once, and you get back all that you paid for it. {brand} is then closed for you. No
            reason is needed. This is possible until <b className="number">{last}</b>.
          </p>
        </ConfirmCard>
      )}
    </>
  );
}
