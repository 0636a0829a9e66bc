import { saveFile } from '#web/platform/save-file.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Control } from './control.tsx';

interface SaveTableProps {
  /** Name of the file, without its ending. */
  name: string;
  /** The table as CSV (RFC 4180), head first. */
  csv(): string | Promise<string>;
}

/** Saves a table as CSV. */
export function SaveTable({ name, csv }: SaveTableProps) {
  return (
    <Control onClick={async () => saveFile(`${name}.csv`, 'text/csv', await csv())}>
      <Icon name="download" size={18} />
      CSV
    </Control>
  );
}
