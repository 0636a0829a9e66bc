import { type Static, Type } from 'typebox';

/** `screens`: no event names a quiz, a cohort or a condition. */
const AnalyticsDetail = Type.Union([Type.Literal('full'), Type.Literal('screens')]);
export type AnalyticsDetail = Static<typeof AnalyticsDetail>;

/** Public settings, embedded in every page as JSON and served at `/api/config`. Nothing secret belongs here. */
export const PublicConfig = Type.Object({
  brand: Type.String(),
  payment: Type.Object({
    mode: Type.Union([Type.Literal('emulator'), Type.Literal('sandbox'), Type.Literal('production')]),
    client_token: Type.String(),
    /** Emulator only: the script that stands in for Paddle's, at the emulator's own address. */
    script_url: Type.Union([Type.String(), Type.Null()]),
  }),
  currency: Type.String(),
  consent_mode: Type.Union([Type.Literal('opt-out'), Type.Literal('opt-in')]),
  pixel_id: Type.String(),
  analytics: Type.Object({ api_key: Type.String(), endpoint: Type.String(), detail: AnalyticsDetail }),
  /** For how many days our own server keeps an event. */
  events_keep_days: Type.Number(),
  /** Of the quizzes that this page is served with. */
  content_version: Type.String(),
  cohort_weights: Type.Object({ A: Type.Number(), B: Type.Number(), C: Type.Number() }),
});
export type PublicConfig = Static<typeof PublicConfig>;
