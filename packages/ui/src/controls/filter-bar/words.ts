import { room } from '../../words/room.ts';

/** Words of the filters above a list, and of the chips of active ones. */
export const FILTERS = room('filters', {
  filters: 'Filtros',
  filtersChosen: (count: number) => (count === 1 ? '1 elegido' : `${count} elegidos`),
  clearFilters: 'Limpiar filtros',
  showResults: 'Ver resultados',
  chosenFilters: 'Filtros elegidos',
  removeFilter: (filter: string) => `Quitar filtro ${filter}`,
});
