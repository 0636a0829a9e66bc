import type { ChartState } from '#training/engines/chart-the-wind/chart-the-wind.ts';

/** Above the first knot, in CSS pixels from the top of the list. */
const waitingY = -40;
const halfKite = 20;

/** Writes the position of the kite at a moment: over the string, on its way from knot to knot, or where it stopped. */
export function placeKite(
  kite: HTMLElement | null,
  list: HTMLElement | null,
  { phase, passed, order, since }: ChartState,
  at: number,
  knotMs: number,
): void {
  if (kite === null || list === null) return;
  const knots = [...list.children].map((row) => middleOf(row as HTMLElement));
  const yOf = (place: number) =>
    place < 0 ? waitingY + list.offsetTop : (knots[Math.min(place, knots.length - 1)] ?? 0) - halfKite;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let y = yOf(-1);
  let turn = 0;
  if (phase === 'stopped') {
    y = yOf(passed) - 12;
    turn = -12;
  } else if (phase === 'works') y = yOf(order.length - 1) + 24;
  else if (phase === 'flying' && !isStill) {
    const share = Math.min(1, Math.max(0, (at - (since ?? at)) / knotMs));
    const from = yOf(passed - 1);
    y = from + (yOf(passed) - from) * share;
  }
  kite.style.transform = `translateY(${y}px) rotate(${turn}deg)`;
}

const middleOf = (row: HTMLElement) => row.offsetTop + row.offsetHeight / 2;
