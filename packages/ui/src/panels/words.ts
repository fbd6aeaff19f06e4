import type {
  Confidence,
  DegreeDayCutoff,
  DegreeDayMethod,
  DegreeDayStart,
  IsoDate,
  NumberOrigin,
} from '@vigia/domain';
import { wallMsOfDay } from '@vigia/domain';
import { dayOfYear, shortDay } from '../charts/time-chart/format.ts';

export const shortDate = (date: IsoDate) => shortDay(wallMsOfDay(date));
export const fullDate = (date: IsoDate) => dayOfYear(wallMsOfDay(date));

/** After 'desde'. */
export const START_WORDS: Readonly<Record<DegreeDayStart['reason'], string>> = {
  biofix: 'biofix',
  season: 'inicio de temporada',
  'six-months': 'seis meses atrás,',
};

export const START_REASONS: Readonly<Record<DegreeDayStart['reason'], string>> = {
  biofix: 'Se cuentan desde el biofix registrado para esta plaga en el campo.',
  season: 'No hay biofix registrado para esta plaga: se cuentan desde el inicio de la temporada.',
  'six-months': 'No hay biofix ni temporada elegida: se cuentan desde seis meses atrás.',
};

export const METHOD_WORDS: Readonly<Record<DegreeDayMethod, string>> = {
  'simple-average': 'Promedio simple de la mínima y la máxima del día',
  'simple-average-clamped': 'Promedio simple con mínima y máxima acotadas a los umbrales',
  'single-triangle': 'Triángulo simple (Lindsey y Newman, 1956)',
  'double-triangle': 'Triángulo doble (Zalom y otros, 1983)',
  'single-sine': 'Seno simple (Baskerville y Emin, 1969)',
  'double-sine': 'Seno doble (Allen, 1976)',
};

export const CUTOFF_WORDS: Readonly<Record<DegreeDayCutoff, string>> = {
  horizontal: 'horizontal: sobre el umbral superior el desarrollo sigue a su ritmo máximo',
  vertical: 'vertical: sobre el umbral superior el desarrollo se detiene',
  intermediate: 'intermedio: sobre el umbral superior el desarrollo se hace más lento',
  none: 'sin umbral superior',
};

export const CONFIDENCE_WORDS: Readonly<Record<Confidence, string>> = {
  A: 'confianza alta',
  B: 'confianza media',
  C: 'confianza baja',
};

export const ORIGIN_WORDS: Readonly<Record<NumberOrigin, string>> = {
  definition: 'por definición',
  published: 'publicado',
  'published (secondary)': 'publicado, fuente secundaria',
  'published (rounded)': 'publicado, redondeado',
  derived: 'derivado',
  recalled: 'de la literatura, por verificar',
  'recalled, cross-checked': 'de la literatura, contrastado',
  ours: 'criterio propio',
};

export const PRELIMINARY = 'Modelo preliminar';
