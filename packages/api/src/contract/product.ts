import { PEST_STAGES } from '@vigia/domain';
import { MODE_SCHEMES, PRODUCT_FIGURES, type ProductFigure } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { Id, IdParam } from './common.ts';
import { codecOf, type Decoded, field, listOf, partly, queryOf, seenOf } from './fields.ts';
import { Line, Name } from './text.ts';

const MOST_MARKETS = 40;
const MOST_OF_CATALOGUE = 200;
const wholeNumber = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number().check(z.int(), z.gte(min), z.lte(max));
const figure = (name: ProductFigure) => z.nullable(wholeNumber(PRODUCT_FIGURES[name]));
const source = <const Of extends string>(name: Of) => field(name, z.string(), Line(240));
const Ids = listOf(Id).check(
  z.maxLength(MOST_OF_CATALOGUE),
  z.refine((list) => new Set(list).size === list.length, { error: 'Cada uno va una vez' }),
);

export const marketInterval = {
  market: field('market_name', z.string(), Line(60)),
  days: field('market_days', wholeNumber(PRODUCT_FIGURES.preHarvestDays)),
};
const Stages = listOf(z.enum(PEST_STAGES)).check(
  z.maxLength(PEST_STAGES.length),
  z.refine((list) => new Set(list).size === list.length, { error: 'Cada uno va una vez' }),
);
const Markets = listOf(codecOf(marketInterval, 'written')).check(z.maxLength(MOST_MARKETS));

/** Fields of the form of a product; a figure that is null is not known. */
export const productInput = {
  name: field('product_name', z.string(), Name),
  activeIngredient: field('active_ingredient', z.string(), Line(240)),
  authorisation: field('authorisation_number', z.string(), Line(60)),
  modeScheme: field('mode_scheme', z.nullable(z.enum(MODE_SCHEMES))),
  modeGroups: field('mode_groups', z.string(), Line(60)),
  modeSource: source('mode_source'),
  preHarvestDays: field('pre_harvest_days', figure('preHarvestDays')),
  preHarvestSource: source('pre_harvest_source'),
  markets: field('market_intervals', listOf(codecOf(marketInterval, 'read')), Markets),
  marketsSource: source('market_source'),
  reentryHours: field('reentry_hours', figure('reentryHours')),
  reentrySource: source('reentry_source'),
  mostApplications: field('most_applications', figure('mostApplications')),
  mostApplicationsSource: source('most_applications_source'),
  residualDays: field('residual_days', figure('residualDays')),
  residualSource: source('residual_source'),
  rainfastHours: field('rainfast_hours', figure('rainfastHours')),
  rainfastSource: source('rainfast_source'),
  stages: field('product_stages', listOf(z.enum(PEST_STAGES)), Stages),
  stagesSource: source('stages_source'),
  pestIds: field('product_pest_ids', listOf(Id), Ids),
  cropIds: field('product_crop_ids', listOf(Id), Ids),
};
const archived = field('product_is_archived', z.boolean());
/** A product as it is shown. */
export const product = { id: field('product_id', Id), ...productInput, archived };
export const ProductWire = codecOf(product, 'read');
const clientId = field('client_id', Id);
/** A row of its table. */
export const clientsProduct = { ...product, clientId };

export const ProductsQuery = queryOf({ clientId: field('client_id', IdParam) });

/** A new product with its client. */
const newProduct = { clientId, ...productInput };
export const ProductBody = codecOf(newProduct, 'written');
export type ProductBody = Decoded<typeof newProduct, 'written'>;
/** An edit: some of its fields, or whether it is archived. */
const editedProduct = { ...partly({ ...productInput, archived }), ...seenOf(productInput) };
export const ProductPatch = codecOf(editedProduct, 'written');
export type ProductPatch = Decoded<typeof editedProduct, 'written'>;
