// Measures one part and sends its aims to run.mjs, which started this process with fork().
import { parts } from './parts.mjs';

// The process that waits for the aims has ended. Processes started by this one notice by their own channels.
process.on('disconnect', () => process.exit(1));
const aims = await parts[process.argv[2]]();
process.send({ aims }, () => process.exit(0));
