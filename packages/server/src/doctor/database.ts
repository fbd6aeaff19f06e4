import { formatBytes } from '@vigia/domain/es';
import type { ServiceFinding } from '@vigia/domain/service';
import { OLDEST_POSTGRES } from '../db/check.ts';
import { appliedMigrations, MIGRATION_NAMES } from '../db/migrate.ts';
import type { Db } from '../db/pool.ts';
import { databaseFacts } from '../stores/service/database-facts.ts';
import { figure, finding, reasonOf } from './finding.ts';

/** Checks that the database answers, has a supported version, and has the schema of this program. */
export async function checkDatabase(owner: Db): Promise<ServiceFinding> {
  let facts: Awaited<ReturnType<typeof databaseFacts>>;
  let applied: string[];
  try {
    facts = await databaseFacts(owner);
    applied = facts.isEmpty ? [] : await appliedMigrations(owner);
  } catch (error) {
    return noDatabase(error);
  }
  const figures = [
    figure('PostgreSQL', facts.version),
    figure('Tamaño', formatBytes(facts.bytes)),
    figure('Esquema', applied.at(-1) ?? 'ninguno'),
  ];
  if (facts.major < OLDEST_POSTGRES)
    return finding('database', 'failure', {
      sentence: `PostgreSQL ${facts.version} es demasiado antiguo.`,
      advice: `Actualice la base de datos a PostgreSQL ${OLDEST_POSTGRES} o posterior.`,
      figures,
    });
  if (applied.join() === MIGRATION_NAMES.join())
    return finding('database', 'well', {
      sentence: 'Responde y su esquema es el de este programa.',
      figures,
    });
  if (applied.length === 0)
    return finding('database', 'failure', {
      sentence: 'Está vacía: todavía no tiene tablas.',
      advice: 'Inicie el servicio, o restaure una copia con «vigia restore».',
      figures,
    });
  const isNewer = applied.some((name) => !MIGRATION_NAMES.includes(name));
  return finding('database', 'failure', {
    sentence: isNewer
      ? 'Su esquema es más nuevo que este programa.'
      : 'Su esquema es más antiguo que este programa.',
    advice: isNewer ? 'Actualice Vigía.' : 'Póngala al día con «vigia migrate», o inicie el servicio.',
    figures,
  });
}

/** The finding for a database that cannot be reached. */
export const noDatabase = (error: unknown): ServiceFinding =>
  finding('database', 'failure', {
    sentence: `No responde: ${reasonOf(error)}`,
    advice: 'Revise que PostgreSQL esté en marcha y las variables DATABASE_URL.',
  });
