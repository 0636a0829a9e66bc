import type { Call, ParamsOf, QueryOf } from './call-schemas.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The path parameters and the query of a call. */
export type AddressParts<C extends Call> = Part<'params', ParamsOf<C>> & Part<'query', QueryOf<C>>;

/** One field: absent when the call has no such schema, optional when all its members are, otherwise required. */
export type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [name in Name]?: undefined }
  : Partial<Value> extends Value
    ? { [name in Name]?: Value }
    : { [name in Name]: Value };

/** Optional when the call needs neither parameters nor query. */
type PartsArgument<C extends Call> =
  Partial<AddressParts<C>> extends AddressParts<C> ? [parts?: AddressParts<C>] : [parts: AddressParts<C>];

/** The method and URL of a call. Undefined query fields are left out. */
export function callAddress<C extends Call>(call: C, ...[parts]: PartsArgument<C>): { method: Method; url: string } {
  const { params = {}, query = {} } = (parts ?? {}) as { params?: object; query?: object };
  const [method, path] = call.split(' ') as [Method, string];
  const filled = path.replace(/:(\w+)/, (_, name) => encodeURIComponent(params[name as never]));
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return { method, url: search === '' ? filled : `${filled}?${search}` };
}
