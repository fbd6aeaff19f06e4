/** Tables of documents whose rows name what proves them: a link by the title of a test in the file it leads to. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

export const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

/** The cells of all rows of all tables, without headings and the lines below them. */
export const cellsOf = (text: string, heading: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith(`| ${heading} |`))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** A story is named by its export, a test by its title. */
function isThere(title: string, file: string): boolean {
  const named = file.endsWith('.stories.tsx') ? `export const ${title}:` : title;
  return existsSync(file) && readFileSync(file, 'utf8').includes(named);
}

/**
 * What a cell names and does not exist.
 *
 * @param document path of the file that holds the cell, from which links lead
 */
export const missingIn = (cell: string, document: string): string[] =>
  [...cell.matchAll(LINK)].flatMap(([, title = '', path = '']) =>
    isThere(title, resolve(dirname(document), path)) ? [] : [`${title} in ${path}`],
  );
