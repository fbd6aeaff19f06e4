import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type CopyValue = string | number | boolean | null | readonly (number | null)[];

const LINES_PER_CHUNK = 2000;

/** A value in the text format of COPY; `NaN` is null. */
function field(value: CopyValue): string {
  if (value === null || Number.isNaN(value)) return '\\N';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value === 'string') return value.replace(/[\\\t\n\r]/g, (mark) => ESCAPED[mark] as string);
  return `{${value.map((item) => (item === null || Number.isNaN(item) ? 'NULL' : item)).join(',')}}`;
}
const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function* chunksOf(rows: Iterable<readonly CopyValue[]>): Generator<string> {
  let lines: string[] = [];
  for (const row of rows) {
    lines.push(row.map(field).join('\t'));
    if (lines.length < LINES_PER_CHUNK) continue;
    yield `${lines.join('\n')}\n`;
    lines = [];
  }
  if (lines.length > 0) yield `${lines.join('\n')}\n`;
}

/**
 * Writes rows into a table by COPY. The table must not have row-level security, which COPY does not support.
 */
export async function copyRows(
  client: pg.PoolClient,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const target = client.query(copyFrom(`copy ${client.escapeIdentifier(table)} (${names}) from stdin`));
  await pipeline(Readable.from(chunksOf(rows)), target);
}

/** As `copyRows`, for a table with row-level security, through a temporary table. */
export async function copyThroughTemporary(
  client: pg.PoolClient,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> {
  const temporary = client.escapeIdentifier(`load_${table}`);
  const target = client.escapeIdentifier(table);
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  await client.query(
    `create temporary table ${temporary} (like ${target} including defaults including identity) on commit drop`,
  );
  await copyRows(client, `load_${table}`, columns, rows);
  await client.query(`insert into ${target} (${names}) select ${names} from ${temporary}`);
  await client.query(`drop table ${temporary}`);
}
