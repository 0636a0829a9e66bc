import { useState } from 'react';
import type { WorkRow } from '#contract/console/work.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import form from '../kit/form.module.css';
import kit from '../kit/kit.module.css';
import list from '../kit/list.module.css';
import { StatusIcon } from '../kit/status-badge.tsx';
import { Time } from '../kit/time.tsx';
import { useMay } from '../session/console-session.ts';
import { GiveDialog } from './give-dialog.tsx';
import { OwnerDialog } from './owner-dialog.tsx';
import { SolveDialog } from './solve-dialog.tsx';
import styles from './work.module.css';
import { workAct, workLine, workTitle } from './work-copy.ts';
import { reopenWork, runJobAgain, takeWork } from './work-row-acts.ts';

interface WorkRowsProps {
  rows: readonly WorkRow[];
  /** Called after something has changed. */
  onChange(): void;
  /** For the overview: each row only with the act that solves it. */
  isShort?: boolean;
}

/** Rows that need a person, each with its assignee and the act that solves it. */
export function WorkRows({ rows, onChange, isShort = false }: WorkRowsProps) {
  const [open, setOpen] = useState<{ row: WorkRow; dialog: 'solve' | 'owner' | 'give' } | null>(null);
  const mayGive = useMay('give work');
  const close = () => setOpen(null);
  return (
    <>
      <ul className={classNames(list.list, list.work)}>
        {rows.map((row) => (
          <li key={row.id} data-row className={styles.row}>
            <StatusIcon kind={row.solved_at !== null ? 'off' : row.severity} />
            <div>
              <p>{workTitle(row)}</p>
              <small>
                <span>{`${workLine(row)} · `}</span>
                <Time at={row.opened_at} />
              </small>
              {row.solved_at !== null && <Solved row={row} />}
            </div>
            <div className={classNames(kit.acts, list.acts, styles.acts)}>
              <span className={list.whoS}>{row.is_mine ? 'You' : (row.assignee ?? 'Nobody yet')}</span>
              <RowAct row={row} onChange={onChange} onDialog={(dialog) => setOpen({ row, dialog })} />
              {!isShort && row.solved_at === null && (
                <>
                  <ConsoleButton
                    isSmall
                    aria-label={`${takeName(row)}: ${workTitle(row)}`}
                    onClick={() => after(takeWork(row))}
                  >
                    {takeName(row)}
                  </ConsoleButton>
                  {mayGive && (
                    <ConsoleButton
                      isSmall
                      aria-label={`Give: ${workTitle(row)}`}
                      onClick={() => setOpen({ row, dialog: 'give' })}
                    >
                      Give
                    </ConsoleButton>
                  )}
                  <ConsoleButton
                    isSmall
                    aria-label={`Solve: ${workTitle(row)}`}
                    onClick={() => setOpen({ row, dialog: 'solve' })}
                  >
                    Solve
                  </ConsoleButton>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      {open?.dialog === 'give' && <GiveDialog row={open.row} onClose={close} onDone={onChange} />}
      {open?.dialog === 'solve' && <SolveDialog row={open.row} onClose={close} onDone={onChange} />}
      {open?.dialog === 'owner' && <OwnerDialog row={open.row} onClose={close} onDone={onChange} />}
    </>
  );

  async function after(act: Promise<boolean>) {
    await act;
    onChange();
  }
}

const takeName = ({ is_mine }: WorkRow) => (is_mine ? 'Give back' : 'Take');

interface RowActProps {
  row: WorkRow;
  onChange(): void;
  onDialog(dialog: 'solve' | 'owner'): void;
}

function RowAct({ row, onChange, onDialog }: RowActProps) {
  const [isBusy, setBusy] = useState(false);
  async function run(act: (row: WorkRow) => Promise<boolean>) {
    setBusy(true);
    await act(row);
    setBusy(false);
    onChange();
  }
  if (row.solved_at !== null) {
    return (
      <ConsoleButton isSmall aria-busy={isBusy || undefined} onClick={() => run(reopenWork)}>
        Reopen
      </ConsoleButton>
    );
  }
  const act = workAct(row);
  if ('href' in act) {
    return (
      <a className={classNames(form.button, form.buttonSmall)} href={act.href}>
        {act.name}
      </a>
    );
  }
  // The list has a button for it on each row.
  if (act.press === 'solve') return null;
  return (
    <ConsoleButton
      isSmall
      aria-busy={isBusy || undefined}
      onClick={() => (act.press === 'run' ? run(runJobAgain) : onDialog('owner'))}
    >
      {act.name}
    </ConsoleButton>
  );
}

function Solved({ row: { solved_at, solved_by, solution } }: { row: WorkRow }) {
  return (
    <small className={styles.solved}>
      <span>{`${solved_by === null ? 'Closed by itself' : `Solved by ${solved_by}`}, `}</span>
      <Time at={solved_at!} />
      {solution !== '' && <span>{`: ${solution}`}</span>}
    </small>
  );
}
