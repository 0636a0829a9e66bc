import { movementCopy } from '#contract/console/movement-copy.ts';
import type { RevenueBridge } from '#contract/console/mrr.ts';
import { formatMoney } from '#contract/format-money.ts';
import chart from '../kit/chart.module.css';
import type { SavedColumn } from '../kit/data-table.tsx';
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
  const rows: Row[] = [{ kind: 'start', ...start }, ...movements];
  const last: Row = { kind: 'end', ...end };
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
            columns={columnsOf(bridge)}
            rows={rows}
            keyOf={({ kind }) => kind}
            sums={[last]}
            savedRows={[...rows, last]}
            savedOnly={{ csv: { currency: () => currency } }}
            file={`everkite-mrr-${from.slice(0, 7)}-${currency.toLowerCase()}`}
          />
        </>
      )}
    </Panel>
  );
}

type Row = Omit<RevenueBridge['movements'][number], 'kind'> & {
  kind: RevenueBridge['movements'][number]['kind'] | 'start' | 'end';
};

function columnsOf({ from, to, currency }: RevenueBridge): readonly SavedColumn<Row, Row>[] {
  const names = { ...movementCopy, start: `${dayMonthText(from)}, 00:00`, end: `${dayMonthText(to)}, 24:00` };
  const nameOf = ({ kind }: Row) => <span>{names[kind]}</span>;
  const countOf = ({ subscriptions }: Row) => countText(subscriptions);
  const moneyOf = ({ kind, minor }: Row) =>
    kind === 'start' || kind === 'end' ? formatMoney(minor, currency) : changeText(minor, currency);
  return [
    { head: 'Movement', isName: true, cell: nameOf, sum: nameOf, csv: { movement: ({ kind }) => kind } },
    {
      head: 'Subscriptions',
      align: 'right',
      cell: countOf,
      sum: countOf,
      csv: { subscriptions: ({ subscriptions }) => subscriptions },
    },
    { head: 'MRR', align: 'right', cell: moneyOf, sum: moneyOf, csv: { mrr_minor: ({ minor }) => minor } },
  ];
}
