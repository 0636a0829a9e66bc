import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/dock.tsx';

interface ContinueDockProps {
  label?: string;
  disabledReason?: string;
  onContinue: () => void;
  /** Further choices under the button. */
  children?: ReactNode;
}

/** The main button. Questions that move on by themselves show it only when the visitor returns to their answer. */
export function ContinueDock({ label = 'Continue', disabledReason, onContinue, children }: ContinueDockProps) {
  return (
    <Dock>
      <Button wide disabledReason={disabledReason} onClick={() => onContinue()}>
        {label}
      </Button>
      {children}
    </Dock>
  );
}
