import type { DegreeDayCutoff, DegreeDayMethod } from '../degree-days/rule.ts';
import type { DegreeDayStart } from '../degree-days/start.ts';
import type { Confidence, NumberOrigin, PestStageName } from '../phenology/pest-model.ts';

type Words<Code extends string> = Readonly<Record<Code, string>>;

export const PEST_STAGE_WORDS: Words<PestStageName> = {
  adult: 'Adulto',
  egg: 'Huevo',
  larvae: 'Larva',
  pupa: 'Pupa',
  nymph: 'Ninfa',
};

export const DEGREE_DAY_METHOD_WORDS: Words<DegreeDayMethod> = {
  'simple-average': 'Promedio simple de la mínima y la máxima del día',
  'simple-average-clamped': 'Promedio simple con mínima y máxima acotadas a los umbrales',
  'single-triangle': 'Triángulo simple (Lindsey y Newman, 1956)',
  'double-triangle': 'Triángulo doble (Zalom y otros, 1983)',
  'single-sine': 'Seno simple (Baskerville y Emin, 1969)',
  'double-sine': 'Seno doble (Allen, 1976)',
};

/** After 'Corte'. */
export const DEGREE_DAY_CUTOFF_WORDS: Words<DegreeDayCutoff> = {
  horizontal: 'horizontal: sobre el umbral superior el desarrollo sigue a su ritmo máximo',
  vertical: 'vertical: sobre el umbral superior el desarrollo se detiene',
  intermediate: 'intermedio: sobre el umbral superior el desarrollo se hace más lento',
  none: 'sin umbral superior',
};

/** After 'desde'. */
export const DEGREE_DAY_START_WORDS: Words<DegreeDayStart['reason']> = {
  biofix: 'biofix',
  season: 'inicio de temporada',
  'six-months': 'seis meses atrás,',
};

export const DEGREE_DAY_START_REASONS: Words<DegreeDayStart['reason']> = {
  biofix: 'Se cuentan desde el biofix registrado para esta plaga en el campo.',
  season: 'No hay biofix registrado para esta plaga: se cuentan desde el inicio de la temporada.',
  'six-months': 'No hay biofix ni temporada elegida: se cuentan desde seis meses atrás.',
};

/** Why a series that needs no biofix (chill, mildew) starts on that day. */
export const SEASON_START_REASONS: Words<Exclude<DegreeDayStart['reason'], 'biofix'>> = {
  season: 'Se cuenta desde el inicio de la temporada.',
  'six-months': 'No hay temporada elegida: se cuenta desde seis meses atrás.',
};

export const CONFIDENCE_WORDS: Words<Confidence> = {
  A: 'confianza alta',
  B: 'confianza media',
  C: 'confianza baja',
};

export const ORIGIN_WORDS: Words<NumberOrigin> = {
  definition: 'por definición',
  published: 'publicado',
  'published (secondary)': 'publicado, fuente secundaria',
  'published (rounded)': 'publicado, redondeado',
  derived: 'derivado',
  recalled: 'de la literatura, por verificar',
  'recalled, cross-checked': 'de la literatura, contrastado',
  ours: 'criterio propio',
};

/** Shown beside every figure of a model whose numbers are weak. */
export const PRELIMINARY_MODEL = 'Modelo preliminar';
