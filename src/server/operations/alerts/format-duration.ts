const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** `40 s`, `16 min`, `3 h 10 min`, `2 days 4 h`; `0 s` for a negative duration. */
export function durationText(ms: number): string {
  if (ms < minuteMs) return `${Math.floor(Math.max(0, ms) / 1000)} s`;
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)} min`;
  if (ms < 2 * dayMs) return joined(Math.floor(ms / hourMs), 'h', Math.floor((ms % hourMs) / minuteMs), 'min');
  return joined(Math.floor(ms / dayMs), 'days', Math.floor((ms % dayMs) / hourMs), 'h');
}

function joined(large: number, unit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${large} ${unit}` : `${large} ${unit} ${small} ${smallUnit}`;
}
