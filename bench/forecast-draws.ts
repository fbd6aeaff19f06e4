/**
 * How often bands hold with few years behind them, whichever these are: each season is asked with years drawn from all
 * others, past and future, and with those just before it, which are one draw for each season. How far the shares of three
 * seasons scatter stands beside.
 */
import {
  added,
  diceOf,
  drawnBehind,
  shareOf,
  sharesOfThree,
  type Tally,
} from '../packages/domain/fixtures/drawn-years.ts';
import {
  type Behind,
  isNearEnough,
  seasonYears,
  type Told,
  toldDaily,
  toldFarAhead,
} from '../packages/domain/fixtures/held-dates.ts';
import { answersBehind, type SumAnswer } from '../packages/domain/fixtures/held-sums.ts';
import { sumQuestions } from '../packages/domain/fixtures/sum-questions.ts';
import type { IsoDate } from '../packages/domain/src/index.ts';
import { quantile } from './table.ts';

/** Draws of all seasons together: some forty for each of eleven. */
const DRAWS = 440;
/** Stages nearby are asked on every day of a season: fewer draws ask as many. */
const DRAWS_NEARBY = 110;
const NEARBY = [5, 10, 15];
const YEARS_OF_SUMS = [2, 3, 4, 5, 7];
/** Fewer than three years tell no date. */
const YEARS_OF_DATES = [3, 4, 5, 7];

interface Answer {
  readonly year: number;
  readonly hit: SumAnswer['hit'] | Told['hit'];
  readonly width: number | null;
}
type DailyOf = (pestId: number) => ReadonlyMap<IsoDate, number>;

export function benchDraws(dailyOf: DailyOf, pests: readonly number[], horizons: readonly number[]): void {
  console.log(`\nPests ${pests.join(', ')}: sums within the band of 80 %, with few years behind it`);
  printAsked(horizons.flatMap((days) => sumRows(dailyOf, pests, days)));
  console.log('\nStages within the band of 80 %, with few years behind it');
  printAsked(YEARS_OF_DATES.flatMap((count) => dateRows(dailyOf, pests, count)));
}

/** A short record has no season with so many years behind it. */
const printAsked = (rows: readonly { readonly questions: number }[]) =>
  console.table(rows.filter(({ questions }) => questions > 0));

function sumRows(dailyOf: DailyOf, pests: readonly number[], days: number) {
  const questions = pests.flatMap((pestId) => sumQuestions(dailyOf(pestId), days, 'others'));
  const years = [...new Set(questions.map(({ year }) => year))];
  return YEARS_OF_SUMS.flatMap((count) =>
    waysOf(years, count, DRAWS).map(([behind, draws]) => ({
      'days ahead': days,
      'years behind': behind,
      ...rowOf(
        years,
        draws.map((isBehind) => answersBehind(questions, isBehind, count)),
      ),
    })),
  );
}

function dateRows(dailyOf: DailyOf, pests: readonly number[], count: number) {
  const years = [...new Set(pests.flatMap((pestId) => seasonYears(dailyOf(pestId))))];
  const options = (behind: Behind) => ({ pests, behind, years: [count, count] as const });
  const nearby = waysOf(years, count, DRAWS_NEARBY).flatMap(([behind, draws]) => {
    const told = draws.map((isBehind) => toldDaily(dailyOf, options(isBehind)));
    return NEARBY.map((days) => {
      const stages = told.map((all) => all.filter(({ expected }) => expected === days));
      const near = stages.flat().filter(isNearEnough).length / stages.flat().length;
      return {
        'days ahead': `${days}`,
        'years behind': behind,
        ...rowOf(years, stages),
        'off by 3 days at most': percent(near),
      };
    });
  });
  const far = waysOf(years, count, DRAWS).map(([behind, draws]) => ({
    'days ahead': 'more than 15',
    'years behind': behind,
    ...rowOf(
      years,
      draws.map((isBehind) => toldFarAhead(dailyOf, options(isBehind))),
    ),
  }));
  return [...nearby, ...far];
}

/** So many years of the others, drawn many times, and those just before. */
function waysOf(years: readonly number[], count: number, draws: number): [name: string, draws: Behind[]][] {
  const dice = diceOf(count);
  const drawn = Array.from({ length: Math.ceil(draws / years.length) }, () =>
    drawnBehind(years, count, dice),
  );
  const before = (year: number) => years.filter((past) => past < year).slice(-count);
  return [
    [`${count} drawn`, drawn],
    [`${count} before`, [(past, year) => before(year).includes(past)]],
  ];
}

function rowOf(years: readonly number[], draws: readonly (readonly Answer[])[]) {
  const seasons = years
    .map((year) => draws.map((answers) => tallyOf(answers.filter((one) => one.year === year))))
    .map((tallies) => tallies.filter(({ within, below, above }) => within + below + above > 0))
    .filter((tallies) => tallies.length > 0);
  const all = added(seasons.flat());
  const three = sharesOfThree(seasons, diceOf(3));
  const widths = draws.flat().flatMap(({ width }) => width ?? []);
  return {
    questions: all.within + all.below + all.above,
    within: percent(shareOf('within', all)),
    below: percent(shareOf('below', all)),
    above: percent(shareOf('above', all)),
    width: Math.round((10 * widths.reduce((sum, width) => sum + width, 0)) / widths.length) / 10,
    'three seasons, nine of ten':
      seasons.length > 3 ? `${percent(quantile(three, 0.05))} to ${percent(quantile(three, 0.95))}` : '',
  };
}

/** A date before its band is below it, one after it above. */
const tallyOf = (answers: readonly Answer[]): Tally => {
  const count = (...hits: Answer['hit'][]) => answers.filter(({ hit }) => hits.includes(hit)).length;
  return { within: count('within'), below: count('below', 'before'), above: count('above', 'after') };
};

const percent = (share: number): string => `${Math.round(100 * share)} %`;
