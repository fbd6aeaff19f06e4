import type { PhenologyStage } from '../../entities/event.ts';
import type { DegreeHours } from '../../units.ts';
import type { Sourced } from '../pest-model.ts';

/** Degree-hours from the start of flowering to a stage of the host. */
export type CropStageCut = Sourced<DegreeHours> & { readonly stage: PhenologyStage };

/** Gathered in a day of 14 °C, an early October day of the central valley: (14 − 4.5) · 24, °C·h. */
const SPRING_DAY = '228 GDH a day';
const SPRING_DAY_ES = '228 °C·h por día';

function cut(stage: PhenologyStage, value: DegreeHours, days: number, why = '', whyEs = ''): CropStageCut {
  return {
    stage,
    value,
    source: `our choice: about ${days} days from the start of flowering at ${SPRING_DAY}${why}; no published table in GDH 4.5–25 was found`,
    sourceEs: `criterio propio: unos ${days} días desde el inicio de floración a ${SPRING_DAY_ES}${whyEs}; no se halló una tabla publicada en GDH 4,5–25`,
    confidence: 'C',
    origin: 'ours',
  };
}

/**
 * Stages of the apple after its first flowers, in degree-hours of 4.5–25 °C. The same for the three varieties: no
 * figures that tell them apart were found.
 */
export const APPLE_STAGES: readonly CropStageCut[] = [
  {
    stage: 'flowering_start_date',
    value: 0,
    source: 'definition: degree-hours are counted from the start of flowering',
    sourceEs: 'por definición: las horas-grado se cuentan desde el inicio de floración',
    confidence: 'A',
    origin: 'definition',
  },
  cut('flowering_full_date', 900, 4),
  cut('first_petal_fall_date', 2000, 9),
  cut('last_petal_fall_date', 3100, 14),
  cut('fruit_set_date', 3900, 17),
  cut('fruit_thickening_8mm_date', 5100, 22),
  cut(
    'fruit_thickening_20mm_date',
    8400,
    34,
    ', with 1 mm of growth a day after petal fall (Nova Scotia 2023) on warmer days',
    ', con 1 mm de crecimiento por día tras la caída de pétalos (Nueva Escocia 2023) en días más cálidos',
  ),
];
