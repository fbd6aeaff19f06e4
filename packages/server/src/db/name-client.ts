import {
  AliasNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  IdentifierNode,
  JoinNode,
  type Kysely,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  QueryNode,
  type RawBuilder,
  ReferenceNode,
  type RootOperationNode,
  type SelectQueryNode,
  sql,
  TableNode,
  type Transaction,
  type UpdateQueryNode,
  ValueNode,
} from 'kysely';
import type { Database } from './schema.ts';
import { isTenantTable } from './tenant-tables.ts';

/**
 * Statements of a transaction that acts for one client name this client at each tenant table that they read, change or
 * delete from: `<table or alias>.client_id = <client>` is added to the conditions of the statement, its subqueries
 * and its common table expressions, and of an outer join to its own condition. The policies of the tables say the same
 * with a function. The name lets Citus find the one node of the client, and PostgreSQL the indexes that begin with the
 * client.
 *
 * Text in `sql` templates is not looked into: it names the client itself, with `ofClient` where it has no id at hand.
 */
interface Named {
  clientId: number | undefined;
}

const namedIn = new WeakMap<object, Named>();

/** The same transaction, whose statements name the client that `nameClient` sets. Without one they stay as they are. */
export function naming(plain: Transaction<Database>): Transaction<Database> {
  const named: Named = { clientId: undefined };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) =>
      named.clientId === undefined ? node : TRANSFORMER.nameIn(node, named.clientId, queryId),
    transformResult: async ({ result }) => result,
  };
  const tx = plain.withPlugin(plugin);
  namedIn.set(tx, named);
  return tx;
}

/** From here on the statements of the transaction name this client, if it is one of `naming`. */
export function nameClient(tx: Transaction<Database>, clientId: number): void {
  const named = namedIn.get(tx);
  if (named) named.clientId = clientId;
}

/** The client that the statements of a transaction name; undefined if it acts for none or for all. */
export const namedClient = (tx: Kysely<Database>): number | undefined => namedIn.get(tx)?.clientId;

/**
 * For text in `sql` templates: the condition that a row of the table is one of the transaction's client, and `true` if
 * the transaction acts for none or for all.
 *
 * @param tx the transaction, or the client itself
 * @param table name or alias, where the statement has several tables
 */
export function ofClient(tx: Kysely<Database> | number | undefined, table?: string): RawBuilder<boolean> {
  const clientId = typeof tx === 'object' ? namedClient(tx) : tx;
  if (clientId === undefined) return sql<boolean>`true`;
  return sql<boolean>`${sql.ref(table === undefined ? 'client_id' : `${table}.client_id`)} = ${clientId}`;
}

class NameClient extends OperationNodeTransformer {
  #clientId = 0;

  nameIn<Node extends RootOperationNode>(
    node: Node,
    clientId: number,
    queryId: Parameters<OperationNodeTransformer['transformNode']>[1],
  ): Node {
    this.#clientId = clientId;
    return this.transformNode(node, queryId);
  }

  protected override transformSelectQuery(
    ...[node, queryId]: Parameters<OperationNodeTransformer['transformSelectQuery']>
  ): SelectQueryNode {
    const query = super.transformSelectQuery(node, queryId);
    return this.#where(query, [...(query.from?.froms ?? []), ...unconditional(query.joins)]);
  }

  protected override transformUpdateQuery(
    ...[node, queryId]: Parameters<OperationNodeTransformer['transformUpdateQuery']>
  ): UpdateQueryNode {
    const query = super.transformUpdateQuery(node, queryId);
    const others = [...(query.from?.froms ?? []), ...unconditional(query.joins)];
    return this.#where(query, query.table ? [query.table, ...others] : others);
  }

  protected override transformDeleteQuery(
    ...[node, queryId]: Parameters<OperationNodeTransformer['transformDeleteQuery']>
  ): DeleteQueryNode {
    const query = super.transformDeleteQuery(node, queryId);
    const others = [...(query.using?.tables ?? []), ...unconditional(query.joins)];
    return this.#where(query, [...query.from.froms, ...others]);
  }

  protected override transformJoin(
    ...[node, queryId]: Parameters<OperationNodeTransformer['transformJoin']>
  ): JoinNode {
    const join = super.transformJoin(node, queryId);
    if (REVERSED.includes(join.joinType)) throw new RangeError(`write the ${join.joinType} as a left join`);
    const name = tenantName(join.table);
    return name === undefined || !join.on ? join : JoinNode.cloneWithOn(join, this.#condition(name));
  }

  #where<Query extends SelectQueryNode | UpdateQueryNode | DeleteQueryNode>(
    query: Query,
    tables: readonly OperationNode[],
  ): Query {
    return tables
      .flatMap((table) => tenantName(table) ?? [])
      .reduce((named, name) => QueryNode.cloneWithWhere(named, this.#condition(name)) as Query, query);
  }

  #condition(table: string): BinaryOperationNode {
    const column = ReferenceNode.create(ColumnNode.create('client_id'), TableNode.create(table));
    return BinaryOperationNode.create(column, OperatorNode.create('='), ValueNode.create(this.#clientId));
  }
}

/** One for all: transforming is synchronous. */
const TRANSFORMER = new NameClient();

/** Joins after which a condition on the table before them would be wrong: its rows may be missing. */
const REVERSED: readonly JoinNode['joinType'][] = ['RightJoin', 'FullJoin'];

const unconditional = (joins: readonly JoinNode[] = []): OperationNode[] =>
  joins.filter(({ on }) => on === undefined).map(({ table }) => table);

/** The name by which a statement refers to a tenant table of its FROM list; undefined for everything else there. */
function tenantName(node: OperationNode): string | undefined {
  if (TableNode.is(node))
    return isTenantTable(node.table.identifier.name) ? node.table.identifier.name : undefined;
  if (!AliasNode.is(node) || tenantName(node.node) === undefined || !IdentifierNode.is(node.alias))
    return undefined;
  return node.alias.name;
}
