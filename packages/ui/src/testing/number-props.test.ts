import { describe, expect, it } from 'vitest';
import { numberProps } from './number-props.ts';

/** Units in docstrings. */
const UNIT = /\b(px|ms|h|degrees|characters|unit|captureUnit|dBm|m above sea level|insects)\b|°C|%|Ω|0–100/i;
/** Numbers without a unit: their docstring says what they count or number. */
const COUNTS =
  /\.(count|narrowCount|total|attempts|badge|waiting|stations|decimals|rows|page(Size|Sizes|Index)|\w+Days|markersUpTo|maxZoom|yTicks)$/;
/** Ids, which are not measures. */
const IDS = /(\.id|Id)$/;
/** As above, for one component: elsewhere the same name may be a measure with a unit. */
const ONE = {
  counts: [
    'HealthGroupsProps.most',
    'ChartMarker.number',
    'PanelStrip.after',
    'PreviewRow.row',
    'MapSurface.levels',
    'SurfaceCell.level',
  ],
  ids: ['StatusMapProps.chosen'],
};

const all = numberProps();
const props = all.filter(({ name }) => !IDS.test(name) && !ONE.ids.includes(name));

describe('every figure that a component takes is documented with its unit, or with what it counts', () => {
  it.each(props)('$name ($path)', ({ name, doc, typeDoc }) => {
    if (COUNTS.test(name) || ONE.counts.includes(name)) expect(doc).toMatch(/\w/);
    else expect(`${doc} ${typeDoc}`).toMatch(UNIT);
  });
});

it('has no exception for a number that does not exist', () => {
  const names = all.map(({ name }) => name);
  expect([...ONE.counts, ...ONE.ids].filter((name) => !names.includes(name))).toEqual([]);
});

it('reads the types of every entry, and those that they contain', () => {
  const names = props.map(({ name }) => name);
  for (const name of ['TimeChartProps.height', 'PlanInput.today', 'LastRecord.y', 'MapStation.latitude']) {
    expect(names).toContain(name);
  }
});
