import { type Static, Type } from 'typebox';
import { catalogue, type QuizRow, quizNames } from '#quiz/catalogue.ts';
import type { PortableQuizState } from '#quiz/engine/portable-quiz-state.ts';

const ResumeToken = Type.String({ minLength: 1, maxLength: 200 });
const ResumableQuiz = Type.Unsafe<QuizRow['key']>(
  Type.Union(quizNames.map((name) => Type.Literal(catalogue[name].key))),
);

/** The answers to a quiz, to be continued on another device. `quiz` is the key of its row in the catalogue. */
const ResumableVisit = Type.Object({
  quiz: ResumableQuiz,
  /** Not checked here: `restoreQuizState` drops what the quiz does not know. */
  state: Type.Unsafe<PortableQuizState>(Type.Unknown()),
  /** Time of the health consent, ISO 8601. */
  health_consent_at: Type.String({ maxLength: 40 }),
});

export const MakeResumeLinkBody = ResumableVisit;
export type MakeResumeLinkBody = Static<typeof MakeResumeLinkBody>;

/** Only `token` opens the sealed answers, and the server keeps just its hash. `expires_at` is ISO 8601. */
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
