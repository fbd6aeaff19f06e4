import type { Measure } from '@vigia/domain/events';
import type { PestId } from '@vigia/domain/farm';
import { countColumn, measureOf, type NameFinder, pestOfTitle } from '@vigia/domain/tables';
import { plainTitle } from '../column-titles.ts';
import { ImportError } from '../import-error.ts';
import { isMissing, shorten } from '../measures.ts';

/** What the columns of a file of several stations hold beside measurements and their time. */
export const OWN_COLUMNS = ['station', 'sector', 'product', 'dose', 'measure', 'pest', 'captures'] as const;
export type OwnColumn = (typeof OWN_COLUMNS)[number];
/** Titles chosen by the person who imports. */
export type OwnChoice = Readonly<Partial<Record<OwnColumn, string>>>;

const TITLES: Readonly<Record<OwnColumn, RegExp>> = {
  station: /^(?:(?:nombre |id )?(?:de la |de )?(?:estacion|station)(?: (?:id|name))?|punto)$/,
  sector: /^(?:campo|predio|fundo|sector)$/,
  product: /^(?:producto(?: aplicado| comercial)?|product|agroquimico|aplicacion)$/,
  dose: /^(?:dosis|dose)(?: [a-z0-9]+\/[a-z0-9 ]+)?$/,
  measure: /^(?:unidad(?: de (?:la )?dosis)?|medida|dose unit)$/,
  pest: /^(?:plaga(?: objetivo)?|pest)$/,
  captures: /(?!)/, // its titles are read by `pestOfTitle`
};

/** A column of field counts. */
export interface CountColumn {
  readonly at: number;
  /** Null: the pest of the line, or else of its station. */
  readonly pestId: PestId | null;
}

/** Where the columns of a file of several stations stand. */
export interface OwnColumns {
  readonly at: Readonly<Partial<Record<OwnColumn, number>>>;
  /** Positions of the other columns: time and measurements. */
  readonly others: readonly number[];
  /** The unit of doses that their title says. */
  readonly titleMeasure: Measure | null;
  readonly counts: readonly CountColumn[];
}

const refuse = (message: string): never => {
  throw new ImportError('wrong-columns', message, { offer: 'columns' });
};

const wordOf = (title: string): OwnColumn | undefined =>
  OWN_COLUMNS.find((name) => TITLES[name].test(plainTitle(title)));

/**
 * Refuses columns that a file of one station does not have, in words that say where they belong.
 *
 * @throws {ImportError} `wrong-columns`
 */
export function refuseForeign(titles: readonly string[]): void {
  const captures = titles.find((title) => pestOfTitle(title) !== null);
  if (captures !== undefined)
    throw new ImportError(
      'wrong-columns',
      `La columna «${shorten(captures)}» trae capturas: impórtela con el botón «Importar mediciones» de la lista de ` +
        'estaciones, con una columna «Estación», o quítela.',
    );
  if (!titles.some((title) => wordOf(title) === 'station')) return;
  throw new ImportError(
    'wrong-columns',
    'El archivo trae una columna de estaciones: impórtelo con el botón «Importar mediciones» de la lista de ' +
      'estaciones, que las recibe todas juntas.',
    { offer: 'columns' },
  );
}

/**
 * Recognises the columns that only files of several stations have.
 *
 * @param taken titles that the person chose for measurements
 * @throws {ImportError} `wrong-columns`: no column of stations, one twice, a spray without product or dose, or captures of
 *     a pest that is not known
 */
export function ownColumns(
  titles: readonly string[],
  choice: OwnChoice,
  taken: ReadonlySet<string>,
  pests: NameFinder,
): OwnColumns {
  const at: Partial<Record<OwnColumn, number>> = {};
  for (const name of OWN_COLUMNS) {
    const title = choice[name];
    if (title === undefined) continue;
    const index = titles.indexOf(title);
    if (index < 0) refuse(`No hay una columna «${shorten(title)}».`);
    at[name] = index;
  }
  const chosen = new Set(Object.values(choice));
  for (const [index, title] of titles.entries()) {
    const name = wordOf(title);
    if (name === undefined || choice[name] !== undefined || chosen.has(title) || taken.has(title)) continue;
    if (at[name] !== undefined) refuse(`La columna ${index + 1}, «${shorten(title)}», está repetida.`);
    at[name] = index;
  }
  if (at.station === undefined)
    refuse(
      `El archivo no tiene una columna de estaciones: agregue «Estación», con el nombre de cada una. ` +
        `Trae ${titles.slice(0, 12).map(shorten).join(', ')}.`,
    );
  if ((at.product === undefined) !== (at.dose === undefined))
    refuse('Las aplicaciones llevan las columnas «Producto» y «Dosis», las dos.');
  const isFree = (title: string) => !chosen.has(title) && !taken.has(title);
  const counts = countColumns(titles, at.captures, isFree, { pests, mayIgnore: taken.size > 0 });
  const own = new Set([...Object.values(at), ...counts.map((count) => count.at)]);
  return {
    counts,
    at,
    others: titles.flatMap((_, index) => (own.has(index) ? [] : [index])),
    titleMeasure: at.dose === undefined ? null : unitOfTitle(titles[at.dose] ?? ''),
  };
}

/** @throws {ImportError} `wrong-columns`: an unknown pest, or one twice */
function countColumns(
  titles: readonly string[],
  chosenAt: number | undefined,
  isFree: (title: string) => boolean,
  { pests, mayIgnore }: { readonly pests: NameFinder; readonly mayIgnore: boolean },
): CountColumn[] {
  const counts: CountColumn[] = chosenAt === undefined ? [] : [{ at: chosenAt, pestId: null }];
  for (const [at, title] of titles.entries()) {
    if (at === chosenAt || pestOfTitle(title) === null || !isFree(title)) continue;
    const column = countColumn(title, pests);
    if ('error' in column) {
      if (mayIgnore) continue;
      return refuse(`La columna «${shorten(title)}» no se puede importar: ${column.error}.`);
    }
    if (counts.some(({ pestId }) => pestId === column.pestId))
      refuse(`La columna ${at + 1}, «${shorten(title)}», está repetida.`);
    counts.push({ at, pestId: column.pestId });
  }
  return counts;
}

/** `Dosis (cc/100L)`, `dosis L/ha`. */
const unitOfTitle = (title: string): Measure | null =>
  measureOf(/[([](.*?)[)\]]/.exec(title)?.[1] ?? title.replace(/^\S+\s*/, ''));

export type OwnCells = Readonly<Record<Exclude<OwnColumn, 'captures'>, string>>;
/** The cells of a line that a file of several stations alone has; an absent column is ''. */
export const ownCells = ({ at }: OwnColumns, cells: readonly string[]): OwnCells => {
  const cell = (name: OwnColumn): string => {
    const index = at[name];
    const text = index === undefined ? '' : (cells[index] ?? '');
    return isMissing(text) ? '' : text;
  };
  return {
    station: cell('station'),
    sector: cell('sector'),
    product: cell('product'),
    dose: cell('dose'),
    measure: cell('measure'),
    pest: cell('pest'),
  };
};
