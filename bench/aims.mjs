import { tableLines } from './table.mjs';

/** A measured value and its limit; `atLeast` for ratios that should be large, `atMost` for costs. */
export function aim(name, value, wanted, kind = 'atMost') {
  return { name, value, wanted, kind, isMet: kind === 'atMost' ? value <= wanted : value >= wanted };
}

/** Absolute times hold on this machine only; anywhere else they say little. */
export const namedMachine = '2 idle cores of an AMD EPYC';

/** An absolute time, which holds on the named machine only. */
export const aimHere = (name, value, wanted) => aim(`${name} *`, value, wanted);

/**
 * The verdict on a run.
 * @param results the aims of each part; null when the part failed
 * @returns the lines of one table with every aim, and whether all are met; false when nothing was measured
 */
export function verdictOn(results) {
  const rows = results.flatMap(({ part, aims }) => (aims ?? [unfinished]).map((one) => rowOf(part, one)));
  const met = rows.filter((row) => row.met === 'yes').length;
  const count = `${met} of ${rows.length} aims are met.`;
  if (rows.length === 0) return { lines: [count], isGood: false };
  const note = rows.some((row) => row.aim.endsWith(' *')) ? [`* Holds on ${namedMachine} only.`] : [];
  return { lines: [...tableLines('Aims', rows), '', ...note, count], isGood: met === rows.length };
}

const unfinished = { name: 'comes to its end', value: 'no', wanted: 'yes', kind: null, isMet: false };
const signs = { atMost: '≤ ', atLeast: '≥ ' };

function rowOf(part, { name, value, wanted, kind, isMet }) {
  const measured = typeof value === 'number' ? Math.round(value * 100) / 100 : String(value);
  return { part, aim: name, measured, wanted: `${signs[kind] ?? ''}${wanted}`, met: isMet ? 'yes' : 'NO' };
}
