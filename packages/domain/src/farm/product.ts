import type { CropId, PestId, ProductId } from '../entities/ids.ts';
import { PRODUCT_MESSAGES } from '../es/product-messages.ts';
import { type FieldErrors, fieldErrors, isBlank, whenBlank } from '../forms/field-errors.ts';
import { isWhole, type NumericInput, readNumber } from '../forms/inputs.ts';
import { PEST_STAGES, type PestStage } from '../phenology/pest-model.ts';
import type { Days } from '../units.ts';
import { type ModeOfAction, modeCodes, SCHEME_CODE } from './mode-of-action.ts';
import { sameText } from './same-text.ts';

/** Days that a market asks for between the last application and the harvest. */
export interface MarketInterval {
  readonly market: string;
  readonly days: Days;
}

/** What people set of a product. A figure that is null is not known: what the label says holds. */
export interface ProductInput extends ModeOfAction {
  readonly name: string;
  readonly activeIngredient: string;
  /** Number by which the authority has authorised it; may be blank. */
  readonly authorisation: string;
  readonly modeSource: string;
  /** Days between application and harvest ("carencia") by the label. */
  readonly preHarvestDays: Days | null;
  readonly preHarvestSource: string;
  /** The same by market, where a market asks for others. */
  readonly markets: readonly MarketInterval[];
  readonly marketsSource: string;
  /** Hours before people may enter again ("reingreso"). */
  readonly reentryHours: number | null;
  readonly reentrySource: string;
  /** In one season and field. */
  readonly mostApplications: number | null;
  readonly mostApplicationsSource: string;
  /** Days that it protects, that of the application included. */
  readonly residualDays: Days | null;
  readonly residualSource: string;
  /** Hours without rain that it needs after an application. */
  readonly rainfastHours: number | null;
  readonly rainfastSource: string;
  /** Stages of the pest that it acts on; empty where that is not said: the label holds. */
  readonly stages: readonly PestStage[];
  readonly stagesSource: string;
  /** Pests and crops that it is used for; empty where that is not said. */
  readonly pestIds: readonly PestId[];
  readonly cropIds: readonly CropId[];
}

/** A product that a client applies. */
export interface Product extends ProductInput {
  readonly id: ProductId;
  /** Not offered any more; earlier applications keep its figures. */
  readonly archived: boolean;
}

/** The figures of a product, each with the field of its source and its bounds. */
export const PRODUCT_FIGURES = {
  preHarvestDays: { source: 'preHarvestSource', min: 0, max: 365 },
  reentryHours: { source: 'reentrySource', min: 0, max: 720 },
  mostApplications: { source: 'mostApplicationsSource', min: 1, max: 50 },
  residualDays: { source: 'residualSource', min: 1, max: 180 },
  rainfastHours: { source: 'rainfastSource', min: 0, max: 48 },
} as const;
export type ProductFigure = keyof typeof PRODUCT_FIGURES;
const FIGURES = Object.keys(PRODUCT_FIGURES) as readonly ProductFigure[];

/** A market as the form holds it. */
export interface MarketDraft {
  readonly market: string;
  readonly days: NumericInput;
}

/** A product as its form holds it. */
export interface ProductDraft extends Omit<ProductInput, ProductFigure | 'markets'> {
  readonly preHarvestDays: NumericInput;
  readonly markets: readonly MarketDraft[];
  readonly reentryHours: NumericInput;
  readonly mostApplications: NumericInput;
  readonly residualDays: NumericInput;
  readonly rainfastHours: NumericInput;
}

/** What the form of a new product opens with: no figure. */
export const EMPTY_PRODUCT: ProductDraft = {
  ...{ name: '', activeIngredient: '', authorisation: '', modeScheme: null, modeGroups: '', modeSource: '' },
  ...{ preHarvestDays: null, preHarvestSource: '', markets: [], marketsSource: '' },
  ...{ reentryHours: null, reentrySource: '', mostApplications: null, mostApplicationsSource: '' },
  ...{ residualDays: null, residualSource: '', rainfastHours: null, rainfastSource: '' },
  ...{ stages: [], stagesSource: '', pestIds: [], cropIds: [] },
};

/** The values of a product's form. */
export const productDraft = ({ id: _, archived: __, ...product }: Product): ProductDraft => product;

