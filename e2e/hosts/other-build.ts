import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const DIST = join(import.meta.dirname, '../../packages/widgets/dist');

/** Name of the current build. */
export const BUILD = readdirSync(join(DIST, 'embed')).find((name) => name.startsWith('v')) ?? '';
/** A later build, made from this one with another hash; its interactive part sets `otherBuild` in the page. */
export const OTHER_BUILD = 'v9.9.9-99999999';

const text = (file: string) => readFileSync(join(DIST, 'embed', BUILD, file), 'utf8');

export const hashOf = (algorithm: 'sha256' | 'sha384', body: string): string =>
  `${algorithm}-${createHash(algorithm).update(body).digest('base64')}`;
const sha256 = (body: string): string => hashOf('sha256', body);

/** @param file of a build: `loader.js`, `follow.js`, `panels.js` or `check.js` */
export function otherBuildFile(file: string): string {
  const panels = `${text('panels.js')}\nglobalThis.otherBuild = true;\n`;
  if (file === 'panels.js') return panels;
  const check = text('check.js');
  const otherCheck = check.replace(sha256(text('panels.js')), sha256(panels));
  if (file === 'check.js') return otherCheck;
  return text(file)
    .replaceAll(BUILD, OTHER_BUILD)
    .replace(sha256(text('panels.js')), sha256(panels))
    .replace(sha256(check), sha256(otherCheck));
}
