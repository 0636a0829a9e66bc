import { startEmulator } from './emulator.ts';
import { settingsFrom } from './settings.ts';

try {
  await main();
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exit(1);
}

async function main() {
  const emulator = await startEmulator({ ...settingsFrom(process.env), payouts: 'month' });
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

function describeError(error: unknown): string {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: set PADDLE_EMULATOR_PORT to another one.`;
  return `Paddle emulator: ${message}`;
}
