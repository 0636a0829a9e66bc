import { type ReactNode, useRef, useState } from 'react';
import type { ConsoleCall } from '#contract/console/calls.ts';
import type { DeskActAnswer } from '#contract/console/desk-acts.ts';
import type { PersonAnswer } from '#contract/console/person.ts';
import { ConsoleButton } from '#web/console/kit/console-button.tsx';
import { Dialog } from '#web/console/kit/dialog.tsx';
import listStyles from '#web/console/kit/list.module.css';
import { notify } from '#web/console/kit/notify.ts';
import { callAsOperator, faultMessage } from '#web/console/session/console-session.ts';
import type { CallInput } from '#web/platform/call.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { actIcons } from './act-icons.ts';
import styles from './acts.module.css';

/** The props of every dialog of an act. */
export interface ActProps {
  person: PersonAnswer;
  onClose(): void;
  /** Called after the act, to read the person again. */
  onDone(): void;
}

/** One effect of the act, shown before the button that does it. */
export type Effect = readonly [what: string, result: ReactNode];

interface ActDialogProps extends ActProps {
  title: string;
  /** The text of the button, with the amount. */
  label: string;
  look?: 'main' | 'stop';
  call: ConsoleCall;
  /** The body of the call, without the key of the press. */
  body: object;
  notBecause?: string | null;
  effects?: readonly Effect[];
  /** Whether a second factor is asked for. */
  isConfirmed?: boolean;
  /** Called with the answer, in place of the notification of the server's text. */
  onAnswer?(answer: unknown): void;
  children?: ReactNode;
}

/**
 * The dialog of an act. Its press has a key: a press that got no answer is repeated with the same key, so that the act
 * is done once.
 */
export function ActDialog(props: ActDialogProps) {
  const { person, title, label, look = 'main', body, notBecause = null, effects = [], isConfirmed = true } = props;
  const key = useRef('');
  const [fault, setFault] = useState<string | null>(null);

  async function press() {
    key.current ||= crypto.randomUUID();
    const input = { params: { id: person.id }, body: { ...body, key: key.current } };
    const result = await callAsOperator(props.call, input as unknown as CallInput<ConsoleCall>);
    if (result.status !== 0 && result.status < 500) key.current = '';
    if (result.data === null) return setFault(faultMessage(result));
    if (props.onAnswer) props.onAnswer(result.data);
    else notify('done', (result.data as DeskActAnswer).said);
    props.onDone();
    props.onClose();
  }

  return (
    <Dialog
      title={title}
      onClose={props.onClose}
      foot={
        <>
          {isConfirmed && (
            <p className={styles.once}>
              <Drawing path={actIcons.key} size={16} />
              <span>If you have a second factor, it is asked for next. Two presses make one act.</span>
            </p>
          )}
          {fault !== null && (
            <p className={styles.fault} role="alert">
              {fault}
            </p>
          )}
          <ConsoleButton onClick={props.onClose}>Back</ConsoleButton>
          <ConsoleButton look={look} notBecause={notBecause} onClick={press}>
            {label}
          </ConsoleButton>
        </>
      }
    >
      {props.children}
      {effects.length > 0 && (
        <dl className={`${listStyles.facts} ${styles.effect}`}>
          {effects.map(([what, result]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{result}</dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}
