import type { StageCut } from '../../phenology/pest-model.ts';

/** Works that several numbers were read in, as they are cited inside a source. */
export const PRATIQUE =
  'PRATIQUE / ICB insect thermal database (github.com/lbuckley/ICBseasonality, PRATIQUEdatabase.csv)';
export const DDRP =
  'DDRP parameter file TABS.params and Tuta absoluta white paper (Barker & Coop, Oregon IPM Center, 2020; github.com/bbarker505/ddrp_v2, ddrp_v3)';
export const PRATIQUE_ES =
  'base de datos térmica de insectos PRATIQUE / ICB (github.com/lbuckley/ICBseasonality, PRATIQUEdatabase.csv)';
export const DDRP_ES =
  'archivo de parámetros TABS.params e informe sobre Tuta absoluta de DDRP (Barker y Coop, Oregon IPM Center, 2020; github.com/bbarker505/ddrp_v2, ddrp_v3)';
export const WIMAN_ES = 'Wiman y otros 2016, J Pest Sci, doi 10.1007/s10340-016-0757-4, resumen';
export const WIMAN = 'Wiman et al. 2016 J Pest Sci, doi 10.1007/s10340-016-0757-4, abstract';

/** Every built-in model starts with adults on the fix date. */
export const ADULT_AT_FIX: StageCut = {
  stage: 'adult',
  value: 0,
  source: 'definition: fix date (biofix or chronofix)',
  sourceEs: 'por definición: la fecha de inicio (biofix o chronofix)',
  confidence: 'A',
  origin: 'definition',
};
