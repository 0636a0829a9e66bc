import { type Static, Type } from 'typebox';
import type { Json } from '#publishing/body.ts';

export const PreviewBody = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 200, pattern: '^[\\w-]+$' }),
});

/** A draft as it stands now. */
export const PreviewAnswer = Type.Object({
  kind: Type.String(),
  /** Name of the document. */
  document: Type.String(),
  draft: Type.String(),
  revision: Type.Integer(),
  body: Type.Unsafe<Json>(Type.Object({}, { additionalProperties: true })),
});
export type PreviewAnswer = Static<typeof PreviewAnswer>;
