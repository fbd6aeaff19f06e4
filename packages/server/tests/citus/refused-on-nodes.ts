import { STAYING } from '../../src/db/distribute/tables.ts';
import { TENANT_TABLES } from '../../src/db/tenant-tables.ts';
import type { Statement, Transaction } from '../races/statements.ts';
import { TENANT_TABLES_BESIDE_THE_LOG } from '../support/change-log-rules.ts';

const isStaying = (table: string): boolean => STAYING.includes(table);
const ON_NODES = TENANT_TABLES.filter((table) => !isStaying(table)).join('|');
/** Tables of the coordinator whose triggers write to the log, which lies on the nodes, as another role. */
const TRACED = TENANT_TABLES.filter((table) => isStaying(table) && !(table in TENANT_TABLES_BESIDE_THE_LOG));

const NAMES_NODES = new RegExp(`\\b(?:from|join|into|update|using) (?:only )?(?:${ON_NODES})\\b`);
/** Whether somebody has put the first steps away is not noted. */
const NOT_NOTED = 'client set client_setup_is_hidden';
const WRITES_TRACED = new RegExp(
  `\\b(?:insert into|update|delete from) (?!${NOT_NOTED})(?:${TRACED.join('|')})\\b`,
);
const BEGINS = /^(?:begin|start transaction)\b/i;
const CLOCK = new RegExp(
  `\\binsert into (?:${ON_NODES})\\b.* do update set .*\\b(?:now\\(|current_timestamp|clock_timestamp\\()`,
);
/** Rows that come from no table are copied to their node, unless something is to come back or may be there already. */
const COPIED = new RegExp(
  `\\binsert into (?:${ON_NODES})\\b(?:(?! (?:on conflict|returning)\\b).)* from (?:unnest\\(|\\(values|generate_series\\()(?:(?! (?:on conflict|returning)\\b).)*$`,
);
const plain = ({ text }: Statement): string => text.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim();

/** Statements that set a distributed table's row by the clock where a row is there already. */
export const clocksOf = (statements: readonly Statement[]): string[] =>
  statements.map(plain).filter((text) => CLOCK.test(text));

/** Statements whose rows Citus would copy to their node, which it may not where there is a policy. */
export const copiedOf = (statements: readonly Statement[]): string[] =>
  statements.map(plain).filter((text) => COPIED.test(text));

/**
 * Statements about distributed tables in a transaction that has written a table of the coordinator whose trigger writes
 * to the log: Citus refuses them, as another role changed rows of the client on that node.
 */
export function afterTraced(transaction: Transaction): string[] {
  const all = transaction.map(plain);
  const texts = all.slice(all.findLastIndex((text) => BEGINS.test(text)));
  const first = texts.findIndex((text) => WRITES_TRACED.test(text));
  return first < 0 ? [] : texts.slice(first + 1).filter((text) => NAMES_NODES.test(text));
}
