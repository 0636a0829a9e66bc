import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useSubmit } from '#web/platform/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import styles from './confirm-card.module.css';

interface ConfirmCardProps {
  title: string;
  /** The effects of the action, with day and amount. */
  children: ReactNode;
  /** The label of the button that does it. */
  confirm: string;
  /** The label of the button that closes it. */
  notNow: string;
  /** Why it cannot be done yet. */
  disabledReason?: string;
  warning?: boolean;
  onConfirm(): Promise<void>;
  onClose(): void;
}

/** Explains an action before it is done, and can be closed without doing it. Its heading takes the focus. */
export function ConfirmCard(props: ConfirmCardProps) {
  const { title, children, confirm, notNow, disabledReason, warning, onConfirm, onClose } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, onSubmit } = useSubmit(onConfirm);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card aria-labelledby={titleId}>
      <form className={`${styles.form} stack`} onSubmit={onSubmit}>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {children}
        <div className={styles.actions}>
          <Button
            type="submit"
            wide
            variant={warning ? 'warning' : 'main'}
            disabledReason={disabledReason}
            aria-busy={busy}
          >
            {confirm}
          </Button>
          <Button wide variant="white" onClick={onClose}>
            {notNow}
          </Button>
        </div>
      </form>
    </Card>
  );
}
