/** What the markers of a chart say. */
export const WORDS = {
  model: (name: string) => `A.I. ${name}`,
  generalModel: 'A.I. general',
  deviceSwap: 'cambio de dispositivo',
  application: 'aplicación',
  recommendation: 'recomendación',
  biofix: 'biofix',
  chronofix: 'chronofix',
} as const;
