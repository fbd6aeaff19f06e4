import { formatNumber } from '@vigia/domain/es';
import { room } from '../../words/room.ts';

/** Words of lists of options. */
export const CHOICES = room('choices', {
  all: 'Todos',
  moreOptions: (count: number) => `Y ${formatNumber(count, 0)} más: siga escribiendo`,
  noResults: 'Sin resultados',
  search: 'Buscar...',
  searchIn: (field: string) => `Buscar en ${field}`,
  noChoice: 'Sin elegir',
  chosenOf: (field: string) => `${field}: elegidos`,
  chosenCount: (chosen: number, total: number) => `${chosen} de ${total} elegidos`,
});
