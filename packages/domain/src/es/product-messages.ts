/** What fields of products and harvests say when their rule is broken. Apart, as few screens have them. */
export const PRODUCT_MESSAGES = {
  harvestBeforeSeason: 'La cosecha no puede ser antes de que empiece la temporada',
  productName: 'Ingrese el nombre del producto',
  productNameTaken: 'Ya hay un producto con ese nombre',
  productModeScheme: 'Elija de qué clasificación es el código',
  productModeCode: 'Códigos de hasta 8 letras y cifras, separados por comas: 28, 4A',
  productSource: 'Diga de dónde sale la cifra: la etiqueta, una resolución…',
  productMarkets: 'Cada mercado va una vez, con su nombre y sus días: 0 ≤ día(s) ≤ 365',
  preHarvestDays: '0 ≤ día(s) ≤ 365',
  reentryHours: '0 ≤ hora(s) ≤ 720',
  mostApplications: '1 ≤ aplicacion(es) ≤ 50',
  residualDays: '1 ≤ día(s) ≤ 180',
  rainfastHours: '0 ≤ hora(s) ≤ 48',
} as const;
