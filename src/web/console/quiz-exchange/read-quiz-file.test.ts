import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuizBody, QuizScreen } from '#contract/quiz-document/quiz-body.ts';
import { bodyOf } from '#contract/quiz-document/quiz-of-body.ts';
import { canonical } from '#publishing/body.ts';
import { withPart } from '#publishing/merge.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { exportName, exportText } from './export-text.ts';
import { mostCharacters } from './read-json.ts';
import { readQuizFile } from './read-quiz-file.ts';

const seed = bodyOf(quizzes.adhd, null);
const at = 'https://quiz.example';
const fixed = { base: seed, isFixed: true };
const own = { base: seed, isFixed: false };
const read = (file: unknown, given = own) => {
  const reading = readQuizFile(typeof file === 'string' ? file : JSON.stringify(file), given);
  if ('refused' in reading) throw new Error(`${reading.refused} ${reading.faults.join(' ')}`);
  return reading;
};
const refusedBy = (text: string) => {
  const reading = readQuizFile(text, own);
  return 'refused' in reading ? [reading.refused, ...reading.faults] : ['it is read'];
};
const notesOf = (file: unknown, given = own) =>
  read(file, given).notes.map(({ kind, place, says }) => `${kind}: ${place}: ${says}`);
const file = (quiz: unknown) => ({ everkite: 'quiz', version: 1, quiz });

/** Texts at the places that may change in every quiz. */
const textPaths = [
  ['title'],
  ['door'],
  ['asks'],
  ...seed.screens.flatMap(({ id, desc, options = [] }) => [
    ['screens', id, 'title'],
    ...(desc === undefined ? [] : [['screens', id, 'desc']]),
    ...options.map((option) => ['screens', id, 'options', option.id, 'label']),
  ]),
  ['results', 'low', 'desc'],
  ['copy', 'email', 'title'],
];
const edits = fc.array(fc.tuple(fc.constantFrom(...textPaths), fc.string({ maxLength: 40 })), { maxLength: 12 });
const edited = edits.map((all) =>
  all.reduce<QuizBody>((body, [path, text]) => withPart(body, path, text.replace(/\p{Cc}/gu, '')) as QuizBody, seed),
);

describe('a quiz that was exported', () => {
  it.each(Object.values(quizzes).map((quiz) => [quiz.name, bodyOf(quiz, null)] as const))(
    '%s is equal when it is read again, and nothing is left out',
    (_name, body) => {
      const { body: again, notes, format } = read(exportText(body, at));
      expect([canonical(again), notes, format]).toEqual([canonical(body), [], 'Everkite']);
    },
  );

  it('comes back equal into any draft of the same quiz, whatever words were changed', () => {
    fc.assert(
      fc.property(edited, edited, fc.boolean(), (body, base, isFixed) => {
        const reading = read(exportText(body, at), { base, isFixed });
        expect(canonical(reading.body)).toBe(canonical(body));
        expect(reading.notes).toEqual([]);
      }),
      propertyRuns({ commit: 40, full: 2000 }),
    );
  });

  it('is the same text, in whatever order its fields are stored', () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([name, part]) => [name, turned(part)]),
      );
    };
    const text = exportText(seed, at);
    expect(exportText(turned(seed) as QuizBody, at)).toBe(text);
    expect(JSON.parse(text)).toMatchObject({ $schema: `${at}/schemas/quiz-1.json`, everkite: 'quiz', version: 1 });
    expect(exportName('adhd', 'v7')).toBe('everkite-quiz-adhd-v7.json');
  });
});

