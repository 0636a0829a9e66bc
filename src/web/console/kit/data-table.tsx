import type { ReactNode } from 'react';
import type { CsvRow } from '#contract/csv-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import table from './table.module.css';

export interface Column<Row, Sum = never> {
  /** The column's heading, also beside its cell on phones, where a row is a card. */
  head: string;
  cell(row: Row): ReactNode;
  /** The cell that names the row, rendered as a row header. */
  isName?: true;
  /** A column of buttons: its heading is for screen readers only, and its cells have no label on phones. */
  isOfActs?: true;
  align?: 'right';
  isUnbroken?: true;
  /** A label for phones, shorter than `head`. */
  phoneLabel?: string;
  /** Whether the card on a phone leaves this cell out. */
  hiddenOnPhone?(row: Row): boolean;
  /** The tooltip of the cell. */
  title?(row: Row): string | undefined;
  classOf?(row: Row): string | undefined;
  /** The cell of a last row that sums all rows; without it the column is empty there, and left out on phones. */
  sum?(sum: Sum): ReactNode;
}

/** What a table's file says of a row, by the names of the columns in the file. */
export interface SavedValues<Row> {
  csv: Readonly<Record<string, (row: Row) => CsvRow[number]>>;
}

/** A column of a table that can be saved as a file. */
export interface SavedColumn<Row, Sum = never> extends Column<Row, Sum>, SavedValues<Row> {}

interface DataTableProps<Row, Sum> {
  columns: readonly Column<Row, Sum>[];
  rows: readonly Row[];
  keyOf(row: Row): string | number;
  sums?: readonly Sum[];
  /** It stays a table on phones: its columns are few and narrow. */
  isNarrow?: true;
  className?: string;
  rowClassName?: string;
  /** The row that is shown beside the table. */
  isChosen?(row: Row): boolean;
  /** Whether the keys `j` and `k` skip its rows, because they have nothing to press. */
  isPassedOver?: true;
}

/** Rows as a table; on phones each is a card, unless the table is narrow. */
export function DataTable<Row, Sum = never>(props: DataTableProps<Row, Sum>) {
  const { columns, rows, keyOf, sums = [], isNarrow, className, rowClassName, isChosen, isPassedOver } = props;
  return (
    <table className={classNames(table.table, !isNarrow && table.tableCards, className)}>
      <thead>
        <tr>
          {columns.map(({ head, align, isOfActs }) => (
            <th key={head} scope="col" className={classNames(align === 'right' && !isOfActs && table.right)}>
              {isOfActs ? <span className="visually-hidden">{head}</span> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            data-row={isPassedOver ? undefined : true}
            className={rowClassName}
            aria-current={isChosen?.(row) || undefined}
          >
            {columns.map((column) => (
              <Cell key={column.head} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
      {sums.length > 0 && (
        <tfoot>
          {sums.map((sum, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sums have no names, and never change places.
            <tr key={place}>
              {columns.map((column) => (
                <SumCell key={column.head} column={column} sum={sum} />
              ))}
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}

function SumCell<Row, Sum>({ column, sum }: { column: Column<Row, Sum>; sum: Sum }) {
  if (column.isName) return <th scope="row">{column.sum?.(sum)}</th>;
  if (column.sum === undefined) return <td className={table.hideN} />;
  return (
    <td className={classNames(column.align === 'right' && table.right)} data-l={column.phoneLabel ?? column.head}>
      {column.sum(sum)}
    </td>
  );
}

function Cell<Row, Sum>({ column, row }: { column: Column<Row, Sum>; row: Row }) {
  const { head, phoneLabel = head, isName, isOfActs, align, isUnbroken, hiddenOnPhone, classOf } = column;
  const looks = classNames(
    align === 'right' && table.right,
    isUnbroken && table.noWrap,
    hiddenOnPhone?.(row) && table.hideN,
    classOf?.(row),
  );
  if (isName) {
    return (
      <th scope="row" className={looks}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td className={looks} data-l={isOfActs ? undefined : phoneLabel} title={column.title?.(row)}>
      {column.cell(row)}
    </td>
  );
}

/**
 * The rows as CSV (RFC 4180), header first, with all columns of the table, and values that are only in the file. Times
 * are ISO 8601 in UTC.
 */
export async function tableCsv<Row>(columns: readonly SavedValues<Row>[], rows: readonly Row[]): Promise<string> {
  const { csvText } = await import('#contract/csv-text.ts');
  const parts = columns.flatMap(({ csv }) => Object.entries(csv));
  return csvText([parts.map(([name]) => name), ...rows.map((row) => parts.map(([, read]) => read(row)))]);
}
