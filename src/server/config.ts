/** Every setting of the server, read once from the environment. Times end in Ms. */
export interface Config {
  port: number;
  publicUrl: string;
  dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  paddle: {
    mode: 'emulator' | 'sandbox' | 'production';
    apiKey: string;
    webhookSecret: string;
    clientToken: string;
    /** Where the emulator answers; only read when `mode` is `emulator`. */
    emulatorUrl: string;
  };
  /** Null: mail is written to `dataDir/outbox`. */
  smtpUrl: string | null;
  mailFrom: string;
  pixelId: string;
  analytics: { apiKey: string; zone: 'own' | 'us' | 'eu' };
  consentMode: 'opt-out' | 'opt-in';
  trustProxy: boolean;
  cohortWeights: { A: number; B: number; C: number };
}
