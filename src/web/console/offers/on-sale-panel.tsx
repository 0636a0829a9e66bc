import type { OfferFigures } from '#contract/console/offer-figures.ts';
import type { DocumentRow } from '#contract/console/publishing.ts';
import { currencies } from '#contract/currency.ts';
import { formatPrice } from '#contract/format-price.ts';
import { countryPricesText } from '#contract/offer-list/describe-country-prices.ts';
import { pricedIn } from '#contract/offer-list/priced-in.ts';
import { pricePerWeek } from '#web/prices/price.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import { DataTable, type SavedColumn, tableCsv } from '../kit/data-table.tsx';
import { DownloadCsv } from '../kit/download-csv.tsx';
import list from '../kit/list.module.css';
import { Panel } from '../kit/panel.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import table from '../kit/table.module.css';
import { Time } from '../kit/time.tsx';
import { audienceText, stateNames } from '../publishing/publishing-copy.ts';
import styles from './offers.module.css';
import { chargedText, priceText, type SoldRow, soldRows } from './offers-copy.ts';

interface OnSalePanelProps {
  documents: readonly DocumentRow[];
  /** Null while they are counted. */
  figures: OfferFigures | null;
  /** Null for whoever may not draft. */
  onEdit: ((row: SoldRow) => void) | null;
}

interface Sum {
  sold: number;
  subscribers: number;
}

/** The prices that are shown, planned or wait, with what was sold at them. */
export function OnSalePanel({ documents, figures, onEdit }: OnSalePanelProps) {
  const rows = soldRows(documents, figures);
  const shownVersions = new Set(rows.map(({ offer, version }) => `${offer.id} ${version}`));
  const earlier = (figures?.versions ?? []).filter(
    ({ offer_id, number }) => !shownVersions.has(`${offer_id} ${number}`),
  );
  const sums: Sum[] =
    figures === null
      ? []
      : [
          {
            sold: total(figures.versions, 'sold_28_days'),
            subscribers: total(figures.versions, 'subscribers'),
          },
        ];
  return (
    <Panel
      title="On sale"
      aside={<DownloadCsv name="offers-on-sale" csv={() => tableCsv(columns, rows)} />}
      foot={earlierText(earlier)}
    >
      <DataTable
        columns={onEdit === null ? columns : [...columns, editColumn(onEdit)]}
        rows={rows}
        keyOf={({ key }) => key}
        sums={sums}
        className={styles.onSale}
      />
    </Panel>
  );
}

const total = (versions: OfferFigures['versions'], figure: 'sold_28_days' | 'subscribers'): number =>
  versions.reduce((sum, version) => sum + version[figure], 0);

function earlierText(earlier: OfferFigures['versions']): string {
  const subscribers = total(earlier, 'subscribers');
  const stay = subscribers === 1 ? '1 subscriber stays' : `${figure(subscribers)} subscribers stay`;
  return earlier.length === 0
    ? 'Nothing is chosen beforehand in any list. “Best rate” stands where the price a week is lowest.'
    : `Earlier versions are not sold any more; ${stay} at their prices.`;
}

const figure = (value: number | null) => (value === null ? '…' : value.toLocaleString('en-US'));

const columns: readonly SavedColumn<SoldRow, Sum>[] = [
  {
    head: 'Offer',
    isName: true,
    cell: ({ offer, version, publication: { state, audience } }) => (
      <>
        <span className={styles.name}>
          <span>{offer.name}</span>
          {version !== null && <span className={list.tag}>{`v${version}`}</span>}
          {state !== 'live' && <StatusBadge kind={stateNames[state].kind}>{stateNames[state].text}</StatusBadge>}
        </span>
        <small>{chargedText(offer)}</small>
        {offer.countryPrices && <small>{countryPricesText(offer.countryPrices)}</small>}
        {audienceText(audience) !== 'Everyone' && <small>{audienceText(audience)}</small>}
      </>
    ),
    sum: () => 'All',
    csv: {
      offer: ({ offer }) => offer.name,
      version: ({ version }) => version ?? '',
      charged: ({ offer }) => chargedText(offer),
      by_country: ({ offer }) => countryPricesText(offer.countryPrices ?? []),
      for_whom: ({ publication }) => audienceText(publication.audience),
      state: ({ publication }) => publication.state,
    },
  },
  ...currencies.map(
    (currency): SavedColumn<SoldRow, Sum> => ({
      head: currency,
      align: 'right',
      cell: ({ offer }) => <span className="number">{priceText(offer, currency)}</span>,
      csv: { [currency]: ({ offer }) => offer.prices[currency] },
    }),
  ),
  {
    head: 'A week',
    align: 'right',
    cell: ({ offer }) => <span className="number">{formatPrice(pricePerWeek(pricedIn(offer, currencies[0])!))}</span>,
    csv: {},
  },
  {
    head: 'Sold, 28 days',
    phoneLabel: 'Sold in 28 days',
    align: 'right',
    cell: ({ sold, publication: { state } }) => (state === 'live' ? figure(sold) : 'not yet'),
    sum: ({ sold }) => figure(sold),
    csv: { sold_28_days: ({ sold }) => sold ?? '' },
  },
  {
    head: 'Subscribers',
    align: 'right',
    cell: ({ subscribers, publication: { state } }) => (state === 'live' ? figure(subscribers) : 'not yet'),
    sum: ({ subscribers }) => figure(subscribers),
    csv: { subscribers: ({ subscribers }) => subscribers ?? '' },
  },
  {
    head: 'Since',
    isUnbroken: true,
    cell: ({ publication }) => <Time at={publication.starts_at} as="day" />,
    csv: { since: ({ publication }) => publication.starts_at },
  },
];

const editColumn = (onEdit: (row: SoldRow) => void): SavedColumn<SoldRow, Sum> => ({
  head: 'What can be done',
  isOfActs: true,
  align: 'right',
  classOf: () => table.full,
  cell: (row) =>
    row.publication.state === 'live' && (
      <ConsoleButton isSmall aria-label={`Edit ${row.offer.name}`} onClick={() => onEdit(row)}>
        Edit
      </ConsoleButton>
    ),
  csv: {},
});
