import type { EmbedDegreeDays } from '@vigia/api/contract';
import type { FieldEvent, Season, SectorId } from '@vigia/domain/farm';
import { PUBLISHED_MARKER_WORDS, type PublishedMarkerCode } from '@vigia/domain/published';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { eventsWhere } from '../stores/events/events.ts';
import type { ChosenChart } from './chosen-chart.ts';

type Marker = EmbedDegreeDays['markers'][number];

interface Chart extends Pick<ChosenChart, 'cropId' | 'pestId' | 'stationIds'> {
  readonly sectorId: SectorId;
  readonly season: Season;
}

/** The events of the published chart, oldest first: the kind and the day, never a product, person or comment. */
export async function chartMarkers(
  tx: Tx,
  scope: Scope,
  { sectorId, season, ...about }: Chart,
): Promise<Marker[]> {
  const biofixes = season.biofixes
    .filter((biofix) => biofix.sectorId === sectorId && biofix.pestId === about.pestId)
    .map(({ id, date, type }): Marker => ({ id: `biofix-${id}`, date, kind: 'biofix', ...labelled(type) }));
  const events = await eventsWhere(tx, scope, { sectorId, start: season.start, end: season.end });
  const reported = events
    .filter((event) => concerns(event, about))
    .flatMap((event): Marker[] => {
      const { id, date, type, phenologyStage: stage } = event;
      if (type === 'agrochemical_application') {
        return [{ id: `control-${id}`, date, kind: 'control', ...labelled(type) }];
      }
      if (type !== 'crop_phenology_changed' || stage === null) return [];
      return [{ id: `phenology-${id}`, date, kind: 'phenology', ...labelled(stage) }];
    });
  return [...biofixes, ...reported].sort((a, b) => a.date.localeCompare(b.date));
}

const labelled = (code: PublishedMarkerCode) => ({ code, label: PUBLISHED_MARKER_WORDS[code] });

/** An event that names a crop, pest or station is about these alone, as in the console. */
function concerns(
  event: FieldEvent,
  { cropId, pestId, stationIds }: Omit<Chart, 'sectorId' | 'season'>,
): boolean {
  return (
    (event.cropId === null || event.cropId === cropId) &&
    (event.pestId === null || event.pestId === pestId) &&
    (event.stationId === null || stationIds.includes(event.stationId))
  );
}
