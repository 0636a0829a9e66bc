import { Dialog } from '../kit/dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onKept(): void;
}

/** New recovery codes. The dialog closes once they are kept, because they are shown this once. */
export function RecoveryCodesDialog({ codes, onKept }: RecoveryCodesDialogProps) {
  return (
    <Dialog title="New recovery codes" onClose={() => {}}>
      <p>The codes before work no more.</p>
      <RecoveryCodes codes={codes} onKept={onKept} />
    </Dialog>
  );
}
