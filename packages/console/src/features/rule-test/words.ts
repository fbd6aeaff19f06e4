import type { IsoDate } from '@vigia/domain';
import { counted, countedDays, formatDay, formatNumber, formatShortDay } from '@vigia/domain/es';
import {
  type BackTestTotals,
  type Call,
  FEWEST_CAPTURES,
  LONGEST_GAP,
  PEAK_REACH,
  type SeasonLack,
} from '@vigia/domain/events';
import { room } from '@vigia/ui';

const calls = (count: number) => counted(count, 'aviso', 'avisos');
const seasons = (count: number) => counted(count, 'temporada', 'temporadas');
const days = (count: number) =>
  `${formatNumber(count, Number.isInteger(count) ? 0 : 1)} ${count === 1 ? 'día' : 'días'}`;
const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;

/** `9 avisos en 6 temporadas: 7 antes del máximo (mediana 8 días), 0 tarde y 2 por nada`. */
function outcomeText({ seasons: tested, calls: all, outcomes, medianLead }: BackTestTotals): string {
  const { before, late, nothing, unjudged } = outcomes;
  const median = medianLead === null ? '' : ` (mediana ${days(medianLead)})`;
  const parts = [
    `${formatNumber(before, 0)} antes del máximo${median}`,
    ...(late > 0 ? [`${formatNumber(late, 0)} tarde`] : []),
    `${formatNumber(nothing, 0)} por nada`,
    ...(unjudged > 0 ? [`${formatNumber(unjudged, 0)} sin poder juzgarse`] : []),
  ];
  return `${calls(all)} en ${seasons(tested)}: ${listed(parts)}.`;
}

