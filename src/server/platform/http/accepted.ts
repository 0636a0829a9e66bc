import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

/** Real headers name no more than a few. */
const longestHeader = 1_000;

/** The accepted values of a request, by quality (RFC 9110 § 12.5). */
export function acceptedBy(headers: Pick<IncomingHttpHeaders, 'accept-encoding' | 'accept-language'>): Negotiator {
  return new Negotiator({
    headers: {
      'accept-encoding': withoutBlanks(headers['accept-encoding']),
      'accept-language': withoutBlanks(headers['accept-language']),
    },
  });
}

/** Blanks may stand around each separator of the lists, but the package does not expect all of them. */
function withoutBlanks(header: string | undefined): string | undefined {
  return header?.slice(0, longestHeader).replace(/[ \t]/g, '');
}
