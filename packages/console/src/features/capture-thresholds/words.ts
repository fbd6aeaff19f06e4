import type { ChipRule } from '@vigia/domain/captures';
import { countedDays, documentName, formatNumber, monthsText } from '@vigia/domain/es';
import { room } from '@vigia/ui';

type Levels = Pick<ChipRule, 'days' | 'okUpTo' | 'warningUpTo'>;
const levelsText = ({ days, okUpTo, warningUpTo }: Levels): string =>
  `Verde hasta ${formatNumber(okUpTo, 0)}, amarillo hasta ${formatNumber(warningUpTo, 0)}, en ${countedDays(days)}`;

export const CAPTURE_THRESHOLDS = room('capture-thresholds', {
  title: 'Umbrales de captura',
  subtitle: (client: string) => `Desde cuántas capturas cambia de color cada plaga en ${client}`,
  hint: 'Cada plaga trae el umbral de su modelo. Fije uno propio para los meses en que su predio lo necesite: los demás meses siguen el del modelo. Lo usan las listas, los mapas, las notificaciones, los widgets y las imágenes.',
  readOnly: 'Solo un administrador del cliente puede cambiarlos.',
  create: 'Nuevo umbral propio',
  table: 'Umbrales de captura por plaga y meses',
  columns: {
    pest: 'Plaga',
    months: 'Meses',
    whose: 'Umbral',
    ok: 'Verde hasta',
    warning: 'Amarillo hasta',
    days: 'Días',
    model: 'El modelo dice',
    setOn: 'Fijado el',
    stations: 'Estaciones',
  },
  own: 'Propio',
  ofModel: 'Del modelo',
  none: 'Sin umbral',
  /** The document's rule beside one's own. */
  modelSays: (rule: ChipRule | null) =>
    rule === null
      ? 'Sin umbral'
      : `${levelsText(rule)}${rule.months.length < 12 ? ` (${monthsText(rule.months)})` : ''}`,
  /** Which document's rule holds. */
  modelName: (rule: ChipRule | null) => (rule?.document ? documentName(rule.document) : ''),
  empty: 'No hay plagas en el catálogo',
  emptyHint: 'Un superadministrador las agrega en Administración, Catálogo.',
  test: 'Probar en el pasado',
  edit: 'Editar umbral propio',
  setOwn: 'Fijar umbral propio',
  toModel: 'Volver al del modelo',
  removed: (pest: string, months: string, hasModel: boolean) =>
    `${pest} (${months}) ${hasModel ? 'vuelve al umbral del modelo' : 'queda sin umbral'}`,
  undo: 'Deshacer',
  undone: 'Se deshizo el cambio',
  refused: (reason: string) => `No se pudo completar: ${reason}`,
  form: {
    new: 'Nuevo umbral propio',
    edit: 'Editar umbral propio',
    created: 'Umbral propio fijado',
    edited: 'Umbral propio actualizado',
    model: (rule: ChipRule | null) =>
      rule === null
        ? 'El modelo de esta plaga no trae umbral.'
        : `El modelo dice: ${levelsText(rule)}; ${monthsText(rule.months)}.`,
    daysUnit: 'días',
    daysHelp: 'De cuántos días se suman las capturas, hasta hoy.',
    countUnit: 'capturas',
    hint: 'Sobre el amarillo, la plaga se muestra en rojo. Los meses sin umbral propio siguen el del modelo.',
  },
});
export type CaptureThresholdWords = (typeof CAPTURE_THRESHOLDS)['spanish'];
