/** How many insects the traps around let expect on a piece of ground, day by day, and whether there are traps enough. */
export { PRESSURE_RADII, USUAL_RADIUS } from '../pressure/near-traps.ts';
export { type Pressure, pressureAt, type TrapCaptures, weightedPressure } from '../pressure/pressure-at.ts';
export { type PressureCell, pressureCells } from '../pressure/pressure-cells.ts';
export { type PressureScale, pressureClass, pressureScale } from '../pressure/pressure-scale.ts';
export { type TrapCoverage, trapCoverage } from '../pressure/trap-coverage.ts';
export { type TrapRule, trapRule } from '../pressure/trap-rule.ts';
export { capturesUpTo, lastReading } from '../pressure/trap-window.ts';
