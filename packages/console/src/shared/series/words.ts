/** What the markers of a chart and its source say. */
export const WORDS = {
  allSectors: 'Todos los campos',
  model: (name: string) => `A.I. ${name}`,
  generalModel: 'A.I. general',
  deviceSwap: 'cambio de dispositivo',
  application: 'aplicación',
  recommendation: 'recomendación',
  firstCapture: 'primera captura',
  biofix: 'biofix',
  chronofix: 'chronofix',
} as const;
