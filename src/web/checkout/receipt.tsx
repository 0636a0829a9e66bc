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
import { DrawnText } from '#web/site/drawn-text.tsx';
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
  const price = <b className="number">{formatPrice(total)}</b>;
  return (
    <p className="muted">
      <DrawnText
        values={{ price }}
        text={(marks) => (email === '' ? say('receipt-sent-unknown', marks) : say('receipt-sent', { ...marks, email }))}
      />
      {renews_at !== null && <Renews at={renews_at} />}
    </p>
  );
}

/** @param at ISO 8601 */
function Renews({ at }: { at: string }) {
  const remindsAt = reminderAt(at);
  return (
    <>
      <span> </span>
      <DrawnText
        values={{ date: <b className="number">{shortDate(at)}</b> }}
        text={(marks) =>
          remindsAt > serverNow()
            ? say('renews-reminded', { ...marks, day: dayAndMonth(remindsAt) })
            : say('renews', marks)
        }
      />
    </>
  );
}

function TrialFacts({ checkout: { offer, renews_at } }: { checkout: CheckoutState }) {
  const price = <b className="number">{formatPrice(offer.price)}</b>;
  return (
    <p className="muted">
      {renews_at === null ? (
        <DrawnText values={{ price }} text={(marks) => say('trial-begun-unknown', marks)} />
      ) : (
        <DrawnText
          values={{ price, date: <b className="number">{shortDate(renews_at)}</b> }}
          text={(marks) => say('trial-begun', marks)}
        />
      )}
    </p>
  );
}

/** One further plan, to look at. Nothing is charged without the consent on the page of the change. */
function NextOffer({ offer: { id, interval, price } }: { offer: Offer }) {
  return (
    <Card title={say('another-length')}>
      <p className="muted number">{say('another-more', { period: periodText(interval), price: formatPrice(price) })}</p>
      <Button wide variant="white" href={`${paths.changePlan}?offer=${id}`}>
        {say('another-look', { length: periodText(interval) })}
      </Button>
    </Card>
  );
}
