import { build } from 'vite';

/**
 * Vite's build without its output and without the product's configuration. Restores NODE_ENV, which a build changes and
 * the product's processes would read.
 */
export async function buildQuietly(config) {
  const mode = process.env.NODE_ENV;
  try {
    return await build({ configFile: false, logLevel: 'error', publicDir: false, ...config });
  } finally {
    if (mode === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = mode;
  }
}
