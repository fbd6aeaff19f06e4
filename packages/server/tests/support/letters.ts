import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Bodies of the letters to somebody in a data folder's outbox, oldest first. */
export function lettersIn(dataFolder: string, to: string): string[] {
  const outbox = join(dataFolder, 'outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml')) // others are still being written
    .toSorted()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((text) => text.includes(`To: ${to}`))
    .map((text) => text.split('\r\n\r\n').slice(1).join('\n'));
}

/** As `lettersIn`, as a mail program shows them. */
export const wordsOfLetters = (dataFolder: string, to: string): string[] =>
  lettersIn(dataFolder, to).map((text) => {
    const bytes = text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
  });
