import { useState } from 'react';
import type { PaidPricesAnswer } from '#contract/console/price-change.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { Panel } from '../kit/panel.tsx';
import { useSettled } from '../kit/use-settled.ts';
import { DryRun } from './dry-run.tsx';
import styles from './price-change.module.css';
import { PriceForm } from './price-form.tsx';
import { paidCurrencies, paidOffers, type TypedPrice, type WantedPrice, wantedOf } from './wanted-price.ts';

const noPrice = 'M12.5 4.5H19v6.5L11 19l-6.5-6.5zM15.7 7.8v.1';

interface NewPriceProps {
  paid: PaidPricesAnswer;
  /** Changes when something was announced or withdrawn. */
  done: number;
  onAnnounced(): void;
}

/** The form of a new price, and beside it what it would do. */
export function NewPrice({ paid: { paid, earliest_on }, done, onAnnounced }: NewPriceProps) {
  const offers = paidOffers(paid);
  const [given, setGiven] = useState<Partial<TypedPrice>>({});
  const first = offers[0];
  const offerId = given.offerId ?? first?.offer_id ?? 0;
  const currencies = paidCurrencies(paid, offerId);
  const usual = currencies.includes('USD') ? 'USD' : (currencies[0] ?? '');
  const typed: TypedPrice = {
    offerId,
    currency: given.currency !== undefined && currencies.includes(given.currency) ? given.currency : usual,
    amount: given.amount ?? '',
    on: given.on ?? earliest_on,
  };
  const wanted = JSON.stringify(wantedOf(typed));
  const settled = useSettled(wanted);
  const asked = JSON.parse(settled) as WantedPrice | null;
  if (first === undefined) {
    return (
      <Panel title="A new price">
        <EmptyState drawing={noPrice} title="Nobody has a subscription yet.">
          <p>A new price is for those who have one.</p>
        </EmptyState>
      </Panel>
    );
  }
  return (
    <div className={styles.sheet}>
      <PriceForm
        typed={typed}
        paid={paid}
        earliestOn={earliest_on}
        onType={(change) => setGiven({ ...given, ...change })}
      />
      {asked === null || wanted === 'null' ? (
        <div className={styles.effect}>
          <Panel title="What would happen">
            <EmptyState drawing={noPrice} title="Type a price and a day.">
              <p>Whom it concerns, when each pays it, and the email stand here then. Nothing is sent by looking.</p>
            </EmptyState>
          </Panel>
        </div>
      ) : (
        <DryRun
          key={done}
          asked={asked}
          isTyping={wanted !== settled}
          onAnnounced={() => {
            setGiven({ ...given, amount: '' });
            onAnnounced();
          }}
        />
      )}
    </div>
  );
}
