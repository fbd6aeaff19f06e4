import type { Measure } from '@vigia/domain/events';
import { measureOf } from '@vigia/domain/tables';
import { plainTitle } from '../column-titles.ts';
import { ImportError } from '../import-error.ts';
import { isMissing, shorten } from '../measures.ts';

/** What the columns of a file of several stations hold beside measurements and their time. */
export const OWN_COLUMNS = ['station', 'sector', 'product', 'dose', 'measure', 'pest'] as const;
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
};
/** Counts of a trap: they are made on its photos. */
const CAPTURES = /^(?:n ?[º°]? ?(?:de )?)?(?:captura|capture|conteo|insecto|catch|adulto)(?:s|es)?(?: .*)?$/;

/** Where the columns of a file of several stations stand. */
export interface OwnColumns {
  readonly at: Readonly<Partial<Record<OwnColumn, number>>>;
  /** Positions of the other columns: time and measurements. */
  readonly others: readonly number[];
  /** The unit of doses that their title says. */
  readonly titleMeasure: Measure | null;
}

const refuse = (message: string): never => {
  throw new ImportError('wrong-columns', message, { offer: 'columns' });
};

const wordOf = (title: string): OwnColumn | undefined =>
  OWN_COLUMNS.find((name) => TITLES[name].test(plainTitle(title)));

/** @throws {ImportError} `wrong-columns`: a column has counts of a trap, which cannot be imported */
function refuseCaptures(titles: readonly string[]): void {
  const captures = titles.find((title) => CAPTURES.test(plainTitle(title)));
  if (captures === undefined) return;
  throw new ImportError(
    'wrong-columns',
    `La columna «${shorten(captures)}» no se puede importar: las capturas se cuentan sobre las fotos de la ` +
      'trampa, en Contador, y todavía no se pueden ingresar a mano. Quite esa columna e impórtelo de nuevo.',
  );
}

/**
 * Refuses columns that a file of one station does not have, in words that say where they belong.
 *
 * @throws {ImportError} `wrong-columns`
 */
export function refuseForeign(titles: readonly string[]): void {
  refuseCaptures(titles);
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
 * @throws {ImportError} `wrong-columns`: no column of stations, one twice, or a spray without product or dose
 */
export function ownColumns(
  titles: readonly string[],
  choice: OwnChoice,
  taken: ReadonlySet<string>,
): OwnColumns {
  if (taken.size === 0) refuseCaptures(titles);
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
  const own = new Set(Object.values(at));
  return {
    at,
    others: titles.flatMap((_, index) => (own.has(index) ? [] : [index])),
    titleMeasure: at.dose === undefined ? null : unitOfTitle(titles[at.dose] ?? ''),
  };
}

/** `Dosis (cc/100L)`, `dosis L/ha`. */
const unitOfTitle = (title: string): Measure | null =>
  measureOf(/[([](.*?)[)\]]/.exec(title)?.[1] ?? title.replace(/^\S+\s*/, ''));

export type OwnCells = Readonly<Record<OwnColumn, string>>;
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
