import type { Paddle } from '@paddle/paddle-node-sdk';
import type { Caller } from '../provider.ts';
import type { CallBudget } from './call-budget.ts';

/** The official SDK with its limits, and the secret that signs Paddle's notifications. */
export interface PaddleGateway {
  /** The Paddle account that ids belong to; emulator, sandbox and production have different ones. */
  environment: 'emulator' | 'sandbox' | 'production';
  sdk: Paddle;
  /** One secret, or several separated by commas or spaces while it is being changed. */
  webhookSecret: string;
  /** Time limit for one attempt of a call. */
  timeLimitMs: number;
  /** Shared by all callers. */
  budget: CallBudget;
  caller: Caller;
}
