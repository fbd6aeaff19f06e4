import type { Crop, Pest } from '../entities/catalogue.ts';
import type { FieldEvent } from '../entities/event.ts';
import type { CropId, PestId, SectorId } from '../entities/ids.ts';
import { formatShortDay } from '../es/dates.ts';
import { CHART_MARKER_WORDS, unsentMarkerText } from '../es/events.ts';
import { PHENOLOGY_STAGE_WORDS } from '../es/words.ts';
import type { Biofix } from '../farm/biofix.ts';
import type { Station } from '../farm/station.ts';
import type { IsoDate } from '../units.ts';

/** How long an application protects. */
export interface Protection {
  /** The last protected day; null where the label alone says it. */
  readonly until: IsoDate | null;
  /** `protege hasta 14 dic · Karate`, `residual según etiqueta · Azufre` */
  readonly text: string;
}

/** A line on the chart of a pest: what happened that day, on every surface that draws the chart. */
export interface FieldMarker {
  readonly id: string;
  readonly date: IsoDate;
  readonly kind: 'biofix' | 'phenology' | 'control' | 'device';
  readonly label: string;
  /** Shown when the cursor is on that day. */
  readonly detail: string;
  /** How long an application protects; left out where it is no product of the client. */
  readonly protection?: Protection;
  /** E-mail of who wrote the event, if that was not the person responsible for it. */
  readonly author?: string;
  /** Only the device of its writer has it. */
  readonly isUnsent?: boolean;
}

/** Whose chart it is. */
interface Scope {
  /** Null where all crops of the stations are meant. */
  readonly crop: Pick<Crop, 'id'> | null;
  readonly pest: Pick<Pest, 'id'> | null;
  readonly stations: readonly Pick<Station, 'id' | 'cropId' | 'pestId'>[];
}

function markerOf(event: FieldEvent): Pick<FieldMarker, 'kind' | 'label'> | null {
  switch (event.type) {
    case 'crop_phenology_changed':
      return event.phenologyStage === null
        ? null
        : { kind: 'phenology', label: PHENOLOGY_STAGE_WORDS[event.phenologyStage].toLowerCase() };
    case 'agrochemical_application':
      return {
        kind: 'control',
        label: [CHART_MARKER_WORDS.application, event.product].filter(Boolean).join(' · '),
      };
    case 'agrochemical_recommendation':
      return { kind: 'control', label: CHART_MARKER_WORDS.recommendation };
    // The day it suggests as the biofix.
    case 'first_capture':
      return { kind: 'biofix', label: CHART_MARKER_WORDS.firstCapture };
    case 'device_swap':
      return { kind: 'device', label: CHART_MARKER_WORDS.deviceSwap };
    default:
      return null;
  }
}

/**
 * An event that names a crop, pest or station is about these alone, one of a station about its pest; where all
 * crops are meant, about those that stand there.
 */
function concerns({ crop, pest, stations }: Scope, event: FieldEvent): boolean {
  const isMeant = (cropId: CropId) =>
    crop ? cropId === crop.id : stations.some((station) => station.cropId === cropId);
  return (
    (event.cropId === null || isMeant(event.cropId)) &&
    (event.pestId === null || event.pestId === pest?.id) &&
    (event.stationId === null ||
      stations.some(({ id, pestId }) => id === event.stationId && pestId === pest?.id))
  );
}

function detailOf(event: FieldEvent): string {
  const dose = event.dose === null ? null : `${event.dose} ${event.measure ?? ''}`.trim();
  return [formatShortDay(event.date), dose, event.comments].filter(Boolean).join(' · ');
}

const authorOf = ({ createdBy, userEmail }: FieldEvent): Pick<FieldMarker, 'author'> =>
  createdBy === null || createdBy === userEmail ? {} : { author: createdBy };

/** What people did and saw in the sector, as markers of the pest's chart. */
export function eventMarkers(scope: Scope, events: readonly FieldEvent[]): FieldMarker[] {
  return events
    .filter((event) => concerns(scope, event))
    .flatMap((event) => {
      const marker = markerOf(event);
      return marker
        ? [
            {
              id: `event-${event.id}`,
              date: event.date,
              detail: detailOf(event),
              ...marker,
              ...authorOf(event),
            },
          ]
        : [];
    });
}

/**
 * Reports that only the device of their writer has, as markers of the pest's chart. A reported biofix has a marker too: the
 * service makes one of it.
 */
export function unsentMarkers(scope: Scope, events: readonly FieldEvent[]): FieldMarker[] {
  const biofixes = events.flatMap((event): FieldMarker[] =>
    event.type === 'biofix_set' && event.biofixType !== null && concerns(scope, event)
      ? [
          {
            ...{ id: `event-${event.id}`, date: event.date, kind: 'biofix' },
            ...{ label: CHART_MARKER_WORDS[event.biofixType], detail: detailOf(event) },
          },
        ]
      : [],
  );
  return [...biofixes, ...eventMarkers(scope, events)].map((marker) => ({
    ...marker,
    label: unsentMarkerText(marker.label),
    detail: unsentMarkerText(`${marker.label} · ${marker.detail}`),
    isUnsent: true,
  }));
}

/** Every biofix of the pest in the sector; the curve's start shows which one counts. */
export function biofixMarkers(
  biofixes: readonly (Omit<Biofix, 'comment'> & Partial<Pick<Biofix, 'comment'>>)[],
  sectorId: SectorId | undefined,
  pestId: PestId | undefined,
): FieldMarker[] {
  return biofixes
    .filter((biofix) => biofix.sectorId === sectorId && biofix.pestId === pestId)
    .map((biofix) => ({
      id: `biofix-${biofix.id}`,
      date: biofix.date,
      kind: 'biofix',
      label: CHART_MARKER_WORDS[biofix.type],
      detail: [formatShortDay(biofix.date), biofix.comment].filter(Boolean).join(' · '),
    }));
}
