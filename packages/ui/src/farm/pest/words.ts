import { type ChipLimits, formatNumber } from '@vigia/domain';

/** Spanish of the pest chip's popover. */
export const PEST_WORDS = {
  capturesOf: (name: string) => `Capturas de ${name}`,
  lastWeek: 'en los últimos 7 días',
  captures: (count: number) => (count === 1 ? 'captura' : 'capturas'),
  failed: 'No se pudo consultar',
  retry: 'Reintentar',
  notCounted: 'Sin conteo disponible. El nivel se muestra cuando se cuenten las fotografías.',
  noRule: 'Esta plaga no tiene niveles definidos.',
  levels: 'Niveles de esta plaga',
  asking: 'Consultando capturas',
  more: 'Ver capturas',
  /** Which counts make a level. */
  limits: ({ okUpTo, warningUpTo }: ChipLimits) => ({
    ok: okUpTo === 0 ? '0' : `0 a ${formatNumber(okUpTo, 0)}`,
    warning: warningUpTo > okUpTo ? `${formatNumber(okUpTo + 1, 0)} a ${formatNumber(warningUpTo, 0)}` : null,
    error: `más de ${formatNumber(warningUpTo, 0)}`,
  }),
} as const;

/** Spanish of the chip of powdery mildew. */
export const MILDEW_CHIP_WORDS = {
  name: 'Oídio',
  index: 'índice',
  title: 'Riesgo de oídio',
  unknown: 'sin datos suficientes',
  noIndex: 'Sin índice: en los últimos 7 días faltan horas de temperatura.',
  since: (date: string) => `desde el ${date}`,
  levels: 'Niveles del índice de Gubler',
  rule: 'Índice de Gubler: 30 puntos tras tres días favorables (6 horas seguidas de 21 a 30 °C); luego +20 por día favorable y −10 por otro día.',
  asOf: (date: string) => `Con datos hasta el ${date}.`,
  more: 'Ver gráficos de oídio',
} as const;
