import { expect, it } from 'vitest';
import type { PagePath } from '#contract/console/paths.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import { catalogue, type QuizPath, quizNames } from '#quiz/catalogue.ts';
import { type ElementFacts, mayCaptureAt, mayCaptureChange, subjectOf } from './autocapture-rules.ts';

/** An element from its opening tag without brackets; a name without a value is an empty attribute. */
function element(tag: string): ElementFacts {
  const [name, ...marks] = tag.split(' ');
  const attributes = Object.fromEntries(marks.map((mark) => [mark.split('=')[0]!, mark.split('=')[1] ?? '']));
  return { tag: name!, attributes, index: 0, indexOfType: 0, previousTag: null };
}
/** A path from the pressed element outwards. */
const path = (...tags: string[]) => [...tags, 'main', 'body', 'html'].map(element);

const ofQuizzes = Object.fromEntries(
  quizNames
    .flatMap((name) => [quizPages[name].root, ...Object.values(catalogue[name].pages)])
    .map((page) => [page, false]),
) as Record<QuizPath, boolean>;

/** Every path of the site, so that a new one has to be decided on here. */
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
  '/begin': false,
  '/checkout': false,
  '/checkout/card': false,
  '/checkout/paddle': false,
  '/checkout/success': false,
  '/console': false,
  '/console/elements': false,
  '/console/enrol': false,
  '/console/funnel': false,
  '/console/overview': false,
  '/console/prices': false,
  '/console/revenue': false,
  '/console/subscriber': false,
  '/console/subscribers': false,
  '/console/offers': false,
  '/console/content': false,
  '/console/history': false,
  '/console/texts': false,
  '/console/quizzes': false,
  '/console/phone': false,
  '/console/preview': false,
  '/console/team': false,
  '/console/training': false,
  '/console/work': false,
  ...ofQuizzes,
  '/leave': false,
  '/plan': false,
  '/resume': false,
  '/stop-emails': false,
  '/undo-address': false,
  '/subscription': false,
  '/subscription/cancel': false,
  '/subscription/manage': false,
  '/subscription/plan': false,
  '/train': false,
  '/train/album': false,
  '/train/check-in': false,
  '/train/exercises': false,
  '/train/helps': false,
  '/train/plan': false,
  '/train/progress': false,
  '/train/sample': false,
  '/train/session': false,
  '/train/settings': false,
  '/train/try': false,
  '/train/week': false,
  '/train/week-in-the-air': false,
};

it.each(Object.entries(pages))('%s may be captured: %s', (page, is) => expect(mayCaptureAt(page)).toBe(is));

it.each(['', '//', '/help/', '/helpless', '/help/quiz', '/quiz/', '/Help', '/unknown'])(
  'nothing is captured at "%s"',
  (page) => {
    expect(mayCaptureAt(page)).toBe(false);
  },
);

it.each([
  ['a link', path('a href=/help'), 0],
  ['the icon in a button', path('path', 'svg', 'button type=button'), 2],
  ['a word in a link', path('b', 'span', 'a href=/help'), 2],
  ['what acts as a button', path('span', 'div role=button'), 1],
  ['a field', path('input type=checkbox'), 0],
  ['what opens and closes', path('h3', 'summary', 'details'), 1],
])('a press on %s is attributed to the right element', (_what, pressed, index) => {
  expect(subjectOf(pressed)).toEqual({ path: pressed.slice(index), waitsForEffect: false });
});

it.each([
  ['a heading', path('h2'), 0],
  ['a word in a box', path('em', 'div'), 1],
])('a press on %s counts only when the page changes (§ 9)', (_what, pressed, index) => {
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
  ['a code from an email', path('input autocomplete=one-time-code')],
  ['what is private', path('button data-private')],
  ['something within what is private', path('svg', 'button', 'div data-private')],
  ['a text that is being written', path('b', 'div contenteditable=true')],
  ['a button within such a text', path('button', 'div contenteditable')],
])('a press on %s is never captured', (_what, pressed) => expect(subjectOf(pressed)).toBeNull());

it.each(['input type=checkbox', 'input type=text', 'input', 'select', 'textarea'])(
  'a change of <%s> is captured',
  (field) => {
    expect(mayCaptureChange(path(field))).toBe(true);
  },
);

it.each([
  ['a password', path('input type=password')],
  ['a hidden field', path('input type=hidden')],
  ['a new password that is shown', path('input type=text autocomplete=new-password')],
  ['a card’s code', path('input autocomplete=cc-csc')],
  ['what is private', path('input', 'form data-private')],
  ['what is no field', path('div')],
  ['nothing', []],
])('a change of %s is never captured', (_what, changed) => expect(mayCaptureChange(changed)).toBe(false));
