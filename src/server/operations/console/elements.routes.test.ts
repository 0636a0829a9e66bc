import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { mostLabels } from '#contract/console/element-label.ts';
import { consoleRefusals } from '#contract/console/refusals.ts';
import { openPages } from '#contract/open-pages.ts';
import { hashToken } from '#server/identity/token.ts';
import { waitingForALock } from '#testing/server/database.ts';
import { elementLabel } from '#testing/server/element-rule.ts';
import { useTestConsole } from '#testing/server/use.ts';
import { tidyUp } from '../tidy/tidy.ts';

const password = 'seven kites over the bay';

const testConsole = useTestConsole({ AUTOCAPTURE: 'clicks' });
let token: string;
beforeEach(async () => {
  await testConsole.start(password);
  token = await testConsole.signedIn(password);
});

const selectorToken = async (page = '/', by: string | null = token) => {
  const answer = await testConsole.call(consoleCalls.makeSelectorToken, by, { page });
  return answer.statusCode === 201 ? (answer.json().token as string) : answer.statusCode;
};
/** The status of opening a page for pointing at its elements. */
const opened = async (page: string, made: string | number) =>
  (await testConsole.call(calls.openSelector, null, { page, token: made })).statusCode;
const keep = (body: object, by: string | null = token) => testConsole.call(consoleCalls.saveLabel, by, body);
const labels = async () => (await testConsole.call(consoleCalls.listLabels, token)).json();

describe('the token that opens a page for pointing at its elements', () => {
  it.each(openPages)('a selector token opens %s once', async (page) => {
    const made = await selectorToken(page);
    expect([await opened(page, made), await opened(page, made)]).toEqual([204, 403]);
  });

  it('a selector token opens a page once when it comes several times at the same moment', async () => {
    const made = await selectorToken();
    const answers = await Promise.all(Array.from({ length: 5 }, () => opened('/', made)));
    expect(answers.sort()).toEqual([204, 403, 403, 403, 403]);
  });

  it('a selector token is valid for a minute', async () => {
    const [one, other] = [await selectorToken(), await selectorToken()];
    testConsole.deps().advance(59_999);
    expect(await opened('/', one)).toBe(204);
    testConsole.deps().advance(1);
    expect(await opened('/', other)).toBe(403);
  });

  it('a selector token is used up by trying it on another page', async () => {
    const made = await selectorToken('/help');
    expect([await opened('/', made), await opened('/help', made)]).toEqual([403, 403]);
  });

  it('a selector token ends with the session that made it, and with no other', async () => {
    const [signedOut, other] = [await selectorToken(), await selectorToken('/', await testConsole.signedIn(password))];
    await testConsole.signOut(token);
    expect([await opened('/', signedOut), await opened('/', other)]).toEqual([403, 204]);

    token = await testConsole.signedIn(password);
    const sessionEndsIn = (ms: number) =>
      testConsole.database.pool.query('update console_sessions set expires_at = $1', [
        new Date(testConsole.deps().wallClock() + ms),
      ]);
    await sessionEndsIn(30_000);
    const late = await selectorToken();
    testConsole.deps().advance(30_000);
    expect(await opened('/', late)).toBe(403);
  });

  it('a selector token is stored as its SHA-256 alone, and removed by the hourly tidying', async () => {
    const made = (await selectorToken()) as string;
    const stored = await testConsole.query('select token_hash, selector_tokens::text as line from selector_tokens');
    expect(stored).toEqual([{ token_hash: hashToken(made), line: expect.not.stringContaining(made) }]);
    testConsole.deps().advance(60_000);
    await tidyUp(testConsole.deps());
    expect(await testConsole.query('select from selector_tokens')).toEqual([]);
  });

  it.each(['/quiz/dialogues', '/account', '/console/funnel', '/nowhere', ''])(
    'no selector token is made for the page "%s"',
    async (page) => {
      expect(await selectorToken(page)).toBe(400);
    },
  );

  it.each(['made up', 'x'.repeat(101), ''])('the guess "%s" is no selector token', async (guess) => {
    expect(await opened('/', guess)).toBe(guess === 'made up' ? 403 : 400);
  });
});

