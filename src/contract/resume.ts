import { type Static, Type } from 'typebox';
import { catalogue, type QuizRow, quizNames } from '#quiz/catalogue.ts';
import type { PortableQuizState } from '#quiz/engine/portable-quiz-state.ts';

const ResumeToken = Type.String({ minLength: 1, maxLength: 200 });
const ResumableQuiz = Type.Unsafe<QuizRow['key']>(
  Type.Union(quizNames.map((name) => Type.Literal(catalogue[name].key))),
);

/** A quiz on its way to another device, by the key of its row. */
const ResumableVisit = Type.Object({
  quiz: ResumableQuiz,
  /** Judged by the quiz itself (`restoreQuizState`): what it does not know is dropped. */
  state: Type.Unsafe<PortableQuizState>(Type.Unknown()),
  /** ISO 8601; when the visitor agreed to be asked about health. */
  health_consent_at: Type.String({ maxLength: 40 }),
});

export const MakeResumeLinkBody = ResumableVisit;
export type MakeResumeLinkBody = Static<typeof MakeResumeLinkBody>;

/** `token` is the only key to the copy: the server keeps its hash. `expires_at` is ISO 8601. */
export const MakeResumeLinkAnswer = Type.Object({ token: Type.String(), expires_at: Type.String() });
export type MakeResumeLinkAnswer = Static<typeof MakeResumeLinkAnswer>;

export const OpenResumeLinkBody = Type.Object({ token: ResumeToken });
export type OpenResumeLinkBody = Static<typeof OpenResumeLinkBody>;

export const OpenResumeLinkAnswer = ResumableVisit;
export type OpenResumeLinkAnswer = Static<typeof OpenResumeLinkAnswer>;

export const SendResumeLinkBody = Type.Object({
  token: ResumeToken,
  email: Type.String({ minLength: 3, maxLength: 254 }),
});
export type SendResumeLinkBody = Static<typeof SendResumeLinkBody>;

export const EraseResumeLinkBody = Type.Object({ token: ResumeToken });
export type EraseResumeLinkBody = Static<typeof EraseResumeLinkBody>;
