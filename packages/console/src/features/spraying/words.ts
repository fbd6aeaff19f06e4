import type { IsoDate } from '@vigia/domain';
import { counted, formatDate, formatDay } from '@vigia/domain/es';
import type { SprayOption } from '@vigia/domain/spraying';
import { room } from '@vigia/ui';

/** Words of "Qué puedo aplicar". */
export const SPRAY_SHEET = room('spray-sheet', {
  title: 'Qué puedo aplicar',
  list: 'Campos',
  logbook: 'Cuaderno de campo',
  day: 'Día de la aplicación',
  market: 'Mercado',
  noMarket: 'Solo la etiqueta',
  table: 'Productos para este campo',
  columns: {
    product: 'Producto',
    verdict: 'Estado y por qué',
    lastDay: 'Plazo',
    firstHarvest: 'Cosecha desde',
    left: 'Aplicaciones',
    reentry: 'Reingreso',
    protectedTo: 'Protege hasta',
  },
  verdicts: {
    open: 'Cumple las reglas',
    unknown: 'Revise la etiqueta',
    broken: 'No cumple',
  } as const satisfies Readonly<Record<SprayOption['verdict'], string>>,
  /** `El 28 nov 2026: 1 producto cumple las reglas, 2 no cumplen, 1 depende de su etiqueta.` */
  summary: (day: IsoDate, count: (verdict: SprayOption['verdict']) => number) => {
    const [open, broken, unknown] = [count('open'), count('broken'), count('unknown')];
    const fits =
      open === 0 ? 'ningún producto cumple' : open === 1 ? '1 producto cumple' : `${open} productos cumplen`;
    const parts = [
      `${fits} las reglas`,
      broken === 0 ? '' : `${broken} no ${broken === 1 ? 'cumple' : 'cumplen'}`,
      unknown === 0
        ? ''
        : `${unknown} ${unknown === 1 ? 'depende de su etiqueta' : 'dependen de su etiqueta'}`,
    ];
    return `El ${formatDay(day)}: ${parts.filter(Boolean).join(', ')}.`;
  },
  left: ({ times, product }: Pick<SprayOption, 'times' | 'product'>) =>
    product.mostApplications === null
      ? `van ${times}; máximo según etiqueta`
      : `van ${times} de ${product.mostApplications}`,
  stageFit: {
    stage: (stage: string, generation: number) => `${stage.toLowerCase()} de la ${generation}ª generación`,
    fits: (pest: string, stage: string, to: string | null) =>
      `${pest}: sí, en ${stage}${to === null ? '' : `; hasta hacia el ${to}`}.`,
    ahead: (pest: string, stage: string, from: string, to: string | null) =>
      `${pest}: todavía no; ${stage} hacia el ${from}${to === null ? '' : `, hasta el ${to}`}.`,
    none: (pest: string, stage: string) => `${pest}: no; va en ${stage}, y no se espera otra de sus etapas.`,
    unknown: (pest: string) => `${pest}: sin fechas de sus etapas.`,
    byLabel: 'Etapas que controla: según etiqueta.',
    noPest: 'En este campo no se sigue una plaga suya con modelo.',
    waiting: 'Consultando las etapas…',
    failed: 'No se pudieron consultar las etapas.',
  },
  stageRule:
    'Etapa de la plaga: la última que el modelo da por iniciada el día de la aplicación, medida o según los años anteriores; antes puede haber individuos de otras.',
  until: (date: string) => `hasta el ${date}`,
  noDeadline: 'falta la cosecha',
  hours: (hours: number) => counted(hours, 'hora', 'horas'),
  missing: {
    interval: 'La carencia no está anotada: según etiqueta.',
    market: (market: string) => `Sin dato de carencia para ${market}: pregunte a su exportadora.`,
    most: 'El máximo de aplicaciones no está anotado: según etiqueta.',
  },
  harvest: (date: string) => `Cosecha: ${date}`,
  harvestOfCrop: (crop: string, date: string) => `${crop}: ${date}`,
  noHarvest: 'Sin fecha de cosecha: no se puede decir hasta cuándo aplicar.',
  askForHarvest: 'Pídala a quien administra su cuenta.',
  noSeason: 'Ninguna temporada contiene este día: no hay cosecha ni aplicaciones que contar.',
  setHarvest: 'Anotar cosecha',
  editHarvest: 'Cambiar cosecha',
  first: 'Vale la primera.',
  stages: 'Ver las etapas de las plagas',
  rule: 'Carencia: aplicado un día con 14 días de carencia, se cosecha desde 14 días después. Nada se bloquea: la etiqueta manda.',
  noProducts: 'Todavía no hay productos',
  noProductsHint:
    'Agregue los que aplica, con las cifras de su etiqueta: aquí se ve cuáles sirven para este campo.',
  askForProducts: 'Quien administra su cuenta los agrega en Administración, Productos.',
  addProducts: 'Agregar productos',
  unknownSector: 'Campo desconocido',
  unknownSectorHint: (client: string) => `${client} no tiene un campo con esta dirección.`,
  backToList: 'Volver a Campos',
  form: {
    title: (sector: string) => `Cosecha de ${sector}`,
    crop: 'Hospedero',
    wholeField: 'Todo el campo',
    date: 'Se cosecha desde',
    saved: (date: string) =>
      `Cosecha anotada para el ${formatDate(date as Parameters<typeof formatDate>[0])}`,
    askRemove: '¿Quitar la fecha de cosecha?',
    removeNote: 'Ya no se calcula hasta cuándo aplicar.',
    removed: 'Fecha de cosecha eliminada',
    failed: (reason: string) => `No se pudo quitar: ${reason}`,
  },
});

export type SpraySheetWords = (typeof SPRAY_SHEET)['spanish'];
