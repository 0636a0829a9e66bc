import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { newId } from '#contract/quiz-document/new-id.ts';
import { QuizBody } from '#contract/quiz-document/quiz-body.ts';
import { bodyOf, quizOf } from '#contract/quiz-document/quiz-of-body.ts';
import { canonical } from '#publishing/body.ts';
import { differencesOf } from '#publishing/difference.ts';
import { mergeBodies, withPart } from '#publishing/merge.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import {
  addOption,
  addScreen,
  copyOption,
  copyScreen,
  moveOption,
  moveScreen,
  removeOption,
  removeScreen,
} from './quiz-edits.ts';

const seed = bodyOf(quizzes.adhd, null);
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('an edit of a quiz', () => {
  it('adds an empty question after a screen', () => {
    const { body, id } = addScreen(seed, 'age');
    expect(idsOf(body.screens).slice(0, 4)).toEqual(['gender', 'age', id, 'signs']);
    expect(body.screens[2]!.options).toHaveLength(2);
  });

  it('copies a screen, with an id of its own and the same answers', () => {
    const { body, id } = copyScreen(seed, 'onset');
    expect(body.screens[4]).toEqual({ ...seed.screens[3], id });
    expect(id).not.toBe('onset');
  });

  it('moves a screen, but not over the ends', () => {
    expect(idsOf(moveScreen(seed, 'age', -1).screens).slice(0, 2)).toEqual(['age', 'gender']);
    expect(moveScreen(seed, 'gender', -1)).toEqual(seed);
    expect(moveScreen(seed, 'final', 1)).toEqual(seed);
  });

  it('removes a screen, and the chapter that ended at it', () => {
    const body = removeScreen(seed, 'not-alone');
    expect(idsOf(body.screens)).not.toContain('not-alone');
    expect(body.chapters).toEqual(seed.chapters.slice(1));
  });

  it('adds, copies, moves and removes an answer', () => {
    const answers = (body: QuizBody) => idsOf(body.screens[3]!.options!);
    expect(answers(addOption(seed, 'onset'))).toHaveLength(7);
    expect(answers(copyOption(seed, 'onset', 'child'))[0]).toBe('child');
    expect(answers(copyOption(seed, 'onset', 'child'))).toHaveLength(7);
    expect(answers(moveOption(seed, 'onset', 'child', 1)).slice(0, 2)).toEqual(['teenager', 'child']);
    expect(answers(removeOption(seed, 'onset', 'child'))).not.toContain('child');
  });

  it('makes an id until no other has it', () => {
    const given = [0.1, 0.1, 0.2].values();
    const random = () => given.next().value!;
    const first = newId([], random);
    expect(newId([first], random)).not.toBe(first);
  });

  /** Which edit, of which screen, of which answer. */
  const edit = fc.tuple(fc.nat(8), fc.nat(80), fc.nat(30));
  const apply = (body: QuizBody, [kind, at, within]: [number, number, number]): QuizBody => {
    const screen = body.screens[at % Math.max(1, body.screens.length)];
    if (screen === undefined) return body;
    const option = screen.options?.[within % Math.max(1, screen.options.length)]?.id ?? '';
    const by = within % 2 === 0 ? 1 : -1;
    const edits = [
      () => (body.screens.length < 60 ? addScreen(body, screen.id).body : body),
      () => (body.screens.length < 60 ? copyScreen(body, screen.id).body : body),
      () => moveScreen(body, screen.id, by),
      () => removeScreen(body, screen.id),
      () => ((screen.options?.length ?? 0) < 30 ? addOption(body, screen.id) : body),
      () => ((screen.options?.length ?? 0) < 30 ? copyOption(body, screen.id, option) : body),
      () => moveOption(body, screen.id, option, by),
      () => removeOption(body, screen.id, option),
      () => withPart(body, ['screens', screen.id, 'title'], `Words ${within}`) as QuizBody,
    ];
    return edits[kind]!();
  };

  it('whatever is edited, fifty times: no id stands twice, it can be saved, and it goes to a quiz and back', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 50, maxLength: 50 }), (edits) => {
        const body = edits.reduce(apply, seed);
        expect(new Set(idsOf(body.screens)).size).toBe(body.screens.length);
        for (const { options = [] } of body.screens) expect(new Set(idsOf(options)).size).toBe(options.length);
        expect([...Value.Errors(QuizBody, body)]).toEqual([]);
        const known = new Set(idsOf(body.screens));
        const whole = { ...body, resultScreen: known.has(body.resultScreen) ? body.resultScreen : '' };
        expect(canonical(bodyOf(quizOf('adhd', body), null))).toBe(canonical(whole));
        expect(mergeBodies(seed, body, seed)).toEqual({ body, conflicts: [] });
        expect(differencesOf(body, body)).toEqual([]);
      }),
      propertyRuns({ commit: 50, full: 2000 }),
    );
  });
});
