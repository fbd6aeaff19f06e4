import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Bodies of the letters to somebody in a data folder's outbox, oldest first. */
export function lettersIn(dataFolder: string, to: string): string[] {
  const outbox = join(dataFolder, 'outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .toSorted()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((text) => text.includes(`To: ${to}`))
    .map((text) => text.split('\r\n\r\n').slice(1).join('\n'));
}
