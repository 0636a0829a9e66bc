import { describe, expect, it } from 'vitest';
import { aim, aimHere, namedMachine, verdictOn } from './aims.mjs';

const fast = aim('a ratio', 0.71, 0.7, 'atLeast');
const heavy = aim('a weight', 10.126, 10);

describe('an aim', () => {
  it.each([
    ['a cost at its limit', aim('', 10, 10), true],
    ['a cost above it', heavy, false],
    ['a ratio at its limit', aim('', 0.7, 0.7, 'atLeast'), true],
    ['a ratio below it', aim('', 0.69, 0.7, 'atLeast'), false],
    ['what could not be measured', aim('', Number.NaN, 10), false],
    ['a ratio that could not be measured', aim('', Number.NaN, 0.7, 'atLeast'), false],
  ])('an aim says whether it is met for %s', (_case, { isMet }, expected) => {
    expect(isMet).toBe(expected);
  });
});

describe('the verdict on a run', () => {
  it('a run is good when every aim of every part is met', () => {
    expect(verdictOn([{ part: 'account', aims: [fast] }]).isGood).toBe(true);
  });

  it('a run is bad when one aim is missed, and the table says which', () => {
    const { lines, isGood } = verdictOn([
      { part: 'account', aims: [fast] },
      { part: 'bytes', aims: [heavy] },
    ]);
    expect(isGood).toBe(false);
    expect(lines.slice(-6)).toEqual([
      '| part    | aim      | measured | wanted | met |',
      '| ------- | -------- | -------- | ------ | --- |',
      '| account | a ratio  | 0.71     | ≥ 0.7  | yes |',
      '| bytes   | a weight | 10.13    | ≤ 10   | NO  |',
      '',
      '1 of 2 aims are met.',
    ]);
  });

  it('the table says on which machine its absolute times hold, if it has any', () => {
    const tableOf = (one) => verdictOn([{ part: 'pages', aims: [one] }]).lines;
    expect(tableOf(aimHere('a tap, ms', 90, 100)).slice(-4)).toEqual([
      '| pages | a tap, ms * | 90       | ≤ 100  | yes |',
      '',
      `* Holds on ${namedMachine} only.`,
      '1 of 1 aims are met.',
    ]);
    expect(tableOf(fast).join()).not.toContain(namedMachine);
  });

  it('a run is bad when a part failed, however good the others are', () => {
    const { lines, isGood } = verdictOn([
      { part: 'account', aims: [fast] },
      { part: 'pages', aims: null },
    ]);
    expect(isGood).toBe(false);
    expect(lines.join('\n')).toMatch(/\| pages +\| comes to its end \| no +\| yes +\| NO +\|/);
  });

  it('a run is bad when nothing was measured', () => {
    expect(verdictOn([]).isGood).toBe(false);
    expect(verdictOn([{ part: 'account', aims: [] }]).isGood).toBe(false);
  });
});
