import type { ReactNode } from 'react';
import { formatPrice } from '#contract/format-price.ts';
import { paths } from '#contract/paths.ts';
import { planName } from '#contract/plan-name.ts';
import type { CancelReason, SubscriptionDetails } from '#contract/subscription.ts';
import { LegalLine } from '#web/site/legal-line.tsx';
import { AppShell } from '#web/ui/app-shell.tsx';
import { Button } from '#web/ui/button.tsx';
import { AuthStage } from '../auth/auth-stage.tsx';
import { CancelForm } from './cancel-form.tsx';
import styles from './cancel-page.module.css';
import { cancelByLeaveLink, withdrawByLeaveLink } from './leave-calls.ts';
import { say } from './leaving-copy.ts';
import { stateCopy } from './state-copy.ts';
import { may, openUntil } from './subscription-state.ts';
import { WithdrawSection } from './withdraw-section.tsx';

interface LeaveWithLinkProps {
  token: string;
  subscription: SubscriptionDetails | null;
  onCancelled(subscription: SubscriptionDetails | null): void;
  onWithdrawn(refund: NonNullable<SubscriptionDetails['withdrawal']>['refund']): void;
}

/** The view behind a mailed link: the form for signed-in users without the parts that need an account. */
export function LeaveWithLink({ token, subscription, onCancelled, onWithdrawn }: LeaveWithLinkProps) {
  async function cancel(reason: CancelReason | null) {
    const changed = await cancelByLeaveLink(token, reason);
    if (changed !== null) onCancelled(changed.subscription);
  }

  async function withdraw() {
    const withdrawal = (await withdrawByLeaveLink(token))?.subscription?.withdrawal;
    if (withdrawal) onWithdrawn(withdrawal.refund);
  }

  if (subscription === null) return <NothingToLeave lead={null} />;
  const { withdraw_until, withdraw_refund } = subscription;
  const withdrawSection = withdraw_until !== null && may(subscription, 'withdraw') && (
    <WithdrawSection until={withdraw_until} daysKept={withdraw_refund} onWithdraw={withdraw} />
  );
  if (!may(subscription, 'cancel')) {
    return (
      <NothingToLeave lead={`${planName(subscription.interval)}. ${stateCopy(subscription) ?? ''}`}>
        {withdrawSection}
      </NothingToLeave>
    );
  }
  return (
    <AppShell brandHref={paths.home} helpHref={paths.help} tabs={[]} horizon footer={<LegalLine />}>
      <div className={styles.page}>
        <CancelForm
          plan={`${planName(subscription.interval)}, ${formatPrice(subscription.price)}`}
          until={openUntil(subscription)}
          onCancel={cancel}
          keepHref={paths.home}
        />
        {withdrawSection && <div className={styles.after}>{withdrawSection}</div>}
      </div>
    </AppShell>
  );
}

function NothingToLeave({ lead, children }: { lead: string | null; children?: ReactNode }) {
  return (
    <AuthStage title={say('nothing')} lead={lead ?? say('nothing-known')}>
      {children}
      <Button wide variant="white" href={paths.home}>
        {say('to-start')}
      </Button>
    </AuthStage>
  );
}