describe('the calls of the visual selector', () => {
  it.each([
    consoleCalls.makeSelectorToken,
    consoleCalls.listLabels,
    consoleCalls.saveLabel,
    consoleCalls.removeLabel,
    consoleCalls.countElement,
  ])('without a session %s answers 403, whatever the body', async (row) => {
    for (const by of [null, 'made up']) {
      const answer = await testConsole.call(row, by, row.startsWith('POST') ? { page: 1 } : undefined, { id: '1' });
      expect([answer.statusCode, answer.json()]).toEqual([403, { error: consoleRefusals.signInFirst }]);
    }
  });
});

describe('a label', () => {
  it('a label is kept with who made it and when, and shown with its selector', async () => {
    const made = await keep({ ...elementLabel, name: '  Help in the footer ' });
    expect([made.statusCode, made.json()]).toEqual([201, { id: '1' }]);
    const nothing = { times: 0, people: 0 };
    expect(await labels()).toEqual({
      days: 28,
      captures_presses: true,
      labels: [
        {
          ...elementLabel,
          id: '1',
          selector: 'nav[aria-label="Footer"] > a[href="/help"]',
          made_by: expect.stringMatching(/^session [0-9a-f]{6}$/),
          made_at: '2030-01-01T12:00:00.000Z',
          counts: { presses: nothing, event: nothing },
        },
      ],
    });
  });

  it('a label may have no event', async () => {
    expect((await keep({ ...elementLabel, event: null })).statusCode).toBe(201);
    expect((await labels()).labels[0]).toMatchObject({ event: null, counts: { event: null } });
  });

  it('any session may remove a label, and its row keeps who did that and when', async () => {
    await keep(elementLabel);
    testConsole.deps().advance(1000);
    const other = await testConsole.signedIn(password);
    for (const _press of ['first', 'second']) {
      expect((await testConsole.call(consoleCalls.removeLabel, other, undefined, { id: '1' })).statusCode).toBe(204);
      testConsole.deps().advance(1000);
    }
    expect((await labels()).labels).toEqual([]);
    const [row] = await testConsole.query('select made_by, removed_by, removed_at from element_labels');
    expect(row.removed_by).not.toBe(row.made_by);
    expect(row.removed_at).toEqual(new Date('2030-01-01T12:00:01Z'));
    expect((await keep(elementLabel)).statusCode).toBe(201);
  });

  it('a label waits for another one that is just being kept, and is refused when it has the same name', async () => {
    const other = await testConsole.database.pool.connect();
    await other.query('begin');
    await other.query(
      `insert into element_labels (name, page, steps, made_by, made_at) values ($1, '/help', '[]', 'session', now())`,
      [elementLabel.name],
    );
    const keeping = keep(elementLabel);
    await expect.poll(() => waitingForALock(testConsole.database)).toBe(1);
    await other.query('commit');
    other.release();
    expect((await keeping).statusCode).toBe(409);
  });

  it('no two labels have the same name or the same element', async () => {
    expect((await keep(elementLabel)).statusCode).toBe(201);
    const sameName = await keep({ ...elementLabel, page: '/help', name: 'HELP in the footer' });
    expect([sameName.statusCode, sameName.json().error]).toEqual([409, 'There is a label of this name already.']);
    const sameElement = await keep({ ...elementLabel, name: 'Another' });
    expect([sameElement.statusCode, sameElement.json().error]).toEqual([409, 'This element has a label already.']);
    expect((await keep({ ...elementLabel, name: 'Another', page: '/help' })).statusCode).toBe(201);
  });

  it(`there are at most ${mostLabels} labels`, async () => {
    await testConsole.query(
      `insert into element_labels (name, page, steps, made_by, made_at)
       select 'Label ' || n, '/', jsonb_build_array(n), 'session', now() from generate_series(1, ${mostLabels}) n`,
    );
    const answer = await keep(elementLabel);
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
    ['an attribute that is not captured', { steps: [{ tag: 'input', attrs: { value: 'secret' } }] }],
    ['more than a step holds', { steps: [{ tag: 'a', classes: ['x'] }] }],
    ['an event that is none', { event: { name: '$identify', properties: {} } }],
    ['properties that are none', { event: { name: 'logo_click', properties: { page: 7 } } }],
  ])('a label with %s is refused with 400', async (_what, fault) => {
    const answer = await keep({ ...elementLabel, ...fault });
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: expect.any(String) }]);
    expect((await labels()).labels).toEqual([]);
  });

  it.each(['0x1', 'x', '9'.repeat(19), '-1'])('%s is no id of a label', async (id) => {
    expect((await testConsole.call(consoleCalls.removeLabel, token, undefined, { id })).statusCode).toBe(400);
  });
});
