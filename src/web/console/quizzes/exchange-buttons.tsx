import { type ComponentType, useState } from 'react';
import type { QuizBody } from '#contract/quiz-document/quiz-body.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import { notify } from '../kit/notify.ts';
import type { ImportDialogProps } from '../quiz-exchange/import-dialog.tsx';

interface Exported {
  slug: string;
  version: string;
  body: QuizBody;
}

interface ExportButtonProps {
  /** What is exported: a name, a version such as "v3", and the quiz; null when it cannot be had. */
  read(): Exported | null | Promise<Exported | null>;
  isSmall?: boolean;
  /** For screen readers, where several stand on a page. */
  label?: string;
}

/** Saves a quiz as a file. */
export function ExportButton({ read, isSmall = false, label }: ExportButtonProps) {
  async function save() {
    try {
      const { exportName, exportText } = await import('../quiz-exchange/export-text.ts');
      const exported = await read();
      if (exported === null) return;
      const { slug, version, body } = exported;
      saveFile(exportName(slug, version), 'application/json', exportText(body, location.origin));
    } catch {
      notify('refused', 'The file could not be made.', { more: 'The code for it did not answer. Try again.' });
    }
  }
  return (
    <ConsoleButton isSmall={isSmall} aria-label={label} onClick={save}>
      {!isSmall && <Icon name="download" size={18} />}
      <span>Export</span>
    </ConsoleButton>
  );
}

interface ImportButtonProps extends Omit<ImportDialogProps, 'onClose'> {
  isSmall?: boolean;
  label?: string;
}

/** Opens the dialog that reads a file; its code is loaded by that. */
export function ImportButton({ isSmall = false, label, onTake, ...dialog }: ImportButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<ImportDialogProps> | null>(null);
  async function open() {
    try {
      const { ImportDialog } = await import('../quiz-exchange/import-dialog.tsx');
      setDialog(() => ImportDialog);
    } catch {
      notify('refused', 'The import did not open.', { more: 'The code for it did not answer. Try again.' });
    }
  }
  const close = () => setDialog(null);
  return (
    <>
      <ConsoleButton isSmall={isSmall} aria-label={label} onClick={open}>
        Import…
      </ConsoleButton>
      {Dialog !== null && (
        <Dialog
          {...dialog}
          onClose={close}
          onTake={async (body) => {
            await onTake(body);
            close();
          }}
        />
      )}
    </>
  );
}
