import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import { type Currency, currencies, currencyOf } from '#contract/currency.ts';
import { periodText } from '#contract/format-price.ts';
import { currencyIn, isByCountry } from '#contract/offer-list/by-country.ts';
import type { OfferList as Body } from '#contract/offer-list/offer-list.ts';
import { shownIn } from '#contract/offer-list/priced-in.ts';
import type { PreviewAnswer } from '#contract/preview.ts';
import { purchaseAgreement, termsOf } from '#contract/purchase-terms.ts';
import { moneyBack } from '#contract/refund-copy.ts';
import { OfferList } from '#web/funnel/offer/offer-list.tsx';
import { call } from '#web/platform/call.ts';
import { serverNow } from '#web/platform/server-now.ts';
import { useLinkView } from '#web/platform/use-link-view.ts';
import { countryOptions } from '#web/prices/country-options.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { NamedSelect } from '#web/ui/named-select.tsx';
import { Select } from '#web/ui/select.tsx';
import styles from './preview-view.module.css';

type View = { name: 'over' } | { name: 'away' } | { name: 'shown'; preview: PreviewAnswer };

/** A draft as its visitors would see it, for whoever has the link. Not measured, and nothing can be bought. */
export function PreviewView() {
  const { view, open } = useLinkView(viewOf);
  return (
    <div className={styles.stage}>
      <p className={styles.strip} role="note">
        Preview, not live
      </p>
      <main id="main" className={styles.page}>
        {view.name === 'opening' && <h1 className="visually-hidden">Preview</h1>}
        {view.name === 'over' && (
          <Card>
            <h1 tabIndex={-1}>This preview is over</h1>
            <p className="muted">A link works for a day. Ask whoever sent it for a new one.</p>
          </Card>
        )}
        {view.name === 'away' && (
          <Card>
            <h1 tabIndex={-1}>This did not load</h1>
            <Button wide onClick={open}>
              Try again
            </Button>
          </Card>
        )}
        {view.name === 'shown' && <Preview preview={view.preview} />}
      </main>
    </div>
  );
}

async function viewOf(token: string | null): Promise<View> {
  if (token === null) return { name: 'over' };
  const { data, status } = await call(consoleCalls.readPreview, { body: { token } });
  if (data !== null) return { name: 'shown', preview: data };
  return { name: status === 404 || status === 400 ? 'over' : 'away' };
}

function Preview({ preview: { document, revision, body } }: { preview: PreviewAnswer }) {
  const [now] = useState(serverNow);
  const [currency, setCurrency] = useState<Currency>(currencies[0]);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [chosenCountry, setCountry] = useState('');
  const listed = (body as Body).offers;
  const country = chosenCountry === '' ? null : chosenCountry;
  const only = currencyIn(listed, country);
  const offers = listed.flatMap((offer) => shownIn(offer, only ?? currency, country) ?? []);
  const chosen = offers.find(({ id }) => id === chosenId);
  const terms = chosen && termsOf(chosen, now);
  return (
    <>
      <div className={styles.head}>
        <h1 id="lengths" tabIndex={-1}>
          Choose how long
        </h1>
        <Select
          label="Prices in"
          value={only ?? currency}
          options={only === null ? currencies : [only]}
          onChoose={(text) => setCurrency(currencyOf(text))}
        />
        {isByCountry(listed) && (
          <NamedSelect
            label="Country"
            value={chosenCountry}
            options={[{ value: '', name: 'Any other' }, ...countryOptions()]}
            onChoose={setCountry}
          />
        )}
      </div>
      <OfferList offers={offers} hasFailed={false} retry={() => undefined} chosenId={chosenId} onChoose={setChosenId} />
      <Button wide disabledReason="Nothing can be bought in a preview.">
        {chosen === undefined ? 'Choose a length' : `Continue with ${periodText(chosen.interval)}`}
      </Button>
      {chosen && terms && (
        <>
          <p className="number">
            <b>{terms.amount}</b>
            <span>{terms.rest}</span>
          </p>
          <p className="muted">{moneyBack}</p>
          <Card title="The buyer agrees to">
            <p>{purchaseAgreement(chosen, now)}</p>
          </Card>
        </>
      )}
      <p className="small muted">{`${document}, revision ${revision}. Nothing here is measured or sold.`}</p>
    </>
  );
}
