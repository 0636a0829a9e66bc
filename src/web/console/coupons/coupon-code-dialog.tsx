import { ConsoleButton } from '../kit/console-button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import form from '../kit/form.module.css';
import kit from '../kit/kit.module.css';
import { notify } from '../kit/notify.ts';

interface CouponCodeDialogProps {
  name: string;
  code: string;
  onKept(): void;
}

/** The code of a new coupon. The dialog closes only by its button, because the code is shown only once. */
export function CouponCodeDialog({ name, code, onKept }: CouponCodeDialogProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      notify('done', 'The code is copied.');
    } catch {
      notify('refused', 'The code is not copied.', { more: 'Select it and copy it by hand.' });
    }
  }
  return (
    <Dialog
      title={`The code of ${name}`}
      onClose={() => {}}
      foot={
        <>
          <ConsoleButton data-first onClick={copy}>
            Copy
          </ConsoleButton>
          <ConsoleButton look="main" onClick={onKept}>
            I have it
          </ConsoleButton>
        </>
      }
    >
      <p className={kit.code}>{code}</p>
      <p className={form.help}>
        It is shown this once; only its fingerprint is stored. Case, blanks and hyphens do not matter when it is typed.
      </p>
    </Dialog>
  );
}
