import { consoleCalls } from '#contract/console/calls.ts';
import { wirePaths } from '#contract/wire-paths.ts';
import { reconcile } from '#server/billing/subscription/reconcile.ts';
import { strangersNotification } from '../strangers-notification.ts';
import { hourMs, minuteMs, type Provocation, pass } from './provocation.ts';

/** Faults of the notifications of payments. */
export const paymentProvocations = {
  'notification waiting': {
    provoke: async ({ shop }) => {
      await strangersNotification(shop);
      await shop.advance(16 * minuteMs);
    },
    mend: async ({ owner, query }) => {
      const [row] = await query(`select id from work_items where kind = 'notification of nobody'`);
      const [grace] = await query(`select id from users where email = 'grace@example.com'`);
      await owner.act(consoleCalls.findOwner, row!.id!, { user_id: grace!.id });
    },
  },
  'notifications unsigned': {
    provoke: async ({ shop }) => {
      const headers = { 'paddle-signature': 'ts=1;h1=00' };
      const forged = { method: 'POST', url: wirePaths.paddleWebhook, headers, payload: '{}' } as const;
      for (let i = 0; i < 6; i += 1) await shop.app.inject(forged);
    },
    mend: pass(12 * minuteMs),
  },
  'notifications missed': {
    provoke: async ({ shop }) => {
      await shop.person('ada@example.com');
      await shop.pay((await shop.checkOut('ada@example.com')).transaction_id);
      await reconcile(shop.deps);
    },
    mend: pass(25 * hourMs),
  },
  'purchases turned away': {
    provoke: async ({ shop }) => {
      shop.reach({ budget: { take: () => 3_001 } });
      await shop.person('ada@example.com');
      await shop.startCheckout('ada@example.com');
      shop.bringPaddleBack();
    },
    mend: pass(hourMs + minuteMs),
  },
  'provider away': {
    provoke: async ({ shop }) => {
      shop.takePaddleDown();
      await reconcile(shop.deps);
      shop.deps.advance(12 * minuteMs);
      await reconcile(shop.deps);
    },
    mend: async ({ shop }) => {
      shop.bringPaddleBack();
      await shop.advance(minuteMs);
      await reconcile(shop.deps);
    },
  },
} satisfies Record<string, Provocation>;
