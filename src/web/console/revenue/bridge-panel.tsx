import type { RevenueBridge } from '#contract/console-revenue.ts';
import { formatMoney } from '#contract/format-money.ts';
import { movementCopy } from '#contract/movement-copy.ts';
import chart from '../kit/chart.module.css';
import form from '../kit/form.module.css';
import { Panel } from '../kit/panel.tsx';
import { BridgeChart } from './bridge-chart.tsx';
import { dayMonthText, monthName } from './format-day.ts';
import { changeText, countText } from './format-figures.ts';
import { FoldedNumbers } from './numbers.tsx';
import styles from './revenue.module.css';

interface BridgePanelProps {
  bridges: readonly RevenueBridge[];
  /** The bridge of the chosen currency. */
  bridge: RevenueBridge;
  onCurrency(currency: string): void;
}

/** The movements of MRR in the month, in one currency: other currencies are never added to it. */
export function BridgePanel({ bridges, bridge, onCurrency }: BridgePanelProps) {
  const { from, to, currency, start, movements, end } = bridge;
  const isEmpty = start.subscriptions === 0 && movements.every(({ subscriptions }) => subscriptions === 0);
  return (
    <Panel
      title={`MRR from ${Number(from.slice(8))} to ${Number(to.slice(8))} ${monthName(from)}`}
      aside={
        <span className={chart.legend}>
          <span>
            <i className={chart.s} />
            more
          </span>
          <span>
            <i className={styles.keyLess} />
            less
          </span>
          {bridges.length > 1 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line by every browser
            <span className={form.choice} role="group" aria-label="Currency of the buyers">
              {bridges.map((one) => (
                <button
                  key={one.currency}
                  type="button"
                  aria-pressed={one.currency === currency}
                  onClick={() => onCurrency(one.currency)}
                >
                  {one.currency}
                </button>
              ))}
            </span>
          )}
        </span>
      }
    >
      {isEmpty ? (
        <p className={styles.nobody}>No subscription was paid for in this month.</p>
      ) : (
        <>
          <BridgeChart bridge={bridge} />
          <FoldedNumbers
            title="To the cent"
            head={['Movement', 'Subscriptions', 'MRR']}
            rows={[
              {
                name: `${dayMonthText(from)}, 00:00`,
                cells: [countText(start.subscriptions), formatMoney(start.minor, currency)],
              },
              ...movements.map(({ kind, subscriptions, minor }) => ({
                name: movementCopy[kind],
                cells: [countText(subscriptions), changeText(minor, currency)],
              })),
            ]}
            foot={{
              name: `${dayMonthText(to)}, 24:00`,
              cells: [countText(end.subscriptions), formatMoney(end.minor, currency)],
            }}
            file={`everkite-mrr-${from.slice(0, 7)}-${currency.toLowerCase()}`}
            csv={() => [
              ['movement', 'subscriptions', 'mrr_minor', 'currency'],
              ['start', start.subscriptions, start.minor, currency],
              ...movements.map(({ kind, subscriptions, minor }) => [kind, subscriptions, minor, currency]),
              ['end', end.subscriptions, end.minor, currency],
            ]}
          />
        </>
      )}
    </Panel>
  );
}
