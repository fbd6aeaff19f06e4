import {
  capturesFromWire,
  cardFromWire,
  chillFromWire,
  climateFromWire,
  mapFromWire,
  mildewFromWire,
  publishedFromWire,
  riskFromWire,
} from '@vigia/api/contract';
import { installDocument } from '@vigia/domain/farm';
import type { PublishedDegreeDays, PublishedHead } from '@vigia/domain/published';
import { CapturesCard } from './cards/captures-card.tsx';
import { DegreeDaysCard } from './cards/degree-days-card.tsx';
import { RiskBadge } from './cards/risk-badge.tsx';
import { ChillCard, ClimateCard, MildewCard } from './cards/season-cards.tsx';
import { SectorMap } from './cards/sector-map.tsx';
import { StationCard } from './cards/station-card.tsx';
import { reading } from './read/read.ts';
import type { Widget } from './widget-types.ts';

const ofSeason = ({ sectorName, seasonName }: Pick<PublishedHead, 'sectorName' | 'seasonName'>) => ({
  sectorName,
  seasonName,
});
/** The chart of an installation's own pest is drawn by the document that came with it. */
function withDocument(published: PublishedDegreeDays): PublishedDegreeDays {
  if (published.document) installDocument(published.document);
  return published;
}

const widget = <T>(definition: Widget<T>): Widget<unknown> => definition as Widget<unknown>;

/** The kinds of widgets, by the name of their call. */
export const WIDGETS: Readonly<Record<string, Widget<unknown>>> = {
  'degree-days': widget({
    read: reading('degree-days', (wire) => withDocument(publishedFromWire(wire))),
    isWorded: true,
    about: ({ pestId, pestName, ...head }) => ({ ...ofSeason(head), pestId, pestName }),
    hasStrip: true,
    Card: DegreeDaysCard,
  }),
  captures: widget({
    read: reading('captures', capturesFromWire),
    isWorded: true,
    about: ({ pestId, pestName, ...head }) => ({ ...ofSeason(head), pestId, pestName }),
    hasStrip: true,
    Card: CapturesCard,
  }),
  climate: widget({
    read: reading('climate', climateFromWire),
    isWorded: true,
    about: ofSeason,
    hasStrip: true,
    Card: ClimateCard,
  }),
  mildew: widget({
    read: reading('mildew', mildewFromWire),
    isWorded: true,
    about: ofSeason,
    hasStrip: true,
    Card: MildewCard,
  }),
  chill: widget({
    read: reading('chill', chillFromWire),
    isWorded: true,
    about: ofSeason,
    hasStrip: true,
    Card: ChillCard,
  }),
  card: widget({
    read: reading('card', cardFromWire),
    about: ({ stationId, stationName, sectorName }) => ({ stationId, stationName, sectorName }),
    Card: StationCard,
  }),
  map: widget({
    read: reading('map', mapFromWire),
    about: ({ sectorName }) => ({ sectorName }),
    Card: SectorMap,
  }),
  risk: widget({
    read: reading('risk', riskFromWire),
    isWorded: true,
    about: ({ sectorName, level, subject }) => ({ sectorName, level, subject }),
    Card: RiskBadge,
  }),
};
