import { counted } from '@vigia/domain/es';
import { room } from '../../words/room.ts';

/** Words of downloads and the data table. */
export const DOWNLOADS = room('downloads', {
  download: 'Descargar',
  menu: (title: string) => `Descargar ${title}`,
  png: 'Imagen (PNG)',
  svg: 'Imagen editable (SVG)',
  csv: 'Datos (CSV)',
  xlsx: 'Planilla (XLSX)',
  working: 'Preparando el archivo…',
  done: (file: string) => `Archivo ${file} listo.`,
  failed: (kind: string) => `No se pudo crear el archivo ${kind}. Los datos no cambiaron: intente de nuevo.`,
  table: 'Ver tabla',
  copy: 'Copiar',
  copied: (rows: number) => `${counted(rows, 'fila copiada', 'filas copiadas')}.`,
  copyFailed: 'El navegador no permitió copiar. Descargue los datos como CSV.',
  newestFirst: 'Más recientes primero',
  oldestFirst: 'Más antiguos primero',
});
