import { formatNumber } from '@vigia/domain/es';
import type { HourFault, NoHoursReason, SprayHour, WindLimit } from '@vigia/domain/spraying';
import { room } from '@vigia/ui';

const km = (speed: number) => `${formatNumber(speed, speed % 1 === 0 ? 0 : 1)} km/h`;

/** Words of the dry, calm hours of the next days in a field. */
export const SPRAY_HOURS = room('spray-hours', {
  title: 'Horas secas y en calma',
  wind: 'Viento',
  winds: {
    steady: 'Suave: 3,6 a 10,8 km/h',
    label: 'Etiquetas de Australia: 3 a 20 km/h',
    own: 'Otros límites',
  } as const satisfies Readonly<Record<WindLimit | 'own', string>>,
  windSources: {
    steady:
      'Viento de 1 a 3 m/s, donde el riesgo de deriva es bajo: Plan Regional de Waikato (Nueva Zelanda), 6.2.9.',
    label:
      'Viento de 3 a 20 km/h, lo que piden desde 2010 las etiquetas de Australia (APVMA; AWRI, 24 feb 2014). No es una regla de Chile: si su etiqueta dice otra cosa, vale la etiqueta.',
    own: 'Límites de viento puestos por usted.',
  } as const satisfies Readonly<Record<WindLimit | 'own', string>>,
  from: 'Desde',
  to: 'Hasta',
  windError: 'De 0 a 60 km/h, el primero menor que el segundo',
  dry: 'Sin lluvia después',
  dryHours: (hours: number) => (hours === 0 ? 'No importa' : hours === 1 ? '1 hora' : `${hours} horas`),
  dryOf: (product: string, hours: number) => `${product}: ${hours === 1 ? '1 hora' : `${hours} horas`}`,
  drySources: {
    usual:
      'Sin lluvia 24 horas después: la lluvia lava más el producto dentro del primer día (OMAFRA, «Rainfastness of Insecticides and Fungicides on Fruit»). Si la etiqueta pide otra cosa, cámbielo.',
    own: (hours: number) =>
      hours === 0
        ? 'Solo cuenta que no llueva en la hora misma.'
        : `Sin lluvia en la hora y en ${hours === 1 ? 'la siguiente' : `las ${hours} siguientes`}.`,
    product: (product: string, source: string) => `Horas sin lluvia de ${product}: ${source}.`,
  },
  day: 'Solo con luz de día',
  summary: 'Horas que sirven',
  noHour: 'ninguna',
  noneAtAll:
    'Ninguna hora de los próximos días cumple con todo. Vea por qué en la franja, o cambie los límites.',
  strip: 'Cada hora de los próximos días',
  stripDay: 'Día',
  legend: 'Qué dice cada marca',
  good: 'Sirve',
  faults: {
    rain: 'Llueve',
    'rain-after': 'Llueve después',
    windy: 'Mucho viento',
    still: 'Sin viento: puede haber inversión térmica',
    night: 'De noche',
    unknown: 'Falta un dato',
  } as const satisfies Readonly<Record<HourFault, string>>,
  figuresOf: ({ windKmH, rainMm }: Pick<SprayHour, 'windKmH' | 'rainMm'>) =>
    `viento ${windKmH === null ? 'sin dato' : km(windKmH)}, lluvia ${rainMm === null ? 'sin dato' : `${formatNumber(rainMm, 1)} mm`}`,
  figures: 'Ver cifras por hora',
  hideFigures: 'Ocultar cifras',
  table: 'Pronóstico por hora',
  columns: {
    hour: 'Hora',
    state: 'Estado',
    wind: 'Viento, km/h',
    rain: 'Lluvia, mm',
    temperature: 'Temperatura, °C',
    humidity: 'Humedad, %',
  },
  issued: (service: string, station: string, time: string) =>
    `Pronóstico de ${service} para la estación ${station}, consultado el ${time}.`,
  height:
    'El viento es el de 10 m de altura, sin ráfagas; entre los árboles sopla menos. Es un pronóstico: mire el cielo y mida el viento antes de aplicar.',
  waiting: 'Consultando el pronóstico…',
  failed: 'No se pudo consultar el pronóstico por hora.',
  none: {
    no_service:
      'Esta instalación no consulta un servicio de clima, y no se conocen la lluvia ni el viento que vienen: mírelos en otro pronóstico antes de aplicar, y aplique con el follaje seco y en calma. Quien opera el servicio lo enciende con VIGIA_WEATHER.',
    no_station:
      'El campo no tiene estaciones en uso, y el pronóstico se pide para el lugar de una. Mire la lluvia y el viento en otro pronóstico antes de aplicar.',
    not_told:
      'El servicio de clima no ha entregado lluvia y viento en las últimas 24 horas; se le pide de nuevo cada hora. Mientras tanto, mírelos en otro pronóstico.',
  } as const satisfies Readonly<Record<NoHoursReason, string>>,
  elsewhere: 'Dirección Meteorológica de Chile',
});

export type SprayHoursWords = (typeof SPRAY_HOURS)['spanish'];

/** Whether an hour serves, and if not, all that speaks against it. */
export const saysOf = ({ faults }: SprayHour, words: SprayHoursWords): string =>
  faults.length === 0 ? words.good : faults.map((fault) => words.faults[fault]).join('; ');
