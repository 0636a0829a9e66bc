import type { FactDeps } from '#server/operations/alerts/gather-facts.ts';
import type { TestOperator } from '../acting-operator.ts';
import type { TestShop } from '../shop.ts';

/** A shop in which something goes wrong, and an owner who mends it. */
export interface Stage {
  shop: TestShop;
  owner: TestOperator;
  query: (sql: string) => Promise<Record<string, string>[]>;
  /** Changes rows that our code never changes, as a person at the database would. */
  alter: (statement: string) => Promise<void>;
  /** Presses a button of the emulator, and delivers the notifications about it. */
  atPaddle: (path: string) => Promise<void>;
  /** The machine of the site, as the watch sees it. */
  machine: Pick<FactDeps, 'storage' | 'certificateEndsAt'> & { clockOffMs: number };
}

type Act = (stage: Stage) => Promise<unknown>;

/** How one alert opens, and how its cause ends. */
export interface Provocation {
  provoke: Act;
  mend: Act;
  /** It happened once, so no email says that it is over. */
  isEvent?: true;
  /** No email can be sent before it is over, so only the banner and the webhook report it. */
  isMailAway?: true;
}

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

/** Lets time pass without any other event. */
export const pass =
  (ms: number) =>
  ({ shop }: Stage): Promise<void> =>
    shop.advance(ms);
