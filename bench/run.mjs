// npm run bench: bytes, pages and server, each beside a floor measured in the same run. Fails when a budget is crossed.
// npm run bench -- bytes|pages|server|ingestion|report|throughput runs one part.
import { findChromium } from '../scripts/chromium.mjs';
import { prepare } from '../scripts/prepare.mjs';
import { startProduct } from '../scripts/product.mjs';
import { measureBytes } from './bytes.mjs';
import { measureIngestion } from './ingestion.mjs';
import { measurePages } from './pages.mjs';
import { measureReport } from './report.mjs';
import { measureServer } from './server.mjs';
import { judge } from './table.mjs';
import { measureThroughput } from './throughput.mjs';

prepare();
const wanted = process.argv.slice(2);
const asked = (part) => wanted.length === 0 || wanted.includes(part);

const gates = [];
if (asked('bytes')) gates.push(...(await measureBytes()));
if (asked('pages')) {
  const product = await startProduct();
  try {
    gates.push(...(await measurePages(product.url, await findChromium())));
  } finally {
    await product.stop();
  }
}
if (asked('server')) gates.push(...(await measureServer()));
if (asked('ingestion')) gates.push(...(await measureIngestion()));
if (asked('report')) gates.push(...(await measureReport()));
if (asked('throughput')) gates.push(...(await measureThroughput()));
process.exit(judge(gates) ? 0 : 1);
