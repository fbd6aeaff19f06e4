import type { Colors, MarkerColor, SeriesColor, StageColor, Status } from '../theme/tokens.ts';

/** The use of each colour, for the foundation pages. */
export const COLOR_USES: Readonly<Record<keyof Colors, string>> = {
  page: 'Fondo de la página',
  surface: 'Tarjetas, tablas y diálogos',
  sunken: 'Cabecera de tabla, nota, fila bajo el puntero',
  line: 'Separadores y bordes de tarjeta',
  control: 'Borde de los controles',
  text: 'Texto principal',
  muted: 'Texto secundario y ejes',
  primary: 'Acción principal y enlaces',
  primaryStrong: 'Acción bajo el puntero',
  primaryTint: 'Selección y zona de pronóstico',
  onPrimary: 'Texto sobre la acción',
  danger: 'Acción que borra',
  onDanger: 'Texto sobre la acción que borra',
  focus: 'Anillo de foco del teclado',
  scrim: 'Velo bajo los diálogos',
};

export const STATUS_USES: Readonly<Record<Status, string>> = {
  ok: 'En orden: sin capturas, equipo sano',
  warning: 'Advertencia: capturas moderadas, batería baja',
  error: 'Error: capturas altas, sin conexión',
  neutral: 'Sin información o sin regla',
};

export const SERIES_USES: Readonly<Record<SeriesColor, string>> = {
  degreeDays: 'Grados día',
  captures: 'Capturas incrementales',
  capturesAccumulated: 'Capturas acumuladas',
  capturesPhoto: 'Capturas en fotografía',
  max: 'Temperatura máxima',
  min: 'Temperatura mínima',
  humidityMax: 'Humedad máxima',
  humidityMin: 'Humedad mínima',
  chillHours: 'Horas frío',
  utah: 'Utah',
  utahPositive: 'Utah positivo',
  dynamic: 'Dynamic',
  temperature: 'Temperatura del equipo',
  humidity: 'Humedad del equipo',
  battery: 'Batería',
  altitude: 'Altitud por presión',
  gas: 'Gas',
  mildew: 'Índice de oídio',
  signal4g: 'Señal 4G',
  signal3g: 'Señal 3G',
  signal2g: 'Señal 2G',
  station1: 'Estación 1 de un gráfico; estado 1 de un hospedero',
  station2: 'Estación 2 de un gráfico; estado 2 de un hospedero',
  station3: 'Estación 3 de un gráfico; estado 3 de un hospedero',
  station4: 'Estación 4 de un gráfico; estado 4 de un hospedero',
  station5: 'Estación 5 de un gráfico; estado 5 de un hospedero',
  station6: 'Estación 6 de un gráfico; estado 6 de un hospedero',
  station7: 'Estación 7 de un gráfico; estado 7 de un hospedero',
  station8: 'Estación 8 de un gráfico',
};

export const MARKER_USES: Readonly<Record<MarkerColor, string>> = {
  biofix: 'Biofix',
  phenology: 'Fenología',
  control: 'Control',
  device: 'Cambio de dispositivo',
};

export const STAGE_USES: Readonly<Record<StageColor, string>> = {
  adult: 'Adulto',
  egg: 'Huevo',
  larvae: 'Larva',
  pupa: 'Pupa',
};