const isEmptyLine = ({ market, days }: MarketDraft): boolean => isBlank(market) && isBlank(days);

function marketsError(lines: readonly MarketDraft[]): string | null {
  const filled = lines.filter((line) => !isEmptyLine(line));
  const isGood = ({ market, days }: MarketDraft, at: number) =>
    !isBlank(market) &&
    isWhole(days, PRODUCT_FIGURES.preHarvestDays) &&
    filled.findIndex((other) => sameText(other.market, market)) === at;
  return filled.every(isGood) ? null : PRODUCT_MESSAGES.productMarkets;
}

/** The source is asked for where there is what it is the source of. */
const sourceError = (isThere: boolean, source: string): string | null =>
  isThere ? whenBlank(source, PRODUCT_MESSAGES.productSource) : null;

function modeErrors({ modeScheme, modeGroups, modeSource }: ProductDraft) {
  const codes = modeCodes(modeGroups);
  const isWrong = codes.some((code) => !SCHEME_CODE.test(code));
  return {
    modeScheme: codes.length > 0 && modeScheme === null ? PRODUCT_MESSAGES.productModeScheme : null,
    modeGroups: isWrong ? PRODUCT_MESSAGES.productModeCode : null,
    modeSource: sourceError(codes.length > 0, modeSource),
  };
}

/**
 * A product has a name of its own; each figure lies within its bounds and says where it is from. Everything else may be
 * left out: what the label says holds then.
 *
 * @param others the client's other products in use
 */
export function validateProduct(
  draft: ProductDraft,
  others: readonly Pick<Product, 'name'>[],
): FieldErrors<keyof ProductDraft> {
  const isTaken = others.some(({ name }) => sameText(name, draft.name));
  const figures = FIGURES.flatMap((figure) => {
    const value = draft[figure];
    const { source } = PRODUCT_FIGURES[figure];
    const isThere = !isBlank(value);
    return [
      [figure, isThere && !isWhole(value, PRODUCT_FIGURES[figure]) ? PRODUCT_MESSAGES[figure] : null],
      [source, sourceError(isThere, draft[source])],
    ] as const;
  });
  return fieldErrors<keyof ProductDraft>({
    name:
      whenBlank(draft.name, PRODUCT_MESSAGES.productName) ??
      (isTaken ? PRODUCT_MESSAGES.productNameTaken : null),
    ...modeErrors(draft),
    ...Object.fromEntries(figures),
    markets: marketsError(draft.markets),
    marketsSource: sourceError(!draft.markets.every(isEmptyLine), draft.marketsSource),
    stagesSource: sourceError(draft.stages.length > 0, draft.stagesSource),
  } as Record<keyof ProductDraft, string | null>);
}

const TEXTS = [
  ...['name', 'activeIngredient', 'authorisation', 'modeSource', 'preHarvestSource', 'marketsSource'],
  ...['reentrySource', 'mostApplicationsSource', 'residualSource'],
  ...['rainfastSource', 'stagesSource'],
] as const;

/** The same fields with what was typed as numbers. */
type SentOf<Draft> = {
  [Name in keyof Draft]: Name extends keyof ProductInput ? ProductInput[Name] : Draft[Name];
};

/** A draft without errors, or a part of one, as it is sent: numbers, trimmed texts, no empty lines of markets. */
export function productOfDraft<Draft extends Partial<ProductDraft>>(draft: Draft): SentOf<Draft> {
  const fields = draft as Partial<Record<string, unknown>>;
  const given = (name: string) => fields[name] !== undefined;
  const texts = TEXTS.filter(given).map((name) => [name, String(fields[name]).trim()]);
  const figures = FIGURES.filter(given).map((name) => [name, readNumber(draft[name] ?? null)]);
  const markets = draft.markets
    ?.filter((line) => !isEmptyLine(line))
    .map(({ market, days }) => ({ market: market.trim(), days: readNumber(days) }));
  return {
    ...draft,
    ...Object.fromEntries([...texts, ...figures]),
    ...(markets && { markets }),
    ...(draft.stages && { stages: PEST_STAGES.filter((stage) => draft.stages?.includes(stage)) }),
    ...(draft.modeGroups !== undefined && { modeGroups: modeCodes(draft.modeGroups).join(', ') }),
  } as SentOf<Draft>;
}
