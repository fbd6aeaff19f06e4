import type { PestId } from '../entities/ids.ts';
import { SPRAY_MESSAGES } from '../es/measurement-files.ts';
import { lowerFirst } from '../es/sentences.ts';
import { MEASURES, type Measure } from '../events/forms.ts';
import { isNumeric, readNumber } from '../forms/inputs.ts';
import type { NameFinder } from './named-things.ts';

/** Cells of a line about what was sprayed. An absent column is ''. */
export interface SprayCells {
  readonly product: string;
  readonly dose: string;
  readonly measure: string;
  readonly pest: string;
}
export type SprayColumn = keyof SprayCells;

/** What was sprayed against which pest. */
export interface SprayContent {
  readonly product: string;
  readonly dose: number;
  readonly measure: Measure;
  readonly pestId: PestId;
}

/** What a file and its station say where a line says nothing. */
export interface SprayDefaults {
  /** The unit that the title of the dose has. */
  readonly measure: Measure | null;
  /** The pest that the station follows. */
  readonly pestId: PestId | null;
  readonly pests: NameFinder;
}

export interface SprayError {
  readonly column: SprayColumn;
  readonly reason: string;
}

/** A unit in small letters without spaces, in the form's abbreviations: `mL/hL` is `cc/100l`. */
const unitForm = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replace(/^(?:g|grs|gramos)\//, 'gr/')
    .replace(/^(?:ml|cm3|cm³)\//, 'cc/')
    .replace(/^(?:lt|lts)\//, 'l/')
    .replace(/\/(?:hl|100lt|100lts|100litros)$/, '/100l')
    .replace(/\/(?:hect[aá]rea|há)$/, '/ha');

/** The unit of a dose, as people write it; null for another one. */
export const measureOf = (text: string): Measure | null =>
  MEASURES.find((measure) => unitForm(measure) === unitForm(text)) ?? null;

/** Whether the line says that something was sprayed: a pest alone says nothing. */
export const hasSpray = ({ product, dose }: SprayCells): boolean => product !== '' || dose !== '';

/** What the cells of a line say, by the rules of the form of an application. */
export function readSpray(
  cells: SprayCells,
  defaults: SprayDefaults,
): { readonly spray: SprayContent } | { readonly errors: readonly SprayError[] } {
  const errors: SprayError[] = [];
  const wrong = (column: SprayColumn, reason: string) => {
    errors.push({ column, reason });
    return null;
  };
  if (cells.product === '') wrong('product', SPRAY_MESSAGES.noProduct);
  const dose = doseOf(cells.dose);
  if (dose === null)
    wrong('dose', cells.dose === '' ? SPRAY_MESSAGES.noDose : SPRAY_MESSAGES.badDose(cells.dose));
  const measure = cells.measure === '' ? defaults.measure : measureOf(cells.measure);
  if (measure === null)
    wrong(
      'measure',
      cells.measure === ''
        ? SPRAY_MESSAGES.noMeasure(MEASURES)
        : SPRAY_MESSAGES.badMeasure(cells.measure, MEASURES),
    );
  const found = defaults.pests.find(cells.pest);
  const pestId = 'error' in found ? null : (found.id ?? defaults.pestId);
  if (pestId === null)
    wrong('pest', 'error' in found ? `plaga: ${lowerFirst(found.error)}` : SPRAY_MESSAGES.noPest);
  if (dose === null || measure === null || pestId === null || errors.length > 0) return { errors };
  return { spray: { product: cells.product, dose, measure, pestId } };
}

const doseOf = (cell: string): number | null => (isNumeric(cell, { min: 0 }) ? readNumber(cell) : null);
