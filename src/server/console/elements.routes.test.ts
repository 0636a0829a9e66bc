import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiPaths } from '../../contract/api-paths';
import { consoleRefusals } from '../../contract/console';
import type { ElementLabelBody, ElementRule } from '../../contract/element-label';
import { mostLabels } from '../../contract/element-label';
import { openPages } from '../../contract/open-pages';
import { hashToken } from '../auth/token';
import { waitingForALock } from '../database/test-database';
import { tidyUp } from '../tidy';
import { createTestConsole, type TestConsole } from './test-console';

const password = 'seven kites over the bay';
const dayMs = 24 * 60 * 60_000;
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let desk: TestConsole;
let token: string;
beforeAll(async () => {
  desk = await createTestConsole({ AUTOCAPTURE: 'clicks' });
});
beforeEach(async () => {
  await desk.reset();
  await desk.start(password);
  token = await desk.signedIn(password);
});
afterAll(() => desk.close());

const rule: ElementRule = {
  page: '/',
  steps: [
    { tag: 'a', attrs: { href: '/help' } },
    { tag: 'nav', attrs: { 'aria-label': 'Footer' } },
  ],
  event: { name: 'footer_link_click', properties: { link: '/help' } },
};
const label: ElementLabelBody = { ...rule, name: 'Help in the footer' };

const selectorToken = async (page = '/', by: string | null = token) => {
  const answer = await desk.call('POST', apiPaths.selectorTokens, by, { page });
  return answer.statusCode === 201 ? (answer.json().token as string) : answer.statusCode;
};
/** The status with which a page is opened for pointing at. */
const opened = async (page: string, made: string | number) =>
  (await desk.call('POST', apiPaths.openSelector, null, { page, token: made })).statusCode;
const keep = (body: object, by: string | null = token) => desk.call('POST', apiPaths.elementLabels, by, body);
const labels = async () => (await desk.call('GET', apiPaths.elementLabels, token)).json();
const counts = async (asked: ElementRule) =>
  (await desk.call('POST', apiPaths.elementCounts, token, asked)).json().counts;

describe('the token that opens a page for pointing at', () => {
  it.each(openPages)('opens %s once', async (page) => {
    const made = await selectorToken(page);
    expect([await opened(page, made), await opened(page, made)]).toEqual([204, 403]);
  });

  it('opens once when it comes twice at the same moment', async () => {
    const made = await selectorToken();
    const answers = await Promise.all(Array.from({ length: 5 }, () => opened('/', made)));
    expect(answers.sort()).toEqual([204, 403, 403, 403, 403]);
  });

  it('is good for a minute', async () => {
    const [one, other] = [await selectorToken(), await selectorToken()];
    desk.deps().advance(59_999);
    expect(await opened('/', one)).toBe(204);
    desk.deps().advance(1);
    expect(await opened('/', other)).toBe(403);
  });

  it('is used up by trying it on another page', async () => {
    const made = await selectorToken('/help');
    expect([await opened('/', made), await opened('/help', made)]).toEqual([403, 403]);
  });

  it('ends with the session that asked for it, by signing out and by its time, and with no other', async () => {
    const [signedOut, other] = [await selectorToken(), await selectorToken('/', await desk.signedIn(password))];
    await desk.signOut(token);
    expect([await opened('/', signedOut), await opened('/', other)]).toEqual([403, 204]);

    token = await desk.signedIn(password);
    desk.deps().advance(12 * 60 * 60_000 - 30_000);
    const late = await selectorToken();
    desk.deps().advance(30_000);
    expect(await opened('/', late)).toBe(403);
  });

  it('is stored as its SHA-256 alone, and forgotten by the hourly tidying', async () => {
    const made = (await selectorToken()) as string;
    const stored = await desk.query('select token_hash, selector_tokens::text as line from selector_tokens');
    expect(stored).toEqual([{ token_hash: hashToken(made), line: expect.not.stringContaining(made) }]);
    desk.deps().advance(60_000);
    await tidyUp(desk.deps());
    expect(await desk.query('select from selector_tokens')).toEqual([]);
  });

  it.each(['/quiz/dialogues', '/account', '/console/funnel', '/nowhere', ''])(
    'is made for no other page: "%s"',
    async (page) => {
      expect(await selectorToken(page)).toBe(400);
    },
  );

  it.each(['made up', 'x'.repeat(101), ''])('cannot be guessed: "%s"', async (guess) => {
    expect(await opened('/', guess)).toBe(guess === 'made up' ? 403 : 400);
  });
});

