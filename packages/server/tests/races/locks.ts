import { RETENTION_KINDS, type RetentionKind } from '../../src/stores/service/retention.ts';
import type { Statement, Transaction } from './statements.ts';

/** Things that transactions hold, in the order in which all of them do. */
const ORDER = ['retention', 'month', 'seasons', 'image', 'sector', 'station', 'node', 'notices'] as const;
type Held = (typeof ORDER)[number];

/** A row (or, of seasons and notices, all of a client's) that a statement keeps others from changing. */
interface Lock {
  readonly kind: Held;
  /** Of a device, the client whose row it is. */
  readonly client: number;
  readonly key: number | string;
}

/** The column that names a row of each table. */
const KEY: Readonly<Record<string, string>> = {
  image: 'image_id',
  sector: 'sector_id',
  station: 'station_id',
  node: 'serial_number',
};

/** What has to be locked before rows of these tables are written. */
const PARENT: Readonly<Record<string, 'station' | 'node'>> = {
  reading: 'station',
  climate_day: 'station',
  daily_extreme: 'station',
  capture: 'station',
  device_report: 'node',
};

const all = (kind: Held): Lock => ({ kind, client: 0, key: 0 });
const plain = ({ text }: Statement): string => text.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim();

/** The values that a condition asks the column to have. */
function keysOf(condition: string, column: string, values: readonly unknown[]): (number | string)[] {
  const compared = new RegExp(`\\b${column} (?:= any\\(|= |in \\()([^)]*)`).exec(condition)?.[1] ?? '';
  const places = [...compared.split(' and ')[0]!.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place) - 1);
  return places.flatMap((place) => values[place] as number | string | (number | string)[]);
}

/** What is not locked as a row by its key. */
function specialLocks(text: string, values: readonly unknown[]): Lock[] | null {
  const [first] = values;
  if (text.includes("'seasons/'") || /from season where .* for no key update/.test(text))
    return [all('seasons')];
  if (text.includes('hashtextextended') && String(first).startsWith('notices of')) return [all('notices')];
  if (/select ensure_\w+_month/.test(text))
    return [...(first as string[])].sort().map((key) => ({ kind: 'month', client: 0, key }));
  const kind = /from retention where .* for share$/.test(text)
    ? first
    : /^insert into retention /.test(text) && values[1];
  if (kind) return [{ kind: 'retention', client: 0, key: RETENTION_KINDS.indexOf(kind as RetentionKind) }];
  // The photos that wait for the station of their device: which ones, the statement does not say.
  if (/from image where .* station_id is null .* order by image_id for no key update$/.test(text))
    return [all('image')];
  return null;
}

/** What a statement locks, in the order in which PostgreSQL takes it; rows of one update in no order. */
function locksOf(statement: Statement, client: number): { locks: Lock[]; isOrdered: boolean } {
  const text = plain(statement);
  const special = specialLocks(text, statement.values);
  if (special) return { locks: special, isOrdered: true };
  const table =
    /^update (\w+) /.exec(text)?.[1] ??
    /^select .*?\bfrom (\w+) .* for (?:no key update|update|share)$/.exec(text)?.[1];
  const added = /^insert into (node) \(([^)]*)\) .* do update /.exec(text);
  if (added) {
    const serial = statement.values[added[2]!.split(', ').indexOf('serial_number')] as string;
    return { locks: [{ kind: 'node', client, key: serial }], isOrdered: true };
  }
  const column = table && KEY[table];
  if (!column) return { locks: [], isOrdered: true };
  const keys = keysOf(text.slice(text.lastIndexOf(' where ')), column, statement.values);
  if (keys.length === 0 && !/any\(|in \(/.test(text)) throw new Error(`locks rows by no key: ${text}`);
  const isOrdered = keys.length < 2 || text.includes(`order by ${column}`);
  const sorted = isOrdered ? keys.toSorted((a, b) => (a < b ? -1 : 1)) : keys;
  return { locks: sorted.map((key) => ({ kind: table as Held, client, key })), isOrdered };
}

const named = ({ kind, key }: Lock): string => (key === 0 ? kind : `${kind} ${key}`);
const isSame = (a: Lock, b: Lock) =>
  a.kind === b.kind && a.key === b.key && (a.kind !== 'node' || a.client === b.client);

/** Whether everybody takes `a` before `b`: by kind, then by id; a device's rows by client. */
function comesBefore(a: Lock, b: Lock): boolean {
  if (a.kind !== b.kind) return ORDER.indexOf(a.kind) < ORDER.indexOf(b.kind);
  return a.kind === 'node' && a.client !== b.client ? a.client < b.client : a.key < b.key;
}

/** What a transaction locks against the order, in words; empty where it holds to it. */
export function againstOrder(transaction: Transaction): string[] {
  const held: Lock[] = [];
  const wrong: string[] = [];
  let client = 0;
  for (const statement of transaction) {
    client = Number(/app\.client = '(\d+)'/.exec(statement.text)?.[1] ?? client);
    const { locks, isOrdered } = locksOf(statement, client);
    const news = locks.filter((lock) => !held.some((one) => isSame(one, lock)));
    if (!isOrdered && news.length > 1) wrong.push(`${news.map(named).join(', ')} in no order`);
    for (const lock of news) {
      const later = held.find((one) => comesBefore(lock, one));
      if (later) wrong.push(`${named(lock)} after ${named(later)}`);
      held.push(lock);
    }
  }
  return wrong;
}

/** Statements that write measurements of a station or reports of a device that the transaction does not hold. */
export function writesUnheld(transaction: Transaction): string[] {
  const held = new Set<unknown>();
  const unheld: string[] = [];
  for (const statement of transaction) {
    const [, table = ''] = /\b(?:insert into|delete from|^update) (\w+)/.exec(plain(statement)) ?? [];
    const parent = PARENT[table];
    const named = statement.values.flat();
    if (parent && !named.some((value) => held.has(`${parent} ${value}`))) unheld.push(plain(statement));
    for (const { kind, key } of locksOf(statement, 0).locks) held.add(`${kind} ${key}`);
  }
  return unheld;
}

/** Whether a transaction locks any of the things that have an order. */
export const locksAny = (transaction: Transaction): boolean =>
  transaction.some((statement) => locksOf(statement, 0).locks.length > 0);

/**
 * Statements that would make the locks of foreign keys count: what refers to a sector, station or device shares its key,
 * which stands in nobody's way as long as no row goes and no key changes.
 */
export const changesKeys = (transaction: Transaction): string[] =>
  transaction.map(plain).filter((text) => {
    const [, table = '', set = ''] = /^update (sector|station|node) set (.*) where /.exec(text) ?? [];
    const isKeySet = set.split(', ').some((part) => [KEY[table], 'client_id'].includes(part.split(' ')[0]));
    return (
      isKeySet || /^delete from (sector|station|node)\b|\bfrom (sector|station|node) .*for update$/.test(text)
    );
  });
