import type { Page } from './routes.tsx';

const files = import.meta.glob('./**/*-page.tsx', { import: 'default' });

/**
 * The file that has a page's code, for the build and the gallery; in the route table it would cost the browser 0.3 kB.
 */
export async function fileOfPage(load: Page['load']): Promise<string> {
  const { default: component } = await load();
  for (const [file, loadComponent] of Object.entries(files)) {
    if ((await loadComponent()) === component) return file;
  }
  throw new Error('A page of the route table has no file named …-page.tsx');
}
