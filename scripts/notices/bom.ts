/**
 * `pnpm bom`: writes `sbom.cdx.json`, a bill of materials in CycloneDX format of everything that an
 * installation serves and runs. An argument gives another path. pnpm lists the dependencies of the packages;
 * those that the widgets' build bundles are added.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, runShell } from '../shell.ts';
import type { Installed } from './closure.ts';
import { everythingShipped } from './shipped.ts';

const COMMAND = 'pnpm sbom --prod --sbom-format cyclonedx --sbom-spec-version 1.6 --sbom-type application';

interface Component {
  readonly type: 'library';
  /** Name without the scope. */
  readonly name: string;
  readonly group?: string;
  readonly version: string;
  readonly purl: string;
  readonly 'bom-ref': string;
  readonly licenses?: readonly object[];
}

interface Bom {
  readonly components: readonly Component[];
}

export const idOf = ({ group, name, version }: Component): string =>
  `${group === undefined ? '' : `${group}/`}${name} ${version}`;

/**
 * Builds the bill of materials.
 *
 * @returns its text
 * @throws {Error} pnpm could not list the dependencies
 */
export async function billOfMaterials(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'vigia-bom-'));
  const file = join(folder, 'bom.json');
  try {
    const { ok, output } = await runShell(`${COMMAND} --out "${file}"`, ROOT);
    if (!ok || !existsSync(file)) throw new Error(`${COMMAND} failed\n${output.trim()}`);
    return `${JSON.stringify(completed(JSON.parse(readFileSync(file, 'utf8')) as Bom), null, 2)}\n`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function completed(bom: Bom): Bom {
  const listed = new Set(bom.components.map(idOf));
  const shipped = everythingShipped().flatMap(({ packages }) => packages);
  const missing = new Map(
    shipped.map((one) => [`${one.name} ${one.version}`, one] as const).filter(([id]) => !listed.has(id)),
  );
  return { ...bom, components: [...bom.components, ...[...missing.values()].map(componentOf)] };
}

function componentOf({ name, version, licence }: Installed): Component {
  const [plain = name, group] = name.split('/').reverse();
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    ...{ type: 'library', name: plain, version, purl, 'bom-ref': purl },
    ...(group !== undefined && { group }),
    licenses: [{ expression: licence }],
  };
}

if (import.meta.main) writeFileSync(process.argv[2] ?? join(ROOT, 'sbom.cdx.json'), await billOfMaterials());
