import type { Scenario } from './oracle-stage.ts';
import type { Reply } from './scripted-server.ts';

const accepted: Reply = { status: 200 };

/** Actions of visitors: hiding and leaving pages, coming back and opting out (§ 4, § 9). */
export const visitScenarios: readonly Scenario[] = [
  {
    name: 'the page is hidden before the first flush',
    aspects: ['delivery'],
    async play(stage) {
      await stage.visit();
      await stage.track('one');
      await stage.pass(1000);
      await stage.hide();
    },
  },
  {
    name: 'the page is left before the first flush',
    aspects: ['delivery'],
    async play(stage) {
      await stage.visit();
      await stage.track('one');
      await stage.pass(1000);
      await stage.leave();
    },
  },
  {
    name: 'forty events come at once',
    aspects: ['delivery'],
    async play(stage) {
      await stage.visit();
      await stage.track(...Array.from({ length: 40 }, (_, index) => `event ${index + 1}`));
      await stage.pass(12_000);
    },
  },
  {
    name: 'more than a thousand events wait for the network',
    aspects: ['delivery', 'messages'],
    async play(stage) {
      await stage.visit();
      await stage.goOffline();
      await stage.track(...Array.from({ length: 510 }, (_, index) => `event ${index + 1}`));
      await stage.pass(1000);
      await stage.goOnline();
      await stage.pass(15_000);
    },
  },
  {
    name: 'a session goes on at a second visit',
    aspects: ['sessions'],
    async play(stage) {
      await stage.visit();
      await stage.track('one');
      await stage.pass(12_000);
      await stage.visit();
      await stage.track('two');
      await stage.pass(12_000);
    },
  },
  {
    name: 'the visitor comes back the next day',
    aspects: ['sessions'],
    async play(stage) {
      await stage.visit();
      await stage.track('one');
      await stage.pass(12_000);
      await stage.leave();
      await stage.sleep(23 * 60 * 60_000);
      await stage.visit();
      await stage.track('two');
      await stage.pass(12_000);
    },
  },
  {
    name: 'two pieces are sold',
    aspects: ['revenue'],
    async play(stage) {
      await stage.visit();
      await stage.revenue({ productId: 'plan', price: 9.99, quantity: 2, currency: 'USD', revenueType: 'purchase' });
      await stage.pass(12_000);
    },
  },
  {
    name: 'no piece is sold',
    aspects: ['revenue'],
    async play(stage) {
      await stage.visit();
      await stage.revenue({ productId: 'plan', price: 9.99, quantity: 0, currency: 'USD', revenueType: 'purchase' });
      await stage.pass(12_000);
    },
  },
  {
    name: 'the visitor is idle for more than half an hour',
    aspects: ['sessions'],
    async play(stage) {
      await stage.visit();
      await stage.track('one');
      await stage.pass(12_000);
      await stage.sleep(31 * 60_000);
      await stage.track('two');
      await stage.pass(12_000);
    },
  },
  {
    name: 'opted out from the start',
    aspects: ['delivery', 'traces'],
    async play(stage) {
      await stage.visit('opted out');
      await stage.track('one');
      await stage.pass(30_000);
    },
  },
  {
    name: 'opted out with events of an earlier visit in storage',
    aspects: ['delivery', 'traces'],
    async play(stage) {
      stage.answer(() => ({ status: 500 }));
      await stage.visit();
      await stage.track('one');
      await stage.pass(12_000);
      await stage.leave();
      stage.answer(() => accepted);
      await stage.visit('opted out');
      await stage.pass(30_000);
    },
  },
  {
    name: 'opted out in the middle of a visit',
    aspects: ['delivery', 'traces'],
    async play(stage) {
      await stage.visit();
      await stage.track('one');
      await stage.pass(2000);
      await stage.optOut();
      await stage.track('two');
      await stage.pass(30_000);
    },
  },
];
