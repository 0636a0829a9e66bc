import type { QuizBody } from '#contract/quiz-document/quiz-body.ts';
import { type Json, type Path, partsOf } from '#publishing/body.ts';
import type { Finding } from '#publishing/kind.ts';
import { withPart } from '#publishing/merge.ts';

interface Edited {
  body: QuizBody;
  live: QuizBody | null;
  findings: readonly Finding[];
  /** Its screens, answers and points are those of the specification. */
  isFixed: boolean;
  mayDraft: boolean;
  change(next: QuizBody): void;
}

/** What every field of the editor needs. Handed on as a property: a context would cost visitors bytes of React. */
export interface Editor extends Edited {
  textAt(path: Path): string;
  liveTextAt(path: Path): string;
  /** Undefined removes the part. */
  set(path: Path, value: Json | undefined): void;
  /** The findings about this part, and about parts of it. */
  findingsAt(path: Path): Finding[];
}

export interface EditorProps {
  editor: Editor;
}

export function editorOf(edited: Edited): Editor {
  const { body, live, findings, change } = edited;
  return {
    ...edited,
    textAt: (path) => textIn(body, path),
    liveTextAt: (path) => textIn(live, path),
    set: (path, value) => change(withPart(body, path, value) as QuizBody),
    findingsAt: (path) => findings.filter((one) => path.every((name, place) => one.path[place] === name)),
  };
}

/** The text or number at a path; empty where there is none. */
function textIn(body: QuizBody | null, path: Path): string {
  const part = path.reduce<Json | undefined>((whole, name) => partsOf(whole).get(name), body ?? undefined);
  return typeof part === 'string' || typeof part === 'number' ? String(part) : '';
}

/** The worst effect of some findings; null without one that stands in the way. */
export function worstOf(findings: readonly Finding[]): 'refuses' | 'asks' | null {
  if (findings.some(({ effect }) => effect === 'refuses')) return 'refuses';
  return findings.some(({ effect }) => effect === 'asks') ? 'asks' : null;
}
