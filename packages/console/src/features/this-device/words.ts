import { counted } from '@vigia/domain/es';
import { room } from '@vigia/ui';

/** "En este teléfono": what is kept on the device. */
export const THIS_DEVICE = room('this-device', {
  title: 'En este teléfono',
  close: 'Cerrar',
  intro:
    'Vigía se abre también sin señal. Este equipo guarda los campos de la temporada en curso: curvas, estados, avisos y las últimas fotos.',
  fields: 'Campos',
  noneYet: 'Todavía no se guarda ningún campo en este equipo.',
  kept: (fields: number, when: string) => `${counted(fields, 'campo guardado', 'campos guardados')}, ${when}`,
  someFailed: (count: number) =>
    `${count === 1 ? 'Faltó 1 parte' : `Faltaron ${count} partes`} que el servidor no entregó: se piden de nuevo la próxima vez.`,
  keeping: (percent: number) => `Guardando los campos: ${percent} %`,
  keepNow: 'Guardar ahora',
  keepNowOffline: 'Sin conexión: se podrá guardar cuando vuelva la señal.',
  photos: (count: number) => counted(count, 'foto guardada', 'fotos guardadas'),
  space: 'Espacio',
  used: (used: string, of: string) => `${used} en uso, de ${of} disponibles`,
  protected: 'El navegador no lo borra por su cuenta.',
  unprotected: 'Si a este equipo le falta espacio, el navegador puede borrarlo.',
  protect: 'Pedir que no se borre',
  notProtected: 'El navegador no lo concedió. Suele hacerlo cuando Vigía está instalada.',
  install: 'Aplicación',
  installed: 'Vigía está instalada en este equipo.',
  installHint:
    'Para tenerla como aplicación, elija en el menú del navegador «Instalar aplicación» o «Agregar a pantalla de inicio».',
  noWorker: 'Este navegador no permite abrir Vigía sin señal. Sus datos se piden siempre al servidor.',
  clear: 'Borrar lo guardado',
  cleared: 'Se borró lo guardado en este equipo',
  clearHint: 'Al cerrar sesión se borra también.',
});
