import { Button } from '#web/ui/button.tsx';
import { AuthStage } from './auth-stage.tsx';
import { say } from './links-copy.ts';

/** Shown while the page behind an emailed link loads. */
export function OpeningLink({ title }: { title: string }) {
  return (
    <AuthStage title={title} lead={say('opening')}>
      {null}
    </AuthStage>
  );
}

/** Shown when an emailed link could not be read just now. */
export function LinkNotOpened({ reason, onRetry }: { reason: string; onRetry(): void }) {
  return (
    <AuthStage title={say('not-opened')} lead={reason}>
      <Button wide onClick={onRetry}>
        {say('try-again')}
      </Button>
    </AuthStage>
  );
}