describe('into a quiz of the specification', () => {
  const withScreen = (id: string, change: Partial<QuizScreen>): QuizBody => ({
    ...seed,
    screens: seed.screens.map((screen) => (screen.id === id ? { ...screen, ...change } : screen)),
  });
  const onset = seed.screens.find(({ id }) => id === 'onset')!;

  it.each<[string, QuizBody, string]>([
    ['a screen that is gone', { ...seed, screens: seed.screens.filter(({ id }) => id !== 'age') }, 'Screen 2: “'],
    ['another kind', withScreen('onset', { type: 'info' }), 'Screen 4: type: it stays select-options'],
    ['another order of screens', { ...seed, screens: [...seed.screens].reverse() }, 'Order of the screens: it stays'],
    [
      'other points',
      withScreen('onset', { options: onset.options!.map((one) => ({ ...one, value: 9 })) }),
      'Answer 1 of screen 4: points: it stays 2, and is 9 in the file',
    ],
    ['other thresholds', { ...seed, scale: { ...seed.scale, lowUpTo: 31 } }, 'Scale: it stays 30'],
    ['other chapters', { ...seed, chapters: [] }, 'Chapters: it stays'],
  ])('%s is not taken, and said', (_what, body, note) => {
    const { body: taken, notes } = read(exportText(body, at), fixed);
    expect(canonical(taken)).toBe(canonical(seed));
    expect(notes.map(({ kind, place, says }) => `${kind}: ${place}: ${says}`)[0]).toContain(`fixed: ${note}`);
  });

  it('words beside what is fixed are taken', () => {
    const body = withScreen('onset', { title: 'When did it begin?', multiple: true });
    const { changes, notes } = read(exportText(body, at), fixed);
    expect(changes.map(({ what, after }) => `${what}: ${after}`)).toEqual(['Screen 4: question: When did it begin?']);
    expect(notes).toHaveLength(1);
  });

  it('answers with equal points change their places', () => {
    const difficulties = seed.screens[6]!;
    const body = withScreen(difficulties.id, { options: [...difficulties.options!].reverse() });
    expect(canonical(read(exportText(body, at), fixed).body)).toBe(canonical(body));
  });

  it('a survey changes no word, because none is found by id, and its screens are read all the same', () => {
    const survey = { pages: [{ elements: [{ type: 'boolean', name: 'tea', title: 'Tea?' }] }] };
    const { body, changes, screens, notes } = read(survey, fixed);
    expect([body, changes, screens.map(({ title }) => title)]).toEqual([seed, [], ['Tea?']]);
    expect(notes[0]).toMatchObject({ kind: 'fixed', place: 'All screens' });
  });
});

describe('a file of ours that was changed by hand', () => {
  it('fields that a quiz does not have are said', () => {
    const screens = seed.screens.map((screen) => (screen.id === 'onset' ? { ...screen, mood: 1 } : screen));
    const reading = read(file({ ...seed, screens, author: 'me' }));
    expect(canonical(reading.body)).toBe(canonical(seed));
    expect(reading.notes.map(({ place, says }) => `${place}: ${says}`)).toEqual([
      'The whole quiz: “author” is left out, a quiz has no such field',
      'Screen 4: “mood” is left out, a quiz has no such field',
    ]);
  });

  it.each<[string, object, string]>([
    ['a number as title', { ...seed, title: 5 }, 'Title: it is no text.'],
    ['a missing part', { ...seed, asks: undefined }, 'Consent: what it asks about: it is missing.'],
    ['a long text', { ...seed, door: 'x'.repeat(201) }, 'Door: it has 201 characters, and may have 200.'],
    ['half a minute', { ...seed, minutes: 0.5 }, 'Minutes: it is no whole number.'],
    ['a letter that no database takes', { ...seed, door: 'a\u0000b' }, 'Door: it has a character that no text has.'],
    ['too many screens', { ...seed, screens: Array(61).fill(seed.screens[0]) }, 'Screens: it has 61 rows, and may'],
    [
      'an unknown kind',
      { ...seed, screens: [{ ...seed.screens[3], type: 'quiz' }] },
      'Screen 4: type: “quiz” is not one of those there are.',
    ],
    ['two screens with one id', { ...seed, screens: [seed.screens[3], seed.screens[3]] }, '“onset” is the id of two'],
  ])('%s is refused with its place', (_what, quiz, fault) => {
    expect(refusedBy(JSON.stringify(file(quiz)))[1]).toContain(fault);
  });

  it('another version is refused', () => {
    expect(refusedBy(JSON.stringify({ ...file(seed), version: 2 }))).toEqual(['The file is of another version.']);
  });
});