export const RULE_TEST = room('rule-test', {
  title: 'Probar la regla',
  subtitle: (client: string) => `Qué habría hecho una regla en las temporadas pasadas de ${client}`,
  form: {
    label: 'La regla',
    sector: 'Campo',
    pest: 'Plaga',
    kind: 'De qué avisa',
    stage: 'Hito',
    captureDays: 'Se suman',
    monthFrom: 'Desde el mes',
    monthTo: 'Hasta el mes',
    daysUnit: 'días',
    noSector: 'Elija un campo: ninguno tiene trampas de esta plaga',
  },
  threshold: {
    captures: 'Avisar desde',
    stage: 'Avisar cuando falten',
    capturesUnit: 'capturas o más, por trampa',
    stageUnit: 'días o menos',
    value: (kind: 'captures' | 'stage', value: number) =>
      kind === 'captures' ? counted(value, 'captura', 'capturas') : countedDays(value),
    label: 'Umbral',
  },
  chart: {
    title: 'Avisos según el umbral',
    most: (count: number) => `hasta ${calls(count)}`,
    legend: {
      before: 'Antes del máximo',
      late: 'Tarde',
      nothing: 'Por nada',
      unjudged: 'Sin poder juzgarse',
    } satisfies Record<Call['outcome'], string>,
    column: (value: string, all: number, before: number, nothing: number) =>
      `Con ${value}: ${calls(all)}, ${formatNumber(before, 0)} antes del máximo y ${formatNumber(nothing, 0)} por nada`,
    /** The chart for those who do not see it. */
    read: (points: readonly string[]) => `${points.join('. ')}.`,
  },
  result: {
    title: 'Resultado',
    captures: (captures: number, within: number) =>
      `Con ${formatNumber(captures, 0)} o más capturas en ${countedDays(within)}`,
    stage: (stage: string, ahead: number) => `Con «${stage}» a ${countedDays(ahead)} o menos`,
    sentence: (condition: string, totals: BackTestTotals) => `${condition}, ${outcomeText(totals)}`,
    never: (condition: string, tested: number) => `${condition}, ningún aviso en ${seasons(tested)}.`,
    most: (most: number, within: number) =>
      most > 0
        ? `Lo más que sumó una trampa en ${countedDays(within)} fueron ${counted(most, 'captura', 'capturas')}.`
        : 'Ninguna trampa capturó nada en esos meses.',
    neverNear: 'El hito no se esperó tan cerca en ninguna.',
    peaks: (called: number, peaks: number) =>
      peaks === 0
        ? 'Ninguna temporada tuvo un máximo de vuelo que medir.'
        : `${formatNumber(called, 0)} de ${counted(peaks, 'máximo', 'máximos')} de vuelo tuvieron un aviso antes.`,
    few: (tested: number) =>
      tested === 1
        ? 'Solo se cuenta 1 temporada: muestra qué pasó, no prueba la regla.'
        : `Solo se cuentan ${tested} temporadas: muestran qué pasó, no prueban la regla.`,
    noneUsed: 'Ninguna temporada tiene datos suficientes para juzgar esta regla.',
    leftOut: (names: string) => `Fuera de los totales: ${names}.`,
  },
  lack: (lack: SeasonLack): string => {
    switch (lack.code) {
      case 'no-captures':
        return 'sin fotos ni conteos';
      case 'short-captures':
        return `solo ${countedDays(lack.days)} con trampas`;
      case 'captures-gap':
        return `sin fotos ni conteos del ${formatDay(lack.from)} al ${formatDay(lack.to)}`;
      case 'no-biofix':
        return 'sin biofix: no hay desde cuándo contar los grados día';
      case 'no-degree-days':
        return 'sin grados día';
      case 'degree-days-gap':
        return `sin temperatura del ${formatDay(lack.from)} al ${formatDay(lack.to)}`;
    }
  },
  seasons: {
    title: 'Temporada por temporada',
    columns: {
      season: 'Temporada',
      calls: 'Avisos',
      before: 'Antes',
      late: 'Tarde',
      nothing: 'Por nada',
      unjudged: 'Sin juzgar',
      peaks: 'Máximos del vuelo y primer aviso',
      note: 'Nota',
    },
    line: (all: number, { before, late, nothing, unjudged }: Record<Call['outcome'], number>) =>
      `${calls(all)}: ${listed([
        `${before} antes`,
        `${late} tarde`,
        `${nothing} por nada`,
        ...(unjudged > 0 ? [`${unjudged} sin juzgar`] : []),
      ])}`,
    out: (lack: string) => `Fuera de los totales: ${lack}`,
    whole: 'Temporada',
    generation: (generation: number) => `${generation}ª gen.`,
    called: (flight: string, date: IsoDate, lead: number) =>
      `${flight}: ${formatShortDay(date)}, ${days(lead)} antes`,
    notCalled: (flight: string, date: IsoDate) => `${flight}: ${formatShortDay(date)}, sin aviso antes`,
    notClosed: (flight: string) => `${flight}: el máximo no se ve entero`,
    fewCaptures: `Sin máximo: menos de ${FEWEST_CAPTURES} capturas por vuelo`,
    noPeaks: 'Sin capturas con que medirlo',
  },
  stages: {
    title: 'Antes de cada hito',
    hint: `Días entre el primer aviso de los ${PEAK_REACH} días anteriores y el hito, por grados día.`,
    columns: {
      stage: 'Hito',
      called: 'Con aviso antes',
      median: 'Mediana (días)',
      seasons: 'Días, por temporada',
    },
    name: (generation: number, stage: string) => `${generation}ª gen. · ${stage}`,
    of: (count: number, all: number) => `${count} de ${all}`,
    line: (count: number, all: number, median: number | null) =>
      `Aviso antes en ${count} de ${all}${median === null ? '' : `, mediana ${days(median)}`}`,
    season: (name: string, lead: number | null) => `${name}: ${lead === null ? 'sin aviso' : days(lead)}`,
    none: 'Sin hitos que fechar',
    noneHint: 'Hacen falta un modelo de la plaga, un biofix en la temporada y temperaturas.',
  },
  calls: {
    title: 'Aviso por aviso',
    columns: {
      date: 'Fecha',
      place: 'Dónde',
      found: 'Encontró',
      outcome: 'Qué fue',
      peak: 'Máximo',
      lead: 'Días antes',
    },
    captures: (count: number) => counted(count, 'captura', 'capturas'),
    generation: (generation: number) => `${generation}ª generación`,
    after: (lead: number) => `${formatNumber(lead, 0)} después`,
    none: 'Ningún aviso con este umbral',
    noneHint: 'Baje el umbral para ver desde cuándo habría avisado.',
  },
  how: {
    title: 'Cómo se cuenta',
    lines: [
      'Un aviso es el mismo que mandaría la regla: se juzga día a día, por trampa, con lo que se sabía ese día.',
      `El máximo de un vuelo es el centro de los siete días con más capturas del campo, en cada generación según los grados día. Con menos de ${FEWEST_CAPTURES} capturas no hay máximo.`,
      `Antes: el máximo más cercano, a ${PEAK_REACH} días o menos, llega después del aviso. Tarde: fue ese día o antes. Por nada: ninguno está tan cerca.`,
      `Una temporada con más de ${LONGEST_GAP} días seguidos sin registro queda fuera. Los días fuera de los meses de la regla no se miran.`,
      'Se usan las trampas que hoy están en el campo y las últimas diez temporadas terminadas.',
    ],
  },
  asAlert: 'Usar como aviso',
  asThreshold: 'Usar como umbral del cliente',
  thresholdHint: (captures: number) =>
    `Como umbral, la plaga se ve en rojo desde ${counted(captures, 'captura', 'capturas')}.`,
  loading: 'Leyendo las temporadas pasadas…',
  failed: (names: readonly string[]) =>
    `No se pudo leer ${listed(names)}. Lo demás se muestra sin ${names.length === 1 ? 'ella' : 'ellas'}.`,
  noSeason: 'Todavía no hay temporadas terminadas',
  noSeasonHint:
    'La prueba mira las temporadas que ya terminaron. Puede importar las de años anteriores por tabla.',
  noTraps: 'Ningún campo tiene trampas',
  noTrapsHint: 'Asigne una plaga a una estación en Administración para probar reglas sobre sus capturas.',
  wrong: 'Complete la regla para ver qué habría hecho.',
  openSeasons: 'Ir a temporadas',
  openStations: 'Ir a estaciones',
});
export type RuleTestWords = (typeof RULE_TEST)['spanish'];
