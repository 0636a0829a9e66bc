import type { ParamsOf, QueryOf } from './call-schemas.ts';
import type { Call } from './calls.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What the address of a call is made of besides its path. */
export type AddressParts<C extends Call> = Part<'params', ParamsOf<C>> & Part<'query', QueryOf<C>>;

/** A field that must be given where a call has something for it that is not optional throughout. */
export type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [name in Name]?: undefined }
  : Partial<Value> extends Value
    ? { [name in Name]?: Value }
    : { [name in Name]: Value };

/** May be left out where an address is its path. */
type PartsArgument<C extends Call> =
  Partial<AddressParts<C>> extends AddressParts<C> ? [parts?: AddressParts<C>] : [parts: AddressParts<C>];

/** Where a call goes. Fields of the query that are undefined are left out. */
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