describe('a file of a stranger', () => {
  const strangest = fc.oneof(fc.json({ maxDepth: 6 }), fc.string());
  it.each<[string, string, string]>([
    ['empty', '  ', 'The file is empty.'],
    ['no JSON', '{"a":', 'The file is no JSON.'],
    ['of 10 MB', `["${'x'.repeat(10_000_000)}"]`, 'The file is too large.'],
    ['deep', '['.repeat(400_000) + ']'.repeat(400_000), 'The file is too deep.'],
    ['a list', '[]', 'The file is no quiz that can be read.'],
    ['null', 'null', 'The file is no quiz that can be read.'],
    ['an object of something else', '{"pages":"many"}', 'The file is no quiz that can be read.'],
    ['a survey without a screen', '{"pages":[{"elements":[{"type":"file"}]}]}', 'No screen could be made of it.'],
  ])('that is %s is refused', (_what, text, says) => expect(refusedBy(text)[0]).toBe(says));

  it('brackets within texts are not deep', () => {
    expect(refusedBy(JSON.stringify({ a: '[{"'.repeat(200) }))).toEqual(['The file is no quiz that can be read.']);
  });

  it('changes no object but its own, whatever its keys are called', () => {
    const keys = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":1';
    const ours = JSON.stringify(file(seed)).replace('{', `{${keys},`).replace('"quiz":{', `"quiz":{${keys},`);
    expect(canonical(read(ours).body)).toBe(canonical(seed));
    const { screens } = read(`{${keys},"pages":[{${keys},"elements":[{${keys},"type":"boolean","title":"Tea?"}]}]}`);
    expect(screens.map(({ title }) => title)).toContain('Tea?');
    const kinds = ['__proto__', 'constructor', 'toString'].map((type) => ({ type, headline: 'x', title: 'x' }));
    expect(refusedBy(JSON.stringify({ elements: kinds }))[0]).toBe('No screen could be made of it.');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(strangest, fc.boolean(), (text, isFixed) => {
        expect(() => readQuizFile(text, { base: seed, isFixed })).not.toThrow();
      }),
      propertyRuns({ commit: 200, full: 20_000 }),
    );
  });

  it.each(['pages', 'elements', 'questions', 'blocks'])(
    'with anything within its %s gives a body within the schema',
    (part) => {
      const value = fc.jsonValue({ maxDepth: 3 });
      const element = fc.record(
        {
          type: fc.oneof(fc.constantFrom('radiogroup', 'rating', 'checkbox', 'nps', 'cta', 'consent', 'html'), value),
          headline: value,
          title: value,
          choices: value,
          elements: value,
          rateMin: value,
          range: value,
        },
        { requiredKeys: ['type'] },
      );
      fc.assert(
        fc.property(fc.array(element, { minLength: 1 }), (rows) => {
          const reading = readQuizFile(
            JSON.stringify({ [part]: /pages|blocks/.test(part) ? [{ elements: rows }] : rows }),
            own,
          );
          if ('refused' in reading) return;
          expect(refusedBy(JSON.stringify(file(reading.body)))).toEqual(['it is read']);
        }),
        propertyRuns({ commit: 40, full: 2000 }),
      );
    },
  );

  it('of the greatest size is read in a moment', { timeout: 5000 }, () => {
    const html = '<1'.repeat((mostCharacters - 200) / 2);
    const text = JSON.stringify({
      elements: [
        { type: 'html', html },
        { type: 'boolean', title: '<b' },
      ],
    });
    expect(refusedBy(text)).toEqual(['it is read']);
    const many = JSON.stringify({ elements: Array(40_000).fill({ type: 'matrix' }).concat({ type: 'boolean' }) });
    const screens = [
      { id: 'a', type: 'info', title: '', mirror: { quotes: { ['a'.repeat(900_000)]: [] }, variants: [] } },
    ];
    expect(notesOf(file({ ...seed, screens })).join()).toMatch(/“a{40}” is left out/);
    expect(notesOf(many).at(-1)).toMatch(/^left: The file: \d+ more notes are not shown$/);
  });
});
