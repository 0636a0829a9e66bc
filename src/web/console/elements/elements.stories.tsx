import { consoleCalls } from '#contract/console/calls.ts';
import type { ElementCountsAnswer, ElementLabel, ElementLabels } from '#contract/console/element-label.ts';
import { consolePaths } from '#contract/console/paths.ts';
import { refused } from '#web/gallery/call-answers.ts';
import { consoleStories, inConsole } from '#web/gallery/console.tsx';
import { fill, ignore, inTurn, press } from '#web/gallery/story.ts';
import type { PickedElement } from '#web/measuring/visual-selector/selector-messages.ts';
import { ElementPick } from './element-pick.tsx';
import { ElementsView } from './elements-view.tsx';

const help = { tag: 'a', attrs: { href: '/help' } };
const footer = { tag: 'nav', attrs: { 'aria-label': 'Footer' } };
const helpEvent = { name: 'footer_link_click', properties: { link: '/help' } };

const labels: ElementLabel[] = [
  {
    id: '2',
    name: 'Second question',
    page: '/',
    event: null,
    made_by: 'session 4c19e0',
    steps: [{ tag: 'summary' }, { tag: 'details', indexOfType: 1 }, { tag: 'div' }, { tag: 'section', id: 'faq' }],
    selector: 'section[id="faq"] > div > details:nth-of-type(2) > summary',
    made_at: '2026-11-20T09:30:00Z',
    counts: { presses: { times: 1204, people: 830 }, event: null },
  },
  {
    id: '1',
    name: 'Help in the footer',
    page: '/',
    event: helpEvent,
    made_by: 'session 4c19e0',
    steps: [help, footer],
    selector: 'nav[aria-label="Footer"] > a[href="/help"]',
    made_at: '2026-11-18T16:05:00Z',
    counts: { presses: { times: 97, people: 90 }, event: { times: 310, people: 268 } },
  },
];
const kept: ElementLabels = { days: 28, captures_presses: true, labels };

const picked: PickedElement = {
  page: '/',
  steps: [help, footer],
  event: helpEvent,
  events: [helpEvent],
  tag: 'a',
  text: 'Help',
  presses: 2,
  isCaptured: true,
  isTooDeep: false,
  leadsTo: '/help',
};
const counted: ElementCountsAnswer = {
  days: 28,
  captures_presses: false,
  counts: { presses: { times: 0, people: 0 }, event: { times: 310, people: 268 } },
};

const listed = (json: ElementLabels) => ({ [consoleCalls.listLabels]: { json } });

export const place = 495;
export const stories = consoleStories(consolePaths.elements, <ElementsView />, {
  'console-elements': { title: 'Elements, with labels', answers: listed(kept) },
  'console-elements-empty': {
    title: 'Elements, none has a name and presses are not captured',
    answers: listed({ ...kept, captures_presses: false, labels: [] }),
  },
  'console-elements-not-loaded': { title: 'Elements, not loaded' },
  'console-element-pick': {
    title: 'Elements, one was picked and its name is taken',
    answers: {
      [consoleCalls.countElement]: { json: counted },
      [consoleCalls.saveLabel]: refused(409, 'There is a label of this name already.'),
    },
    shows: inConsole(consolePaths.elements, <ElementPick picked={picked} onKept={ignore} />),
    act: inTurn(fill('Name', 'Help in the footer'), press('Keep')),
  },
});