describe('who is not signed in to the console', () => {
  it.each([
    ['POST', apiPaths.selectorTokens],
    ['GET', apiPaths.elementLabels],
    ['POST', apiPaths.elementLabels],
    ['DELETE', `${apiPaths.elementLabels}/1`],
    ['POST', apiPaths.elementCounts],
  ] as const)('is refused %s %s with 403, whatever the body', async (method, url) => {
    for (const by of [null, 'made up']) {
      const answer = await desk.call(method, url, by, method === 'POST' ? { page: 1 } : undefined);
      expect([answer.statusCode, answer.json()]).toEqual([403, { error: consoleRefusals.signInFirst }]);
    }
  });
});

describe('a label', () => {
  it('is kept with who made it and when, and shown with its selector', async () => {
    const made = await keep({ ...label, name: '  Help in the footer ' });
    expect([made.statusCode, made.json()]).toEqual([201, { id: '1' }]);
    const nothing = { times: 0, people: 0 };
    expect(await labels()).toEqual({
      days: 28,
      captures_presses: true,
      labels: [
        {
          ...label,
          id: '1',
          selector: 'nav[aria-label="Footer"] > a[href="/help"]',
          made_by: expect.stringMatching(/^session [0-9a-f]{6}$/),
          made_at: '2030-01-01T12:00:00.000Z',
          counts: { presses: nothing, event: nothing },
        },
      ],
    });
  });

  it('may have no event', async () => {
    expect((await keep({ ...label, event: null })).statusCode).toBe(201);
    expect((await labels()).labels[0]).toMatchObject({ event: null, counts: { event: null } });
  });

  it('is removed by whoever is signed in, its row staying with who did that and when', async () => {
    await keep(label);
    desk.deps().advance(1000);
    const other = await desk.signedIn(password);
    for (const _press of ['first', 'second']) {
      expect((await desk.call('DELETE', `${apiPaths.elementLabels}/1`, other)).statusCode).toBe(204);
      desk.deps().advance(1000);
    }
    expect((await labels()).labels).toEqual([]);
    const [row] = await desk.query('select made_by, removed_by, removed_at from element_labels');
    expect(row.removed_by).not.toBe(row.made_by);
    expect(row.removed_at).toEqual(new Date('2030-01-01T12:00:01Z'));
    expect((await keep(label)).statusCode).toBe(201);
  });

  it('waits for another one that is just being kept, and gives way to it', async () => {
    const other = await desk.database.pool.connect();
    await other.query('begin');
    await other.query(
      `insert into element_labels (name, page, steps, made_by, made_at) values ($1, '/help', '[]', 'session', now())`,
      [label.name],
    );
    const keeping = keep(label);
    await expect.poll(() => waitingForALock(desk.database)).toBe(1);
    await other.query('commit');
    other.release();
    expect((await keeping).statusCode).toBe(409);
  });

  it('has a name and an element of its own', async () => {
    expect((await keep(label)).statusCode).toBe(201);
    const sameName = await keep({ ...label, page: '/help', name: 'HELP in the footer' });
    expect([sameName.statusCode, sameName.json().error]).toEqual([409, 'There is a label of this name already.']);
    const sameElement = await keep({ ...label, name: 'Another' });
    expect([sameElement.statusCode, sameElement.json().error]).toEqual([409, 'This element has a label already.']);
    expect((await keep({ ...label, name: 'Another', page: '/help' })).statusCode).toBe(201);
  });

  it(`is one of ${mostLabels} at most`, async () => {
    await desk.query(
      `insert into element_labels (name, page, steps, made_by, made_at)
       select 'Label ' || n, '/', jsonb_build_array(n), 'session', now() from generate_series(1, ${mostLabels}) n`,
    );
    const answer = await keep(label);
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'There are 100 labels already. Remove one first.']);
  });

  it.each<[string, object]>([
    ['no name', { name: '' }],
    ['a name of blanks', { name: '   ' }],
    ['a name that is too long', { name: 'k'.repeat(81) }],
    ['a page of a quiz', { page: '/quiz' }],
    ['no steps', { steps: [] }],
    ['too many steps', { steps: Array.from({ length: 41 }, () => ({ tag: 'a' })) }],
    ['a tag that is none', { steps: [{ tag: 'a, body' }] }],
    ['an attribute that nobody asked for', { steps: [{ tag: 'input', attrs: { value: 'secret' } }] }],
    ['more than a step holds', { steps: [{ tag: 'a', classes: ['x'] }] }],
    ['an event that is none', { event: { name: '$identify', properties: {} } }],
    ['properties that are none', { event: { name: 'logo_click', properties: { page: 7 } } }],
  ])('with %s is refused with 400', async (_what, fault) => {
    const answer = await keep({ ...label, ...fault });
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: expect.any(String) }]);
    expect((await labels()).labels).toEqual([]);
  });

  it.each(['0x1', 'x', '9'.repeat(19), '-1'])('has no id like %s', async (id) => {
    expect((await desk.call('DELETE', `${apiPaths.elementLabels}/${id}`, token)).statusCode).toBe(400);
  });
});

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
        ...{ event_type: name, device_id: device, time: desk.deps().clock() - 1000 },
        event_properties: { cohort: 'A', ...properties },
      })),
    };
    const headers = { 'user-agent': userAgent };
    const answer = await desk.app.inject({ method: 'POST', url: apiPaths.uploadEvents, payload, headers });
    expect(answer.statusCode, answer.body).toBe(200);
  }

  it('are those whose description has every step in its place, of whatever host', async () => {
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
    expect((await counts(rule)).presses).toEqual({ times: 3, people: 2 });
    expect((await counts({ ...rule, page: '/help' })).presses).toEqual({ times: 1, people: 1 });
    const anyLink = [{ tag: 'a', indexOfType: 2 }];
    expect((await counts({ ...rule, steps: anyLink })).presses).toEqual({ times: 6, people: 2 });
  });

  it('are nothing that a bot sent', async () => {
    const named = { name: 'footer_link_click', properties: { link: '/help' } };
    await sendAs('Googlebot/2.1', press([link, footer]), named);
    await send(press([link, footer]));
    const once = { times: 1, people: 1 };
    expect(await counts(rule)).toEqual({ presses: once, event: { times: 0, people: 0 } });
  });

  it('are those of the last 28 days', async () => {
    await send(press([link, footer]));
    desk.deps().advance(28 * dayMs - 2000);
    token = await desk.signedIn(password);
    expect((await counts(rule)).presses).toEqual({ times: 1, people: 1 });
    desk.deps().advance(2000);
    expect((await counts(rule)).presses).toEqual({ times: 0, people: 0 });
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
  ])('are not made up by a description like %j', async (hierarchy) => {
    await send(press(hierarchy), press(hierarchy, 'nonsense'), { properties: {} }, press([link, footer]));
    expect((await counts(rule)).presses).toEqual({ times: 1, people: 1 });
  });

  it('are counted beside the event that a press sends by name, with its properties', async () => {
    const named = (link: string, device = 'device-1') => ({ name: 'footer_link_click', device, properties: { link } });
    await send(named('/help'), named('/help'), named('/help', 'device-2'), named('/terms'), {
      name: 'menu_link_click',
      properties: { link: '/help' },
    });
    expect(await counts(rule)).toEqual({ presses: { times: 0, people: 0 }, event: { times: 3, people: 2 } });
    expect((await counts({ ...rule, event: null })).event).toBeNull();
  });

  it('are each label’s own in the list', async () => {
    await keep(label);
    await keep({ ...rule, name: 'Any link', steps: [{ tag: 'a' }], event: null });
    await keep({
      ...rule,
      name: 'Never pressed',
      steps: [{ tag: 'button' }],
      event: { name: 'logo_click', properties: {} },
    });
    await send(press([link, footer]), press([{ ...link, attrs: {} }]), {
      name: 'footer_link_click',
      properties: { link: '/help' },
    });
    const found = (await labels()).labels.map((one: ElementLabelBody & { counts: object }) => [one.name, one.counts]);
    const times = (n: number) => ({ times: n, people: Math.min(n, 1) });
    expect(found).toEqual([
      ['Never pressed', { presses: times(0), event: times(0) }],
      ['Any link', { presses: times(2), event: null }],
      ['Help in the footer', { presses: times(1), event: times(1) }],
    ]);
  });
});
