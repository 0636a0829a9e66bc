import { saveFile } from '#web/platform/save-file.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ConsoleButton } from './console-button.tsx';
import { notify } from './notify.ts';

interface DownloadCsvProps {
  /** Name of the file, without its ending. */
  name: string;
  /** The table as CSV (RFC 4180), head first. */
  csv(): string | Promise<string>;
}

/** Saves a table as CSV. */
export function DownloadCsv({ name, csv }: DownloadCsvProps) {
  async function save() {
    try {
      saveFile(`${name}.csv`, 'text/csv', await csv());
    } catch {
      notify('refused', 'The file could not be made.', {
        more: 'The server or the code for it did not answer. Try again.',
      });
    }
  }
  return (
    <ConsoleButton onClick={save}>
      <Icon name="download" size={18} />
      CSV
    </ConsoleButton>
  );
}
