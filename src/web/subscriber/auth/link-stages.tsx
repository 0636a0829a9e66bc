import { Button } from '#web/ui/button.tsx';
import { AuthStage } from './auth-stage.tsx';

/** Shown while the page behind an emailed link loads. */
export function OpeningLink({ title }: { title: string }) {
  return (
    <AuthStage title={title} lead="One moment.">
      {null}
    </AuthStage>
  );
}

/** Shown when an emailed link could not be read just now. */
export function LinkNotOpened({ reason, onRetry }: { reason: string; onRetry(): void }) {
  return (
    <AuthStage title="Your link did not open" lead={reason}>
      <Button wide onClick={onRetry}>
        Try again
      </Button>
    </AuthStage>
  );
}
