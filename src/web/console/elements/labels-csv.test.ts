import { expect, it } from 'vitest';
import type { ElementLabel } from '#contract/console/element-label.ts';
import { labelsCsv } from './labels-csv.ts';

const label: ElementLabel = {
  id: '1',
  name: '=Start',
  page: '/',
  steps: [{ tag: 'a' }],
  selector: 'a[href="/quiz"]',
  event: null,
  made_by: 'R. Okafor',
  made_at: '2026-11-20T09:00:00Z',
  counts: { presses: { times: 12, people: 9 }, event: null },
};

it('a file has a line for each label, and no name of one is run as a formula', () => {
  const withEvent: ElementLabel = {
    ...label,
    name: 'Menu',
    event: { name: 'menu_link_click', properties: { link: '/help' } },
    counts: { presses: { times: 3, people: 2 }, event: { times: 40, people: 31 } },
  };
  expect(labelsCsv([label, withEvent]).split('\r\n')).toEqual([
    'name,page,selector,presses,people_pressing,event,event_times,event_people,made_at,made_by',
    `'=Start,/,"a[href=""/quiz""]",12,9,,,,2026-11-20T09:00:00Z,R. Okafor`,
    'Menu,/,"a[href=""/quiz""]",3,2,"menu_link_click, link /help",40,31,2026-11-20T09:00:00Z,R. Okafor',
    '',
  ]);
});
