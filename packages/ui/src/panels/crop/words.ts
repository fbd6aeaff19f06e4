import { counted, PHENOLOGY_STAGE_WORDS, PRELIMINARY_MODEL } from '@vigia/domain/es';
import { useSpeech } from '../../words/language-provider.tsx';
import { room, type Speech, speechOf } from '../../words/speech.ts';

/** Words of the phenology of a host and its degree-hours. */
export const CROPS = room('crops', {
  panel: 'Hospederos',
  title: 'Horas-grado y fenología',
  titleOf: (crop: string) => `Horas-grado y fenología, ${crop}`,
  axis: 'Horas-grado',
  accumulated: 'Horas-grado acumuladas',
  empty: 'Sin horas-grado',
  emptyHint:
    'Ninguna estación de este hospedero tiene temperaturas horarias en la temporada. Elija otra temporada o importe mediciones.',
  since: {
    stage: (date: string) => `desde fenología ${date}`,
    season: (date: string) => `desde inicio de temporada ${date}`,
  },
  explanation: {
    sum: 'Las horas-grado suman el calor útil para el desarrollo del hospedero.',
    sumAndStages:
      'Las horas-grado suman el calor útil para el desarrollo del hospedero; las franjas junto al eje muestran el estado que corresponde a cada suma y las líneas, los días en que se observó. Desde cada estado observado se cuenta de nuevo a partir de su suma: la curva baja si el estado llegó después de lo calculado, y sube si llegó antes.',
    ahead: 'La zona sombreada es pronóstico.',
  },
  /** Heading of the column of stages. */
  stage: 'Estado',
  stages: PHENOLOGY_STAGE_WORDS,
  /** For the day of an observed stage: its effect on the sum. */
  seen: {
    first: (stage: string, at: string) =>
      `Se observó ${stage}: desde aquí se cuentan las horas-grado, a partir de ${at}`,
    same: (stage: string, at: string) => `Se observó ${stage}: la suma coincide con la de este estado, ${at}`,
    down: (stage: string, before: string, at: string) =>
      `Se observó ${stage}: la suma baja de ${before} a ${at}, la de este estado`,
    up: (stage: string, before: string, at: string) =>
      `Se observó ${stage}: la suma sube de ${before} a ${at}, la de este estado`,
  },
  card: {
    name: 'Fenología del hospedero',
    preliminary: `${PRELIMINARY_MODEL}: fechas orientativas.`,
    near: (date: string) => `cerca del ${date}`,
    notSeen: 'sin registro',
    noTemperatures: 'Sin temperaturas desde la fenología registrada.',
    noPhenology:
      'Sin fenología registrada en la temporada: no se puede estimar el estado. Regístrela con REGISTRO, Fenología del hospedero.',
    atTheEnd: 'Al cierre de la temporada',
    lastStage: 'Último estado del modelo',
    next: 'Próximo estado',
    sumOf: (sum: string, whole: string) => `${sum} de ${whole}`,
  },
  origin: {
    formula: 'Fórmula',
    formulaIs: (base: string, optimum: string) =>
      `Cada hora suma los grados de su temperatura media por sobre ${base}; desde ${optimum} ya no suma más.`,
    thresholds: 'Umbrales',
    thresholdsAre: (base: string, optimum: string) => `Base ${base}, óptimo ${optimum}.`,
    startReasons: {
      stage:
        'Se cuentan desde el primer estado registrado y de nuevo desde cada estado siguiente, a partir de la suma de ese estado: lo observado prima sobre lo calculado. Ese día la suma baja si el estado llegó después de lo calculado, y sube si llegó antes.',
      season:
        'No hay fenología registrada: se cuentan desde el inicio de la temporada y no dicen nada de los estados.',
    },
    mean: (stations: number | undefined) =>
      `Promedio diario de ${stations === undefined ? 'las estaciones del campo' : counted(stations, 'estación', 'estaciones')}.`,
    gaps: 'Horas y días sin datos',
    gapsAre: (longest: number, hours: number) =>
      `Vacíos de hasta ${longest} horas se completan con una recta. Un día cuenta con al menos ${hours} de las 24 horas medidas.`,
  },
});

export type CropSpeech = Speech<(typeof CROPS)['spanish']>;
export const SPANISH_CROPS: CropSpeech = speechOf(CROPS);
export const useCropSpeech = (): CropSpeech => useSpeech(CROPS);
