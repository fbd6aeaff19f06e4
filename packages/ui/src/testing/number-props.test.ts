import { describe, expect, it } from 'vitest';
import { numberProps } from './number-props.ts';

/** How a docstring names a unit. */
const UNIT = /\b(px|ms|h|degrees|characters|unit|captureUnit|dBm|m above sea level|insects)\b|°C|%|Ω|0–100/i;
/** Figures without one: they count what their docstring says, or number it. */
const COUNTS =
  /\.(count|total|attempts|badge|waiting|expected|stations|decimals|rows|page(Size|Sizes|Index)|most|\w+Days|markersUpTo|maxZoom|yTicks)$/;
/** Names of things, and no figures. */
const IDS = /(\.id|Id|\.chosen)$/;

const props = numberProps().filter(({ name }) => !IDS.test(name));

describe('every figure that a component takes is documented with its unit, or with what it counts', () => {
  it.each(props)('$name ($path)', ({ name, doc, typeDoc }) => {
    if (COUNTS.test(name)) expect(doc).toMatch(/\w/);
    else expect(`${doc} ${typeDoc}`).toMatch(UNIT);
  });
});

it('reads the types of every door, and those that they hold', () => {
  const names = props.map(({ name }) => name);
  for (const name of ['TimeChartProps.height', 'PlanInput.today', 'LastRecord.y', 'MapStation.latitude']) {
    expect(names).toContain(name);
  }
});
