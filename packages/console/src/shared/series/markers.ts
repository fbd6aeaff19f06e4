import { type Biofix, type FieldEvent, formatShortDay, PHENOLOGY_STAGE_WORDS } from '@vigia/domain';
import type { PanelMarker } from '@vigia/ui/panels';
import type { SeriesScope } from './scope.ts';
import { WORDS } from './words.ts';

type Scope = Pick<SeriesScope, 'crop' | 'pest' | 'stations'>;

function markerOf(event: FieldEvent): Pick<PanelMarker, 'kind' | 'label'> | null {
  switch (event.type) {
    case 'crop_phenology_changed':
      return event.phenologyStage === null
        ? null
        : { kind: 'phenology', label: PHENOLOGY_STAGE_WORDS[event.phenologyStage].toLowerCase() };
    case 'agrochemical_application':
      return { kind: 'control', label: [WORDS.application, event.product].filter(Boolean).join(' · ') };
    case 'agrochemical_recommendation':
      return { kind: 'control', label: WORDS.recommendation };
    // The day it suggests as the biofix.
    case 'first_capture':
      return { kind: 'biofix', label: WORDS.firstCapture };
    case 'device_swap':
      return { kind: 'device', label: WORDS.deviceSwap };
    default:
      return null;
  }
}

/** An event that names a crop, pest or station is about these alone; where all crops are meant, about those that stand there. */
function concerns({ crop, pest, stations }: Scope, event: FieldEvent): boolean {
  const isMeant = (cropId: number) =>
    crop ? cropId === crop.id : stations.some((station) => station.cropId === cropId);
  return (
    (event.cropId === null || isMeant(event.cropId)) &&
    (event.pestId === null || event.pestId === pest?.id) &&
    (event.stationId === null || stations.some(({ id }) => id === event.stationId))
  );
}

function detailOf(event: FieldEvent): string {
  const dose = event.dose === null ? null : `${event.dose} ${event.measure ?? ''}`.trim();
  return [formatShortDay(event.date), dose, event.comments].filter(Boolean).join(' · ');
}

/** What people did and saw in the sector, as markers of the pest's chart. */
export function eventMarkers(scope: Scope, events: readonly FieldEvent[]): PanelMarker[] {
  return events
    .filter((event) => concerns(scope, event))
    .flatMap((event) => {
      const marker = markerOf(event);
      return marker
        ? [{ id: `event-${event.id}`, date: event.date, detail: detailOf(event), ...marker }]
        : [];
    });
}

/** Every biofix of the pest in the sector; the one that counts is told by the curve's start. */
export function biofixMarkers(
  biofixes: readonly Biofix[],
  sectorId: number,
  pestId: number | undefined,
): PanelMarker[] {
  return biofixes
    .filter((biofix) => biofix.sectorId === sectorId && biofix.pestId === pestId)
    .map((biofix) => ({
      id: `biofix-${biofix.id}`,
      date: biofix.date,
      kind: 'biofix',
      label: WORDS[biofix.type],
      detail: [formatShortDay(biofix.date), biofix.comment].filter(Boolean).join(' · '),
    }));
}
