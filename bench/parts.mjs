/** The parts in the order of a full run; each returns its aims, and is loaded only when it runs. */
export const parts = {
  bytes: async () => (await import('./bytes.mjs')).measureBytes(),
  account: async () => (await import('./account.mjs')).measureAccount(),
  training: async () => (await import('./training.mjs')).measureTraining(),
  sending: async () => (await import('./sending.mjs')).measureSending(),
  ingestion: async () => (await import('./ingestion.mjs')).measureIngestion(),
  throughput: async () => (await import('./throughput.mjs')).measureThroughput(),
  console: async () => (await import('./console.mjs')).measureConsole(),
  report: async () => (await import('./report.mjs')).measureReport(),
  timing: async () => (await import('./timing.mjs')).measureTiming(),
  pages: async () => (await import('./pages.mjs')).measurePages(),
};
