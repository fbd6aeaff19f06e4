import { PEST_STAGE_WORDS } from '../es/models.ts';
import { PRODUCT_CELL_MESSAGES } from '../es/product-table.ts';
import { MODE_SCHEME_WORDS } from '../es/products.ts';
import type { ModeScheme } from '../farm/mode-of-action.ts';
import type { MarketDraft } from '../farm/product.ts';
import { searchForm } from '../forms/search-form.ts';
import { PEST_STAGES, type PestStage } from '../phenology/pest-model.ts';
import { numberCell } from './number-cells.ts';
import { readTags } from './tag-cells.ts';

/** What a cell says, or why it cannot be taken. */
export type CellRead<Value> = { readonly value: Value; readonly error: string | null };

/** The classification of a mode of action by its name; null for an empty cell. */
export function readScheme(cell: string): CellRead<ModeScheme | null> {
  const wanted = searchForm(cell);
  if (wanted === '') return { value: null, error: null };
  const schemes = Object.entries(MODE_SCHEME_WORDS) as [ModeScheme, string][];
  const found = schemes.find(([code, word]) => [code, word].map(searchForm).includes(wanted));
  return { value: found?.[0] ?? null, error: found ? null : PRODUCT_CELL_MESSAGES.scheme };
}
export const schemeCell = (scheme: ModeScheme | null): string =>
  scheme === null ? '' : MODE_SCHEME_WORDS[scheme];

/** Further words for stages, each by the beginning of the word: `ovicida`, `larvas`. */
const BEGINNINGS: readonly (readonly [string, PestStage])[] = [
  ['adult', 'adult'],
  ['huevo', 'egg'],
  ['ovicid', 'egg'],
  ['egg', 'egg'],
  ['larv', 'larvae'],
  ['ninf', 'larvae'],
  ['pup', 'pupa'],
];

/** Stages with commas or semicolons between them, in the order of life. */
export function readStages(cell: string): CellRead<readonly PestStage[]> {
  const parts = readTags(cell);
  const stageOf = (text: string) => BEGINNINGS.find(([begin]) => searchForm(text).startsWith(begin))?.[1];
  const unknown = parts.find((text) => stageOf(text) === undefined);
  const found = new Set(parts.map(stageOf));
  return {
    value: PEST_STAGES.filter((stage) => found.has(stage)),
    error: unknown === undefined ? null : PRODUCT_CELL_MESSAGES.stage(unknown),
  };
}
export const stagesCell = (stages: readonly PestStage[]): string =>
  stages.map((stage) => PEST_STAGE_WORDS[stage].toLowerCase()).join('; ');

/** `Unión Europea: 21; China: 14`, days as they are written. */
export function readMarkets(cell: string): CellRead<readonly MarketDraft[]> {
  const parts = cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const lines = parts.map((part) => /^(.*\S)\s*:\s*(\S+)$/u.exec(part));
  const wrong = parts[lines.indexOf(null)];
  return {
    value: lines.flatMap((line) => (line ? [{ market: line[1] ?? '', days: line[2] ?? '' }] : [])),
    error: wrong === undefined ? null : PRODUCT_CELL_MESSAGES.market(wrong),
  };
}
export const marketsCell = (markets: readonly MarketDraft[]): string =>
  markets.map(({ market, days }) => `${market}: ${numberCell(days)}`).join('; ');
