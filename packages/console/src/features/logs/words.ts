import { counted, countedDays, NO_VALUE } from '@vigia/domain/es';
import { room } from '@vigia/ui';

export const LOGS = room('logs', {
  title: 'Reportes',
  subtitle: 'Lo que se informó desde el campo',
  table: (type: string) => `Reportes de ${type}`,
  file: (type: string) => `reportes-${type}`,
  found: (shown: number, total: number) => `${shown} de ${counted(total, 'reporte', 'reportes')}`,
  none: NO_VALUE,
  author: (email: string, at: string) => `${email} el ${at}`,
  writtenBy: (email: string, day: string) => `Informado por ${email} el ${day}`,
  lure: (days: number, notice: number) => `Sí: dura ${countedDays(days)}, aviso ${countedDays(notice)} antes`,
  noLure: 'No',
  done: 'Qué se hizo',
  newLure: (days: number) => `Feromona nueva por ${countedDays(days)}`,
  replaces: (serial: string) => `Reemplaza a ${serial}`,
  noComments: 'Sin comentarios',
  empty: (type: string) => `Sin reportes de ${type} en estas fechas`,
  emptyHint: 'Elija otras fechas u otro tipo, o cree uno con REGISTRO.',
  other: (type: string, count: number) => `Ver ${type} (${count})`,
  longer: 'Ver los últimos 12 meses',
  nothing: 'Ningún reporte coincide',
  nothingHint: 'Cambie la búsqueda o quite filtros.',
  clear: 'Quitar filtros',
});

export type LogWords = (typeof LOGS)['spanish'];
