import { type Static, Type } from 'typebox';

const PaddleForm = Type.Object({
  kind: Type.Literal('paddle'),
  environment: Type.Union([Type.Literal('sandbox'), Type.Literal('production')]),
  client_token: Type.String(),
  /** The script that stands in for the provider's own, with the emulator; null for the provider's. */
  script_url: Type.Union([Type.String(), Type.Null()]),
});
export type PaddleForm = Static<typeof PaddleForm>;

/**
 * Which card form the browser shows for a transaction, and what that form needs. Each kind has a renderer of its own in
 * `web/checkout/open-card-form.ts`. Nothing secret belongs here.
 */
export const CardForm = Type.Union([PaddleForm]);
export type CardForm = Static<typeof CardForm>;
