import type { ProgramScope } from '../access/program-scopes.ts';
import type { ServiceTokenState } from '../access/service-tokens.ts';

export const PROGRAM_SCOPE_WORDS: Readonly<Record<ProgramScope, string>> = {
  'farm.read': 'Ver campos, estaciones y temporadas',
  'series.read': 'Ver mediciones y series',
  'health.read': 'Ver salud de los dispositivos',
  'photos.read': 'Ver fotos y detecciones',
  'events.read': 'Ver reportes de campo',
  'notices.read': 'Ver notificaciones',
  'measurements.write': 'Cargar mediciones',
  'photos.write': 'Subir fotos',
  'events.write': 'Escribir reportes de campo',
};

export const SERVICE_TOKEN_STATE_WORDS: Readonly<Record<ServiceTokenState, string>> = {
  active: 'Activo',
  rotating: 'Cambiando de token',
  expired: 'Vencido',
  ended: 'Terminado',
};

/** Who wrote something, where that was a program. */
export const programAuthor = (name: string): string => `programa «${name}»`;
