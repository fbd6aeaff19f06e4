import { FILTER_WORDS } from '@vigia/domain/es';
import { room } from '@vigia/ui';

export const APP_BAR = room('app-bar', {
  search: FILTER_WORDS.search,
  report: 'Informe',
  logType: 'Tipo de registro',
  station: 'Estación',
  dates: 'Fechas',
  season: FILTER_WORDS.season,
  sector: 'Campo',
  crop: 'Hospedero',
  pest: 'Plaga',
  reportType: 'Tipo de informe',
  all: FILTER_WORDS.allMasculine,
  allFeminine: FILTER_WORDS.allFeminine,
  none: FILTER_WORDS.none,
  chip: (field: string, choice: string) => `${field}: ${choice}`,
  span: (start: string, end: string) => `${start} a ${end}`,
});

export type AppBarWords = (typeof APP_BAR)['spanish'];
