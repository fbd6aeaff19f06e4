import type { ClimateZoneName } from './climate-zones.ts';

/** A real place. */
export interface Site {
  readonly place: string;
  readonly comuna: string;
  readonly region: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: ClimateZoneName;
}

/**
 * Places of public weather stations, with the coordinates they publish.
 *
 * @source Red Agrometeorológica de INIA (agrometeorologia.cl), list of its stations and of those of FDF and
 *   METEOVID that it shares; the number is that list's `ema`
 */
export const SITES = {
  /** 38, FDF */
  casablanca: {
    place: 'Casablanca',
    comuna: 'Casablanca',
    region: 'Valparaíso',
    latitude: -33.320833,
    longitude: -71.437222,
    zone: 'casablanca',
  },
  /** 221, METEOVID */
  altoJahuel: {
    place: 'Santa Rita',
    comuna: 'Buin',
    region: 'Metropolitana',
    latitude: -33.718611,
    longitude: -70.669167,
    zone: 'maipo',
  },
  /** 236, METEOVID */
  apalta: {
    place: 'Apalta',
    comuna: 'Santa Cruz',
    region: "O'Higgins",
    latitude: -34.608056,
    longitude: -71.246944,
    zone: 'cachapoal',
  },
  /** 92, FDF */
  lontue: {
    place: 'Lontué',
    comuna: 'Molina',
    region: 'Maule',
    latitude: -35.049722,
    longitude: -71.248056,
    zone: 'maule',
  },
  /** 491, INIA */
  losNiches: {
    place: 'San Jorge Los Niches',
    comuna: 'Curicó',
    region: 'Maule',
    latitude: -35.0918,
    longitude: -71.120579,
    zone: 'maule',
  },
  /** 408, FDF */
  lasLomillas: {
    place: 'Las Lomillas',
    comuna: 'San Clemente',
    region: 'Maule',
    latitude: -35.541639,
    longitude: -71.318222,
    zone: 'maule',
  },
  /** 71, FDF */
  peumo: {
    place: 'Peumo Norte',
    comuna: 'Peumo',
    region: "O'Higgins",
    latitude: -34.326944,
    longitude: -71.258889,
    zone: 'cachapoal',
  },
  /** 32, FDF */
  quillota: {
    place: 'Quillota',
    comuna: 'Quillota',
    region: 'Valparaíso',
    latitude: -32.892389,
    longitude: -71.206722,
    zone: 'aconcagua',
  },
  /** 62, FDF */
  graneros: {
    place: 'Graneros Norte',
    comuna: 'Graneros',
    region: "O'Higgins",
    latitude: -34.061944,
    longitude: -70.705,
    zone: 'cachapoal',
  },
  /** 646, INIA */
  angol: {
    place: 'El Vergel',
    comuna: 'Angol',
    region: 'Araucanía',
    latitude: -37.82781,
    longitude: -72.659665,
    zone: 'malleco',
  },
} as const satisfies Record<string, Site>;

export type SiteName = keyof typeof SITES;
