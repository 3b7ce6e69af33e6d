import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';

/** A file of this folder with all that it imports, as one module and one style sheet for a page of a test's own. */
async function bundled(name: string): Promise<{ readonly module: string; readonly style: string }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // A test runner's environment would give a build for development.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, name), formats: ['es'], fileName: 'bundled' },
    },
  });
  const files = (Array.isArray(built) ? built : []).flatMap(({ output }) => output);
  const chunks = files.flatMap(file => (file.type === 'chunk' ? [file.code] : []));
  const style = files.flatMap(file => (file.fileName.endsWith('.css') && 'source' in file ? [file.source] : []));
  return { module: chunks.join('\n'), style: style.join('\n') };
}

/** Lets a page run it, until it has left what it makes under its name. */
export async function runIn(page: Page, name: string, leaves: string): Promise<void> {
  const { module, style } = await bundled(name);
  if (style !== '') await page.addStyleTag({ content: style });
  await page.addScriptTag({ content: module, type: 'module' });
  await page.waitForFunction(left => left in globalThis, leaves);
}
