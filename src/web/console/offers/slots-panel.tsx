import { useId } from 'react';
import type { ListedOffer, OfferList, Slots } from '#contract/offer-list/offer-list.ts';
import { ConsoleButton } from '../kit/console-button.tsx';
import form from '../kit/form.module.css';
import { Panel } from '../kit/panel.tsx';
import styles from './offers.module.css';

const noSlots: Slots = { declined: null, success: null };

interface SlotsPanelProps {
  list: OfferList;
  /** A number that no offer has had. */
  nextId: number;
  /** Edits the offer of a left checkout like a listed one. */
  onEdit(id: number): void;
  onChange(list: OfferList): void;
}

/** At most one further offer in each place; off is stored as nothing at all. */
export function SlotsPanel({ list, nextId, onEdit, onChange }: SlotsPanelProps) {
  const { slots = noSlots, ...rest } = list;
  const set = (change: Partial<Slots>) => {
    const next = { ...slots, ...change };
    onChange(next.declined === null && next.success === null ? rest : { ...rest, slots: next });
  };
  return (
    <Panel
      title="Further offers"
      foot="One quiet card each, below everything else. Nothing is bought without its own consent."
    >
      <div className={styles.pair}>
        <Declined
          offer={slots.declined}
          onAdd={() => {
            set({ declined: { ...list.offers[0]!, id: nextId, name: `New offer ${nextId}`, label: '' } });
            onEdit(nextId);
          }}
          onEdit={onEdit}
          onRemove={() => set({ declined: null })}
        />
        <Success offers={list.offers} id={slots.success} onChoose={(success) => set({ success })} />
      </div>
    </Panel>
  );
}

interface DeclinedProps {
  offer: ListedOffer | null;
  onAdd(): void;
  onEdit(id: number): void;
  onRemove(): void;
}

function Declined({ offer, onAdd, onEdit, onRemove }: DeclinedProps) {
  return (
    <div className={form.field}>
      <span className={form.labF}>After a checkout was left</span>
      <span>{offer === null ? 'Off' : offer.name}</span>
      <span className={styles.row}>
        {offer === null ? (
          <ConsoleButton isSmall onClick={onAdd}>
            Add an offer
          </ConsoleButton>
        ) : (
          <>
            <ConsoleButton isSmall onClick={() => onEdit(offer.id)}>
              Edit it
            </ConsoleButton>
            <ConsoleButton isSmall onClick={onRemove}>
              Take it away
            </ConsoleButton>
          </>
        )}
      </span>
    </div>
  );
}

interface SuccessProps {
  offers: readonly ListedOffer[];
  id: number | null;
  onChoose(id: number | null): void;
}

function Success({ offers, id, onChoose }: SuccessProps) {
  const selectId = useId();
  return (
    <div className={form.field}>
      <label htmlFor={selectId}>After a payment, a change to</label>
      <select
        id={selectId}
        className={form.input}
        value={id === null ? '' : String(id)}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">Off</option>
        {offers.map((offer) => (
          <option key={offer.id} value={String(offer.id)}>
            {offer.name}
          </option>
        ))}
      </select>
    </div>
  );
}
