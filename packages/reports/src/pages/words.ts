import { formatDate } from '@vigia/domain/es';
import type { ReportData } from '@vigia/domain/reports';

export const WORDS = {
  client: 'Cliente',
  sector: 'Campo',
  address: 'Comuna',
  season: 'Temporada',
  crop: 'Cultivo',
  pest: 'Plaga',
  pests: 'Plagas',
  csg: 'Código CSG',
  period: 'Período',
  stations: 'Estaciones',
  control: 'Fecha estimada de control',
  application: 'Fecha sugerida de aplicación',
  allSectors: 'Todos los campos',
  allSeasons: 'Todas las temporadas',
  issued: (data: ReportData) => `Emitido el ${formatDate(data.issued)}`,
  controlOf: (pest: string, day: string) => `${pest}: ${day}`,
  map: 'Ubicación',
  plan: 'Estaciones en el campo',
  unplaced: (n: number) =>
    n === 1 ? '1 estación sin posición registrada' : `${n} estaciones sin posición registrada`,
  more: (n: number) => `y ${n} más`,
  summary: 'Resumen',
  summaryMore: 'Resumen (continuación)',
  comments: 'Comentarios adicionales',
  nothing: 'No hay mediciones ni conteos en el período del informe.',
  nothingHint:
    'Las páginas quedan con los datos del campo; los gráficos aparecerán cuando sus estaciones midan o se importen mediciones.',
  noChart: (title: string) => `${title}: sin datos en el período.`,
  others: (names: readonly string[]) =>
    `También se siguen en este campo: ${names.join(', ')}. Sus gráficos están en Informes > Plagas.`,
  page: (n: number, of: number) => `Página ${n} de ${of}`,
  legend: 'Simbología de los gráficos',
  marks: 'Marcas de los gráficos',
  writtenBy: (author: string) => `informado por ${author}`,
  moreMarks: (from: number, to: number) =>
    from === to
      ? `La marca ${to} se detalla en Informes > Plagas.`
      : `Las marcas ${from} a ${to} se detallan en Informes > Plagas.`,
  interpretation: 'Interpretación del índice',
  chillModels: 'Modelos de frío',
  noTotal: 'sin datos',
  charts: {
    pest: 'Grados día y capturas',
    crop: 'Fenología',
    weekly: 'Capturas por semana',
    chillUnits: 'Unidades y porciones de frío',
  },
} as const;

/** The first and the last day as text. */
export const spanText = ({ span }: Pick<ReportData, 'span'>): string =>
  `${formatDate(span.start)} a ${formatDate(span.end)}`;

/** The text, or its beginning with an ellipsis, at most `most` characters long. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
