import { type Static, Type } from 'typebox';

const CopyText = Type.Object(
  {
    /** Its key. */
    id: Type.String({ minLength: 1, maxLength: 80 }),
    text: Type.String({ maxLength: 2000 }),
  },
  { additionalProperties: false },
);

/** All texts of one language. */
export const CopyBody = Type.Object(
  { texts: Type.Array(CopyText, { maxItems: 5000 }) },
  { additionalProperties: false },
);
export type CopyBody = Static<typeof CopyBody>;
