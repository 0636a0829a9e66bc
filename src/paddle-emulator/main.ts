import { startEmulator } from './emulator';

try {
  await main();
} catch (error) {
  process.stderr.write(`${faultOf(error)}\n`);
  process.exit(1);
}

async function main() {
  const env = process.env;
  if (env.NODE_ENV === 'production' && env.PADDLE_EMULATOR_ALLOW_PRODUCTION !== '1') {
    throw new Error('The Paddle emulator takes no real money and does not start when NODE_ENV is production.');
  }
  const emulator = await startEmulator({
    port: portOf(env.PADDLE_EMULATOR_PORT || '3001'),
    dataDir: env.DATA_DIR || './data',
    webhookUrl: env.PADDLE_EMULATOR_WEBHOOK_URL || 'http://127.0.0.1:3000/api/paddle/webhook',
    // While the application changes its secret it lists several; one is enough to sign with.
    webhookSecret: (env.PADDLE_EMULATOR_WEBHOOK_SECRET || env.PADDLE_WEBHOOK_SECRET || 'emulator_webhook_secret').split(
      /[\s,]+/,
    )[0]!,
  });
  process.stdout.write(`Paddle emulator (test mode, control panel): ${emulator.url}\n`);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await emulator.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`PADDLE_EMULATOR_PORT must be a port number, not "${text}".`);
}

function faultOf(error: unknown): string {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: set PADDLE_EMULATOR_PORT to another one.`;
  return `Paddle emulator: ${message}`;
}
