import { countText } from '#contract/console/overview-copy.ts';
import type { PlannedMoves, PriceChangeEffect } from '#contract/console/price-change.ts';
import { formatPrice } from '#contract/format-price.ts';
import type { Price } from '#contract/offer.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import { type Column, DataTable } from '../kit/data-table.tsx';
import list from '../kit/list.module.css';
import { Panel } from '../kit/panel.tsx';
import { useMay } from '../session/console-session.ts';
import styles from './price-change.module.css';
import { changeText, dayName, monthName } from './price-change-copy.ts';
import type { WantedPrice } from './wanted-price.ts';

type PaidNow = PriceChangeEffect['before'][number];

interface EffectPanelProps {
  asked: WantedPrice;
  /** Why it cannot be announced. */
  refused: string | null;
  effect: PriceChangeEffect | null;
  /** Whether the effect is that of an earlier form. */
  isLate: boolean;
  onAnnounce(): void;
}

/** Whom a new price concerns and when each comes to it, or why it is refused; and the way to announce it. */
export function EffectPanel({ asked, refused, effect, isLate, onAnnounce }: EffectPanelProps) {
  const mayAnnounce = useMay('publish');
  const price = { amount_minor: asked.amountMinor, currency: asked.currency };
  const notBecause = !mayAnnounce
    ? 'an owner announces it'
    : effect === null
      ? 'it is refused'
      : isLate
        ? 'it is being counted'
        : null;
  return (
    <Panel
      title="What would happen"
      aside={<span className={list.tag}>{refused === null ? 'nothing is sent yet' : '1 refuses'}</span>}
      foot="Counted as things are now. Nobody pays it within 30 days of the email, and whoever pays a price of their own country keeps it."
    >
      {refused !== null && (
        <p className={styles.refused} role="status">
          <Icon name="warn" size={18} />
          <span>{refused}</span>
        </p>
      )}
      {effect !== null && <Effect effect={effect} price={price} />}
      <div className={styles.acts}>
        <ConsoleButton look="main" notBecause={notBecause} onClick={onAnnounce}>
          {`Announce ${formatPrice(price)}…`}
        </ConsoleButton>
      </div>
    </Panel>
  );
}

function Effect({ effect, price }: { effect: PriceChangeEffect; price: Price }) {
  const { before, is_unusual, planned } = effect;
  return (
    <>
      <DataTable
        isNarrow
        isPassedOver
        columns={paidColumns(price)}
        rows={before}
        keyOf={({ price: { amount_minor } }) => amount_minor}
        sums={before.length > 1 ? [effect.subscribers] : []}
      />
      {is_unusual && (
        <p className={styles.unusual}>
          <Icon name="warn" size={18} />
          <span>
            It is less than half or more than twice of what somebody pays now. Typed again, it can be announced.
          </span>
        </p>
      )}
      <h3 className={styles.partHead}>Who moves when</h3>
      <Moves planned={planned} subscribers={effect.subscribers} />
    </>
  );
}

const paidColumns = (after: Price): readonly Column<PaidNow, number>[] => [
  { head: 'Paid now', isName: true, cell: ({ price }) => formatPrice(price), sum: () => 'All' },
  { head: 'Change', align: 'right', cell: ({ price }) => changeText(price, after), sum: () => '' },
  {
    head: 'Subscribers',
    align: 'right',
    cell: ({ subscribers }) => countText(subscribers),
    sum: (all) => countText(all),
  },
];

function Moves({ planned, subscribers }: { planned: PlannedMoves; subscribers: number }) {
  const { first_at, last_at, moves_from, months, ends, waits } = planned;
  const rows: [what: string, result: string][] = [
    ['The email, at once', `to ${countText(subscribers - ends)}`],
    ...(first_at === null || last_at === null
      ? []
      : ([
          ['The first pays it', dayName(first_at)],
          ['The last pays it', dayName(last_at)],
        ] satisfies [string, string][])),
    ...months.map(({ month, subscribers }): [string, string] => [`In ${monthName(month)}`, countText(subscribers)]),
    ...(ends === 0 ? [] : [['Have cancelled: no email', countText(ends)] satisfies [string, string]]),
    ...(waits === 0 ? [] : [['Paused or past due: move once they go on', countText(waits)] satisfies [string, string]]),
    ...(moves_from === null ? [] : [['Can be withdrawn until about', dayName(moves_from)] satisfies [string, string]]),
  ];
  return (
    <dl className={list.facts}>
      {rows.map(([what, result]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{result}</dd>
        </div>
      ))}
    </dl>
  );
}
