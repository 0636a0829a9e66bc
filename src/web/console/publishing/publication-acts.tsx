import type { PublicationRow } from '#contract/console/publishing.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import { useMay } from '../session/console-session.ts';
import type { DeskKind } from './desk-kind.ts';
import { ApproveDialog, EndDialog, RollBackDialog } from './publication-dialogs.tsx';
import styles from './publishing.module.css';
import { audienceText } from './publishing-copy.ts';

/** What an operator is about to do with a publication. */
export type OpenedAct = { act: 'read' | 'roll back' | 'end'; publication: PublicationRow };

export interface PublicationActs {
  mayPublish: boolean;
  onOpen(act: OpenedAct['act'], publication: PublicationRow): void;
}

/** The buttons of what can be done with a publication. */
export function RowActs({ row, mayPublish, onOpen }: PublicationActs & { row: PublicationRow }) {
  const named = `${row.document}, version ${row.number}`;
  const button = (act: OpenedAct['act'], text: string) => (
    <ConsoleButton isSmall aria-label={`${text} ${named}`} onClick={() => onOpen(act, row)}>
      {text}
    </ConsoleButton>
  );
  if (row.state === 'waits') {
    return (
      <span className={styles.rowActs}>
        {button('read', 'Read')}
        {mayPublish && button('end', 'Decline…')}
      </span>
    );
  }
  if (!mayPublish) return null;
  if (row.state === 'planned') return button('end', 'Withdraw…');
  if (row.state === 'live') return audienceText(row.audience) === 'Everyone' ? null : button('end', 'End…');
  return row.state === 'withdrawn' ? null : button('roll back', 'Roll back…');
}

interface PublicationDialogProps {
  opened: OpenedAct;
  kind: DeskKind;
  onClose(): void;
  onDone(): void;
}

/** The dialog of an act. */
export function PublicationDialog({ opened: { act, publication }, kind, onClose, onDone }: PublicationDialogProps) {
  const mayPublish = useMay('publish');
  const shared = { publication, onClose, onDone };
  if (act === 'end') return <EndDialog {...shared} />;
  if (act === 'roll back') return <RollBackDialog {...shared} kind={kind} />;
  return <ApproveDialog {...shared} kind={kind} mayApprove={mayPublish} />;
}
