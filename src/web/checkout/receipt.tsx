import type { CheckoutState } from '#contract/checkout.ts';
import { formatPrice, periodText } from '#contract/format-price.ts';
import type { Offer } from '#contract/offer.ts';
import { paths } from '#contract/paths.ts';
import { shortDate } from '#contract/short-date.ts';
import { dayAndMonth } from '#web/platform/format-date.ts';
import { serverNow } from '#web/platform/server-now.ts';
import { reminderAt } from '#web/prices/reminder.ts';
import { useNewAccount } from '#web/session/new-account.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { AccountAccess } from './account-access.tsx';
import { OnYourPhone } from './on-your-phone.tsx';
import { say } from './success-copy.ts';

/** The payment and the renewal, then how to get into the account and how to use it on a phone. */
export function Receipt({ checkout }: { checkout: CheckoutState }) {
  const { email, name } = useNewAccount();
  const profileEmail = useSession((session) => session.profile.email);
  return (
    <>
      <h1 tabIndex={-1}>{name === '' ? say('title') : say('title-named', { name })}</h1>
      <ReceiptFacts checkout={checkout} email={email || profileEmail} />
      <AccountAccess />
      <OnYourPhone />
      {checkout.next_offer && <NextOffer offer={checkout.next_offer} />}
    </>
  );
}

function ReceiptFacts({ checkout, email }: { checkout: CheckoutState; email: string }) {
  const { total, renews_at } = checkout;
  if (total.amount_minor === 0) return <TrialFacts checkout={checkout} />;
  return (
    <p className="muted">
      We sent a receipt for <b className="number">{formatPrice(total)}</b>
      <span>{` to ${email === '' ? 'your email address' : email}.`}</span>
      {renews_at !== null && (
        <>
          <span>{' It renews on '}</span>
          <b className="number">{shortDate(renews_at)}</b>
          <span>{`${reminderAt(renews_at) > serverNow() ? `; we remind you on ${dayAndMonth(reminderAt(renews_at))}` : ''}.`}</span>
        </>
      )}
    </p>
  );
}

function TrialFacts({ checkout: { offer, renews_at } }: { checkout: CheckoutState }) {
  return (
    <p className="muted">
      Your trial has begun, and nothing was charged. The first payment of{' '}
      <b className="number">{formatPrice(offer.price)}</b> comes{' '}
      <span>{renews_at === null ? 'when it ends' : 'on '}</span>
      {renews_at !== null && <b className="number">{shortDate(renews_at)}</b>}
      <span>. Cancel before then, and you pay nothing.</span>
    </p>
  );
}

/** One further plan, to look at. Nothing is charged without the consent on the page of the change. */
function NextOffer({ offer: { id, interval, price } }: { offer: Offer }) {
  return (
    <Card title={say('another-length')}>
      <p className="muted number">
        {`You can change to ${periodText(interval)} at ${formatPrice(price)}. You see what it costs first, and nothing is charged before you agree.`}
      </p>
      <Button wide variant="white" href={`${paths.changePlan}?offer=${id}`}>
        {say('another-look', { length: periodText(interval) })}
      </Button>
    </Card>
  );
}
