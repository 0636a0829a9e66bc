import { describe, expect, it } from 'vitest';
import type { QuizBody, QuizScreen } from '#contract/quiz-document/quiz-body.ts';
import { bodyOf } from '#contract/quiz-document/quiz-of-body.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { plainText } from './plain-text.ts';
import { readQuizFile } from './read-quiz-file.ts';

const base = bodyOf(quizzes.adhd, null);
const bare: QuizBody = { ...base, screens: [], chapters: [], resultScreen: '' };

/** The screens and notes of a survey, in a quiz without screens. */
function read(file: unknown, into = bare) {
  let next = 0;
  const random = () => {
    next += 1;
    return (next + 0.5) / 36 ** 8;
  };
  const reading = readQuizFile(JSON.stringify(file), { base: into, isFixed: false, random });
  if ('refused' in reading)
    return { format: null, screens: [], notes: [reading.refused, ...reading.faults], body: into };
  const { format, body, screens, notes } = reading;
  return { format, body, screens, notes: notes.map(({ kind, place, says }) => `${kind}: ${place}: ${says}`) };
}
const surveyJs = (...elements: object[]) => read({ pages: [{ elements }] });
const formbricks = (...questions: object[]) => read({ questions });
/** "tea 1 Green | black 0 Black" */
const answers = ({ options = [] }: Partial<QuizScreen> = {}) =>
  options.map(({ id, value, label }) => `${id} ${value} ${label}`).join(' | ');
const numbers = 'changed: Question 1: the numbers of its answers are taken as points';
const noPoints = 'changed: Points: answers without a number have 0 points';

describe('a survey of SurveyJS', () => {
  it.each<[string, object, Partial<QuizScreen>, string, string[]]>([
    [
      'radiogroup',
      {
        name: 'tea',
        title: 'Which tea?',
        description: 'Just one',
        choices: ['green', { value: 'Black!', text: 'Black' }],
      },
      { id: 'tea', type: 'select-options', title: 'Which tea?', desc: 'Just one' },
      'green 0 green | n-00000001 0 Black',
      [noPoints],
    ],
    [
      'radiogroup',
      {
        name: 'Often',
        title: { default: 'How often?', de: 'Wie oft?' },
        choices: [{ value: 3, text: { default: 'Daily', fr: 'Chaque jour' } }, 4],
      },
      { id: 'n-00000001', title: 'How often?' },
      'n-00000002 3 Daily | n-00000003 0 4',
      [numbers, 'left: Other languages: de, fr are left out', noPoints],
    ],
    [
      'checkbox',
      { name: 'tea', choices: ['a', 'b'], showNoneItem: true, hasSelectAll: true, hasOther: true },
      { title: 'tea', multiple: true, canSelectNone: true, canSelectAll: true },
      'a 0 a | b 0 b',
      ['left: Question 1: “hasOther” is left out', noPoints],
    ],
    [
      'dropdown',
      { name: 'tea', choices: ['a', 'a'] },
      { type: 'select-options' },
      'a 0 a | n-00000001 0 a',
      [noPoints],
    ],
    ['dropdown', { name: 'tea', choices: ['none', 'a'] }, {}, 'n-00000001 0 none | a 0 a', [noPoints]],
    ['boolean', { name: 'tea', labelTrue: 'Sure' }, { type: 'select-options' }, 'yes 0 Sure | no 0 No', [noPoints]],
    [
      'rating',
      { name: 'tea', rateMax: 3, minRateDescription: 'Bad', maxRateDescription: 'Good' },
      { type: 'select-options' },
      'n-00000001 1 1 | n-00000002 2 2 | n-00000003 3 3',
      [],
    ],
    [
      'rating',
      { name: 'tea', rateValues: [1, { value: 2, text: 'Two' }] },
      {},
      'n-00000001 1 1 | n-00000002 2 Two',
      [],
    ],
    ['text', { name: 'age', title: 'How old are you?', inputType: 'number' }, { type: 'input-age' }, '', []],
    ['html', { name: 'hi', html: '<h1>Hello</h1> you&amp;me' }, { type: 'info', title: 'Hello you&me' }, '', []],
    ['expression', { name: 'hi', title: 'Well done' }, { type: 'info', title: 'Well done' }, '', []],
    [
      'radiogroup',
      {
        name: 'tea',
        title: 'Is {name} tea?',
        choices: [
          { value: 1, score: 21, text: 'Yes' },
          { value: 0, text: 'No' },
        ],
      },
      {},
      'n-00000001 0 Yes | n-00000002 0 No',
      [
        numbers,
        'changed: Question 1: “Yes” has 0 points, because 21 is not from 0 to 20',
        'changed: Question 1: it quotes an answer, which is plain text here: write it otherwise',
      ],
    ],
  ])('%s with %j', (type, element, screen, options, notes) => {
    const made = surveyJs({ type, ...element });
    expect(made.format).toBe('SurveyJS');
    expect(made.screens[0]).toMatchObject(screen);
    expect(answers(made.screens[0])).toBe(options);
    expect(made.notes).toEqual(notes);
  });

  it.each([
    ['matrix', 'a matrix: there is no such screen'],
    ['comment', 'an answer in one’s own words: there is no such screen'],
    ['text', 'a field: there is no such screen'],
    ['imagepicker', 'pictures to choose from: there is no such screen'],
    ['signaturepad', 'a signature: there is no such screen'],
    ['hologram', '“hologram”: there is no such screen'],
    ['radiogroup', 'one of several answers: its answers are not in the file'],
  ])('%s is not taken, and said with its number', (type, says) => {
    const { notes, screens } = surveyJs({ type: 'boolean' }, { type });
    expect(screens).toHaveLength(1);
    expect(notes).toContain(`left: Question 2, ${says}`);
  });

  it('groups are opened, and what pages, groups and questions have besides is said once with its places', () => {
    const group = { type: 'panel', title: 'Drinks', elements: [{ type: 'boolean', name: 'tea', visibleIf: 'x' }] };
    const { screens, notes, body } = read({
      title: 'A survey',
      locale: 'de',
      pages: [{ name: 'one', elements: [{ type: 'boolean', name: 'a', visibleIf: 'x' }, group] }, 7],
      elements: [{ type: 'boolean', name: 'b' }],
    });
    expect(screens.map(({ id }) => id)).toEqual(['a', 'tea', 'b']);
    expect(body.title).toBe('A survey');
    expect(notes).toEqual([
      'left: A page or group: its title “Drinks” is left out',
      'left: Question 3: it is no object',
      'left: The survey: “locale” is left out',
      'left: Question 1, Question 2: “visibleIf” is left out',
      noPoints,
    ]);
  });

  it('a rating that does not go on by one is not taken', () => {
    expect(surveyJs({ type: 'boolean' }, { type: 'rating', rateStep: 5 }).notes[0]).toContain(
      'a rating goes on by one',
    );
  });
});

