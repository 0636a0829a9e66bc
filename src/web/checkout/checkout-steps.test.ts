import { describe, expect, test } from 'vitest';
import type { StartCheckoutAnswer } from '#contract/checkout.ts';
import { type CheckoutAct, type CheckoutSteps, firstSteps, stepsAfter } from './checkout-steps.ts';

const started: StartCheckoutAnswer = {
  checkout_id: 'c1',
  transaction_id: 't1',
  card_form: { kind: 'paddle', environment: 'sandbox', client_token: 'test_1', script_url: null },
};
const address = 'ada@example.com';
const tick: CheckoutAct = { does: 'tick', accepted: true };
const untick: CheckoutAct = { does: 'tick', accepted: false };
const edit = (email: string): CheckoutAct => ({ does: 'edit address', email });
const amount: CheckoutAct = { does: 'change amount' };
const leave: CheckoutAct = { does: 'leave address' };
const answered = (attempt: number): CheckoutAct => ({ does: 'answer', attempt, begun: { started } });
const refused = (attempt: number): CheckoutAct => ({
  does: 'answer',
  attempt,
  begun: { refused: 'No luck.', signIn: false },
});

const walked = (email: string, ...acts: CheckoutAct[]) => acts.reduce<CheckoutSteps>(stepsAfter, firstSteps(email));
const paying = (...acts: CheckoutAct[]) => walked(address, tick, answered(1), ...acts);

describe('opening the card form', () => {
  test('ticking the box with a valid address starts the checkout at once', () => {
    expect(walked(address, tick)).toMatchObject({ step: { at: 'starting' }, attempt: 1 });
  });

  test('the answer to the start opens the card form', () => {
    expect(paying().step).toEqual({ at: 'paying', started });
  });

  test('a valid address alone starts nothing, because nobody has agreed', () => {
    expect(walked('', edit(address), leave).step).toEqual({ at: 'asking', stopped: null });
  });

  test.each(['', 'ada', 'ada@example'])('ticking the box with the address %j says what is missing', (email) => {
    expect(walked(email, tick)).toMatchObject({ accepted: true, step: { at: 'asking', stopped: { by: 'address' } } });
  });

  test('a corrected address is not called wrong any more, before it is left', () => {
    expect(walked('ada', tick, edit('ada@')).step).toEqual({ at: 'asking', stopped: null });
  });

  test('with the box ticked the checkout starts when the address is left, not while it is typed', () => {
    const typed = walked('', tick, edit('ada@example.co'), edit(address));
    expect(typed.step.at).toBe('asking');
    expect(stepsAfter(typed, leave).step.at).toBe('starting');
  });

  test('asking for the card form without a tick says that the box comes first', () => {
    expect(walked(address, { does: 'ask' }).step).toEqual({ at: 'asking', stopped: { by: 'box' } });
  });

  test('a second press while the checkout starts changes nothing', () => {
    const starting = walked(address, tick);
    expect(stepsAfter(starting, { does: 'ask' })).toBe(starting);
    expect(stepsAfter(starting, leave)).toBe(starting);
  });
});

describe('changes after the start', () => {
  test.each([
    ['another address', edit('eve@example.com')],
    ['an unticked box', untick],
    ['another amount', amount],
  ])('%s closes the card form at once', (_what, act) => {
    expect(paying(act).step).toEqual({ at: 'asking', stopped: null });
  });

  test.each([
    ['another address', edit('eve@example.com')],
    ['an unticked box', untick],
    ['another amount', amount],
  ])('a slow answer that arrives after %s opens nothing', (_what, act) => {
    expect(walked(address, tick, act, answered(1)).step.at).toBe('asking');
  });

  test('a slow answer to the first of two starts does not end the wait for the second', () => {
    const second = walked(address, tick, untick, tick);
    expect(stepsAfter(second, answered(1)).step.at).toBe('starting');
    expect(stepsAfter(second, answered(second.attempt)).step.at).toBe('paying');
  });

  test('another address with the box still ticked starts another checkout when it is left', () => {
    expect(paying(edit('eve@example.com'), leave)).toMatchObject({
      step: { at: 'starting' },
      email: 'eve@example.com',
    });
  });

  test('spaces and capital letters make no other address', () => {
    expect(paying(edit(' Ada@Example.com ')).step.at).toBe('paying');
  });

  test('another amount has to be agreed to anew, and the address stays', () => {
    expect(paying(amount)).toMatchObject({ accepted: false, email: address });
    expect(paying(amount, leave).step.at).toBe('asking');
  });

  test('leaving the address field changes nothing while the card form is open', () => {
    const open = paying();
    expect(stepsAfter(open, leave)).toBe(open);
  });
});

describe('a refusal of the server', () => {
  const stopped = walked(address, tick, refused(1));

  test('a refusal of the server is shown with its reason', () => {
    expect(stopped.step).toMatchObject({ at: 'asking', stopped: { by: 'server', refused: 'No luck.' } });
  });

  test('a refused start is not repeated by leaving the address field, only when asked for', () => {
    expect(stepsAfter(stopped, leave)).toBe(stopped);
    expect(stepsAfter(stopped, { does: 'ask' }).step.at).toBe('starting');
  });

  test('a refusal is about one address and goes with it', () => {
    expect(stepsAfter(stopped, edit('eve@example.com')).step).toEqual({ at: 'asking', stopped: null });
  });
});
