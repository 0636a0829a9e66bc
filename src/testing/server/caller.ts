import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { callAddress } from '#contract/api/call-address.ts';
import type { Call } from '#contract/api/call-schemas.ts';
import { calls } from '#contract/calls.ts';

/** One browser as the server sees it: keeps its cookies and, after sign-in, its session. */
export interface Caller {
  call: (row: Call, body?: object, params?: { id: string }) => Promise<LightMyRequestResponse>;
  /** Signs in for the following calls; returns the status. */
  signIn: (email: string, password: string) => Promise<number>;
}

/** @param ip the IP address that it calls from */
export function createCaller(app: FastifyInstance, ip = '203.0.113.7'): Caller {
  const cookies = new Map<string, string>();
  let token = '';

  const caller: Caller = {
    async call(row, body, params) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { cookie, ...(token === '' ? {} : { authorization: token }) };
      const answer = await app.inject({
        ...callAddress(row, { params } as object),
        headers,
        remoteAddress: ip,
        ...(body ? { body } : {}),
      });
      for (const { name, value } of answer.cookies) cookies.set(name, value);
      return answer;
    },
    async signIn(email, password) {
      const answer = await caller.call(calls.signIn, { email, password });
      token = answer.statusCode === 200 ? answer.json().token : token;
      return answer.statusCode;
    },
  };
  return caller;
}
