import { counted, formatNumber, formatShortDay } from '@vigia/domain/es';
import type { Supposed } from '@vigia/domain/what-if';
import { room } from '@vigia/ui';

const degrees = (warmer: number): string =>
  `${warmer > 0 ? '+' : '−'}${formatNumber(Math.abs(warmer), Number.isInteger(warmer) ? 0 : 1)} °C`;

export const KEPT_SCENARIOS = room('kept-scenarios', {
  title: 'Mis supuestos',
  alone: 'Solo usted los ve. Para mostrar uno a otra persona, copie su enlace.',
  empty: 'Todavía no guarda supuestos de esta plaga en esta temporada.',
  needsField: 'Para guardar supuestos, elija un campo y una temporada.',
  failed: 'No se pudieron leer sus supuestos.',
  retry: 'Reintentar',
  keep: 'Guardar',
  keepChanges: 'Guardar cambios',
  isKept: 'Guardado',
  openNow: 'abierto',
  rename: (name: string) => `Cambiar el nombre de ${name}`,
  remove: (name: string) => `Quitar ${name}`,
  kept: (name: string) => `Se guardó «${name}»`,
  replaced: (name: string) => `Se guardaron los cambios de «${name}»`,
  renamed: (name: string) => `Ahora se llama «${name}»`,
  removed: (name: string) => `Se quitó «${name}»`,
  undo: 'Deshacer',
  undone: 'Se deshizo el cambio',
  failedAct: (reason: string) => `No se pudo completar: ${reason}`,
  form: { keep: 'Guardar supuesto', rename: 'Cambiar el nombre', name: 'Nombre' },
  parts: ({ start, weather, warmer, spray, sum, captures }: Supposed): string =>
    [
      start === undefined ? '' : `biofix ${formatShortDay(start)}`,
      weather === undefined ? '' : weather === 'warm-year' ? 'año más cálido' : 'año más frío',
      warmer === undefined ? '' : degrees(warmer),
      spray === undefined ? '' : `aplicación ${formatShortDay(spray)}`,
      sum === undefined ? '' : `${formatNumber(sum, 0)} °C·día`,
      captures === undefined ? '' : counted(captures, 'captura', 'capturas'),
    ]
      .filter(Boolean)
      .join(' · '),
});
