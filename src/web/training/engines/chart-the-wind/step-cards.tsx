import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { stepOf } from '#training/engines/chart-the-wind/chart.ts';
import { needsLine, stopCopy } from '#training/engines/chart-the-wind/chart-copy.ts';
import type { ChartState } from '#training/engines/chart-the-wind/chart-the-wind.ts';
import { ordinalOf } from '#training/number-words.ts';
import type { Source } from '#training/run/trial.ts';
import { TrainIcon } from '#web/training/pictures/train-icon.tsx';
import { leaveFocus, sourceOfClick } from '#web/training/play/source-of-click.ts';
import { classNames } from '#web/ui/class-names.ts';
import { KiteGlyph } from '#web/ui/illustration/kite.tsx';
import { Marker } from '#web/ui/marker.tsx';
import styles from './chart-the-wind.module.css';
import { useCardDrag } from './use-card-drag.ts';

interface StepCardsProps {
  state: ChartState;
  /** The list of the cards, in their order. */
  list: RefObject<HTMLOListElement | null>;
  kite: RefObject<HTMLSpanElement | null>;
  onMove(card: number, to: number, event: { timeStamp: number }, source: Source): void;
  /** Enter on a card acts like the main button: fly, mend or continue. */
  onEnter(event: { timeStamp: number }): void;
}

/** The control that gets the focus after a card has moved, because its element was removed for a moment. */
type Grip = 'name' | 'up' | 'down';

/** The steps as cards on a string. Each can be dragged, moved by its arrows, or lifted and moved by the keyboard. */
export function StepCards({ state, list, kite, onMove, onEnter }: StepCardsProps) {
  const { chart, order, phase, passed, stop } = state;
  const [lifted, setLifted] = useState<number | null>(null);
  const held = useRef<{ card: number; grip: Grip } | null>(null);
  const { dragged, endsDrag, handleOf } = useCardDrag(list, (place, to, event, source) => {
    setLifted(null);
    onMove(order[place]!, to, event, source);
  });
  const stopped = stop !== null && phase === 'stopped' ? stop : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus was lost because the order changed
  useLayoutEffect(() => {
    if (held.current === null) return;
    const { card, grip } = held.current;
    held.current = null;
    list.current?.querySelector<HTMLElement>(`[data-card="${card}"] [data-grip="${grip}"]`)?.focus();
  }, [order]);

  function step(card: number, by: number, event: { timeStamp: number }, source: Source, grip: Grip) {
    if (grip !== 'name') setLifted(null);
    if (source === 'key') held.current = { card, grip };
    onMove(card, order.indexOf(card) + by, event, source);
  }

  function onKey(event: KeyboardEvent, card: number) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === 'Enter') onEnter(event);
    else if (event.key === ' ') setLifted(lifted === card ? null : card);
    else if (by === undefined) return;
    else if (lifted === card) step(card, by, event, 'key', 'name');
    else {
      const next = order[order.indexOf(card) + by];
      list.current?.querySelector<HTMLElement>(`[data-card="${next}"] [data-grip="name"]`)?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={styles.chart}>
      <span ref={kite} className={styles.kite}>
        <KiteGlyph width={27} height={40} />
      </span>
      <ol ref={list} className={classNames(styles.cards, order.length > 5 && styles.many)}>
        {order.map((card, place) => {
          const [name] = stepOf(chart, card);
          const isStop = stopped?.card === card;
          const isAfter = stopped !== null && place > stopped.place;
          const isLifted = dragged === null ? lifted === card : dragged === place;
          const arrow = (by: -1 | 1, grip: 'up' | 'down') => (
            <button
              {...leaveFocus}
              type="button"
              className={styles.arrow}
              data-grip={grip}
              aria-label={`Move ${name} ${grip}`}
              aria-disabled={order[place + by] === undefined || undefined}
              onClick={(event) => step(card, by, event, sourceOfClick(event), grip)}
            >
              <TrainIcon name={grip} size={22} />
            </button>
          );
          return (
            <li key={card} data-card={card} className={classNames(styles.row, dragged === place && styles.dragged)}>
              <StringPart isFirst={place === 0} isLast={place === order.length - 1} place={place} />
              <span className={styles.knot}>
                <Marker kind="one" on={place < passed} />
              </span>
              <div
                className={classNames(
                  styles.card,
                  isLifted && styles.lifted,
                  isStop && styles.stop,
                  isAfter && styles.after,
                )}
              >
                <button
                  type="button"
                  className={styles.name}
                  data-grip="name"
                  aria-pressed={lifted === card}
                  aria-describedby={`needs-${card}`}
                  onKeyDown={(event) => onKey(event, card)}
                  onClick={(event) => !endsDrag(event) && setLifted(lifted === card ? null : card)}
                  {...handleOf(place)}
                >
                  <span>{name}</span>
                  <span className="visually-hidden">{`, ${ordinalOf(place)}`}</span>
                </button>
                <small id={`needs-${card}`}>{isStop ? stopCopy(chart, stopped).card : needsLine(chart, card)}</small>
                {arrow(-1, 'up')}
                {arrow(1, 'down')}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The string beside one card; it swings to the other side from knot to knot. */
function StringPart({ isFirst, isLast, place }: { isFirst: boolean; isLast: boolean; place: number }) {
  const side = (at: number) => (at % 2 === 0 ? 1 : -1);
  const [before, after] = [22 + 12 * side(place - 1), 22 + 12 * side(place)];
  const lean = (x: number) => 22 + (x - 22) * 0.67;
  const above = isFirst ? 'M22 0V50' : `M${before} 0C${before} 17 ${lean(before)} 34 22 50`;
  const below = isLast ? '' : `M22 50C${lean(after)} 66 ${after} 83 ${after} 100`;
  return (
    <svg className={styles.string} viewBox="0 0 44 100" preserveAspectRatio="none" aria-hidden="true">
      <path
        d={above + below}
        fill="none"
        stroke="var(--il-string)"
        strokeWidth="2.2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
