import ajvCompiler from '@fastify/ajv-compiler';
import serializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';

type Validate = { (data: unknown): unknown; errors?: unknown };
type Serialize = (data: unknown) => string;

// No conversion: a text is not accepted where a number is expected, nor a number where a text is.
const customOptions = { coerceTypes: false, removeAdditional: false };
export const compileValidator = ajvCompiler()({}, { customOptions }) as unknown as FastifySchemaCompiler<object>;
export const compileSerializer = serializerSelector()({}, {}) as FastifySerializerCompiler<object>;
const validators = new WeakMap<object, Validate>();
const serializers = new WeakMap<object, Serialize>();

/**
 * Fastify's own compilers, but each schema is compiled by the first request that needs it, because compiling those of
 * all calls takes a third of a second before the server listens. Several applications share the compiled schemas.
 */
export function compileWhenNeeded(app: FastifyInstance): void {
  app.setValidatorCompiler<object>((route) => {
    const validate: Validate = (data) => {
      const compiled = cached(validators, route.schema, () => compileValidator(route) as Validate);
      const isValid = compiled(data);
      validate.errors = compiled.errors;
      return isValid;
    };
    return validate as ReturnType<typeof compileValidator>;
  });
  app.setSerializerCompiler<object>((route) => (data) => {
    return cached(serializers, route.schema, () => compileSerializer(route))(data);
  });
}

function cached<Compiled>(known: WeakMap<object, Compiled>, schema: object, compile: () => Compiled): Compiled {
  const compiled = known.get(schema) ?? compile();
  known.set(schema, compiled);
  return compiled;
}
