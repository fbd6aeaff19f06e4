import { counted, formatDate } from '@vigia/domain/es';
import type { Interval, SprayOption, SprayWarning } from '@vigia/domain/spraying';
import { room } from '@vigia/ui';

const days = (count: number) => counted(count, 'día', 'días');
const times = (count: number) => counted(count, 'aplicación', 'aplicaciones');

/** What is said of a product in a field: its figures, and the rules that an application breaks. */
export const SPRAYING = room('spraying', {
  byLabel: 'según etiqueta',
  notForbidden: 'Es un aviso: puede guardar igual.',
  warnings: 'Reglas que no se cumplen',
  facts: 'Lo que se sabe del producto',
  warning: (warning: SprayWarning, market: string | null): string => {
    switch (warning.kind) {
      case 'before-harvest': {
        const { interval, first, harvest } = warning;
        const asked = interval.from === 'market' && market !== null ? `para ${market}` : 'según la etiqueta';
        return `Carencia: con ${days(interval.days)} ${asked} se cosecharía desde el ${formatDate(first)}, y la cosecha está anotada para el ${formatDate(harvest)}.`;
      }
      case 'too-often':
        return `Aplicaciones: ya ${warning.times === 1 ? 'va' : 'van'} ${warning.times} de ${warning.most} en esta temporada y este campo.`;
      case 'same-mode':
        return `Rotación: mismo modo de acción (${warning.groups.join(', ')}) que la última aplicación, ${warning.product} del ${formatDate(warning.date)}.`;
      case 'other-pest':
        return 'Plaga: el producto no está anotado para esta plaga.';
      case 'other-crop':
        return 'Hospedero: el producto no está anotado para lo que hay en este campo.';
    }
  },
  interval: (interval: Interval | null, market: string | null): string => {
    if (interval === null) return 'Carencia: según etiqueta';
    const source = interval.source === '' ? '' : ` (${interval.source})`;
    const asked = interval.from === 'market' && market !== null ? ` para ${market}` : '';
    const unknown = interval.isMarketUnknown && market !== null ? `; no hay dato para ${market}` : '';
    return `Carencia: ${days(interval.days)}${asked}${source}${unknown}`;
  },
  harvestFrom: (date: SprayOption['firstHarvest']) =>
    date === null ? '' : `, cosecha desde el ${formatDate(date)}`,
  reentry: (hours: number | null) =>
    hours === null ? 'Reingreso: según etiqueta' : `Reingreso: a las ${counted(hours, 'hora', 'horas')}`,
  used: ({ times: done, left, product }: Pick<SprayOption, 'times' | 'left' | 'product'>) =>
    left === null
      ? `Aplicaciones en la temporada: ${done}; máximo según etiqueta`
      : `Aplicaciones en la temporada: ${done} de ${product.mostApplications}; ${left === 0 ? 'no queda ninguna' : `${left === 1 ? 'queda' : 'quedan'} ${times(left)}`}`,
  protectedTo: (date: SprayOption['protectedTo']) =>
    date === null ? 'Protección: residual según etiqueta' : `Protege hasta el ${formatDate(date)}`,
  unknownHistory:
    'Las aplicaciones anteriores no están completas en este equipo: cuente usted las de la temporada.',
});

export type SprayingWords = (typeof SPRAYING)['spanish'];
