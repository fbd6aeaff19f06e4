import { toReadings } from '../climate/readings.ts';
import type { HourlyTemperatures } from './hourly-chill.ts';

// Constants of the two-step scheme: activation energies over the gas constant (K) and rate constants (1/h) of the
// step that forms the intermediate product and of the one that destroys it, and the steepness and temperature (K)
// of the transition that fixes it for good.
const E0 = 4153.5;
const E1 = 12888.8;
const A0 = 139500;
const A1 = 2.567e18;
const SLOPE = 1.6;
const TRANSITION = 277;
/** The model was fitted with this offset, not with 273.15. */
const KELVIN = 273;

const A0_OVER_A1 = A0 / A1;
const E1_MINUS_E0 = E1 - E0;
const SLOPE_TRANSITION = SLOPE * TRANSITION;

/**
 * Accumulated chill portions of the Dynamic model: cold builds up an intermediate product that warmth can still
 * destroy; each time it fills up, part of it is fixed as a portion that later warmth cannot remove.
 *
 * The value at hour `i` is the state at the START of that hour: it depends on the temperatures `0..i−1`, the first
 * value is always 0 and the temperature of the last hour is not used (the form of chillR ≥ 0.70; spreadsheet forms
 * give the same curve one hour earlier).
 *
 * A missing hour leaves the intermediate product as it is and adds nothing.
 *
 * @returns as long as `hourly`, portions, never falling
 * @throws {RangeError} a temperature is infinite or below absolute zero
 * @source Fishman, Erez & Couvillon 1987, J. Theor. Biol. 124:473 and 126:309; constants of Erez et al. 1990,
 *   Acta Hortic. 276:165
 */
export function dynamicPortions(hourly: HourlyTemperatures): Float64Array {
  const temperatures = toReadings(hourly, 'hourly');
  const portions = new Float64Array(temperatures.length);
  let intermediate = 0;
  let total = 0;
  for (let i = 1; i < portions.length; i++) {
    const t = temperatures[i - 1]!;
    if (!Number.isNaN(t)) {
      const kelvin = t + KELVIN;
      if (kelvin <= 0) throw new RangeError(`hourly[${i - 1}] (${t} °C) is below absolute zero`);
      const equilibrium = A0_OVER_A1 * Math.exp(E1_MINUS_E0 / kelvin);
      const rate = A1 * Math.exp(-E1 / kelvin);
      intermediate = equilibrium - (equilibrium - intermediate) * Math.exp(-rate);
      if (intermediate >= 1) {
        const fixed = intermediate * fixedShare(kelvin);
        total += fixed;
        intermediate -= fixed;
      }
    }
    portions[i] = total;
  }
  return portions;
}

/** Share of a full intermediate product that is fixed at this temperature: near 0 when cold, near 1 when mild. */
function fixedShare(kelvin: number): number {
  // The exponent stays below SLOPE_TRANSITION however hot it is, so this never overflows.
  const odds = Math.exp((SLOPE_TRANSITION * (kelvin - TRANSITION)) / kelvin);
  return odds / (1 + odds);
}
