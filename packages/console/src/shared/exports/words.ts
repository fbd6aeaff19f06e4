import { EXPORT_FORMAT_WORDS } from '@vigia/domain/es';
import { room } from '@vigia/ui';

export const EXPORTS = room('exports', {
  action: 'Exportar',
  title: (client: string) => `Exportar datos de ${client}`,
  download: 'Descargar',
  task: {
    doing: 'Preparando el archivo',
    done: 'Listo. Presione otra vez para cerrar.',
    failed: 'No se descargó. Lo elegido sigue aquí.',
  },
  downloaded: 'Archivo descargado',
  sector: 'Campo',
  everySector: 'Todos los campos',
  span: 'Temporada',
  days: 'Otro rango de días',
  start: 'Primer día',
  end: 'Último día',
  tables: 'Qué incluir',
  format: 'Formato',
  formats: { ...EXPORT_FORMAT_WORDS, map: 'Mapa (GeoJSON)', calendar: 'Calendario (.ics)' },
  hints: {
    xlsx: 'Un libro con una hoja por tabla y un diccionario de sus columnas.',
    'csv-es': 'Punto y coma, coma decimal y hora de Chile. Varias tablas van en un ZIP con su diccionario.',
    csv: 'Coma, punto decimal y hora UTC. Varias tablas van en un ZIP con su diccionario.',
    parquet: 'Columnas con tipo, para análisis con Python o R. Hora UTC.',
    pdf: 'Las aplicaciones y recomendaciones de la temporada, para imprimir o entregar.',
    map: 'Campos y estaciones con su posición, para programas de mapas.',
    calendar: 'Inicio y fin de temporada, biofix y reportes de campo, para su calendario.',
  },
  noTable: 'Elija al menos una tabla',
  noDay: 'Indique una fecha',
  wrongOrder: 'No puede ser anterior al primer día',
  incomplete: 'Revise lo marcado',
  failed: 'No se pudo preparar el archivo. Intente de nuevo.',
  noPrinter: 'El servicio no puede imprimir ahora. Elija Excel e imprima desde ahí.',
  tooMany: 'Ya descarga cuatro archivos. Espere a que termine uno.',
  names: {
    tables: 'Temporada',
    pdf: 'Cuaderno de campo',
    map: 'Mapa',
    calendar: 'Calendario',
    days: (start: string, end: string) => `${start} a ${end}`,
  },
});

export type ExportWords = (typeof EXPORTS)['spanish'];
