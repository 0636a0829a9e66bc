// npm run dev: the product as npm start runs it, and beside it the site with live reload on port 5173.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createServer } from 'vite';
import { prepare } from './prepare.mjs';
import { root } from './stale.mjs';

prepare();
const product = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], { cwd: root, stdio: 'inherit' });
const site = await createServer({
  configFile: path.join(root, 'vite.config.ts'),
  plugins: [publicConfigOf(`http://localhost:${process.env.PORT || 3000}`)],
});
await site.listen();
site.printUrls();
product.on('exit', async (code) => {
  await site.close();
  process.exit(code ?? 0);
});

/** The server writes the public settings into its pages; here they are asked for. */
function publicConfigOf(server) {
  return {
    name: 'public-config',
    async transformIndexHtml(html) {
      const config = await fetch(`${server}/api/config`).then((answer) => answer.text());
      return html.replace('id="config">{}', () => `id="config">${config.replaceAll('<', '\\u003c')}`);
    },
  };
}
