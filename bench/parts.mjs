/** What can be measured, in the order of a whole run; each gives its aims. Loaded only where it runs. */
export const parts = {
  bytes: async () => (await import('./bytes.mjs')).measureBytes(),
  account: async () => (await import('./account.mjs')).measureAccount(),
  ingestion: async () => (await import('./ingestion.mjs')).measureIngestion(),
  throughput: async () => (await import('./throughput.mjs')).measureThroughput(),
  report: async () => (await import('./report.mjs')).measureReport(),
  pages: async () => (await import('./pages.mjs')).measurePages(),
};
