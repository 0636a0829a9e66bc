import { expect } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import type { Call } from '#contract/api/call-schemas.ts';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { planChangeCalls } from '#contract/plan-change-calls.ts';
import { planTermsVersion } from '#contract/plan-change-terms.ts';
import { retryCancellation } from '#server/billing/subscription/cancel-subscription.ts';
import { requestCancellation } from '#server/billing/subscription/cancellation.ts';
import { compareConsole, compareEverybody, paymentsOf, type Walk, type Walker } from './money-comparison.ts';
import * as model from './money-model.ts';
import type { TestShop } from './shop.ts';
import { consent } from './sold-offer.ts';

const minuteMs = 60_000;
const password = 'seven kites over the bay';
const plans: Record<number, model.Plan> = {
  1: { weeks: 4, price: 1999 },
  2: { weeks: 12, price: 3599 },
  3: { weeks: 24, price: 5999 },
};
const names = ['ada', 'bob', 'cyd', 'dee'];
const declined = '4000 0000 0000 0002';
const good = '4242 4242 4242 4242';
/** Paddle locks a subscription for half of this time before its renewal, and no change is planned in the rest. */
const nearRenewalMs = 61 * minuteMs;
const iso = (at: number) => new Date(at).toISOString();

export interface MoneyWalk {
  step: () => Promise<void>;
  /** How often each step was done, by its name. */
  done: Map<string, number>;
}

/** Whether a contract may be changed. */
const isFree = (contract: model.Contract) => !contract.isEnding && !model.isStopped(contract);

/** Random numbers from 0 to 1, reproducible by seed (Mulberry32, by Tommy Ettinger, in the public domain). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Several people buy, change plans and ask for refunds in random order, and are compared with a model.
 * @param reportEvery the console is compared after this many steps, because its report is the slowest to read
 */
