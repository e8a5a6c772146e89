import { SNAPSHOT_ID } from '../../../src/app/home-snapshot/snapshot-id.ts';
import type { PrerenderedPage } from '../../../src/app/prerender.tsx';
import { SHOW_DEMO } from '../../first-paint/inline.ts';
import type { Manifest } from '../../manifest.ts';
import { codeBehindLook, refuseInline, scriptTag } from '../html.ts';
import type { PrerenderedApp } from '../load-app.ts';

/**
 * What the page of the demo has before the app runs: the look that stands in front of it (home-snapshot/show-demo.ts), and behind
 * that what draws it alive. Its letters the app asks for once it is there (load-fonts.ts).
 */
export async function demoAhead(
  app: PrerenderedApp,
  { path, modules }: PrerenderedPage,
  manifest: Manifest,
): Promise<{ code: string; inFront: string }> {
  const look = (await app.prerenderNote()) + (await app.prerenderDemo(path));
  refuseInline(look, path);
  return {
    code: codeBehindLook(modules, manifest) + scriptTag(SHOW_DEMO),
    inFront: `<div id="${SNAPSHOT_ID}">${look}</div>`,
  };
}
