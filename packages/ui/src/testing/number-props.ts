import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { entriesOfPackage } from './entries.ts';

export interface NumberProp {
  /** `TimeChartProps.height` */
  readonly name: string;
  /** Path below `src`. */
  readonly path: string;
  readonly doc: string;
  /** The docstring of the type that has it. */
  readonly typeDoc: string;
}

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
interface Declared {
  readonly path: string;
  readonly node: Declaration;
}

/** Named types that contain numbers. */
const OF_NUMBERS = new Set(['Float64Array', 'ColumnarSeries', 'Samples', 'EpochMs']);
const SOURCE = resolve(import.meta.dirname, '..');

/**
 * Every property that is a number or a list of numbers, of the types that the entries export and of types they
 * mention.
 */
export function numberProps(): NumberProp[] {
  const declared = declarations();
  const waiting = entriesOfPackage().flatMap(({ file }) => namesOf(file));
  const seen = new Set<string>();
  const found: NumberProp[] = [];
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    if (seen.has(name)) continue;
    seen.add(name);
    for (const { path, node } of declared.get(name) ?? []) {
      waiting.push(...mentioned(node));
      for (const prop of within(node, ts.isPropertySignature)) {
        if (!prop.type || !isNumber(prop.type)) continue;
        found.push({ name: `${name}.${prop.name.getText()}`, path, doc: docOf(prop), typeDoc: docOf(node) });
      }
    }
  }
  return found;
}

/** The exported types of the package by name; several types may share a name. */
function declarations(): Map<string, Declared[]> {
  const byName = new Map<string, Declared[]>();
  const paths = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter(
    (path) => !/\.(test|stories|fixture)\./.test(path),
  );
  for (const path of paths) {
    const text = readFileSync(resolve(SOURCE, path), 'utf8');
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    for (const node of file.statements.filter(isExportedType)) {
      byName.set(node.name.text, [...(byName.get(node.name.text) ?? []), { path, node }]);
    }
  }
  return byName;
}

/** The names that an entry exports, and those in the modules that it exports as a whole. */
function namesOf(entry: string): string[] {
  const text = readFileSync(entry, 'utf8');
  const named = [...text.matchAll(/\{([^}]*)\} from/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace('type ', '').trim()),
  );
  const passed = [...text.matchAll(/export \* from '([^']+)'/g)].flatMap(([, from = '']) => {
    const module = readFileSync(resolve(entry, '..', from), 'utf8');
    return [...module.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = '']) => name);
  });
  return [...named, ...passed];
}

function isExportedType(node: ts.Statement): node is Declaration {
  if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) return false;
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

/** Names of types that it extends or contains. */
function mentioned(node: Declaration): string[] {
  return [
    ...within(node, ts.isTypeReferenceNode).map(({ typeName }) => typeName.getText()),
    ...within(node, ts.isExpressionWithTypeArguments).map(({ expression }) => expression.getText()),
  ];
}

function within<N extends ts.Node>(root: ts.Node, is: (node: ts.Node) => node is N): N[] {
  const found: N[] = [];
  const walk = (node: ts.Node) => {
    if (is(node)) found.push(node);
    ts.forEachChild(node, walk);
  };
  walk(root);
  return found;
}

function isNumber(type: ts.TypeNode): boolean {
  if (type.kind === ts.SyntaxKind.NumberKeyword) return true;
  if (ts.isUnionTypeNode(type)) return type.types.some(isNumber);
  if (ts.isArrayTypeNode(type)) return isNumber(type.elementType);
  if (ts.isTypeOperatorNode(type)) return isNumber(type.type);
  if (ts.isTupleTypeNode(type)) return type.elements.some(isNumber);
  if (ts.isParenthesizedTypeNode(type)) return isNumber(type.type);
  if (!ts.isTypeReferenceNode(type)) return false;
  return OF_NUMBERS.has(type.typeName.getText()) || (type.typeArguments?.some(isNumber) ?? false);
}

function docOf(node: ts.Node): string {
  return ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ');
}
