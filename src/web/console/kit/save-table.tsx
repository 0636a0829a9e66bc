import { saveFile } from '#web/platform/save-file.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Control } from './control.tsx';
import { tell } from './tell.ts';

interface SaveTableProps {
  /** Name of the file, without its ending. */
  name: string;
  /** The table as CSV (RFC 4180), head first. */
  csv(): string | Promise<string>;
}

/** Saves a table as CSV. */
export function SaveTable({ name, csv }: SaveTableProps) {
  async function save() {
    try {
      saveFile(`${name}.csv`, 'text/csv', await csv());
    } catch {
      tell('refused', 'The file could not be made.', {
        more: 'The server or the code for it did not answer. Try again.',
      });
    }
  }
  return (
    <Control onClick={save}>
      <Icon name="download" size={18} />
      CSV
    </Control>
  );
}
