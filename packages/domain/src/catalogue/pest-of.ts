import { isoDate } from '../calendar/iso-date.ts';
import type { Pest } from '../entities/catalogue.ts';
import type { PestId } from '../entities/ids.ts';
import type { FlightModel } from '../phenology/flight-model.ts';
import type { EmergenceSpread, PestModel } from '../phenology/pest-model.ts';
import type {
  EmergenceDocument,
  ModelDocument,
  PestDocument,
  PestHead,
  PestKind,
  PestTraits,
} from './pest-document.ts';

export interface CataloguePest extends Pest, PestTraits {
  /** Of its document. */
  readonly version: number;
  readonly species: string;
  readonly kind: PestKind;
}

/** The pest as lists and reports know it. */
export const cataloguePestOf = ({ id, version, name, species, kind, traits }: PestHead): CataloguePest => ({
  id,
  version,
  name,
  species,
  kind,
  ...traits,
});

/** The thermal model of a document. */
export function pestModelOf(id: PestId, model: ModelDocument): PestModel {
  const { stages, emergence, earlierRule, ...figures } = model;
  return {
    pestId: id,
    ...figures,
    firstGeneration: stages,
    ...(emergence && { emergence: spreadOf(emergence) }),
    ...(earlierRule && {
      earlierRule: { ...earlierRule, seasonsUpTo: isoDate(earlierRule.seasonsUpTo) },
    }),
  };
}

function spreadOf({ variance, firstBeforeMean, ...evidence }: EmergenceDocument): EmergenceSpread {
  const deviation = Math.sqrt(variance);
  return { deviation, firstAt: firstBeforeMean / deviation, ...evidence };
}

/** The flights of a document that are counted from the calendar; undefined where it has none. */
export const flightModelOf = ({ id, flightModel }: PestDocument): FlightModel | undefined =>
  flightModel && { pestId: id, ...flightModel };

/**
 * Everything that the product knows about a pest by its document.
 *
 * @param document one without faults, see `pestDocumentFaults`
 */
export const pestOf = (document: PestDocument) => ({
  pest: cataloguePestOf(document),
  chip: document.chip ?? null,
  model: document.model ? pestModelOf(document.id, document.model) : null,
  flightModel: flightModelOf(document) ?? null,
});
