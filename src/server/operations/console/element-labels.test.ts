import { beforeEach, describe, expect, it } from 'vitest';
import { consoleCalls } from '#contract/console/calls.ts';
import type { ElementLabelBody, ElementRule } from '#contract/console/element-label.ts';
import { dayMs } from '#contract/day.ts';
import { wirePaths } from '#contract/wire-paths.ts';
import { elementLabel, elementRule } from '#testing/server/element-rule.ts';
import { useTestConsole } from '#testing/server/use.ts';

const password = 'seven kites over the bay';
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const testConsole = useTestConsole({ AUTOCAPTURE: 'clicks' });
let token: string;
beforeEach(async () => {
  await testConsole.start(password);
  token = await testConsole.signedIn(password);
});

const keep = (body: object) => testConsole.call(consoleCalls.saveLabel, token, body);
const counts = async (rule: ElementRule) =>
  (await testConsole.call(consoleCalls.countElement, token, rule)).json().counts;

describe('the presses of an element', () => {
  const link = { tag: 'a', index: 2, indexOfType: 2, attrs: { href: '/help' } };
  const footer = { tag: 'nav', index: 1, indexOfType: 0, attrs: { 'aria-label': 'Footer' } };

  interface Sent {
    device?: string;
    name?: string;
    properties?: object;
  }
  const press = (hierarchy: unknown, url = 'https://everkite.test/'): Sent => ({
    properties: { '[Amplitude] Element Hierarchy': hierarchy, '[Amplitude] Page URL': url },
  });
  const send = (...events: Sent[]) => sendAs(browser, ...events);
  async function sendAs(userAgent: string, ...events: Sent[]) {
    const payload = {
      api_key: 'everkite',
      events: events.map(({ device = 'device-1', name = '[Amplitude] Element Clicked', properties }) => ({
        event_type: name,
        device_id: device,
        time: testConsole.deps().clock() - 1000,
        event_properties: { cohort: 'A', ...properties },
      })),
    };
    const headers = { 'user-agent': userAgent };
    const answer = await testConsole.app.inject({ method: 'POST', url: wirePaths.uploadEvents, payload, headers });
    expect(answer.statusCode, answer.body).toBe(200);
  }

  it('the presses of an element are those whose description has every step in its place, on any host', async () => {
    const html = { tag: 'html', index: 0, indexOfType: 0 };
    await send(
      press([link, footer, html]),
      { ...press([link, footer], 'http://localhost:3000/'), device: 'device-2' },
      press([link, footer, html]),
      press([{ ...link, attrs: { href: '/terms' } }, footer]),
      press([link, html, footer]),
      press([link]),
      press([link, footer], 'https://everkite.test/help'),
    );
    expect((await counts(elementRule)).presses).toEqual({ times: 3, people: 2 });
    expect((await counts({ ...elementRule, page: '/help' })).presses).toEqual({ times: 1, people: 1 });
    const anyLink = [{ tag: 'a', indexOfType: 2 }];
    expect((await counts({ ...elementRule, steps: anyLink })).presses).toEqual({ times: 6, people: 2 });
  });

  it('presses and events of bots do not count', async () => {
    const named = { name: 'footer_link_click', properties: { link: '/help' } };
    await sendAs('Googlebot/2.1', press([link, footer]), named);
    await send(press([link, footer]));
    const once = { times: 1, people: 1 };
    expect(await counts(elementRule)).toEqual({ presses: once, event: { times: 0, people: 0 } });
  });

  it('the presses of an element are those of the last 28 days', async () => {
    await send(press([link, footer]));
    testConsole.deps().advance(28 * dayMs - 2000);
    token = await testConsole.signedIn(password);
    expect((await counts(elementRule)).presses).toEqual({ times: 1, people: 1 });
    testConsole.deps().advance(2000);
    expect((await counts(elementRule)).presses).toEqual({ times: 0, people: 0 });
  });

  it.each([
    [null],
    ['text'],
    [7],
    [{}],
    [[]],
    [[[], []]],
    [[null, null]],
    [['a', 'nav']],
    [[{ tag: 7, attrs: 'x' }, { tag: [] }]],
    [{ 0: link, 1: footer }],
  ])('a malformed description does not count as a press: %j', async (hierarchy) => {
    await send(press(hierarchy), press(hierarchy, 'nonsense'), { properties: {} }, press([link, footer]));
    expect((await counts(elementRule)).presses).toEqual({ times: 1, people: 1 });
  });

  it('the event that a press sends by name is counted with its properties', async () => {
    const named = (link: string, device = 'device-1') => ({ name: 'footer_link_click', device, properties: { link } });
    await send(named('/help'), named('/help'), named('/help', 'device-2'), named('/terms'), {
      name: 'menu_link_click',
      properties: { link: '/help' },
    });
    expect(await counts(elementRule)).toEqual({ presses: { times: 0, people: 0 }, event: { times: 3, people: 2 } });
    expect((await counts({ ...elementRule, event: null })).event).toBeNull();
  });

  it('each label in the list has its own counts', async () => {
    await keep(elementLabel);
    await keep({ ...elementRule, name: 'Any link', steps: [{ tag: 'a' }], event: null });
    await keep({
      ...elementRule,
      name: 'Never pressed',
      steps: [{ tag: 'button' }],
      event: { name: 'logo_click', properties: {} },
    });
    await send(press([link, footer]), press([{ ...link, attrs: {} }]), {
      name: 'footer_link_click',
      properties: { link: '/help' },
    });
    const found = (await testConsole.call(consoleCalls.listLabels, token))
      .json()
      .labels.map((one: ElementLabelBody & { counts: object }) => [one.name, one.counts]);
    const times = (n: number) => ({ times: n, people: Math.min(n, 1) });
    expect(found).toEqual([
      ['Never pressed', { presses: times(0), event: times(0) }],
      ['Any link', { presses: times(2), event: null }],
      ['Help in the footer', { presses: times(1), event: times(1) }],
    ]);
  });
});
