import { useState } from 'react';
import type { PaidPricesAnswer } from '#contract/console/price-change.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { Panel } from '../kit/panel.tsx';
import { useSettled } from '../kit/use-settled.ts';
import styles from './price-change.module.css';
import { PriceForm } from './price-form.tsx';
import { PricePreview } from './price-preview.tsx';
import { type TypedPrice, typedOf, type WantedPrice, wantedOf } from './wanted-price.ts';

const noPrice = 'M12.5 4.5H19v6.5L11 19l-6.5-6.5zM15.7 7.8v.1';

interface NewPriceProps {
  paid: PaidPricesAnswer;
  /** Changes when something was announced or withdrawn. */
  done: number;
  onAnnounced(): void;
}

/** The form of a new price, and beside it what it would do. */
export function NewPrice(props: NewPriceProps) {
  if (props.paid.paid.length > 0) return <PriceSheet {...props} />;
  return (
    <Panel title="A new price">
      <EmptyState drawing={noPrice} title="Nobody has a subscription yet.">
        <p>A new price is for those who have one.</p>
      </EmptyState>
    </Panel>
  );
}

function PriceSheet({ paid: { paid, earliest_on }, done, onAnnounced }: NewPriceProps) {
  const [given, setGiven] = useState<Partial<TypedPrice>>({});
  const typed = typedOf(given, paid, earliest_on);
  const wanted = JSON.stringify(wantedOf(typed));
  const settled = useSettled(wanted);
  const asked = JSON.parse(settled) as WantedPrice | null;
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
        <PricePreview
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
