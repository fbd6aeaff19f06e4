import { room } from '@vigia/ui';

export const LOGO = room('logo', {
  label: 'Logo',
  help: 'PNG o JPEG de hasta 2 MB. Va en los informes del cliente; se guarda al elegirlo. Sin logo, los informes llevan sus iniciales.',
  none: 'Sin logo',
  add: 'Subir logo',
  change: 'Cambiar logo',
  remove: 'Quitar logo',
  file: 'Archivo del logo',
  of: (name: string) => `Logo de ${name}`,
  saved: 'Logo guardado',
  removed: 'Logo eliminado: los informes llevan las iniciales',
  loadFailed: 'No se pudo cargar el logo',
  failed: (reason: string) => `No se guardó el logo: ${reason}`,
  notRemoved: (reason: string) => `No se eliminó el logo: ${reason}`,
});
