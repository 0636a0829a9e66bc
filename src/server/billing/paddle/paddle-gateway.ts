import type { Paddle } from '@paddle/paddle-node-sdk';
import type { Caller } from '../provider.ts';
import type { CallBudget } from './call-budget.ts';

/** The official SDK and how long we wait for it, with the secret that signs Paddle's notifications. */
export interface PaddleGateway {
  /** Names the account the ids belong to: the emulator, sandbox and production each have their own. */
  environment: 'emulator' | 'sandbox' | 'production';
  sdk: Paddle;
  /** One, or while it is being changed several, apart by commas or spaces. */
  webhookSecret: string;
  /** How long one attempt of one call may take. */
  timeLimitMs: number;
  /** One for all who call. */
  budget: CallBudget;
  caller: Caller;
}
