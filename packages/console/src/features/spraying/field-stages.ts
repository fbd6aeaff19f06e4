import { type IsoDate, stageLabel } from '@vigia/domain';
import { formatShortDay } from '@vigia/domain/es';
import type { Pest, Product } from '@vigia/domain/farm';
import { type StageSpan, stageFit } from '@vigia/domain/spraying';
import type { SpraySheetWords } from './words.ts';

/** When each stage of a pest is the latest that has begun in a field; empty where no dates are known. */
export interface PestStages {
  readonly pest: Pick<Pest, 'id' | 'name'>;
  readonly spans: readonly StageSpan[];
}

/** What is said of a product beside the stages of a field's pests. */
export interface FieldStages {
  readonly state: 'loading' | 'ready' | 'error';
  readonly pests: readonly PestStages[];
  readonly date: IsoDate | null;
}

function sentence(
  { pest, spans }: PestStages,
  { stages }: Pick<Product, 'stages'>,
  date: IsoDate,
  words: SpraySheetWords['stageFit'],
): string {
  const fit = stageFit(spans, stages, date);
  if (fit === null) return words.unknown(pest.name);
  const named = ({ stage, generation }: StageSpan) => words.stage(stageLabel(pest.id, stage), generation);
  if (fit.kind === 'none') return words.none(pest.name, named(fit.span));
  const { from, to, first } = fit.window;
  const until = to && formatShortDay(to);
  if (fit.kind === 'fits') return words.fits(pest.name, named(fit.span), until);
  return words.ahead(pest.name, named(first), formatShortDay(from), until);
}

/**
 * How the stages that a product acts on stand in a field on the day, a sentence for each of its pests that are followed there.
 */
export function stageSentences(
  product: Pick<Product, 'stages' | 'pestIds'>,
  { state, pests, date }: FieldStages,
  { stageFit: words }: SpraySheetWords,
): readonly string[] {
  if (product.stages.length === 0) return [words.byLabel];
  if (state === 'error') return [words.failed];
  if (state === 'loading') return [words.waiting];
  const isFor = ({ pest }: PestStages) => product.pestIds.length === 0 || product.pestIds.includes(pest.id);
  const own = pests.filter(isFor);
  if (own.length === 0 || date === null) return [words.noPest];
  return own.map((each) => sentence(each, product, date, words));
}