describe('a survey of Formbricks', () => {
  it.each<[string, object, Partial<QuizScreen>, string, string[]]>([
    [
      'multipleChoiceSingle',
      {
        id: 'tea',
        headline: { default: '<p>Which <b>tea</b>?</p>', de: 'Welcher?' },
        subheader: 'One',
        choices: [
          { id: 'green', label: { default: 'Green' } },
          { id: 'other', label: 'Other' },
        ],
      },
      { id: 'tea', type: 'select-options', title: 'Which tea ?', desc: 'One' },
      'green 0 Green',
      [
        'left: Question 1: its answer in one’s own words is left out',
        'left: Other languages: de are left out',
        noPoints,
      ],
    ],
    [
      'multipleChoiceMulti',
      {
        id: 'tea',
        headline: 'Which?',
        choices: [{ id: 'a', label: 'A' }, 'B', { id: 'none', label: 'None' }],
        shuffleOption: 'all',
      },
      { multiple: true, canSelectNone: true },
      'a 0 A | n-00000001 0 B',
      ['left: Question 1: “shuffleOption” is left out', noPoints],
    ],
    [
      'rating',
      { headline: 'Well?', range: 3, scale: 'star' },
      {},
      'n-00000002 1 1 | n-00000003 2 2 | n-00000004 3 3',
      ['left: Question 1: “scale” is left out'],
    ],
    [
      'nps',
      { id: 'nps', headline: 'Well?', lowerLabel: 'No' },
      { id: 'nps' },
      Array.from({ length: 11 }, (_, at) => `n-0000000${(at + 1).toString(36)} ${at} ${at}`).join(' | '),
      [],
    ],
    ['cta', { id: 'hi', headline: 'Hello', html: '<p>You</p>' }, { type: 'info', title: 'Hello', desc: 'You' }, '', []],
    ['openText', { headline: 'Your age', inputType: 'number' }, { type: 'input-age', title: 'Your age' }, '', []],
    [
      'consent',
      { id: 'ok', headline: 'Rules', label: 'I agree to them' },
      { type: 'agree', title: 'Rules', statement: { text: 'I agree to them' } },
      'disagree 0 Disagree | agree 3 Agree',
      ['changed: Question 1: a consent is a statement here, which can be disagreed with'],
    ],
  ])('%s with %j', (type, element, screen, options, notes) => {
    const made = formbricks({ type, ...element });
    expect(made.format).toBe('Formbricks');
    expect(made.screens[0]).toMatchObject(screen);
    expect(answers(made.screens[0])).toBe(options);
    expect(made.notes).toEqual(notes);
  });

  it.each([
    ['openText', 'an answer in one’s own words: there is no such screen'],
    ['matrix', 'a matrix: there is no such screen'],
    ['date', 'a date: there is no such screen'],
    ['rating', 'a rating: its range is not in the file'],
  ])('%s is not taken, and said with its number', (type, says) => {
    const { notes } = formbricks({ type: 'cta', headline: 'Hello' }, { type, headline: 'x' });
    expect(notes).toContain(`left: Question 2, ${says}`);
  });

  it('blocks are opened, the welcome is a card, and an answer of the interface is unpacked', () => {
    const element = (id: string) => ({ id, type: 'cta', headline: { default: id } });
    const { format, screens, notes, body } = read({
      data: {
        name: 'Tea',
        welcomeCard: { enabled: true, headline: { default: 'Welcome' }, timeToFinish: true },
        blocks: [{ id: 'x', elements: [element('a')], logic: [] }, { elements: [element('b')] }, 'c'],
        endings: [],
      },
    });
    expect([format, body.title]).toEqual(['Formbricks', 'Tea']);
    expect(screens.map(({ title }) => title)).toEqual(['Welcome', 'a', 'b']);
    expect(notes).toEqual([
      'left: Block 3: it is no object',
      'left: The survey: “endings” is left out',
      'left: Block 1: “logic” is left out',
      'left: The welcome: “timeToFinish” is left out',
    ]);
  });
});

