import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { apiPaths } from '../contract/api-paths';

/** One browser as the server sees it: it keeps its cookies and, once signed in, its session. */
export interface Caller {
  call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => Promise<LightMyRequestResponse>;
  /** Signs in, and stays so; answers the status. */
  signIn: (email: string, password: string) => Promise<number>;
}

/** @param ip the network address that it calls from */
export function createCaller(app: FastifyInstance, ip = '203.0.113.7'): Caller {
  const cookies = new Map<string, string>();
  let token = '';

  const caller: Caller = {
    async call(method, url, body) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { cookie, ...(token === '' ? {} : { authorization: token }) };
      const answer = await app.inject({ method, url, headers, remoteAddress: ip, ...(body ? { body } : {}) });
      for (const { name, value } of answer.cookies) cookies.set(name, value);
      return answer;
    },
    async signIn(email, password) {
      const answer = await caller.call('POST', apiPaths.signIn, { email, password });
      token = answer.statusCode === 200 ? answer.json().token : token;
      return answer.statusCode;
    },
  };
  return caller;
}
