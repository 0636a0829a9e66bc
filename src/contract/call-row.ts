import { type TSchema, Type } from 'typebox';

/**
 * Who may make a call. `user` and `operator` need a session, otherwise the answer is 401 or 403. `user or visitor` is
 * open to everybody, and the handler learns which user is signed in.
 */
export type Who = 'anyone' | 'user or visitor' | 'user' | 'operator';

type SuccessStatus = 200 | 201 | 202 | 204;
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 412 | 429 | 503;

export interface CallSchemas {
  may: Who;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** The only status of success, with the schema of its body. */
  answer: { [status in SuccessStatus]?: TSchema };
  /**
   * Answered with an `ErrorBody`. 401 and 403 follow from `may`; `anyRefusal` in `open-api.ts` applies to every call.
   */
  refusals?: readonly RefusalStatus[];
}

export type SchemasOf<C extends string> = CallSchemas &
  (C extends `${string}/:${string}` ? { params: TSchema } : { params?: never }) &
  (C extends `GET ${string}` ? { body?: never } : { query?: never });

/** For a call that answers without a body. */
export const NoBody = Type.Null();
/** An answer that describes itself, such as the OpenAPI document. */
export const Document = Type.Unsafe<unknown>(Type.Object({}, { additionalProperties: true }));
