import type { ReactNode } from 'react';
import { paths } from '../../contract/paths';
import { planName } from '../../contract/plan-name';
import { formatPrice } from '../../contract/price-words';
import type { CancelReason, SubscriptionDetails } from '../../contract/subscription';
import { AuthStage } from '../auth/auth-stage';
import { LegalLine } from '../home/legal-line';
import { AppShell } from '../ui/app-shell';
import { Button } from '../ui/button';
import { CancelForm } from './cancel-form';
import styles from './cancel-page.module.css';
import { cancelByLeaveLink, withdrawByLeaveLink } from './leave-calls';
import { may, openUntil } from './standing';
import { stateWords } from './state-words';
import { WithdrawSection } from './withdraw-section';

interface LeaveWithLinkProps {
  token: string;
  subscription: SubscriptionDetails | null;
  onCancelled(subscription: SubscriptionDetails | null): void;
  onWithdrawn(refund: NonNullable<SubscriptionDetails['withdrawal']>['refund']): void;
}

/** What a mailed link opens: the same form as for somebody signed in, without what needs an account. */
export function LeaveWithLink({ token, subscription, onCancelled, onWithdrawn }: LeaveWithLinkProps) {
  async function cancel(reason: CancelReason | null) {
    const changed = await cancelByLeaveLink(token, reason);
    if (changed !== null) onCancelled(changed.subscription);
  }

  async function withdraw() {
    const withdrawal = (await withdrawByLeaveLink(token))?.subscription?.withdrawal;
    if (withdrawal) onWithdrawn(withdrawal.refund);
  }

  if (subscription === null) return <NothingToLeave words={null} />;
  const { withdraw_until, withdraw_refund } = subscription;
  const withdrawSection = withdraw_until !== null && may(subscription, 'withdraw') && (
    <WithdrawSection until={withdraw_until} daysKept={withdraw_refund} onWithdraw={withdraw} />
  );
  if (!may(subscription, 'cancel')) {
    return (
      <NothingToLeave words={`${planName(subscription.interval)}. ${stateWords(subscription) ?? ''}`}>
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

function NothingToLeave({ words, children }: { words: string | null; children?: ReactNode }) {
  return (
    <AuthStage
      title="There is nothing to cancel"
      lead={words ?? 'You have no subscription, and no payment is to come.'}
    >
      {children}
      <Button wide variant="white" href={paths.home}>
        To the start
      </Button>
    </AuthStage>
  );
}
