import { useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Note } from '#web/ui/note.tsx';

interface PlanRuleCardProps {
  /** Whether the days of the plan still follow the first rule. */
  isByFirstRule: boolean;
  /** Begins the same plan by the newest rule. False when the account could not be reached. */
  onBegin(): Promise<boolean>;
}

/** Offers the newest rule to people whose four weeks end by the first. Nothing changes unless they press. */
export function PlanRuleCard({ isByFirstRule, onBegin }: PlanRuleCardProps) {
  const [state, setState] = useState<'open' | 'saving' | 'failed' | 'begun'>('open');
  const status = useRef<HTMLDivElement>(null);
  if (!isByFirstRule && state !== 'begun') return null;

  async function begin() {
    setState('saving');
    const hasBegun = await onBegin();
    setState(hasBegun ? 'begun' : 'failed');
    // The pressed button disappears.
    if (hasBegun) status.current?.focus();
  }

  return (
    <Card title="How your days are made">
      <div ref={status} role="status" tabIndex={-1}>
        {state === 'begun' && <p className="muted">Your plan has begun anew, with its first day.</p>}
        {state === 'failed' && (
          <Note>
            <b>Your account could not be reached.</b> Your plan is as it was. Try again in a moment.
          </Note>
        )}
      </div>
      {state !== 'begun' && (
        <>
          <p className="muted">
            There is a newer rule: one exercise leads for four weeks, and each of the first seven days has something
            new. Your four weeks end as they began, and the next ones follow it.
          </p>
          <p className="small muted">
            You can also begin it now. Its days begin at one. What you did until now stays in Progress.
          </p>
          <Button wide variant="white" onClick={() => state !== 'saving' && void begin()}>
            {state === 'saving' ? 'One moment' : 'Begin it now'}
          </Button>
        </>
      )}
    </Card>
  );
}
