import type { CsvRow } from '#contract/csv-text.ts';
import { csvText } from '#contract/csv-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import { DownloadCsv } from '../kit/download-csv.tsx';
import table from '../kit/table.module.css';
import styles from './revenue.module.css';

export interface NumbersRow {
  name: string;
  /** A smaller text below the name. */
  note?: string;
  cells: readonly string[];
}

interface NumbersProps {
  /** The headings; the first one is of the column of names. */
  head: readonly string[];
  rows: readonly NumbersRow[];
  foot?: NumbersRow;
}

/** A table of numbers; on phones each row is a card. */
export function NumbersTable({ head, rows, foot }: NumbersProps) {
  const line = ({ name, note, cells }: NumbersRow) => (
    <tr key={name}>
      <th scope="row">
        <span>{name}</span>
        {note !== undefined && <small>{note}</small>}
      </th>
      {cells.map((cell, i) => (
        <td key={head[i + 1]} className={table.right} data-l={head[i + 1]}>
          {cell}
        </td>
      ))}
    </tr>
  );
  return (
    <table className={classNames(table.table, table.tableCards, head.length > 4 && table.c3)}>
      <thead>
        <tr>
          {head.map((name, i) => (
            <th key={name} scope="col" className={i === 0 ? undefined : table.right}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(line)}</tbody>
      {foot !== undefined && <tfoot>{line(foot)}</tfoot>}
    </table>
  );
}

interface FoldedProps extends NumbersProps {
  title: string;
  /** The name of the table's file, without its ending. */
  file: string;
  csv(): readonly CsvRow[];
}

/** The numbers of a chart, below it; folded until a press. */
export function FoldedNumbers({ title, file, csv, ...numbers }: FoldedProps) {
  return (
    <details className={styles.more}>
      <summary>{title}</summary>
      <NumbersTable {...numbers} />
      <div className={styles.save}>
        <DownloadCsv name={file} csv={() => csvText(csv())} />
      </div>
    </details>
  );
}