describe('a survey in a draft', () => {
  it('takes the places of its questions and cards; age, name and results stay, and the age is asked for once', () => {
    const survey = {
      pages: [
        {
          elements: [
            { type: 'text', inputType: 'number', title: 'Age?' },
            { type: 'boolean', name: 'tea' },
          ],
        },
      ],
    };
    const { body, notes } = read(survey, base);
    expect(body.screens.map(({ id, type }) => (type === 'select-options' ? id : type))).toEqual([
      'gender',
      'input-age',
      'tea',
      'results',
      'final',
    ]);
    expect(body.chapters).toEqual(['result', 'final'].filter((id) => base.chapters.includes(id)));
    expect(notes).toEqual([
      noPoints,
      'changed: The draft: its 25 questions and cards give way to those of the survey',
      'changed: Chapters: those that end at screens that are gone are left out',
      'changed: Age: the draft asks for it already',
    ]);
  });

  it('has at most 60 screens with 30 answers, and says what is more', () => {
    const choices = Array.from({ length: 31 }, (_, at) => `c${at}`);
    const elements = Array.from({ length: 61 }, (_, at) => ({ type: 'radiogroup', name: `q${at}`, choices }));
    const { screens, notes } = read({ elements });
    expect([screens.length, screens[0]!.options!.length]).toEqual([60, 30]);
    expect(notes).toContain('left: Question 61: a quiz has at most 60 screens');
    expect(notes).toContain('changed: Question 1: only 30 of its answers are taken');
  });

  it('has texts of the lengths that fit', () => {
    const { screens, notes } = surveyJs({ type: 'boolean', title: '🪁'.repeat(250) });
    expect([...screens[0]!.title]).toHaveLength(200);
    expect(notes).toContain('changed: Question 1: a text is cut after 200 characters');
  });
});

it.each([
  ['a < b and c > d', 'a < b and c > d'],
  ['<p>One</p><p>two</p>', 'One two'],
  ['x<br/>y', 'x y'],
  ['a<script>alert(1)</script>b', 'a b'],
  ['never closed <b', 'never closed <b'],
  ['&lt;b&gt; &unknown; &nbsp;x', '<b> &unknown; x'],
  ['a\u0000b\ud800', 'a b'],
])('the text of %j is %j', (html, text) => expect(plainText(html)).toBe(text));
