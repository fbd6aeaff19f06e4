import { room } from '../../words/room.ts';

/** What filters above a list say, and the chips of those that are chosen. */
export const FILTERS = room('filters', {
  filters: 'Filtros',
  filtersChosen: (count: number) => (count === 1 ? '1 elegido' : `${count} elegidos`),
  clearFilters: 'Limpiar filtros',
  showResults: 'Ver resultados',
  chosenFilters: 'Filtros elegidos',
  removeFilter: (filter: string) => `Quitar filtro ${filter}`,
});
