import type { PestId } from '../entities/ids.ts';
import type { Evidence } from '../phenology/pest-model.ts';
import { speciesOf } from './pests.ts';

/** How many moths a sticky plate takes before it catches less. */
export interface PlateFigure extends Evidence {
  readonly moths: number;
}

const CODLING_MOTH: PlateFigure = {
  moths: 30,
  source:
    'WSU Tree Fruit Research & Extension Center, PMTP Newsletter 2(4), 15 June 2009: change the bottom of a delta trap after 30 moths; Riedl 1980, Can. Entomol. 112:655, abstract: catches decline after 20 to 30 moths in the smaller trap, 50 to 70 in the larger one',
  sourceEs:
    'Universidad Estatal de Washington 2009: cambiar el piso de la trampa delta al juntar 30 polillas; Riedl 1980, Can. Entomol. 112:655: la captura baja desde las 20 a 30 polillas en la trampa menor, y desde las 50 a 70 en la mayor',
  confidence: 'A',
  origin: 'published',
};

const AS_CODLING_MOTH: PlateFigure = {
  moths: CODLING_MOTH.moths,
  source:
    'our choice: no figure of the species was found, so the codling moth stands for it, a tortricid of this size or larger in the same traps; with smaller moths it asks early rather than late',
  sourceEs:
    'criterio propio: sin cifra publicada para la especie, se usa la de la carpocapsa, otro tortrícido, de igual o mayor tamaño, en las mismas trampas; con polillas menores avisa antes, no después',
  confidence: 'C',
  origin: 'ours',
};

/**
 * By species, of moths that are caught on sticky plates. A species is missing where no source was found and no relative of its
 * size stands for it: scales and leafhoppers are caught by the hundred, flies and armyworms in traps without a plate.
 */
const FIGURES: Readonly<Record<string, PlateFigure>> = {
  'Cydia pomonella': CODLING_MOTH,
  'Lobesia botrana': AS_CODLING_MOTH,
  'Grapholita molesta': AS_CODLING_MOTH,
  'Proeulia auraria': AS_CODLING_MOTH,
  'Ectomyelois ceratoniae': {
    moths: 50,
    source:
      'our choice, by a relative of its size: Kuenen 2008, ESA Pacific Branch, abstract: delta and wing traps (465 cm²) caught fewer and fewer males of Amyelois transitella after 50 to 60',
    sourceEs:
      'criterio propio, por un pariente de su tamaño: Kuenen 2008, ESA Pacific Branch, resumen: las trampas delta y de alas (465 cm²) capturaron cada vez menos machos de Amyelois transitella desde los 50 a 60',
    confidence: 'C',
    origin: 'derived',
  },
};

/** When to change the plate of a trap of a pest; null where nothing is known of it. */
export const plateFigure = (pestId: PestId | null): PlateFigure | null => FIGURES[speciesOf(pestId)] ?? null;
