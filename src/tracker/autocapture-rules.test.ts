import { describe, expect, it } from 'vitest';
import type { PagePath } from '../contract/paths';
import { type ElementFacts, mayCaptureAt, mayTellChange, subjectOf } from './autocapture-rules';

/** An element as its opening tag says it; a word without a value is an empty attribute. */
function element(tag: string): ElementFacts {
  const [name, ...words] = tag.split(' ');
  const attributes = Object.fromEntries(words.map((word) => [word.split('=')[0]!, word.split('=')[1] ?? '']));
  return { tag: name!, attributes, index: 0, indexOfType: 0, previousTag: null };
}
/** From the element that was pressed outwards. */
const path = (...tags: string[]) => [...tags, 'main', 'body', 'html'].map(element);

describe('the pages on which something is captured', () => {
  /** Every address of the site: a new one has to be thought about here. */
  const pages: Record<PagePath, boolean> = {
    '/': true,
    '/help': true,
    '/privacy': true,
    '/terms': true,
    '/account': false,
    '/account/data': false,
    '/account/devices': false,
    '/auth': false,
    '/auth/change': false,
    '/auth/login': false,
    '/auth/reset': false,
    '/checkout': false,
    '/checkout/card': false,
    '/checkout/paddle': false,
    '/checkout/success': false,
    '/console': false,
    '/console/elements': false,
    '/console/funnel': false,
    '/leave': false,
    '/mental-quiz': false,
    '/mental-quiz/creating-plan': false,
    '/mental-quiz/email-page': false,
    '/mental-quiz/inapps': false,
    '/mental-quiz/personal-plan': false,
    '/mental-quiz/screens': false,
    '/quiz': false,
    '/quiz/dialogues': false,
    '/quiz/email': false,
    '/quiz/inapps': false,
    '/quiz/training-plan': false,
    '/quiztwo': false,
    '/quiztwo/offer': false,
    '/quiztwo/screens': false,
    '/quiztwo/sign-up': false,
    '/resume': false,
    '/subscription': false,
    '/subscription/cancel': false,
    '/subscription/manage': false,
    '/subscription/plan': false,
  };

  it.each(Object.entries(pages))('%s: %s', (page, is) => expect(mayCaptureAt(page)).toBe(is));

  it.each(['', '//', '/help/', '/helpless', '/help/quiz', '/quiz/', '/Help', '/unknown'])('"%s" is none', (page) => {
    expect(mayCaptureAt(page)).toBe(false);
  });
});

describe('a press', () => {
  it.each([
    ['a link', path('a href=/help'), 0],
    ['the icon in a button', path('path', 'svg', 'button type=button'), 2],
    ['a word in a link', path('b', 'span', 'a href=/help'), 2],
    ['what acts as a button', path('span', 'div role=button'), 1],
    ['a field', path('input type=checkbox'), 0],
    ['what opens and closes', path('h3', 'summary', 'details'), 1],
  ])('on %s is meant for that', (_what, pressed, index) => {
    expect(subjectOf(pressed)).toEqual({ path: pressed.slice(index), waitsForEffect: false });
  });

  it.each([
    ['a heading', path('h2'), 0],
    ['a word in a box', path('em', 'div'), 1],
  ])('on %s counts when the page changes (§ 9)', (_what, pressed, index) => {
    expect(subjectOf(pressed)).toEqual({ path: pressed.slice(index), waitsForEffect: true });
  });

  it.each([
    ['the page itself', path()],
    ['a paragraph', path('p')],
    ['nothing', []],
    ['a password', path('input type=password')],
    ['a password in capital letters', path('input type=PASSWORD')],
    ['a password that is being shown', path('input type=text autocomplete=current-password')],
    ['a hidden field', path('input type=hidden')],
    ['a card’s number', path('input autocomplete=cc-number')],
    ['a code from a letter', path('input autocomplete=one-time-code')],
    ['what is private', path('button data-private')],
    ['something within what is private', path('svg', 'button', 'div data-private')],
    ['a text that is being written', path('b', 'div contenteditable=true')],
    ['a button within such a text', path('button', 'div contenteditable')],
  ])('on %s is nobody’s business', (_what, pressed) => expect(subjectOf(pressed)).toBeNull());
});

describe('a change', () => {
  it.each(['input type=checkbox', 'input type=text', 'input', 'select', 'textarea'])('of <%s> is told', (field) => {
    expect(mayTellChange(path(field))).toBe(true);
  });

  it.each([
    ['a password', path('input type=password')],
    ['a hidden field', path('input type=hidden')],
    ['a new password that is shown', path('input type=text autocomplete=new-password')],
    ['a card’s code', path('input autocomplete=cc-csc')],
    ['what is private', path('input', 'form data-private')],
    ['what is no field', path('div')],
    ['nothing', []],
  ])('of %s is not', (_what, changed) => expect(mayTellChange(changed)).toBe(false));
});
