import { type ReactNode, useEffect } from 'react';
import { consoleCalls } from '#contract/console-calls.ts';
import { consolePaths } from '#contract/console-paths.ts';
import type { ElementCountsAnswer, ElementLabel, ElementLabels } from '#contract/element-label.ts';
import { ElementPick } from '#web/console/elements/element-pick.tsx';
import { ElementsView } from '#web/console/elements/elements-view.tsx';
import { ConsoleFrame } from '#web/console/frame/console-frame.tsx';
import { openOverlay } from '#web/measuring/visual-selector/overlay.ts';
import type { PickedElement } from '#web/measuring/visual-selector/selector-messages.ts';
import { Confined } from './bench.tsx';
import type { Story } from './story.ts';

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

const inConsole = (inside: ReactNode) => () => <ConsoleFrame current={consolePaths.elements}>{inside}</ConsoleFrame>;

/** A page with the frame that an element has under the pointer. */
function PointedAt() {
  useEffect(() => {
    const overlay = openOverlay('Help', () => {});
    overlay.mark(document.querySelector('main a'), 'nav[aria-label="Footer"] > a[href="/help"]');
    return () => {
      overlay.host.remove();
      document.body.style.paddingTop = '';
      document.documentElement.style.scrollPaddingTop = '';
    };
  }, []);
  return (
    <Confined>
      <main style={{ padding: '120px 24px' }}>
        <a href="/help">Help</a>
      </main>
    </Confined>
  );
}

const stories: Omit<Story, 'part'>[] = [
  {
    id: 'console-elements',
    title: 'Elements, with labels',
    answers: { [consoleCalls.listLabels]: { json: kept } },
    shows: inConsole(<ElementsView />),
  },
  {
    id: 'console-elements-empty',
    title: 'Elements, none has a name and presses are not captured',
    answers: { [consoleCalls.listLabels]: { json: { ...kept, captures_presses: false, labels: [] } } },
    shows: inConsole(<ElementsView />),
  },
  { id: 'console-elements-not-loaded', title: 'Elements, not loaded', shows: inConsole(<ElementsView />) },
  {
    id: 'console-element-pick',
    title: 'Elements, one was picked and its name is taken',
    answers: {
      [consoleCalls.countElement]: { json: counted },
      [consoleCalls.saveLabel]: { status: 409, json: { error: 'There is a label of this name already.' } },
    },
    shows: inConsole(<ElementPick picked={picked} onKept={() => {}} />),
    async act({ press, type }) {
      await type('Name', 'Help in the footer');
      await press('Keep');
    },
  },
  { id: 'selector-overlay', title: 'Over a page that is pointed at', shows: () => <PointedAt /> },
];

/** The visual selector (§ 9): the console's part, and the overlay on the page that is pointed at. */
export const elementStories: Story[] = stories.map((story) => ({ ...story, part: 'Console' }));
