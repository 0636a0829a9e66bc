import { describe, expect, it } from 'vitest';
import { canonical } from '#publishing/body.ts';
import { scoringOf as scoringOfQuiz } from '#quiz/lint/scoring.ts';
import { loadStart } from '#quiz/load-start.ts';
import { quizzes } from '#quiz/quizzes.ts';
import type { QuizBody, QuizScreen } from './quiz-body.ts';
import { type QuizFacts, quizKind, scoringOf } from './quiz-kind.ts';
import { bodyOf } from './quiz-of-body.ts';

const { adhd, wellbeing } = quizzes;
const live = bodyOf(adhd, null);
const facts: QuizFacts = {
  name: 'adhd',
  live,
  shipped: scoringOfQuiz(adhd),
  reading: null,
  weights: null,
  fileBytes: null,
};
const withScreen = (number: number, change: Partial<QuizScreen>): QuizBody => ({
  ...live,
  screens: live.screens.map((screen, place) => (place + 1 === number ? { ...screen, ...change } : screen)),
});
const options = (number: number, change: (option: NonNullable<QuizScreen['options']>[number]) => object) => ({
  options: live.screens[number - 1]!.options!.map((option) => ({ ...option, ...change(option) })),
});
const found = (body: QuizBody, more: Partial<QuizFacts> = {}) =>
  quizKind.check(body, { ...facts, ...more }).map(({ effect, text }) => `${effect}: ${text}`);

describe('the checks of a quiz', () => {
  it('the shipped quizzes pass all of them', async () => {
    expect(found(live)).toEqual([]);
    const body = bodyOf(wellbeing, await loadStart('wellbeing'));
    const own = { name: 'wellbeing' as const, live: body, shipped: scoringOfQuiz(wellbeing) };
    expect(found(body, own)).toEqual([]);
  });

  it('words and pictures can be others', () => {
    expect(found({ ...withScreen(4, { title: 'When did it begin?' }), door: 'My focus drifts' })).toEqual([]);
  });

  it.each<[string, QuizBody, string]>([
    ['a claim', withScreen(9, { desc: 'It is a miracle.' }), 'refuses: Screen 9: text: banned claim: It is a miracle.'],
    [
      'a point',
      withScreen(
        4,
        options(4, ({ id }) => (id === 'adult' ? { value: 2 } : {})),
      ),
      'refuses: Answer 3 of screen 4: points: it was worth 1, not 2.',
    ],
    [
      'a level of another name',
      { ...live, results: { ...live.results, low: { ...live.results.low, word: 'Calm' } } },
      'refuses: Result low: name: this level is called “Low”.',
    ],
    [
      'a chapter that ends at a screen that is gone',
      { ...live, chapters: ['not-alone', 'nowhere', 'result'] },
      'refuses: Chapters: no screen is called “nowhere”.',
    ],
    [
      'a claim on a door',
      { ...live, door: 'A cure for a busy mind' },
      expect.stringContaining('refuses: Door: banned claim') as never,
    ],
  ])('%s is refused, with its place', (_what, body, text) => {
    expect(found(body)).toContainEqual(text);
  });

  it('says what to do', () => {
    const [finding] = quizKind.check(withScreen(9, { desc: 'Hurry to your result.' }), facts);
    expect(finding).toMatchObject({ path: ['screens', 'not-alone', 'desc'], hint: 'Say it calmly and kindly.' });
  });

  it('refuses what the server found too hard to read', () => {
    const reading = [{ path: ['screens', 'onset'], says: 'reading grade 9.1 is above 8', hint: 'Shorter words.' }];
    expect(found(live, { reading })).toEqual(['refuses: Screen 4: reading grade 9.1 is above 8.']);
  });

  it('asks about an answer that is quoted no longer', () => {
    const body = withScreen(
      4,
      options(4, ({ id }) => (id === 'adult' ? { echo: undefined } : {})),
    );
    expect(quizKind.check(body, facts)).toMatchObject([
      { effect: 'asks', text: 'Answer 3 of screen 4: quoted as: nothing to quote.', confirmBy: 'Not quoted' },
    ]);
    expect(found(body, { live: body })).toEqual([]);
  });

  it('asks for another figure once more', () => {
    const { figure } = live.screens[8]!;
    const body = withScreen(9, { figure: { ...figure!, value: '16.5' } });
    expect(quizKind.check(body, facts)).toMatchObject([
      {
        effect: 'asks',
        text: 'Screen 9: figure: 16.5 million, and live is 15.5 million.',
        confirmBy: '16.5 million',
      },
    ]);
  });

  it('a quiz that is not of the specification may be scored as its operators want', () => {
    const body = withScreen(
      4,
      options(4, ({ id }) => (id === 'adult' ? { value: 2 } : {})),
    );
    expect(found(body, { shipped: null })).toEqual([]);
  });

  it('never throws, whatever is missing', () => {
    const bare = (type: QuizScreen['type']): QuizScreen => ({ id: 'a', type, title: '' });
    const mirror = { quotes: { signs: ['nowhere'] }, variants: [] };
    const bodies: QuizBody[] = [
      { ...live, screens: [] },
      { ...live, screens: [bare('info'), bare('info')] },
      { ...live, screens: [{ ...bare('info'), mirror }], resultScreen: '' },
      { ...live, screens: [bare('agree'), bare('results')], resultScreen: 'a' },
    ];
    for (const body of bodies) expect(found(body).length).toBeGreaterThan(0);
  });
});

