import type { ColumnWords } from './tables.ts';

const source = (of: string, ...also: string[]): ColumnWords => ({
  title: `Fuente ${of}`,
  also,
  example: '',
});

/** Columns of a table of products. */
export const PRODUCT_COLUMN_WORDS = {
  name: {
    title: 'Producto',
    also: ['Nombre comercial', 'Producto comercial', 'Nombre del producto'],
    example: 'Producto de ejemplo',
  },
  activeIngredient: {
    title: 'Ingrediente activo',
    also: ['I.A.', 'Ingrediente', 'Activo'],
    example: 'Clorantraniliprol',
  },
  authorisation: {
    title: 'N° de autorización',
    also: ['Autorización SAG', 'N° SAG', 'N° autorización', 'Registro SAG'],
    example: '',
  },
  modeScheme: { title: 'Clasificación', also: ['Clasificación del modo de acción'], example: 'IRAC' },
  modeGroups: { title: 'Modo de acción', also: ['Grupo', 'Grupo IRAC', 'Grupo FRAC', 'MoA'], example: '28' },
  modeSource: source('del modo de acción'),
  preHarvestDays: {
    title: 'Carencia (días)',
    also: ['Carencia', 'Días de carencia', 'PHI'],
    example: '14',
  },
  preHarvestSource: source('de la carencia'),
  markets: {
    title: 'Carencia por mercado',
    also: ['Mercados', 'Carencias por mercado'],
    example: 'Unión Europea: 21; China: 14',
  },
  marketsSource: source('de los mercados'),
  reentryHours: {
    title: 'Reingreso (h)',
    also: ['Reingreso', 'Horas de reingreso', 'REI'],
    example: '12',
  },
  reentrySource: source('del reingreso'),
  mostApplications: {
    title: 'Aplicaciones máximas',
    also: ['Máx. aplicaciones', 'Máximo de aplicaciones', 'Máx. aplicaciones por temporada'],
    example: '2',
  },
  mostApplicationsSource: source('de las aplicaciones máximas'),
  residualDays: {
    title: 'Días de protección',
    also: ['Residual (días)', 'Residual', 'Efecto residual', 'Días de residualidad'],
    example: '',
  },
  residualSource: source('de los días de protección', 'Fuente del residual'),
  rainfastHours: {
    title: 'Horas sin lluvia después',
    also: ['Sin lluvia (h)', 'Horas sin lluvia'],
    example: '',
  },
  rainfastSource: source('de las horas sin lluvia'),
  stages: {
    title: 'Etapas que controla',
    also: ['Etapas', 'Estados que controla', 'Estados'],
    example: 'huevo; larva',
  },
  stagesSource: source('de las etapas'),
  pests: { title: 'Plagas', also: ['Plaga', 'Plagas objetivo'], example: 'Cydia pomonella' },
  crops: { title: 'Hospederos', also: ['Hospedero', 'Cultivos', 'Cultivo'], example: 'Manzano (Fuji)' },
  source: {
    title: 'Fuente',
    also: ['Fuente de las cifras', 'Origen', 'Referencia'],
    example: 'Etiqueta del producto',
  },
} as const satisfies Readonly<Record<string, ColumnWords>>;

/** What a cell of a product that cannot be taken says. */
export const PRODUCT_CELL_MESSAGES = {
  scheme: 'IRAC, FRAC u Otra',
  stage: (text: string) => `«${text}» no es una etapa: adulto, huevo, larva o pupa`,
  market: (text: string) => `«${text}»: escriba el mercado, dos puntos y los días: Unión Europea: 21`,
  most: (products: number) => `Un cliente tiene hasta ${products} productos en uso`,
} as const;
