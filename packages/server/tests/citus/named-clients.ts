import { STAYING } from '../../src/db/distribute/tables.ts';
import { TENANT_TABLES } from '../../src/db/tenant-tables.ts';
import type { Statement } from '../races/statements.ts';

const ON_NODES = TENANT_TABLES.filter((table) => !STAYING.includes(table)).join('|');
const READ = new RegExp(`\\b(?:from|join|update|using) (?:only )?(?:${ON_NODES})\\b`, 'g');
/** A comparison of the client with a value, or with the client of another row: `n` tables need `n` of them. */
const NAMED = /\bclient_id (?:= |in \()|\busing \(client_id\b|\(client_id, \w+\) = \(/g;

const plain = ({ text }: Statement): string => text.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim();

/**
 * Statements that read or change rows of distributed tables and do not name the client for each of them: Citus would ask
 * every node, or refuse them.
 */
export const namelessOf = (statements: readonly Statement[]): string[] =>
  statements.map(plain).filter((text) => count(text, NAMED) < count(text, READ));

/** How often statements name a distributed table. */
export const readsOf = (statements: readonly Statement[]): number =>
  statements.reduce((sum, statement) => sum + count(plain(statement), READ), 0);

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
