import type { LogLevel } from '@vigia/domain/access';
import { LOG_LEVEL_WORDS } from '@vigia/domain/es';
import { room } from '@vigia/ui';

export const DIAGNOSTICS = room('diagnostics', {
  title: 'Diagnóstico del dispositivo',
  signal: 'Señal',
  selfTests: 'Self Test',
  weather: 'Comparación de clima',
  connections: 'Eventos de conexión',
  logs: 'Registro del dispositivo',
  loading: 'Cargando el diagnóstico',
  columns: {
    at: 'Fecha',
    code: 'Código',
    failed: 'Con falla',
    url: 'Dirección',
    uploaded: 'Recibido',
    level: 'Nivel',
    text: 'Mensaje',
  },
  passed: 'Sin fallas',
  levels: 'Nivel',
  allLevels: 'Todos',
  level: (level: LogLevel) => `${level} · ${LOG_LEVEL_WORDS[level]}`,
  noSelfTests: 'Sin autodiagnósticos',
  noConnections: 'Sin eventos de conexión',
  noLogs: 'Sin mensajes del dispositivo',
  emptyHint: 'El dispositivo no informó nada en este período. Elija uno más largo.',
  file: { selfTests: 'self-test', connections: 'conexiones', logs: 'registro' },
});

export type DiagnosticsWords = (typeof DIAGNOSTICS)['spanish'];
