/**
 * The result of every model for invalid input: a typed error or a documented result, never a silent zero. Each
 * cell of this table is a cell of the table in the README.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CAPTURES } from '../fixtures/bad-input/captures.ts';
import { COLUMNS, type Row } from '../fixtures/bad-input/cells.ts';
import { CHILL } from '../fixtures/bad-input/chill.ts';
import { CLIMATE } from '../fixtures/bad-input/climate.ts';
import { DEGREE_DAYS } from '../fixtures/bad-input/degree-days.ts';
import { MILDEW } from '../fixtures/bad-input/mildew.ts';
import { PHENOLOGY } from '../fixtures/bad-input/phenology.ts';
import { SERIES_AND_DEVICES } from '../fixtures/bad-input/series-and-devices.ts';
import { SIDE_BY_SIDE } from '../fixtures/bad-input/side-by-side.ts';
import { everyExport } from '../fixtures/every-export.ts';
import * as captures from './entries/captures.ts';
import * as devices from './entries/devices.ts';
import * as models from './index.ts';

const everything = await everyExport();
/** The exports of the entry points that contain models. */
const handedOut = { ...models, ...captures, ...devices };

const TABLE: Readonly<Record<string, Row>> = {
  ...DEGREE_DAYS,
  ...CHILL,
  ...CLIMATE,
  ...MILDEW,
  ...PHENOLOGY,
  ...CAPTURES,
  ...SERIES_AND_DEVICES,
  ...SIDE_BY_SIDE,
};

/** Exports that are no models, by the reason why they need no row. */
const WITHOUT_A_ROW = {
  'asks about a name or a code, or writes one': [
    'countSource',
    'cropEventOf',
    'degreeDayMetricName',
    'degreeHourMetricName',
    'hourlyDegreeDayMetricName',
    'isChillMetric',
    'isPreliminaryCrop',
    'isWeekdayMask',
    'maskHasDay',
    'maskOfWeekdays',
    'sprayIntervals',
    'stageLabel',
    'stageName',
    'weekdaysOfMask',
  ],
  'takes what the types and the forms have checked': [
    'ruleOfModel',
    'thresholdsOf',
    'cropAheadQuery',
    'cropStages',
    'degreeDayStart',
    'degreeHourAnchor',
    'degreeHourStart',
    'emergenceSpread',
    'eventsOfLog',
    'isFarAbove',
    'isFresh',
    'lastStageSeen',
    'pestAheadQuery',
    'recordQuality',
    'sameDayOfYear',
    'spreadOf',
    'expectedBand',
    'whenExpected',
  ],
  'says what is wrong with what was typed': ['typedCountError', 'wrongEntries'],
  'moves values without looking at them': [
    'alignDaily',
    'anchoredDegreeHours',
    'captureGroups',
    'captureKey',
    'chartArrays',
    'daysLater',
    'degreeHourSteps',
    'emptyDaily',
    'fromColumnar',
    'hasForecastValues',
    'isSummed',
    'laidOver',
    'lastRecord',
    'lengthOfRange',
    'lowerBound',
    'nearestIndex',
    'overRange',
    'thresholdMonths',
    'toColumnar',
    'toItems',
    'yearsBetween',
    'yearsLater',
  ],
  'is a row of another': ['figureQuality', 'isPlausible'],
};

const FOLDERS = [
  'captures',
  'chill',
  'climate',
  'degree-days',
  'hourly',
  'mildew',
  'phenology',
  'series',
  'side-by-side',
  'signal',
];

describe.each(Object.entries(TABLE))('%s', (_, row) => {
  it.each(Object.entries(row))('%s', (_column, [, holds]) => holds());
});

it('every function of the models has its row', async () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(new URL(`./${folder}/`, import.meta.url))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `./${folder}/${file}`),
  );
  const modules: object[] = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
  const functions = modules
    .flatMap((module) => Object.entries(module))
    .filter(([name, value]) => typeof value === 'function' && !/^[A-Z]/.test(name) && name in handedOut)
    .map(([name]) => name);
  const listed = [...Object.keys(TABLE), ...Object.values(WITHOUT_A_ROW).flat()];
  expect(functions.filter((name) => !listed.includes(name))).toEqual([]);
  expect(listed.filter((name) => !(name in everything))).toEqual([]);
});

it('the README says the same', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, section = ''] = readme.split('## Bad input\n');
  const lines = section.split('\n## ')[0]!.split('\n');
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const [header, , ...rows] = lines.filter((line) => line.startsWith('|')).map(cells);
  expect(header?.slice(1)).toEqual(
    COLUMNS.map((column) => column.replace('NaN', '`NaN`').replace('null', '`null`')),
  );
  const texts = Object.entries(TABLE).map(([name, row]) => [
    `\`${name}\``,
    ...COLUMNS.map((column) => row[column]?.[0] ?? ''),
  ]);
  expect(rows).toEqual(texts);
});
