import type { EmbedDegreeDays } from '@vigia/api/contract';
import {
  BIOFIX_TYPE_WORDS,
  EVENT_TYPE_WORDS,
  type PestId,
  PHENOLOGY_STAGE_WORDS,
  type SectorId,
} from '@vigia/domain';
import type { Scope } from '../access/gate.ts';
import type { Tx } from '../access/reach.ts';
import { eventsWhere } from '../stores/events.ts';
import type { PublishedSeason } from './season.ts';

type Marker = EmbedDegreeDays['markers'][number];

interface Chart {
  readonly sectorId: SectorId;
  readonly pestId: PestId;
  readonly season: PublishedSeason;
}

/** What happened on the published chart, oldest first: the kind and the day, never a product, person or comment. */
export async function chartMarkers(
  tx: Tx,
  scope: Scope,
  { sectorId, pestId, season }: Chart,
): Promise<Marker[]> {
  const biofixes = season.biofixes
    .filter((biofix) => biofix.sectorId === sectorId && biofix.pestId === pestId)
    .map(
      ({ id, date, type }): Marker => ({
        id: `biofix-${id}`,
        date,
        kind: 'biofix',
        label: BIOFIX_TYPE_WORDS[type],
      }),
    );
  const events = await eventsWhere(tx, scope, { sectorId, start: season.start, end: season.end });
  const reported = events.flatMap((event): Marker[] => {
    const { event_id, date_event: date, type, phenology_stage: stage } = event;
    if (event.pest_id !== null && event.pest_id !== pestId) return [];
    if (type === 'agrochemical_application') {
      return [{ id: `control-${event_id}`, date, kind: 'control', label: EVENT_TYPE_WORDS[type] }];
    }
    if (type !== 'crop_phenology_changed' || stage === null) return [];
    return [{ id: `phenology-${event_id}`, date, kind: 'phenology', label: PHENOLOGY_STAGE_WORDS[stage] }];
  });
  return [...biofixes, ...reported].sort((a, b) => a.date.localeCompare(b.date));
}
