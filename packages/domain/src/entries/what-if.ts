/** A season as it would go with another biofix, another weather or a spray. */

export {
  type ChangeOfDate,
  type Consequence,
  consequences,
  type SupposedSpray,
  stageSums,
  supposedSpray,
  totalOn,
} from '../what-if/consequences.ts';
export {
  isStale,
  type PlayedDate,
  type PlayedSeason,
  playSeason,
  type SeasonPlace,
  type SumsAhead,
} from '../what-if/play-season.ts';
export { type Scenario, WEATHERS_AHEAD, type WeatherAhead } from '../what-if/scenario.ts';
export {
  correctedRecord,
  type ExtremesRecord,
  type SeasonDays,
  type SeasonInput,
  type StationExtremes,
  seasonDays,
  type Warmth,
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
