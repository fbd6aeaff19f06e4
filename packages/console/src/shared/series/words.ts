/** What the markers of a chart say. */
export const WORDS = {
  deviceSwap: 'cambio de dispositivo',
  application: 'aplicación',
  recommendation: 'recomendación',
  biofix: 'biofix',
  chronofix: 'chronofix',
} as const;