export async function startWalk(
  shop: TestShop,
  { seed, reportEvery }: { seed: number; reportEvery: number },
): Promise<MoneyWalk> {
  const random = randomOf(seed);
  const world: model.World = { now: shop.deps.clock(), customers: new Map(), gone: [], books: [] };
  const walkers = new Map<string, Walker>();
  const done = new Map<string, number>();
  let lastEvent = '';

  const pick = <T>(some: readonly T[]): T => some[Math.floor(random() * some.length)]!;
  const emulator = shop.deps.config.paddle.emulatorUrl;

  async function post(path: string, body: object = {}): Promise<{ data: { kind?: string } }> {
    const headers = { 'content-type': 'application/json', authorization: 'Bearer emulator_key' };
    const answer = await fetch(emulator + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as { data: { kind?: string } };
  }

  async function join(name: string): Promise<void> {
    const email = `${name}@example.com`;
    const person = await shop.person(email);
    const password_hash = await shop.deps.passwords.hash(password);
    await shop.deps.db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute();
    walkers.set(name, { person, email });
    if (!world.customers.has(name)) world.customers.set(name, model.newCustomer());
  }
  for (const name of names) await join(name);

  async function pass(ms: number): Promise<void> {
    const until = world.now + ms;
    // The jobs of a running product do not wait for the next step.
    for (const at of plannedWork(until)) {
      await passTo(at);
      await settle();
    }
    await passTo(until);
  }

  async function passTo(at: number): Promise<void> {
    const ms = at - world.now;
    await shop.advance(ms);
    model.passTime(world, ms);
  }

  /** When the planned changes are made until then, in order. */
  function plannedWork(until: number): number[] {
    const contracts = [...world.customers.values()].flatMap((customer) => customer.contracts);
    const times = contracts.flatMap(({ planned, renewsAt }) =>
      planned === null || renewsAt === null ? [] : [renewsAt - dayMs + minuteMs],
    );
    return times.filter((at) => at > world.now && at < until).sort((a, b) => a - b);
  }

  /** Delivers new provider events, some of them twice or out of order, and runs the due jobs. */
  async function settle(): Promise<void> {
    for (let round = 0; ; round += 1) {
      const headers = { authorization: 'Bearer emulator_key' };
      const page = await fetch(`${emulator}/events?per_page=200${lastEvent && `&after=${lastEvent}`}`, { headers });
      const { data } = (await page.json()) as {
        data: { event_id: string; event_type: string; data: { id: string } }[];
      };
      if (data.length === 0 && round > 0) return;
      lastEvent = data.at(-1)?.event_id ?? lastEvent;
      const notifications = data.map((payload) => ({ id: payload.event_id, type: payload.event_type, payload }));
      const repeated = notifications.filter(() => random() < 0.1);
      const shuffled = [...notifications, ...repeated]
        .map((one) => ({ one, at: random() }))
        .sort((a, b) => a.at - b.at);
      await shop.deliver(random() < 0.5 ? shuffled.map(({ one }) => one) : [...notifications, ...repeated]);
      await shop.work();
    }
  }

  const put = (walker: Walker, row: Call, body?: object) => shop.call(walker.person, row, body);

  async function buy(name: string, customer: model.Customer): Promise<string> {
    const { email } = walkers.get(name)!;
    const offerId = pick([1, 2, 3]);
    const started = await shop.startCheckout(email, { offer_id: offerId });
    if (model.liveContract(customer)) {
      expect(started.statusCode, after(name)).toBe(409);
      return 'buy refused';
    }
    expect(started.statusCode, after(name)).toBe(200);
    const { transaction_id } = started.json();
    const form = { expiry: '12/39', security_code: '123', name, country: 'US' };
    const pay = (card_number: string) => post(`/checkout/${transaction_id}/pay`, { ...form, card_number });
    const isDeclined = random() < 0.2;
    if (isDeclined) expect((await pay(declined)).data.kind).toBe('declined');
    if (isDeclined && random() < 0.5) return 'decline';
    expect((await pay(good)).data.kind).toBe('completed');
    model.buy(world, customer, plans[offerId]!);
    return isDeclined ? 'decline, then buy' : 'buy';
  }

  async function changePlan(name: string, customer: model.Customer): Promise<string> {
    const contract = model.liveContract(customer);
    const { person } = walkers.get(name)!;
    const offer_id = pick([1, 2, 3]);
    const plan = plans[offer_id]!;
    const headers = { authorization: person.authorization };
    const previewed = await shop.app.inject({ ...callAddress(calls.previewPlan), headers, body: { offer_id } });
    const may =
      contract?.status === 'active' &&
      isFree(contract) &&
      contract.pausedUntil === null &&
      !model.isBeingChanged(contract, world.now);
    const isLess = contract !== undefined && plan.weeks < contract.plan.weeks;
    if (
      !may ||
      contract.plan === plan ||
      (isLess && contract.planned === plan) ||
      contract.charges.some((one) => one.to - world.now < nearRenewalMs && one.to > world.now)
    ) {
      if (!may || contract.plan === plan) expect(previewed.statusCode, after(name)).toBe(409);
      return 'change refused';
    }
    expect(previewed.statusCode, after(name)).toBe(200);
    const { due_now, next_payment } = previewed.json();
    if (isLess) {
      const agreed = { offer_id, due_now, next_payment, consent: { ...consent, version: planTermsVersion } };
      expect(next_payment).toMatchObject({ price: { amount_minor: plan.price }, at: iso(contract.renewsAt!) });
      expect((await put(walkers.get(name)!, calls.changePlan, agreed)).statusCode).toBe(200);
      model.planChange(contract, plan);
      return 'change at the renewal';
    }
    expect(due_now.amount_minor).toBe(model.quote(world, customer, contract, plan));
    const body = { offer_id, due_now, consent: { ...consent, version: planTermsVersion } };
    expect((await put(walkers.get(name)!, calls.changePlan, body)).statusCode).toBe(200);
    model.changePlan(world, customer, contract, plan);
    if (random() < 0.7) return 'change';
    await pass(minuteMs);
    await settle();
    return `change, then ${await withdraw(name, customer)}`;
  }

  async function takeBack(name: string, customer: model.Customer): Promise<string> {
    const contract = model.liveContract(customer);
    const answer = await shop.call(walkers.get(name)!.person, planChangeCalls.takeBackPlanChange);
    const isPlanned = contract !== undefined && contract.planned !== null && isFree(contract);
    if (!isPlanned || model.isBeingChanged(contract, world.now)) {
      expect(answer.statusCode, after(name)).toBe(409);
      return 'take back refused';
    }
    expect(answer.statusCode, after(name)).toBe(200);
    contract.planned = null;
    return 'take back';
  }

  async function cancel(name: string, customer: model.Customer): Promise<string> {
    const contract = model.liveContract(customer);
    const isDown = random() < 0.1;
    if (isDown) shop.takePaddleDown();
    // One ms apart, as a person presses.
    const presses = await Promise.all(
      Array.from({ length: pick([1, 1, 12]) }, () => {
        shop.deps.advance(1);
        return put(walkers.get(name)!, calls.cancelSubscription);
      }),
    );
    model.passTime(world, presses.length);
    if (isDown) await comeBack();
    const answers = [...new Set(presses.map(({ statusCode }) => statusCode))].sort();
    if (!contract) {
      expect(answers).toEqual([409]);
      return 'cancel refused';
    }
    // A paused contract ends at once, so a later press may find no contract to cancel.
    expect(contract.status === 'paused' ? answers.slice(0, 1) : answers).toEqual([200]);
    if (random() < 0.3) await pressLate(name);
    model.cancel(world, customer, contract);
    return isDown ? 'cancel while Paddle is down' : 'cancel';
  }

  /** A press whose request read our rows before the cancellation was confirmed, and writes only now. */
  async function pressLate(name: string): Promise<void> {
    const userId = walkers.get(name)!.person.id;
    const rows = shop.deps.db.selectFrom('subscriptions').select('id').where('user_id', '=', userId);
    const { id } = await rows.orderBy('started_at', 'desc').limit(1).executeTakeFirstOrThrow();
    const request = { subscriptionId: id, userId, reason: undefined, now: shop.deps.clock() };
    await retryCancellation(shop.deps, (await requestCancellation(shop.deps.db, request))!);
  }

  /** Brings Paddle back and gives the retrying jobs time to succeed. */
  async function comeBack(): Promise<void> {
    shop.bringPaddleBack();
    await pass(minuteMs);
    await settle();
  }

  async function undo(name: string, customer: model.Customer): Promise<string> {
    const contract = model.liveContract(customer);
    const answer = await shop.undo(walkers.get(name)!.person);
    if (!contract?.isEnding || model.isStopped(contract)) {
      expect(answer.statusCode, after(name)).toBe(409);
      return 'undo refused';
    }
    expect(answer.statusCode, after(name)).toBe(200);
    model.undoCancel(contract);
    return 'undo';
  }

  async function pause(name: string, customer: model.Customer): Promise<string> {
    const contract = model.liveContract(customer);
    const months = pick([1, 2, 3]);
    const answer = await put(walkers.get(name)!, calls.pauseSubscription, { months });
    const isBusy = contract !== undefined && (contract.pausedUntil !== null || contract.planned !== null);
    if (contract?.status !== 'active' || !isFree(contract) || isBusy) {
      expect(answer.statusCode, after(name)).toBe(409);
      return 'pause refused';
    }
    expect(answer.statusCode, after(name)).toBe(200);
    model.planPause(contract, months);
    return 'pause';
  }

  async function endPause(name: string, customer: model.Customer): Promise<string> {
    const contract = model.liveContract(customer);
    const answer = await shop.call(walkers.get(name)!.person, calls.endPause);
    if (!contract || !isFree(contract) || contract.pausedUntil === null) {
      expect(answer.statusCode, after(name)).toBe(409);
      return 'resume refused';
    }
    expect(answer.statusCode, after(name)).toBe(200);
    const wasPaused = contract.status === 'paused';
    model.endPause(world, customer, contract);
    return wasPaused ? 'resume' : 'undo pause';
  }

  async function withdraw(name: string, customer: model.Customer): Promise<string> {
    const open = model.withdrawable(world, customer);
    const answer = await put(walkers.get(name)!, calls.withdraw);
    model.withdraw(world, customer);
    if (open.length === 0) return 'withdraw refused';
    expect(answer.statusCode, after(name)).toBe(200);
    return customer.withdrawals.length > 1 ? 'withdraw again' : 'withdraw';
  }

  /** Id of the product's payment for a charge of the model, found by its position among the receipts. */
  async function payWithId(name: string, wanted: model.Charge): Promise<string> {
    const own = world.customers
      .get(name)!
      .contracts.flatMap(({ charges }) => charges)
      .filter(({ paid }) => paid > 0);
    const place = own.sort((a, b) => b.from - a.from).indexOf(wanted);
    return (await paymentsOf(shop, walkers.get(name)!))[place]!.id;
  }

  async function dispute(name: string, customer: model.Customer): Promise<string> {
    // A stop with a planned change has tests of its own.
    if (customer.contracts.some(({ planned, status }) => planned !== null && status !== 'canceled')) {
      return 'not charged back';
    }
    const all = customer.contracts.flatMap(({ charges }) => charges).filter(({ paid }) => paid > 0);
    const contractOf = (one: model.Charge) => customer.contracts.find(({ charges }) => charges.includes(one))!;
    const lifted = all.filter(({ chargedBack }) => chargedBack);
    const open = all.filter((one) => !one.chargedBack && one.refund === null);
    if (lifted.length > 0 && random() < 0.5) {
      const one = pick(lifted);
      await post(`/emulator/transactions/${await payWithId(name, one)}/chargeback-reverse`);
      model.reverse(world, contractOf(one), one);
      return 'reversal';
    }
    if (open.length === 0) return 'nothing to charge back';
    const one = pick(open);
    await post(`/emulator/transactions/${await payWithId(name, one)}/chargeback`);
    model.dispute(world, contractOf(one), one);
    return 'chargeback';
  }

  /** Erases the account; a checkout that is open at that time must be cancelled. */
  async function erase(name: string): Promise<string> {
    const { person, email } = walkers.get(name)!;
    const isOpen = model.liveContract(world.customers.get(name)!) === undefined;
    const started = isOpen ? await shop.startCheckout(email) : null;
    const headers = { authorization: person.authorization };
    const answer = await shop.app.inject({ ...callAddress(calls.eraseAccount), headers, payload: { password } });
    expect(answer.statusCode, after(name)).toBe(204);
    await shop.work();
    if (started?.statusCode === 200) {
      const { transaction_id } = started.json();
      expect((await shop.paddle.transactions.get(transaction_id)).status).toBe('canceled');
    }
    model.erase(world, name);
    await join(name);
    return 'erase';
  }

  async function act(): Promise<string> {
    const name = pick(names);
    const customer = world.customers.get(name)!;
    const contract = model.liveContract(customer);
    const due = contract?.status === 'paused' ? contract.pausedUntil : (contract?.renewsAt ?? null);
    if (due !== null && due - world.now < nearRenewalMs) return 'wait';
    const roll = random();
    last = name;
    if (!contract && roll < 0.75) return buy(name, customer);
    if (roll < 0.2) return changePlan(name, customer);
    if (roll < 0.24) return takeBack(name, customer);
    if (roll < 0.32) return pause(name, customer);
    if (roll < 0.38) return endPause(name, customer);
    if (roll < 0.5) return cancel(name, customer);
    if (roll < 0.58) return undo(name, customer);
    if (roll < 0.68) return withdraw(name, customer);
    if (roll < 0.9) return dispute(name, customer);
    if (roll < 0.93) return erase(name);
    return buy(name, customer);
  }

  /** All steps so far, to explain a difference. */
  const trail: string[] = [];
  let last = '';
  const after = (what: string) => `${what} after: ${trail.slice(-60).join(' · ')}`;
  const walk: Walk = { shop, world, walkers, after };

  async function step(): Promise<void> {
    await pass(minuteMs);
    await settle();
    const what = await act();
    trail.push(`${last}: ${what} (${new Date(world.now).toISOString().slice(0, 16)})`);
    done.set(what, (done.get(what) ?? 0) + 1);
    await settle();
    await pass(pick([minuteMs, 11 * minuteMs, 5 * 60 * minuteMs, dayMs, 3 * dayMs, 9 * dayMs, 20 * dayMs]) + minuteMs);
    await settle();
    await compareEverybody(walk, last);
    if (trail.length % reportEvery === 0) await compareConsole(walk);
  }

  return { step, done };
}
