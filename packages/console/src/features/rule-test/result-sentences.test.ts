import { prepareBackTest, type TestedRule } from '@vigia/domain/events';
import { expect, it } from 'vitest';
import {
  capturesOn,
  MOTH,
  type SeasonPlan,
  testedSeason,
} from '../../../../domain/fixtures/builders/back-test.ts';
import { resultSentences } from './result-sentences.ts';
import { RULE_TEST } from './words.ts';

const YEAR = { pestId: MOTH, monthFrom: 1, monthTo: 12 };
const CAPTURES: TestedRule = { kind: 'captures', days: 7, ...YEAR };
const PUPAE: TestedRule = { kind: 'stage', stage: 'pupa', ...YEAR };
/** Six insects on one day, 31 October. */
const FEW = capturesOn({ 60: 6 });

function said(rule: TestedRule, threshold: number, plans: readonly SeasonPlan[]): string[] {
  const back = prepareBackTest(rule, plans.map(testedSeason));
  return resultSentences(RULE_TEST.spanish, rule, threshold, back.at(threshold), back);
}

it('says of a threshold that never calls how far it was from it', () => {
  expect(said(CAPTURES, 7, [{ traps: [FEW] }])).toEqual([
    'Con 7 o más capturas en 7 días, ningún aviso en 1 temporada.',
    'Lo más que sumó una trampa en 7 días fueron 6 capturas.',
    'Ninguna temporada tuvo un máximo de vuelo que medir.',
    'Solo se cuenta 1 temporada: muestra qué pasó, no prueba la regla.',
  ]);
  expect(said(CAPTURES, 1, [{ traps: [[]] }])[1]).toBe('Ninguna trampa capturó nada en esos meses.');
});

it('says that a stage was never so near', () => {
  // At a degree-day a week no generation comes to its pupae.
  const cold = Array.from({ length: 170 }, (_, day) => (day % 7 === 0 ? 1 : 0));
  expect(said(PUPAE, 5, [{ traps: [FEW], pace: cold }]).slice(0, 2)).toEqual([
    'Con «pupa» a 5 días o menos, ningún aviso en 1 temporada.',
    'El hito no se esperó tan cerca en ninguna.',
  ]);
});

it('names every season that cannot be judged, with what it lacks', () => {
  const holed = FEW.concat(Array(200).fill(0)).map((value, day) =>
    day >= 100 && day < 120 ? Number.NaN : value,
  );
  const plans = [
    { traps: [holed] },
    { year: 2024, traps: [] },
    { year: 2023, traps: [[...Array(150).fill(Number.NaN), ...Array(50).fill(1)]] },
  ];
  expect(said(CAPTURES, 5, plans)).toEqual([
    'Ninguna temporada tiene datos suficientes para juzgar esta regla.',
    'Fuera de los totales: 2025–26 (sin fotos ni conteos del 10 dic 2025 al 29 dic 2025); 2024–25 (sin fotos ni conteos); 2023–24 (solo 50 días con trampas).',
  ]);
  const unheated = Array.from({ length: 170 }, (_, day) => (day >= 20 && day < 35 ? Number.NaN : 8));
  expect(
    said(PUPAE, 5, [
      { biofix: null },
      { year: 2024, pace: unheated },
      { year: 2023, pace: Array(170).fill(Number.NaN) },
    ])[1],
  ).toBe(
    'Fuera de los totales: 2025–26 (sin biofix: no hay desde cuándo contar los grados día); 2024–25 (sin temperatura del 21 oct 2024 al 4 nov 2024); 2023–24 (sin grados día).',
  );
});
