import { callAddress } from '#contract/api/call-address.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { dayMs } from '#contract/day.ts';
import { verifyChains } from '#server/operations/alerts/verify-chains.ts';
import { signedInOperator } from '../acting-operator.ts';
import { minuteMs, type Provocation, pass } from './provocation.ts';

const grace = { email: 'grace@everkite.test', name: 'Grace Hopper', role: 'money' };

/** Acts of somebody without the right to them, and acts that the team should know of. */
export const securityProvocations = {
  'work: chain broken': {
    provoke: async ({ shop, owner, alter }) => {
      await owner.act(consoleCalls.writeNote, (await shop.person('ada@example.com')).id, { text: 'Called twice.' });
      await alter(`update audit set record = replace(record, 'wrote a note', 'wrote a nota')`);
      await verifyChains(shop.deps);
    },
    mend: async ({ shop, alter }) => {
      await alter(`update audit set record = replace(record, 'wrote a nota', 'wrote a note')`);
      await verifyChains(shop.deps);
    },
  },
  // Acts of a named operator, each time from another network.
  'sign-ins refused': {
    provoke: async ({ shop, query }) => {
      const [owner] = await query('select email from operators');
      const payload = { email: owner!.email, password: 'another password entirely', code: '123456' };
      for (let i = 0; i < 10; i += 1) {
        const remoteAddress = `203.0.${i}.7`;
        await shop.app.inject({ ...callAddress(consoleCalls.signInAsOperator), remoteAddress, payload });
      }
    },
    mend: pass(62 * minuteMs),
  },
  audit: {
    // Another operator, because nobody gets alerts about their own acts.
    provoke: async ({ shop }) => (await signedInOperator(shop, 'owner')).act(consoleCalls.inviteOperator, '1', grace),
    mend: pass(dayMs + minuteMs),
    isEvent: true,
  },
} satisfies Record<string, Provocation>;
