/** A season as it would go with another biofix, another weather or a spray. */

export { type CaptureCall, sumsOfTraps, type TrapSums } from '../what-if/capture-calls.ts';
export {
  type ChangeOfDate,
  type Consequence,
  consequences,
  type SupposedSpray,
  stageSums,
  supposedSpray,
} from '../what-if/consequences.ts';
export {
  type KeptScenario,
  keptText,
  MOST_SCENARIOS,
  type ScenarioInput,
  type ScenarioOf,
  scenarioNamed,
  scenariosOf,
  supposedOf,
  validateScenario,
} from '../what-if/kept-scenario.ts';
export {
  isStale,
  type PlayedDate,
  type PlayedSeason,
  playSeason,
  type SeasonPlace,
} from '../what-if/play-season.ts';
export { WEATHERS_AHEAD, type WeatherAhead } from '../what-if/scenario.ts';
export {
  correctedRecord,
  type ExtremesRecord,
  type SeasonDays,
  seasonDays,
} from '../what-if/season-days.ts';
export {
  changesCurve,
  LONGEST_SCENARIO_NAME,
  parseSupposed,
  SUPPOSED_LIMITS,
  type Supposed,
  scenarioOf,
  supposedText,
} from '../what-if/supposed.ts';
