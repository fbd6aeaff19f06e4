import { counted, formatNumber } from '@vigia/domain/es';
import { room } from '@vigia/ui';

const rows = (count: number) => counted(count, 'fila', 'filas');

/** Words of tables that are pasted. */
export const TABLE_IMPORT = room('table-import', {
  titles: {
    sectors: (client: string) => `Tabla de campos de ${client}`,
    stations: (client: string) => `Tabla de estaciones de ${client}`,
    nodes: (client: string) => `Tabla de dispositivos de ${client}`,
    users: (client: string) => `Tabla de usuarios de ${client}`,
    products: (client: string) => `Tabla de productos de ${client}`,
  },
  hint: 'Copie las filas de su planilla, con sus títulos, y péguelas aquí; o elija un archivo de Excel o CSV. Se revisa primero: nada se guarda hasta que presione Guardar.',
  columns: (required: readonly string[], optional: readonly string[]) =>
    `Columnas: ${required.join(', ')}${optional.length > 0 ? `; si las tiene, también ${optional.join(', ')}` : ''}.`,
  /** What becomes of columns that the table lacks. */
  absent: {
    sectors: 'Las que falten quedan como están.',
    stations: 'Las que falten quedan como están.',
    nodes: 'Las que falten quedan como están.',
    users: 'Sin rol, la persona es agricultora; sin campos, los ve todos. Quien ya está no se cambia.',
    products:
      'Las que falten quedan como están. Cada cifra dice de dónde sale: en su columna de fuente, o en «Fuente» para toda la fila.',
  },
  paste: 'Pegue aquí la tabla',
  file: 'Archivo de Excel o CSV',
  choose: 'Elegir archivo',
  other: 'Elegir otro archivo',
  again: 'Empezar de nuevo',
  template: 'Bajar plantilla',
  templateName: {
    sectors: 'Plantilla de campos',
    stations: 'Plantilla de estaciones',
    nodes: 'Plantilla de dispositivos',
    users: 'Plantilla de usuarios',
    products: 'Plantilla de productos',
  },
  templateFailed: 'No se pudo crear la plantilla',
  reading: 'Leyendo el archivo',
  checking: (count: number) => `Revisando ${rows(count)}`,
  preview: 'Filas de la tabla',
  pasted: 'Tabla pegada',
  counts: {
    new: (count: number) => counted(count, 'nueva', 'nuevas'),
    changed: (count: number) => counted(count, 'que cambia', 'que cambian'),
    archived: (count: number) => counted(count, 'que se archiva', 'que se archivan'),
    same: (count: number) => counted(count, 'que ya está así', 'que ya están así'),
    wrong: (count: number) => counted(count, 'con errores', 'con errores'),
  },
  summary: (total: number, parts: readonly string[]) => `${rows(total)}: ${parts.join(', ')}.`,
  fix: 'Corrija las celdas marcadas aquí, o en su planilla y péguela de nuevo. Mientras quede una con error no se guarda ninguna.',
  unused: (titles: readonly string[]) => `No se usan estas columnas: ${titles.join(', ')}.`,
  afterwards: {
    nodes: 'Cada dispositivo nuevo recibe su llave desde su fila, con «Crear llave».',
    users:
      'Al guardar se muestra, por única vez, la contraseña temporal de cada persona nueva. Sirve 72 horas y se cambia al entrar.',
  },
  passwords: {
    title: (count: number) => `${counted(count, 'contraseña temporal', 'contraseñas temporales')}`,
    note: 'Guárdelas o cópielas ahora: no se vuelven a mostrar. Cada una sirve 72 horas y se cambia al entrar; si vence, dé otra desde la fila de la persona.',
    email: 'Correo electrónico',
    password: 'Contraseña temporal',
    copy: 'Copiar todas',
    save: 'Guardar en Excel',
    saveFailed: 'No se pudo crear el archivo',
    file: 'Contraseñas temporales',
    list: 'Contraseñas temporales',
    seen: (count: number) => (count === 1 ? 'Ya la guardé' : 'Ya las guardé'),
  },
  nothing: 'No hay nada que guardar: todo está ya así.',
  notYet: 'Pegue una tabla o elija un archivo',
  notWhileWrong: 'Corrija las filas con errores',
  notWhileChecking: 'Espere a que se revisen las filas',
  save: 'Guardar',
  saved: (added: number, changed: number) =>
    `Tabla guardada: ${[
      ...(added > 0 ? [counted(added, 'fila nueva', 'filas nuevas')] : []),
      ...(changed > 0 ? [counted(changed, 'cambiada', 'cambiadas')] : []),
    ].join(' y ')}`,
  undo: 'Deshacer',
  undone: 'Se deshizo la tabla: lo nuevo quedó archivado y lo cambiado, como antes',
  notUndone: (reason: string) => `No se pudo deshacer: ${reason}`,
  changedSince: 'alguien cambió estas filas después',
  failed: (reason: string) => `No se pudo revisar la tabla: ${reason}`,
  retry: 'Reintentar',
  problems: {
    empty: 'La tabla está vacía.',
    'no-rows': 'La tabla tiene títulos y ninguna fila.',
    'no-titles': (name: string) =>
      `No se encuentra la columna «${name}»: la primera fila debe tener los títulos. Si su planilla usa otros nombres, baje la plantilla.`,
    'too-many': (most: number) => `La tabla tiene más de ${formatNumber(most, 0)} filas: divídala en varias.`,
    unreadable: 'El archivo no se puede leer: elija un archivo de Excel (.xlsx) o CSV.',
    'too-large': (megabytes: number) => `El archivo pesa más de ${megabytes} MB: divídalo en varios.`,
  },
});

export type TableImportWords = (typeof TABLE_IMPORT)['spanish'];
