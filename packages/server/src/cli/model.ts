import { checkPestDocument } from '@vigia/api/contract';
import { FIRST_OWN_ID, PEST_DOCUMENTS, type PestDocument } from '@vigia/domain/pests';
import { withDatabases } from '../db/running-database.ts';
import type { Config } from '../run/config.ts';
import { OperatorError } from '../run/operator-error.ts';
import type { Progress } from '../run/progress.ts';
import { readOwnCatalogue } from '../stores/farm/pest-documents.ts';
import { type Command, UsageError } from './command.ts';
import { exportPests } from './export-pests.ts';
import { faultLine, importPests } from './import-pests.ts';
import { parseJson, readText } from './json-file.ts';
import { fromWhereCalled } from './where.ts';

export const model: Command = {
  name: 'model',
  usage: '<check archivo.json… | import archivo.json… | export id|all|own> [--to carpeta]',
  summary:
    'revisa documentos de plagas y dice todo lo que está mal, con su lugar; los pone en uso; o guarda en archivos los de las plagas incluidas («all») y los de la instalación («own», o un id desde 1000)',
  flags: { to: { type: 'string' } },
  async run({ config, progress, flags, positionals }) {
    const [action, ...rest] = positionals;
    if (action === 'check' || action === 'import') {
      if (flags.to !== undefined) throw new UsageError('--to es de «model export».');
      if (rest.length > 0) {
        return action === 'check'
          ? checkFiles(rest, progress)
          : await importPests(rest, { config, progress });
      }
      throw new UsageError(`Falta el archivo por ${action === 'check' ? 'revisar' : 'importar'}.`);
    }
    if (action === 'export') return await exportChosen(rest, flags.to, { config, progress });
    throw new UsageError('Indique qué hacer: «model check», «model import» o «model export».');
  },
};

/** @returns 0 if every file is right, otherwise 1 */
function checkFiles(files: readonly string[], progress: Progress): number {
  /** The file of each id. */
  const seen = new Map<number, string>();
  let wrong = 0;
  for (const file of files) {
    const complaints = complaintsOf(file, seen);
    for (const complaint of complaints) console.error(`${file}: ${complaint}`);
    if (complaints.length > 0) wrong += 1;
    else progress.line(`${file}: sin errores.`);
  }
  return wrong > 0 ? 1 : 0;
}

/** @param seen the file of each id so far; the one of this file is added */
function complaintsOf(file: string, seen: Map<number, string>): string[] {
  const text = textOf(file);
  if (text instanceof OperatorError) return [text.message];
  const read = parseJson(text);
  if (!('value' in read)) return [`línea ${read.line}, columna ${read.column}: no es JSON válido.`];
  const { document, errors } = checkPestDocument(read.value);
  if (document === null) {
    return errors.map(faultLine);
  }
  const other = seen.get(document.id);
  seen.set(document.id, file);
  return other === undefined ? [] : [`id: ${document.id} ya es el id de ${other}.`];
}

/** That one file cannot be read does not hide what is wrong with the others. */
function textOf(file: string): string | OperatorError {
  try {
    return readText(fromWhereCalled(file));
  } catch (error) {
    if (error instanceof OperatorError) return error;
    throw error;
  }
}

interface Running {
  readonly config: Config;
  readonly progress: Progress;
}

async function exportChosen(
  names: readonly string[],
  to: string | boolean | undefined,
  running: Running,
): Promise<number> {
  const [name, ...more] = names;
  if (name === undefined) throw new UsageError('Falta el id de la plaga, «all» u «own».');
  if (more.length > 0) throw new UsageError('Se exporta una plaga a la vez, «all» u «own».');
  if (to === '') throw new UsageError('Falta la carpeta de --to.');
  const chosen = await chosenDocuments(name, running);
  for (const file of exportPests(chosen, fromWhereCalled(typeof to === 'string' ? to : '.'))) {
    running.progress.line(file);
  }
  return 0;
}

/** Built-in documents need no database; those of the installation are the versions in use. */
async function chosenDocuments(name: string, { config }: Running): Promise<readonly PestDocument[]> {
  const isOwn = name === 'own' || Number(name) >= FIRST_OWN_ID;
  const documents = isOwn
    ? await withDatabases(
        config,
        'model export',
        async ({ owner }) => (await readOwnCatalogue(owner)).documents,
      )
    : PEST_DOCUMENTS;
  const chosen = documents.filter(({ id }) => name === 'all' || name === 'own' || String(id) === name);
  if (chosen.length > 0) return chosen;
  if (name === 'own') throw new OperatorError('La instalación no tiene documentos propios.');
  throw new OperatorError(`No hay una plaga ${isOwn ? 'propia' : 'incluida'} con el id «${name}».`);
}
