import type { Pest } from '../entities/catalogue.ts';
import { EVENT_TYPE_WORDS, PHENOLOGY_STAGE_WORDS } from '../es/words.ts';
import type { PublishedMarker } from '../published/degree-days.ts';
import type { ReportEvents, ReportSubject } from './report-data.ts';

/** Biofixes, applications and stages of the crop that concern a pest in the sector. */
export function reportMarkers(subject: ReportSubject, pest: Pest, events: ReportEvents): PublishedMarker[] {
  const sectorId = subject.sector?.id;
  const biofixes = subject.biofixes
    .filter((biofix) => biofix.pestId === pest.id && biofix.sectorId === sectorId)
    .map(({ id, date, type }) => ({ id: `biofix-${id}`, date, kind: 'biofix' as const, label: type }));
  const own = events.filter(
    (event) =>
      event.sectorId === sectorId &&
      (event.pestId === null || event.pestId === pest.id) &&
      (event.cropId === null || subject.crop === null || event.cropId === subject.crop.id),
  );
  return [
    ...biofixes,
    ...own.flatMap((event): PublishedMarker[] => {
      const { id, date, type, phenologyStage } = event;
      if (type === 'agrochemical_application' || type === 'agrochemical_recommendation') {
        return [{ id: `control-${id}`, date, kind: 'control', label: EVENT_TYPE_WORDS[type] }];
      }
      if (type !== 'crop_phenology_changed' || phenologyStage === null) return [];
      const label = PHENOLOGY_STAGE_WORDS[phenologyStage];
      return [{ id: `stage-${id}`, date, kind: 'phenology', label }];
    }),
  ];
}
