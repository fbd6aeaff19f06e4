import { STAYING } from '../../src/db/distribute/tables.ts';
import { TENANT_TABLES } from '../../src/db/tenant-tables.ts';
import type { Statement } from '../races/statements.ts';

const ON_NODES = TENANT_TABLES.filter((table) => !STAYING.includes(table)).join('|');
const READ = new RegExp(`\\b(?:from|join|update|using) (?:only )?(?:${ON_NODES})\\b`, 'g');
/** The client is compared with a value. */
const NAMED = /\bclient_id (?:= (?:\$|\d|any)|in \()|\(client_id, \w+\) = \(/g;
/** It is compared with the client of another row. */
const JOINED = /\bclient_id = \w+\.client_id\b|\busing \(client_id\b/g;

const plain = ({ text }: Statement): string => text.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim();

/**
 * Statements that read or change rows of distributed tables without the client: Citus would ask every node, or refuse
 * them. Each query of a statement names the client, and has a comparison for each of its tables.
 */
export const namelessOf = (statements: readonly Statement[]): string[] =>
  statements.map(plain).filter((text) => queriesOf(text).some(isNameless));

function isNameless(query: string): boolean {
  const [read, named, joined] = [READ, NAMED, JOINED].map((pattern) => count(query, pattern)) as [
    number,
    number,
    number,
  ];
  return read > 0 && !query.endsWith(' where false') && (named === 0 || named + joined < read);
}

/** How often statements name a distributed table. */
export const readsOf = (statements: readonly Statement[]): number =>
  statements.reduce((sum, statement) => sum + count(plain(statement), READ), 0);

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** A statement and its subqueries, each without those in it. */
function queriesOf(text: string): string[] {
  const ended: string[] = [];
  const open = [''];
  const isQuery: boolean[] = [];
  for (const [at, character] of [...text].entries()) {
    if (character === '(') {
      isQuery.push(/^\(\s*(?:select|with|insert|update|delete)\b/.test(text.slice(at, at + 12)));
      if (isQuery.at(-1)) open.push('');
    }
    open[open.length - 1] += character;
    if (character === ')' && isQuery.pop()) ended.push(open.pop()!);
  }
  return [...ended, ...open];
}
