// Measures one part and tells its aims to run.mjs, which started this process with fork().
import { parts } from './parts.mjs';

// Whoever waits for the aims is gone. What this process started notices by its own channel.
process.on('disconnect', () => process.exit(1));
const aims = await parts[process.argv[2]]();
process.send({ aims }, () => process.exit(0));
