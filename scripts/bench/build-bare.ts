import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../backend/paths.ts';
import { SCHOOLS } from '../seed/content.ts';

/** The pages that the app is compared with, by their folder in bench/bare. */
export type BarePage = 'shell' | 'feed';

/**
 * Builds a bare page as Vite does by itself.
 * @param offset of the ports by which browsers reach the backend
 */
export async function buildBare(page: BarePage, outDir: string, offset: number): Promise<void> {
  await build({
    root: join(ROOT, 'bench/bare', page),
    configFile: false,
    logLevel: 'error',
    define: {
      'import.meta.env.VITE_PORT_OFFSET': JSON.stringify(String(offset)),
      'import.meta.env.VITE_SCHOOL_ID': JSON.stringify(SCHOOLS.maple.id),
    },
    build: { outDir, emptyOutDir: true },
  });
}
