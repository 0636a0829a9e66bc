import { describe, expect, it } from 'vitest';
import { groupNames } from '#contract/copy/catalogue.ts';
import { seedBody } from '#contract/copy/copy-kind.ts';
import { createFinder, markedPieces } from './find-texts.ts';
import { byPage, listTexts, textIn, withText } from './listed-texts.ts';

const keysFor = (typed: string, find = createFinder(listTexts(seedBody, []))) =>
  find(typed).texts.map(({ key }) => key);

describe('a text is found', () => {
  it.each([
    ['as it is written', 'Your plan is ready', 'paywall.title'],
    ['with a value in it', 'Ada, your plan is ready', 'paywall.title-named'],
    ['with another value than the example', 'Ludwig, your plan is ready', 'paywall.title-named'],
    ['with several values', '20 minutes a day, proposed from your answers', 'paywall.lead'],
    ['by its middle, without signs and capitals', 'crossed out the lowest', 'paywall.crossed-out'],
    ['while its last word is typed', 'nothing is charged unt', 'paywall.not-charged-yet'],
    ['by its key', 'paywall.lengths', 'paywall.lengths'],
    ['by a value as it is shown', 'what happens after 24 weeks?', 'paywall.ask-after'],
  ])('%s: %s', (_, typed, key) => {
    expect(keysFor(typed)).toContain(key);
    expect(createFinder(listTexts(seedBody, []))(typed).areNear).toBe(false);
  });

  it('by the words that are live, shipped or in a draft', () => {
    const live = withText(seedBody, 'paywall.title', 'Look what came of it');
    const body = withText(live, 'paywall.title', 'Here it stands');
    const find = createFinder(listTexts(live, [{ name: '28 Nov', body }]));
    for (const typed of ['look what came', 'your plan is ready', 'here it stands']) {
      expect(keysFor(typed, find), typed).toContain('paywall.title');
    }
  });

  it('where no text has the words, the nearest first', () => {
    const { texts, areNear, marks } = createFinder(listTexts(seedBody, []))('cancle subscripton in two clicks');
    expect(areNear).toBe(true);
    expect(texts.map((one) => one.live)).toContain('Cancel subscription');
    expect(marks).toContain('subscription');
  });

  it('where many are near, five of them', () => {
    expect(createFinder(listTexts(seedBody, []))('yourr plann lenghts untill cancell').texts).toHaveLength(5);
  });

  it('where no text is near, by no short word that many have', () => {
    expect(createFinder(listTexts(seedBody, []))('xylophone in it').texts).toEqual([]);
  });

  it('by nothing that stands in a value alone', () => {
    expect(createFinder(listTexts(seedBody, []))('Ludwig van Beethoven').areNear).toBe(true);
  });

  it('without words: all of them, page by page', () => {
    const { texts, areNear } = createFinder(listTexts(seedBody, []))('  ');
    expect(areNear).toBe(false);
    expect(texts).toHaveLength(seedBody.texts.length);
    expect(byPage(texts).map(({ page }) => page)).toEqual(Object.values(groupNames));
  });
});

it('what was asked for is marked, also an unfinished last word', () => {
  const marked = (text: string, marks: string[]) =>
    markedPieces(text, marks).flatMap(({ text: piece, isMarked }) => (isMarked ? [piece] : []));
  expect(marked('Account, then Cancel subscription.', ['cancel', 'subscr'])).toEqual(['Cancel', 'subscription.']);
  expect(markedPieces('Your plan', []).every(({ isMarked }) => !isMarked)).toBe(true);
});

describe('a list of texts', () => {
  it('says what differs from the shipped, and which draft changes it', () => {
    const live = withText(seedBody, 'paywall.title', 'Look');
    const listed = listTexts(live, [
      { name: 'same', body: live },
      { name: '28 Nov', body: withText(live, 'paywall.title', 'See') },
    ]);
    expect(listed.find(({ key }) => key === 'paywall.title')).toMatchObject({
      shipped: 'Your plan is ready',
      live: 'Look',
      drafts: [{ name: '28 Nov', text: 'See' }],
      isPromise: false,
    });
    expect(listed.find(({ key }) => key === 'paywall.lead')).toMatchObject({ drafts: [], isPromise: true });
  });

  it('has a text that a draft is too old to have as shipped, and takes a change of it', () => {
    const old = { texts: [] };
    expect(textIn(old, 'paywall.title')).toBe('Your plan is ready');
    expect(withText(old, 'paywall.title', 'Look')).toEqual({ texts: [{ id: 'paywall.title', text: 'Look' }] });
  });
});
