/** How many insects the traps around let expect on a piece of ground, day by day, and whether there are traps enough. */
export { type TrapRule, trapRule } from '../catalogue/trap-rule.ts';
export { PRESSURE_RADII, USUAL_RADIUS } from '../pressure/near-traps.ts';
export { type PressureCell, pressureCells } from '../pressure/pressure-cells.ts';
export { type PressureScale, pressureClass, pressureScale } from '../pressure/pressure-scale.ts';
export { type TrapCoverage, trapCoverage } from '../pressure/trap-coverage.ts';
export { capturesUpTo, lastReading } from '../pressure/trap-window.ts';
export { weightedPressure } from '../pressure/weighted-pressure.ts';
