import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { wirePaths } from '#contract/wire-paths.ts';
import { readDroppedReports } from '#server/mail/bounces/read-dropped-reports.ts';
import { bounceMailbox } from '../delivery-report.ts';
import { minuteMs, type Provocation, pass, type Stage } from './provocation.ts';

/** Somebody has forgotten their password, so an email waits to be sent. */
export async function forgetPassword({ shop }: Stage, email = 'ada@example.com'): Promise<void> {
  await shop.person(email);
  await shop.app.inject({ ...callAddress(calls.requestPasswordReset), payload: { email } });
}

/** Runs `act` while the mail server answers like this. */
export async function withMailServer(
  { shop }: Stage,
  send: Stage['shop']['deps']['mailer']['send'],
  act: () => Promise<unknown>,
): Promise<void> {
  const { mailer } = shop.deps;
  shop.deps.mailer = { send };
  await act();
  shop.deps.mailer = mailer;
}

export const isAway = () => Promise.reject(new Error('the mail server is away'));

/** Faults of emails. */
export const mailProvocations = {
  'mail failing': {
    provoke: async (stage) => {
      await forgetPassword(stage);
      stage.shop.deps.mailer = { send: isAway };
      await stage.shop.work();
      await stage.shop.advance(17 * minuteMs);
      await stage.shop.work();
    },
    mend: async ({ shop }) => {
      shop.deps.mailer = {
        send: async (email) => {
          shop.deps.sent.push(email);
          return 'handed over';
        },
      };
      await shop.advance(dayMs / 24);
      await shop.work();
    },
    isMailAway: true,
  },
  'mail refused': {
    provoke: async (stage) => {
      for (const name of ['ada', 'grace', 'mary']) await forgetPassword(stage, `${name}@example.com`);
      await withMailServer(stage, async () => ({ refused: '550 5.1.1 no such mailbox' }), stage.shop.work);
    },
    mend: pass(dayMs + minuteMs),
  },
  'mail complaints': {
    provoke: async ({ shop }) => {
      shop.deps.config.mail = { ...shop.deps.config.mail, eventsSecret: 'a-secret-of-sixteen' };
      const headers = { authorization: `Basic ${Buffer.from('events:a-secret-of-sixteen').toString('base64')}` };
      for (const name of ['ada', 'grace']) {
        const payload = { RecordType: 'SpamComplaint', Email: `${name}@example.com` };
        await shop.app.inject({ method: 'POST', url: wirePaths.mailEvents, headers, payload });
      }
    },
    mend: pass(dayMs + minuteMs),
  },
  'reports put aside': {
    provoke: async ({ shop }) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'everkite-bounces-'));
      await mkdir(path.join(dataDir, 'bounces', 'a folder.eml'), { recursive: true });
      const { address: bounceAddress, secret: eventsSecret } = bounceMailbox;
      Object.assign(shop.deps.config, { dataDir, mail: { bounceAddress, eventsSecret } });
      await readDroppedReports(shop.deps);
      await rm(dataDir, { recursive: true });
    },
    mend: pass(dayMs + minuteMs),
  },
} satisfies Record<string, Provocation>;
