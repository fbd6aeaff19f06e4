import { MILDEW_DOES_NOT_APPLY, MILDEW_RISK_WORDS, MILDEW_SENTENCES } from '@vigia/domain/es';

/** Words of the risk of powdery mildew. */
export const MILDEW_WORDS = {
  panel: 'Hongos',
  title: 'Índice de riesgo de oídio',
  index: 'Índice de oídio',
  indexAxis: 'Índice de Gubler',
  /** Heading of the column of classes. */
  risk: 'Riesgo',
  conditions: 'Condiciones del día',
  hoursAxis: 'Horas favorables',
  longestRun: (from: string, to: string) => `Horas seguidas entre ${from} y ${to}`,
  hoursInBand: (from: string, to: string) => `Horas entre ${from} y ${to}`,
  favourable: (hours: number) => `favorable desde ${hours} h seguidas`,
  description:
    'Modelo predictivo del riesgo de infección de oídio en vid: con él se elige mejor el momento de cada aplicación de fungicida.',
  empty: 'Sin índice de oídio',
  emptyHint:
    'Ninguna estación del campo tiene temperaturas horarias en la temporada. Elija otra temporada o importe mediciones.',
  doesNotApply: MILDEW_DOES_NOT_APPLY,
  doesNotApplyHint: 'El índice de Gubler describe el oídio de la vid. Elija un cultivo de vid para verlo.',
  risks: MILDEW_RISK_WORDS,
  summary: 'Resumen',
  summaryOf: 'Resumen de oídio',
  meaning: 'Interpretación',
  meaningOf: 'Interpretación del índice',
  sentences: MILDEW_SENTENCES,
};
