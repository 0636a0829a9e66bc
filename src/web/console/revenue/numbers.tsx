import { type Column, DataTable, type SavedColumn, type SavedValues, tableCsv } from '../kit/data-table.tsx';
import { DownloadCsv } from '../kit/download-csv.tsx';
import table from '../kit/table.module.css';
import styles from './revenue.module.css';

interface NumbersProps<Row, Sum> {
  columns: readonly Column<Row, Sum>[];
  rows: readonly Row[];
  keyOf(row: Row): string | number;
  sums?: readonly Sum[];
}

/** A table of numbers; on phones each row is a card. */
export function NumbersTable<Row, Sum = never>(props: NumbersProps<Row, Sum>) {
  return <DataTable {...props} isPassedOver className={props.columns.length > 4 ? table.c3 : undefined} />;
}

/** The name of a row, with a smaller text below it. */
export const NameWithNote = ({ name, note }: { name: string; note?: string | false }) => (
  <>
    <span>{name}</span>
    {note && <small>{note}</small>}
  </>
);

interface FoldedProps<Row, Sum> extends NumbersProps<Row, Sum> {
  columns: readonly SavedColumn<Row, Sum>[];
  title: string;
  /** The name of the table's file, without its ending. */
  file: string;
  /** The rows of the file; by default those of the table. */
  savedRows?: readonly Row[];
  /** Values that are only in the file, after those of the columns. */
  savedOnly?: SavedValues<Row>;
}

/** The numbers of a chart, below it; folded until a press. */
export function FoldedNumbers<Row, Sum = never>(props: FoldedProps<Row, Sum>) {
  const { title, file, savedRows, savedOnly = { csv: {} }, ...numbers } = props;
  return (
    <details className={styles.more}>
      <summary>{title}</summary>
      <NumbersTable {...numbers} />
      <div className={styles.save}>
        <DownloadCsv name={file} csv={() => tableCsv([...numbers.columns, savedOnly], savedRows ?? numbers.rows)} />
      </div>
    </details>
  );
}
