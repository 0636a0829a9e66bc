import { type Static, Type } from 'typebox';

const PaddleForm = Type.Object({
  kind: Type.Literal('paddle'),
  environment: Type.Union([Type.Literal('sandbox'), Type.Literal('production')]),
  client_token: Type.String(),
  /** The emulator's replacement for the provider's script; null for the provider's own. */
  script_url: Type.Union([Type.String(), Type.Null()]),
});
export type PaddleForm = Static<typeof PaddleForm>;

/**
 * The card form that the browser shows for a transaction, and its settings. Each kind has its own renderer, see
 * `web/checkout/open-card-form.ts`. Must not contain secrets.
 */
export const CardForm = Type.Union([PaddleForm]);
export type CardForm = Static<typeof CardForm>;
