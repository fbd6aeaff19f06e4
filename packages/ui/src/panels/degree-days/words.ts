import { DEGREE_DAY_START_WORDS, PEST_STAGE_WORDS, PRELIMINARY_MODEL } from '@vigia/domain/es';
import { PUBLISHED_MARKER_WORDS } from '@vigia/domain/published';

const { biofix, season, 'six-months': sixMonths } = DEGREE_DAY_START_WORDS;

/** Words of the degree-days and captures of a pest, and of its next stages. */
export const PEST_WORDS = {
  panel: 'Plagas',
  controls: 'Controles',
  phenology: 'Fenología',
  title: 'Grados día y capturas',
  titleOf: (pest: string) => `Grados día y capturas, ${pest}`,
  chartOf: (pest: string) => `Grados día y capturas de ${pest}`,
  axis: 'Grados Días',
  accumulated: 'Grados Día acumulados',
  empty: 'Sin grados día ni capturas',
  emptyAlone: 'Sin grados día',
  emptyHint:
    'Ninguna estación de esta plaga tiene un día con 20 horas de temperatura en la temporada. Elija otra plaga o temporada, o importe mediciones.',
  noPest: 'Sin plaga elegida',
  noPestHint:
    'El campo no tiene estaciones con plaga en este cultivo y temporada. Elija otro cultivo o temporada.',
  since: {
    biofix: (date: string) => `desde ${biofix} ${date}`,
    season: (date: string) => `desde ${season} ${date}`,
    'six-months': (date: string) => `desde ${sixMonths} ${date}`,
  },
  ignoredBiofix: (date: string) => `biofix del ${date} fuera de la temporada, no se usa`,
  explanation: {
    sum: 'Los grados día suman el calor útil para el desarrollo de la plaga.',
    sumAndStages:
      'Los grados día suman el calor útil para el desarrollo de la plaga; las franjas junto al eje muestran el estado que corresponde a cada suma.',
    ahead: 'La zona sombreada es pronóstico.',
  },
  /** Heading of the column of stages. */
  stage: 'Estado',
  stages: PEST_STAGE_WORDS,
  /** Name of a band beside the axis. */
  band: (stage: string, generation: number) => `${stage.toLowerCase()} · ${generation}ª gen.`,
  stageOf: (stage: string, generation: number) => `${stage} · ${generation}ª generación`,
  /** For the stage of adults. */
  beginning: (generation: number) => `Inicio ${generation}ª generación`,
  nextMilestone: 'Próximo hito',
  state: 'Estado de la plaga',
  preliminary: `${PRELIMINARY_MODEL}: fechas orientativas.`,
  noModel: 'Sin modelo de fenología para esta plaga.',
  noRecord: 'Sin registros con que estimar el estado de la plaga.',
  atTheEnd: 'Al cierre de la temporada',
  lastStage: 'Último estado del modelo',
  missing: (sum: string) => `faltan ${sum}`,
  thresholds: (range: string) => `umbral ${range}`,
  markers: PUBLISHED_MARKER_WORDS,
};
