import { type ReactNode, useId } from 'react';
import { useSubmit } from '#web/platform/use-submit.ts';
import { ConsoleButton } from './console-button.tsx';
import { Dialog } from './dialog.tsx';
import form from './form.module.css';

interface FormDialogProps {
  title: string;
  /** The text of the button that sends the form; null while there is nothing to send. */
  label: string | null;
  /** The text of the button that closes the dialog. */
  back?: string;
  /** A button in its place. */
  other?: ReactNode;
  onClose(): void;
  /** Called once for a press, however often it comes before this has ended. */
  onSend(data: FormData): Promise<unknown>;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with a form, and its two buttons below it. */
export function FormDialog({ title, label, back = 'Back', other, onClose, onSend, children }: FormDialogProps) {
  const id = useId();
  const { busy, onSubmit } = useSubmit(async (data) => {
    await onSend(data);
  });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          {other ?? <ConsoleButton onClick={onClose}>{back}</ConsoleButton>}
          {label !== null && (
            <ConsoleButton look="main" type="submit" form={id} isBusy={busy}>
              {label}
            </ConsoleButton>
          )}
        </>
      }
    >
      <form id={id} className={form.dialogForm} onSubmit={onSubmit} noValidate>
        {children}
      </form>
    </Dialog>
  );
}
