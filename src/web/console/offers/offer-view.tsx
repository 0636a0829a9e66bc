import { useState } from 'react';
import { consoleCalls } from '#contract/console/calls.ts';
import { consolePaths } from '#contract/console/paths.ts';
import { checkOfferList, mostOffers } from '#contract/offer-list/check-offer-list.ts';
import { everyOffer } from '#contract/offer-list/every-offer.ts';
import type { OfferFacts } from '#contract/offer-list/offer-findings.ts';
import type { ListedOffer, OfferList } from '#contract/offer-list/offer-list.ts';
import { offersKind } from '#contract/offer-list/offers-kind.ts';
import type { Finding } from '#publishing/kind.ts';
import { go, queryValue } from '#web/platform/navigate.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LoadingFigures } from '../frame/loading-figures.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import form from '../kit/form.module.css';
import kit from '../kit/kit.module.css';
import list from '../kit/list.module.css';
import { notify } from '../kit/notify.ts';
import { Panel } from '../kit/panel.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { ConflictPanel } from '../publishing/conflict-panel.tsx';
import { publishPath, rehearsalPath } from '../publishing/draft-path.ts';
import { FindingList, findingsText, rowsOf } from '../publishing/finding-list.tsx';
import { useDraft } from '../publishing/use-draft.ts';
import { callAsOperator, faultMessage, useMay } from '../session/console-session.ts';
import { CountryPricesPanel } from './country-prices-panel.tsx';
import { IntroPanel } from './intro-panel.tsx';
import styles from './offers.module.css';
import { sayPart } from './offers-copy.ts';
import { PlanChangesPanel } from './plan-changes-panel.tsx';
import { PricesPanel } from './prices-panel.tsx';
import { SlotsPanel } from './slots-panel.tsx';
import { VisitorPanels } from './visitor-panels.tsx';
import { WhatIsBought } from './what-is-bought.tsx';

/** Changes a price list safely: prices, what is bought, the checks; beside them what a visitor would see. */
export function OfferView({ id }: { id: number }) {
  const draft = useDraft<OfferList>(id);
  const [chosenId, setChosenId] = useState(() => Number(queryValue('offer')));
  const mayDraft = useMay('draft');
  const { answer, body } = draft;
  if (answer === null || body === null) return <LoadingFigures loaded={draft.loaded} retry={draft.retry} />;
  const facts = answer.facts as unknown as OfferFacts;
  const findings = checkOfferList(body, facts);
  const chosen = everyOffer(body).find((offer) => offer.id === chosenId) ?? body.offers[0];
  const change = (offers: ListedOffer[]) => draft.change({ ...body, offers });
  const edit = (next: ListedOffer) => draft.change(withOffer(body, next));
  const live = (answer.live?.body ?? null) as OfferList | null;
  return (
    <>
      <Head draft={draft} findings={findings} mayDraft={mayDraft} />
      {draft.stale !== null && (
        <ConflictPanel
          stale={draft.stale}
          say={(path, value) =>
            sayPart(path, value, new Map(everyOffer(body).map((offer) => [String(offer.id), offer.name])))
          }
          onSave={draft.save}
        />
      )}
      <div className={`${kit.grid} ${styles.editor}`}>
        <div className={kit.col}>
          <OfferTabs list={body} sold={facts.sold} chosen={chosen} onChoose={setChosenId} onChange={change} />
          {chosen && (
            <>
              <PricesPanel
                key={`${chosen.id} ${draft.revision}`}
                offer={chosen}
                live={live ? everyOffer(live).find((offer) => offer.id === chosen.id) : undefined}
                liveNumber={answer.live?.number ?? null}
                findings={findings}
                onChange={edit}
              />
              <CountryPricesPanel
                key={`countries ${chosen.id} ${draft.revision}`}
                offer={chosen}
                findings={findings}
                onChange={edit}
              />
              <IntroPanel
                key={`first ${chosen.id} ${draft.revision}`}
                offer={chosen}
                findings={findings}
                onChange={edit}
              />
              <WhatIsBought
                offer={chosen}
                isSold={facts.sold[chosen.id] !== undefined}
                findings={findings}
                onChange={edit}
              />
            </>
          )}
          <SlotsPanel list={body} nextId={nextId(body, facts.sold)} onEdit={setChosenId} onChange={draft.change} />
          <PlanChangesPanel list={body} onChange={draft.change} />
          <Panel
            title="Checks"
            aside={<span className={list.tag}>{findingsText(rowsOf(findings))}</span>}
            foot="Paddle’s own totals are compared before it is published."
          >
            <FindingList findings={rowsOf(findings)} />
            <Approval before={live} after={body} percent={answer.price_approval_percent} />
          </Panel>
        </div>
        <VisitorPanels list={body} chosenId={chosen?.id ?? 0} revisions={answer.revisions} live={answer.live} />
      </div>
    </>
  );
}

function Approval({ before, after, percent }: { before: OfferList | null; after: OfferList; percent: number }) {
  const reason = offersKind.needsApproval(before, after, { pricePercent: percent });
  if (reason === null) return null;
  return (
    <p className={styles.approval}>
      <Icon name="user" size={18} />
      <span>{`A second operator approves. ${reason}`}</span>
    </p>
  );
}

