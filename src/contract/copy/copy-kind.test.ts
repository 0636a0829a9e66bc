import { describe, expect, it } from 'vitest';
import { seedTexts } from './catalogue.ts';
import type { CopyBody } from './copy-body.ts';
import { copyKind, ownTexts, seedBody } from './copy-kind.ts';
import { argumentsOf } from './message.ts';

const withText = (key: string, text: string): CopyBody => ({
  texts: seedBody.texts.map((one) => (one.id === key ? { id: key, text } : one)),
});
const check = (key: string, text: string) => copyKind.check(withText(key, text), null);
const limits = { pricePercent: 5 };

describe('the texts that the code ships', () => {
  it('can be written, and pass every check', () => {
    for (const text of seedTexts.values()) expect(() => argumentsOf(text)).not.toThrow();
    expect(copyKind.check(seedBody, null)).toEqual([]);
    expect(ownTexts(seedBody)).toEqual({});
  });
});

describe('a changed text', () => {
  it('passes when it says the same values in other words', () => {
    expect(check('paywall.title-named', 'Here is your plan, {name}')).toEqual([]);
  });

  it.each([
    ['drops a value', 'paywall.title-named', 'Your plan is here', 'has lost {name}'],
    ['names a value that nobody gives', 'paywall.title', '{name}, your plan', 'Nobody gives a value for {name}'],
    ['cannot be read', 'paywall.title', 'Your {plan', 'is not closed'],
    ['is empty', 'paywall.title', '  ', 'A text is empty'],
    ['is too long for a phone', 'paywall.title', 'plan '.repeat(200), '1000 characters'],
    ['claims what nobody can know', 'paywall.title', 'Clinically proven plan', 'what we may not say'],
    ['hurries', 'paywall.title', 'Last chance for your plan', 'what we may not say'],
  ])('is refused when it %s', (_, key, text, says) => {
    const [finding] = check(key, text);
    expect(finding).toMatchObject({ effect: 'refuses', path: ['texts', key, 'text'] });
    expect(finding!.text).toContain(says);
  });

  it('says of each value on its own what to do', () => {
    const findings = check('paywall.lead', 'A few minutes a day.');
    expect(findings.map(({ hint }) => hint).slice(0, 2)).toEqual([
      'Put {minutes} back where the value belongs.',
      'Put {made} back where the value belongs.',
    ]);
    expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
  });

  it('that promises something asks whether it holds, names its test, and needs a second operator', () => {
    const [finding] = check('paywall.answer-stop', 'In your account, whenever you like.');
    expect(finding).toMatchObject({ effect: 'asks', confirmBy: 'It holds' });
    expect(finding!.hint).toContain('a cancelled subscription ends on its day');
    const after = withText('paywall.answer-stop', 'In your account, whenever you like.');
    expect(copyKind.needsApproval(seedBody, after, limits)).toContain('is a promise');
    expect(copyKind.needsApproval(seedBody, withText('paywall.title', 'Here it is'), limits)).toBeNull();
  });

  it('of the law may stay as long as it is', () => {
    const seed = seedTexts.get('privacy.rights-more')!;
    expect(seed.length).toBeGreaterThan(600);
    expect(
      check('privacy.rights-more', seed.replace('six', 'seven').concat(' Thank you.')).map(({ effect }) => effect),
    ).toEqual(['asks']);
    expect(check('privacy.rights-more', `${seed} ${seed}`)).toContainEqual(
      expect.objectContaining({ effect: 'refuses' }),
    );
  });

  it.each([
    ['has lost its link', 'Reach us at any time. More: Terms, <help>Help</help>.'],
    ['has a link twice', 'More: <terms>Terms</terms>, <terms>Terms</terms>, <help>Help</help>.'],
    ['has a link that nobody knows', 'More: <terms>Terms</terms>, <help>Help</help>, <home>Home</home>.'],
    ['has not closed its link', 'More: <terms>Terms, <help>Help</help>.'],
  ])('that %s is refused, and says which links it needs', (_, text) => {
    const [finding] = check('privacy.more', text);
    expect(finding).toMatchObject({ effect: 'refuses', hint: 'Put each around the words of its link.' });
    expect(finding!.text).toContain('<help>, <terms>');
  });

  it.each(['{count, plural, one {One way} other {# ways}} to begin', "'{'{count}'}' ways to begin"])(
    'of a prerendered page that needs more than putting values in is refused: %s',
    (text) => {
      expect(check('home.doors', text)).toMatchObject([{ effect: 'refuses', id: 'home.doors:plain' }]);
    },
  );

  it('is told in words, with its place', () => {
    expect(copyKind.describe(seedBody, withText('paywall.title', 'Here it is'))).toEqual([
      {
        path: ['texts', 'paywall.title', 'text'],
        what: 'Offers: title',
        before: 'Your plan is ready',
        after: 'Here it is',
      },
    ]);
  });

  it('that no page has any more is noted, and goes to no page', () => {
    const body = { texts: [...seedBody.texts, { id: 'paywall.gone', text: 'Gone' }] };
    expect(copyKind.check(body, null)).toMatchObject([{ effect: 'notes' }]);
    expect(ownTexts(body)).toEqual({});
  });
});

it('a text of an email goes to no page', () => {
  expect(ownTexts(withText('email-all.help', 'Ask us'))).toEqual({});
});
