import { build } from 'vite';

/**
 * Vite's build without its output and without the product's configuration. A build leaves its own mode in the
 * environment, where the product's processes would read it, so the former one is restored.
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
