import type { Paddle } from '@paddle/paddle-node-sdk';

/** The official SDK with a time limit on every call, and the secret that signs Paddle's notifications. */
export interface PaddleGateway {
  /** Names the account the ids belong to: the emulator, sandbox and production each have their own. */
  environment: 'emulator' | 'sandbox' | 'production';
  sdk: Paddle;
  webhookSecret: string;
}
