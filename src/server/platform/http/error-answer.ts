import type { FastifyError, FastifySchemaValidationError } from 'fastify';
import type { ErrorBody } from '#contract/error.ts';
import { isDatabaseAway } from '../database/database-outage.ts';

export interface ErrorAnswer {
  status: number;
  body: ErrorBody;
  /** Who has to act: the caller, we, or nobody while the database is away. */
  cause: 'caller' | 'ours' | 'database away';
}

/** The embedded database restarts in about this time; it suits other databases too. */
export const retryAfterSeconds = 5;

const byCode: Record<string, { status: number; error: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, error: 'The body is larger than allowed.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, error: 'The body is not valid JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, error: 'The body does not have the length that was announced.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, error: 'Send the body as application/json.' },
};

/** The answer to an error: tells callers how to correct their own, and nothing about ours. */
export function errorAnswer(error: FastifyError): ErrorAnswer {
  const known = byCode[error.code] ?? (error instanceof SyntaxError ? byCode.FST_ERR_CTP_INVALID_JSON_BODY : undefined);
  if (known) return { status: known.status, body: { error: known.error }, cause: 'caller' };
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return { status, body: { error: error.message }, cause: 'caller' };
  if (isDatabaseAway(error)) {
    return {
      status: 503,
      body: { error: 'We cannot answer right now. Please try again in a moment.' },
      cause: 'database away',
    };
  }
  return { status: 500, body: { error: 'Something went wrong on our side. Please try again.' }, cause: 'ours' };
}

/** The fault of a body or query, in plain words. */
export function describeFault(errors: readonly FastifySchemaValidationError[], part: string): string {
  const fault = errors.find((error) => error.keyword === 'anyOf') ?? errors[0];
  if (!fault) return `The ${part} is not as expected.`;
  const field = fault.instancePath.slice(1).replaceAll('/', '.');
  const { keyword, params } = fault;
  if (keyword === 'required') {
    return `${[field, params.missingProperty].filter(Boolean).join('.')} is missing.`;
  }
  if (field === '') return `Some fields of the ${part} are missing or of the wrong kind.`;
  return `${field} ${expectation(keyword, params)}.`;
}

function expectation(keyword: string, params: Record<string, unknown>): string {
  switch (keyword) {
    case 'type':
      return `must be of type ${params.type}`;
    case 'minLength':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} characters`;
    case 'maxLength':
      return `must have at most ${params.limit} characters`;
    case 'minimum':
      return `must be at least ${params.limit}`;
    case 'maximum':
      return `must be at most ${params.limit}`;
    case 'maxItems':
      return `must have at most ${params.limit} entries`;
    default:
      return 'has a value that is not allowed';
  }
}
