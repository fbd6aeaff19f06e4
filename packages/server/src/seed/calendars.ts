import type { PhenologyStage } from '@vigia/domain/farm';

/** Phenology at latitude 34° S, `MM-DD`, by the crop's name in the catalogue. */
export const PHENOLOGY: Readonly<Record<string, readonly (readonly [PhenologyStage, string])[]>> = {
  Vid: [
    ['flowering_start_date', '11-04'],
    ['flowering_full_date', '11-13'],
    ['fruit_set_date', '11-24'],
    ['fruit_thickening_8mm_date', '12-06'],
  ],
  Cerezo: [
    ['flowering_start_date', '09-10'],
    ['flowering_full_date', '09-17'],
    ['first_petal_fall_date', '09-23'],
    ['last_petal_fall_date', '10-01'],
    ['fruit_set_date', '10-05'],
    ['fruit_thickening_8mm_date', '10-17'],
    ['fruit_thickening_20mm_date', '11-08'],
  ],
  Manzano: [
    ['flowering_start_date', '09-27'],
    ['flowering_full_date', '10-05'],
    ['first_petal_fall_date', '10-11'],
    ['last_petal_fall_date', '10-19'],
    ['fruit_set_date', '10-23'],
    ['fruit_thickening_8mm_date', '11-01'],
    ['fruit_thickening_20mm_date', '11-17'],
  ],
  Tomate: [
    ['flowering_start_date', '10-21'],
    ['flowering_full_date', '11-06'],
    ['fruit_set_date', '11-12'],
  ],
  Maíz: [
    ['flowering_start_date', '01-04'],
    ['flowering_full_date', '01-11'],
  ],
};

interface Application {
  readonly daysAfterBiofix: number;
  readonly product: string;
  readonly dose: number;
  readonly measure: 'cc/100L' | 'gr/100L' | 'L/ha' | 'gr/ha';
  readonly comments: string;
}

/** Active ingredients that are used against each pest. Doses are typical ones and not a recommendation. */
export const APPLICATIONS: ReadonlyMap<number, readonly Application[]> = new Map([
  [
    1,
    [
      {
        daysAfterBiofix: 24,
        product: 'Clorantraniliprol',
        dose: 15,
        measure: 'cc/100L',
        comments: 'Nacimiento de larvas, primera generación.',
      },
      {
        daysAfterBiofix: 80,
        product: 'Emamectina benzoato',
        dose: 40,
        measure: 'gr/100L',
        comments: 'Segunda generación.',
      },
    ],
  ],
  [
    2,
    [
      {
        daysAfterBiofix: 26,
        product: 'Clorantraniliprol',
        dose: 18,
        measure: 'cc/100L',
        comments: 'Inicio de eclosión.',
      },
      {
        daysAfterBiofix: 47,
        product: 'Spinetoram',
        dose: 20,
        measure: 'gr/100L',
        comments: 'Refuerzo de la primera generación.',
      },
      {
        daysAfterBiofix: 95,
        product: 'Acetamiprid',
        dose: 30,
        measure: 'gr/100L',
        comments: 'Segunda generación.',
      },
    ],
  ],
  [
    4,
    [
      {
        daysAfterBiofix: 50,
        product: 'Aceite mineral',
        dose: 1000,
        measure: 'cc/100L',
        comments: 'Migración de ninfas.',
      },
    ],
  ],
  [
    11,
    [
      {
        daysAfterBiofix: 30,
        product: 'Bacillus thuringiensis',
        dose: 800,
        measure: 'gr/ha',
        comments: 'Larvas pequeñas en hojas.',
      },
      {
        daysAfterBiofix: 62,
        product: 'Spinosad',
        dose: 150,
        measure: 'gr/ha',
        comments: 'Segunda generación.',
      },
    ],
  ],
  [
    12,
    [
      {
        daysAfterBiofix: 135,
        product: 'Spinosad',
        dose: 25,
        measure: 'gr/100L',
        comments: 'Fruta en pinta, antes de cosecha.',
      },
    ],
  ],
  [
    13,
    [
      {
        daysAfterBiofix: 12,
        product: 'Imidacloprid',
        dose: 0.4,
        measure: 'L/ha',
        comments: 'Cultivo en V4.',
      },
    ],
  ],
  [
    14,
    [
      {
        daysAfterBiofix: 22,
        product: 'Clorantraniliprol',
        dose: 0.12,
        measure: 'L/ha',
        comments: 'Daño fresco en cogollo.',
      },
    ],
  ],
]);
