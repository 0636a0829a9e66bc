import { brand } from '#contract/brand.ts';
import { formatPrice } from '#contract/format-price.ts';
import type { Price } from '#contract/offer.ts';
import { dateAndTime } from '#web/platform/format-date.ts';
import { DrawnText } from '#web/site/drawn-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmCard } from './confirm-card.tsx';
import { useOpened } from './use-opened.ts';
import { say } from './withdrawing-copy.ts';

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
        {say('withdraw')}
      </Button>
      {isOpen && (
        <ConfirmCard
          title={say('title')}
          confirm={say('confirm')}
          notNow={say('not-now')}
          warning
          onConfirm={onWithdraw}
          onClose={close}
        >
          <p className="muted">
            <WhatFollows daysKept={daysKept} last={last} />
          </p>
        </ConfirmCard>
      )}
    </>
  );
}

interface WhatFollowsProps extends Pick<WithdrawSectionProps, 'daysKept'> {
  /** The last minute, as text. */
  last: string;
}

function WhatFollows({ daysKept, last }: WhatFollowsProps) {
  const date = <b className="number">{last}</b>;
  if (daysKept === null) {
    return <DrawnText values={{ date }} text={(marks) => say('all-back', { brand, ...marks })} />;
  }
  const price = <b className="number">{formatPrice(daysKept)}</b>;
  return <DrawnText values={{ date, price }} text={(marks) => say('rest-back', { brand, ...marks })} />;
}