interface HeadProps {
  draft: ReturnType<typeof useDraft<OfferList>>;
  findings: readonly Finding[];
  mayDraft: boolean;
}

function Head({ draft, findings, mayDraft }: HeadProps) {
  const { draft: saved, document } = draft.answer!;
  const refuses = findings.some(({ effect }) => effect === 'refuses');
  const because = draft.isChanged ? 'Save the draft first.' : refuses ? 'A check refuses.' : null;
  async function makePreview() {
    const result = await callAsOperator(consoleCalls.makePreview, { params: { id: String(saved.id) } });
    if (result.data === null) return notify('refused', 'There is no preview.', { more: faultMessage(result) });
    const copied = await navigator.clipboard?.writeText(result.data.url).then(
      () => true,
      () => false,
    );
    notify('done', copied ? 'The link to the preview is copied.' : result.data.url, {
      more: 'It works for a day, for whoever has it.',
    });
  }
  return (
    <div className={kit.head}>
      <div className={kit.headTitle}>
        <a className={kit.crumb} href={consolePaths.offers}>
          Offers
        </a>
        <div className={kit.rowH}>
          <h1 tabIndex={-1}>{`${document.name}: ${saved.name}`}</h1>
          <StatusBadge kind="ends">{draft.isChanged ? 'Not saved' : `Draft, revision ${draft.revision}`}</StatusBadge>
        </div>
      </div>
      {mayDraft && (
        <div className={kit.acts}>
          <ConsoleButton onClick={makePreview}>Preview link</ConsoleButton>
          <ConsoleButton
            notBecause={draft.isChanged ? 'Save the draft first.' : null}
            onClick={() => go(rehearsalPath(consolePaths.offers, saved.id))}
          >
            Rehearse
          </ConsoleButton>
          <ConsoleButton notBecause={draft.isChanged ? null : 'Nothing has changed.'} onClick={() => draft.save()}>
            Save draft
          </ConsoleButton>
          <ConsoleButton
            look="main"
            notBecause={because}
            onClick={() => go(publishPath(consolePaths.offers, saved.id))}
          >
            Publish…
          </ConsoleButton>
        </div>
      )}
    </div>
  );
}

/** A number stands for one length for ever, so that of an offer that was ever sold is not given again. */
function nextId(list: OfferList, sold: OfferFacts['sold']): number {
  return Math.max(0, ...Object.keys(sold).map(Number), ...everyOffer(list).map(({ id }) => id)) + 1;
}

/** The list with this offer in its place, also in a slot. */
function withOffer(list: OfferList, next: ListedOffer): OfferList {
  const { slots } = list;
  if (slots?.declined?.id === next.id) return { ...list, slots: { ...slots, declined: next } };
  return { ...list, offers: list.offers.map((offer) => (offer.id === next.id ? next : offer)) };
}

interface OfferTabsProps {
  list: OfferList;
  sold: OfferFacts['sold'];
  chosen: ListedOffer | undefined;
  onChoose(id: number): void;
  onChange(offers: ListedOffer[]): void;
}

/** The offers in their order; one of them is edited. */
function OfferTabs({ list, sold, chosen, onChoose, onChange }: OfferTabsProps) {
  const { offers } = list;
  const place = offers.findIndex((offer) => offer.id === chosen?.id);
  function move(by: -1 | 1) {
    const moved = [...offers];
    const [one] = moved.splice(place, 1);
    moved.splice(place + by, 0, one!);
    onChange(moved);
  }
  function add() {
    const id = nextId(list, sold);
    onChange([...offers, { ...(chosen ?? offers[0]!), id, name: `New offer ${id}` }]);
    onChoose(id);
  }
  return (
    <div className={styles.tabs} role="toolbar" aria-label="Offers of the list">
      <span className={form.choice}>
        {offers.map((offer) => (
          <button
            key={offer.id}
            type="button"
            aria-pressed={offer.id === chosen?.id}
            onClick={() => onChoose(offer.id)}
          >
            {offer.name}
          </button>
        ))}
      </span>
      <ConsoleButton
        isSmall
        notBecause={place === -1 ? 'not on the list' : place === 0 ? 'the first' : null}
        onClick={() => move(-1)}
      >
        Up
      </ConsoleButton>
      <ConsoleButton
        isSmall
        notBecause={place === -1 ? 'not on the list' : place === offers.length - 1 ? 'the last' : null}
        onClick={() => move(1)}
      >
        Down
      </ConsoleButton>
      <ConsoleButton isSmall notBecause={offers.length >= mostOffers ? `at most ${mostOffers}` : null} onClick={add}>
        Add
      </ConsoleButton>
      <ConsoleButton
        isSmall
        notBecause={place === -1 ? 'not on the list' : offers.length <= 1 ? 'the only one' : null}
        onClick={() => onChange(offers.filter((offer) => offer.id !== chosen?.id))}
      >
        Take off the list
      </ConsoleButton>
    </div>
  );
}