describe('the difference in words', () => {
  const said = (body: QuizBody) =>
    quizKind.describe(live, body).map(({ what, before, after }) => `${what}: ${before} → ${after}`);
  it.each<[string, QuizBody, string[]]>([
    [
      'a question',
      withScreen(4, { title: 'When did it begin?' }),
      ['Screen 4: question: When did you first notice this? → When did it begin?'],
    ],
    ['a card', withScreen(9, { title: 'So many' }), ['Screen 9: title: You are not alone → So many']],
    [
      'an answer and its quote',
      withScreen(
        4,
        options(4, ({ id }) => (id === 'child' ? { label: 'As a kid', echo: 'as a kid' } : {})),
      ),
      ['Answer 1 of screen 4: As a child → As a kid', 'Answer 1 of screen 4: quoted as: as a child → as a kid'],
    ],
    [
      'a quote that is gone',
      withScreen(
        4,
        options(4, ({ id }) => (id === 'child' ? { echo: undefined } : {})),
      ),
      ['Answer 1 of screen 4: quoted as: as a child → null'],
    ],
    [
      'a screen that is gone',
      { ...live, screens: live.screens.filter(({ id }) => id !== 'age') },
      [`Screen 2: How old are you? ${live.screens[1]!.desc} → null`],
    ],
    [
      'an area of a result',
      {
        ...live,
        results: {
          ...live.results,
          low: {
            ...live.results.low,
            subAssessments: {
              ...live.results.low.subAssessments,
              anxiety: { ...live.results.low.subAssessments.anxiety, high: 'Worry stays.' },
            },
          },
        },
      },
      [
        `Result low: areas, ${live.copy.result.areaNames.anxiety}, ${live.copy.result.areaWords.high}: ${live.results.low.subAssessments.anxiety.high} → Worry stays.`,
      ],
    ],
    ['a door', { ...live, door: 'Mine' }, ['Door: I lose focus and time → Mine']],
    [
      'the order of answers',
      withScreen(7, { options: [...live.screens[6]!.options!].reverse() }),
      [
        expect.stringMatching(
          /^Screen 7: order of the answers: A bill paid late, .* → Buying something on a whim, /,
        ) as never,
      ],
    ],
  ])('of %s', (_what, body, expected) => expect(said(body)).toEqual(expected));

  it('a first version is said as a whole', () => {
    expect(quizKind.describe(null, live)).toMatchObject([{ after: 'Focus and ADHD signs, 29 screens' }]);
  });

  it('whatever changes, a second operator approves it', () => {
    expect(quizKind.needsApproval(live, { ...live, minutes: 5 }, { pricePercent: 5 })).not.toBeNull();
    expect(quizKind.needsApproval(live, live, { pricePercent: 5 })).toBeNull();
  });
});

describe('what stored answers depend on', () => {
  const scoring = (body: QuizBody) => canonical(scoringOf(body));
  it('is not the words, nor the order of the answers on a screen', () => {
    const reworded = withScreen(7, { title: 'Which?', options: [...live.screens[6]!.options!].reverse() });
    expect(scoring(reworded)).toBe(scoring(live));
  });

  it.each<[string, QuizBody]>([
    [
      'a point',
      withScreen(
        7,
        options(7, ({ id }) => (id === 'whim' ? { value: 2 } : {})),
      ),
    ],
    [
      'an id',
      withScreen(
        7,
        options(7, ({ id }) => (id === 'whim' ? { id: 'bought' } : {})),
      ),
    ],
    ['a type', withScreen(7, { type: 'agree' })],
    ['an area', withScreen(7, { area: 'adhd' })],
    ['a purpose', withScreen(3, { purpose: undefined })],
    ['how many answers', withScreen(7, { multiple: false })],
    ['a threshold', { ...live, scale: { ...live.scale, lowUpTo: 31 } }],
    ['the screens', { ...live, screens: live.screens.slice(1) }],
  ])('is %s', (_what, body) => expect(scoring(body)).not.toBe(scoring(live)));
});
