import type { ActProps } from './act-dialog.tsx';
import type { ActName } from './act-names.ts';
import { CancelDialog, KeepDialog } from './end-dialogs.tsx';
import { AddressDialog, CopyDialog, EraseDialog, NoteDialog, SendAgainDialog } from './person-dialogs.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { EndAccessDialog, TimeDialog } from './time-dialog.tsx';

const dialogs: Record<ActName, (props: ActProps) => React.JSX.Element> = {
  refund: RefundDialog,
  cancel: CancelDialog,
  keep: KeepDialog,
  time: TimeDialog,
  address: AddressDialog,
  email: SendAgainDialog,
  copy: CopyDialog,
  erase: EraseDialog,
  note: NoteDialog,
};

/** The dialog of the act that was pressed. */
export function OpenedAct({ opened, ...props }: ActProps & { opened: ActName | { grantId: string } | null }) {
  if (opened === null) return null;
  if (typeof opened === 'object') return <EndAccessDialog {...props} grantId={opened.grantId} />;
  const Opened = dialogs[opened];
  return <Opened {...props} />;
}
