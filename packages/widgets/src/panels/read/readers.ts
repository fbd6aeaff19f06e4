import type { EmbedFields, PlainKind } from '@vigia/api/contract';
import {
  DAY,
  FLAG,
  INSTANT,
  INTEGER,
  knownOrNone,
  LATITUDE,
  LONGITUDE,
  listOf,
  NUMBER,
  once,
  oneOf,
  orLeftOut,
  orNull,
  type Read,
  shaped,
  TEXT,
} from './check.ts';

const PLAIN: Readonly<Record<PlainKind, Read>> = {
  text: TEXT,
  flag: FLAG,
  number: NUMBER,
  integer: INTEGER,
  id: INTEGER,
  latitude: LATITUDE,
  longitude: LONGITUDE,
  day: DAY,
  instant: INSTANT,
};

/** The readers of the fields in a table of the contract. */
export const readersOf = (fields: EmbedFields): Readonly<Record<string, Read>> =>
  Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, readerOf(kind)]));

function readerOf(kind: EmbedFields[string]): Read {
  if (typeof kind === 'string') return PLAIN[kind];
  if ('oneOf' in kind) return oneOf(kind.oneOf);
  if ('codeOf' in kind) return knownOrNone(kind.codeOf);
  if ('orNull' in kind) return orNull(readerOf(kind.orNull));
  if ('orLeftOut' in kind) return orLeftOut(readerOf(kind.orLeftOut));
  if ('fields' in kind) return shaped(readersOf(kind.fields));
  const list = listOf(readerOf(kind.listOf));
  return kind.once === undefined ? list : once(kind.once, list);
}
