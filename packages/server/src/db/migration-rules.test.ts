import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('migrations/', import.meta.url);
/** The first migration that keeps the rule of decision 36. */
const SINCE = '0065';

/** What servers of the version before cannot live with. */
const REMOVALS: readonly RegExp[] = [
  /\bdrop\s+(?:column|constraint|function|index|policy|schema|table|trigger|type|view)\b/gi,
  /\brename\s+(?:to|column|constraint)\b/gi,
  /\bset\s+not\s+null\b/gi,
  /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/gi,
  /\badd\s+(?:column\s+)?\w+\s+(?:(?!\bdefault\b|\badd\b)[^,;`'])*\bnot\s+null\b(?![^,;`']*\bdefault\b)/gi,
];
/** Says in a comment why no server that may still answer needs what is removed. */
const REASON = /^[\s*/]*Contract: \S+/m;

const removals = (source: string): string[] =>
  REASON.test(source) ? [] : REMOVALS.flatMap((removal) => source.match(removal) ?? []);

test.for(readdirSync(FOLDER).filter((name) => /^\d{4}-/.test(name) && name >= SINCE))(
  '%s takes nothing from servers of the version before, or says why it may',
  (name) => {
    expect(removals(readFileSync(new URL(name, FOLDER), 'utf8'))).toEqual([]);
  },
);

test.for([
  'alter table event drop column comments',
  'alter table event\n  drop constraint event_type_check',
  'drop table if exists password_reset',
  'alter table event rename column dose to amount',
  'alter function told_value(int, text, jsonb) rename to told',
  'alter table event alter column dose set not null',
  'alter table event alter column dose type numeric',
  'alter table event add column amount double precision not null',
  'alter table event add amount int not null, add unit text',
])('«%s» is found, and let pass with a reason', (statement) => {
  expect(removals(statement)).toHaveLength(1);
  expect(removals(`/**\n * Contract: nobody reads it since release 4.\n */\n${statement}`)).toEqual([]);
});

test.for([
  'alter table event add column amount double precision',
  'alter table event add column amount int not null default 0',
  'alter table event add column amount int default 0 not null',
  'create table letter (letter_id int not null)',
  'create index event_by_amount on event (amount)',
])('«%s» is an addition', (statement) => {
  expect(removals(statement)).toEqual([]);
});
