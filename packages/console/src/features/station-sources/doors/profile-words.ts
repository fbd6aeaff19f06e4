import { counted } from '@vigia/domain/es';
import { room } from '@vigia/ui';

/** Words about profiles: which decoded fields of a kind of LoRaWAN device measure what. */
export const UPLINK_PROFILES = room('uplink-profiles', {
  title: 'Perfiles de equipos',
  hint: 'Un perfil dice qué mide cada campo de un tipo de equipo. Sirve para todos los equipos de ese tipo.',
  columns: { name: 'Perfil', fields: 'Campos medidos', devices: 'Equipos' },
  line: (measure: string, path: string, unit: string) => `${measure}: ${path} (${unit})`,
  choice: 'Perfil',
  choiceHelp: 'Para todos los equipos del mismo tipo.',
  knownHelp: 'Para todos los equipos del mismo tipo. Se corrige en Perfiles de equipos.',
  fresh: 'Perfil nuevo',
  name: 'Nombre del perfil',
  nameHelp: 'El modelo del equipo, por ejemplo «Dragino LSE01».',
  nameMissing: 'Escriba un nombre',
  mapping: 'Qué mide cada campo',
  last: (value: string) => `Último valor: ${value}`,
  noValue: 'No vino en el último envío',
  measure: 'Medida',
  unit: 'Unidad',
  unused: 'No se usa',
  noNumber: 'No es un número: no puede ser una medida',
  none: 'Elija al menos una medida',
  twice: (path: string) => `Ya la mide ${path}`,
  rainHint: 'La lluvia debe ser la caída desde el envío anterior: un contador que solo crece no sirve.',
  edit: 'Editar perfil',
  editTitle: 'Editar perfil',
  shared: (devices: number) =>
    `El cambio vale para ${counted(devices, 'equipo', 'equipos')}. Al guardar se lee otra vez lo conservado.`,
  saved: (name: string) => `Perfil actualizado: ${name}.`,
  removed: (name: string) => `Perfil eliminado: ${name}`,
  remove: 'Eliminar perfil',
});

export type ProfileWords = (typeof UPLINK_PROFILES)['spanish'];
