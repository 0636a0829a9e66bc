import { useState } from 'react';
import type { DraftAnswer } from '#contract/console/publishing.ts';
import { currencies } from '#contract/currency.ts';
import { formatPrice, nextChargeAt, periodText } from '#contract/format-price.ts';
import type { Offer } from '#contract/offer.ts';
import { currencyIn } from '#contract/offer-list/by-country.ts';
import { everyOffer } from '#contract/offer-list/every-offer.ts';
import type { OfferList } from '#contract/offer-list/offer-list.ts';
import { pricedIn, shownIn } from '#contract/offer-list/priced-in.ts';
import { countryName } from '#contract/offer-list/sold-countries.ts';
import { dueToday, introEndsAt, purchaseAgreement, termsOf } from '#contract/purchase-terms.ts';
import { shortDate } from '#contract/short-date.ts';
import { SmallerOffer } from '#web/funnel/offer/after-checkout.tsx';
import { OfferList as OfferCards } from '#web/funnel/offer/offer-list.tsx';
import { serverNow } from '#web/platform/server-now.ts';
import form from '../kit/form.module.css';
import kit from '../kit/kit.module.css';
import list from '../kit/list.module.css';
import { Panel } from '../kit/panel.tsx';
import { StatusIcon } from '../kit/status-badge.tsx';
import { Time } from '../kit/time.tsx';
import styles from './offers.module.css';

interface VisitorPanelsProps {
  list: OfferList;
  chosenId: number;
  revisions: DraftAnswer['revisions'];
  live: DraftAnswer['live'];
}

/** What a visitor sees and agrees to, exactly, and what becomes of it later. */
export function VisitorPanels({ list: body, chosenId, revisions, live }: VisitorPanelsProps) {
  const [wanted, setWanted] = useState<string>(currencies[0]);
  const [now] = useState(serverNow);
  const groups = groupsOf(body);
  const country = groups.find((one) => one[0] === wanted)?.[0] ?? null;
  const currency = currencyIn(everyOffer(body), country) ?? currencies.find((one) => one === wanted) ?? currencies[0];
  const listed = everyOffer(body).find(({ id }) => id === chosenId);
  const offer = listed && pricedIn(listed, currency, country);
  const slot = body.slots?.declined && pricedIn(body.slots.declined, currency, country);
  return (
    <div className={kit.col}>
      <Panel title="What the visitor sees">
        <div className={styles.seen}>
          <span className={form.choice}>
            {currencies.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={country === null && one === currency}
                onClick={() => setWanted(one)}
              >
                {one}
              </button>
            ))}
          </span>
          {groups.length > 0 && (
            <span className={form.choice}>
              {groups.map(([first = '', ...others]) => (
                <button key={first} type="button" aria-pressed={first === country} onClick={() => setWanted(first)}>
                  {others.length === 0 ? countryName(first) : `${countryName(first)} and ${others.length} more`}
                </button>
              ))}
            </span>
          )}
          <h3 id="lengths">Choose how long</h3>
          <OfferCards
            offers={body.offers.flatMap((one) => shownIn(one, currency, country) ?? [])}
            hasFailed={false}
            retry={() => undefined}
            chosenId={chosenId}
            onChoose={() => undefined}
          />
          {slot && <SmallerOffer offer={slot} />}
          <p className={form.help}>
            Shown as after a tap on the offer that is edited; nothing is chosen when the page opens.
          </p>
        </div>
      </Panel>
      {offer && (
        <>
          <Panel title="Consent, exact words" foot="The box is empty. It is stored with price, language and time.">
            <p className={styles.consent}>{purchaseAgreement(offer, now, 'UTC')}</p>
          </Panel>
          <Panel title="Receipt, reminder, account">
            <dl className={list.facts}>
              <Line
                name="Beside the button"
                text={`${termsOf(offer, now, 'UTC').amount}${termsOf(offer, now, 'UTC').rest}`}
              />
              <Line name="Receipt" text={`${periodText(offer.interval)}, ${formatPrice(dueToday(offer))}`} />
              <Line name="Reminder" text={reminderLine(offer, now)} />
              <Line name="Account" text={accountLine(offer, now)} />
            </dl>
          </Panel>
        </>
      )}
      <Panel title="Revisions">
        <ul className={list.list}>
          {revisions.map(({ revision, edited_by, edited_at }, place) => (
            <li key={revision}>
              <span>
                <StatusIcon kind={place === 0 ? 'ends' : 'off'} /> <b>{revision}</b>
              </span>
              <small>
                <span>{`${edited_by}, `}</span>
                <Time at={edited_at} />
              </small>
            </li>
          ))}
          {live !== null && (
            <li>
              <span>
                <StatusIcon kind="fine" /> <b>{`Version ${live.number}`}</b>
              </span>
              <small>live for everyone</small>
            </li>
          )}
        </ul>
      </Panel>
    </div>
  );
}

/** The groups of countries that any offer has a price of its own for. */
function groupsOf(body: OfferList): string[][] {
  const all = everyOffer(body).flatMap(({ countryPrices = [] }) => countryPrices.map(({ countries }) => countries));
  return all.filter(([first], place) => first !== undefined && all.findIndex((one) => one[0] === first) === place);
}

const dayOf = (at: number) => shortDate(at, 'UTC');

/** How the reminder of the first renewal names it. */
function reminderLine({ price, trial, interval, intro }: Offer, now: number): string {
  const at = nextChargeAt(trial ?? interval, now);
  const first = `seven days before ${dayOf(at)}`;
  if (intro === undefined || intro.payments === 1) return `${first}: ${formatPrice(price)}`;
  return `${first}: ${formatPrice(intro.price)}, from ${dayOf(introEndsAt({ interval, intro }, now))} on ${formatPrice(price)}`;
}

/** How the account says what is paid. */
function accountLine({ name, price, interval, intro }: Offer, now: number): string {
  const every = `every ${periodText(interval)}`;
  if (intro === undefined || intro.payments === 1) return `${name}, ${formatPrice(price)} ${every}`;
  const full = dayOf(introEndsAt({ interval, intro }, now));
  return `${name}, ${formatPrice(intro.price)} ${every}, from ${full} ${formatPrice(price)}`;
}

function Line({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
