import { type Static, Type } from 'typebox';
import { allCohorts, type CohortWeights } from './cohort.ts';
import { PublishedQuiz } from './quiz-document/published-quiz.ts';

const CohortWeightsField = Type.Unsafe<CohortWeights>(
  Type.Object(Object.fromEntries(allCohorts.map((cohort) => [cohort, Type.Number()]))),
);

/** With `screens`, events name no quiz, cohort or condition. */
const AnalyticsDetail = Type.Union([Type.Literal('full'), Type.Literal('screens')]);
export type AnalyticsDetail = Static<typeof AnalyticsDetail>;

/** § 4 requireCohort: with `strict`, only the quiz of one's own cohort opens; with `link`, any that is opened. */
const CohortGate = Type.Union([Type.Literal('link'), Type.Literal('strict')]);
export type CohortGate = Static<typeof CohortGate>;

/** Public settings, embedded in every page as JSON and served at `/api/config`. Must not contain secrets. */
export const PublicConfig = Type.Object({
  brand: Type.String(),
  /** Who runs this site. Without a name, pages say "the operator of this site". */
  operator: Type.Object({ name: Type.Union([Type.String(), Type.Null()]), email: Type.String() }),
  payment: Type.Object({
    mode: Type.Union([Type.Literal('emulator'), Type.Literal('sandbox'), Type.Literal('production')]),
  }),
  currency: Type.String(),
  consent_mode: Type.Union([Type.Literal('opt-out'), Type.Literal('opt-in')]),
  pixel_id: Type.String(),
  analytics: Type.Object({ api_key: Type.String(), endpoint: Type.String(), detail: AnalyticsDetail }),
  /** For how many days our own server keeps an event. */
  events_keep_days: Type.Number(),
  /** The version of the quizzes on this page. */
  content_version: Type.String(),
  cohort_weights: CohortWeightsField,
  cohort_gate: CohortGate,
  /** By group of texts: the hash of what a page loads that is not in its code. */
  copy: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Quizzes that are not as shipped, by name. */
  quizzes: Type.Optional(Type.Record(Type.String(), PublishedQuiz)),
  /** By group and name: the texts of a prerendered page, which are not in its code. */
  texts: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.String()))),
});
export type PublicConfig = Static<typeof PublicConfig>;
