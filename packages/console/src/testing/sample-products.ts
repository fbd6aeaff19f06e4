import { EMPTY_PRODUCT, type Product, productOfDraft } from '@vigia/domain/farm';

const product = (id: number, more: Partial<Product>): Product => ({
  ...productOfDraft(EMPTY_PRODUCT),
  id,
  archived: false,
  ...more,
});

/** Made up for stories and tests: their figures are of no product that is sold. */
export const PRODUCTS: readonly Product[] = [
  product(1, {
    ...{ name: 'Producto A', activeIngredient: 'Clorantraniliprol', modeScheme: 'irac', modeGroups: '28' },
    ...{ modeSource: 'Etiqueta', preHarvestDays: 14, preHarvestSource: 'Etiqueta', mostApplications: 2 },
    ...{ mostApplicationsSource: 'Etiqueta', residualDays: 10, residualSource: 'Ficha técnica' },
    ...{ stages: ['egg', 'larvae'], stagesSource: 'Etiqueta', rainfastHours: 4, rainfastSource: 'Etiqueta' },
    ...{ markets: [{ market: 'Unión Europea', days: 21 }], marketsSource: 'Agenda de la exportadora' },
  }),
  product(2, { name: 'Producto sin cifras', activeIngredient: 'Azufre' }),
  product(3, {
    ...{ name: 'Producto B', activeIngredient: 'Ciantraniliprol', modeScheme: 'irac', modeGroups: '28' },
    ...{ modeSource: 'Etiqueta', preHarvestDays: 7, preHarvestSource: 'Etiqueta' },
  }),
  product(4, { name: 'Producto antiguo', archived: true }),
];
