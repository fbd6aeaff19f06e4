import { EN_STAGES } from './en-stages.ts';
import type { PublishedLanguage } from './published-rooms.ts';

/** `1 station`, `4 stations` */
const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;
const days = (count: number): string => counted(count, 'day');

const pastYears = (count: number): string => counted(count, 'past year');

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
/** `1st` to `9th`; there are never more generations. */
const ordinal = (n: number): string => `${n}${ENDINGS[n] ?? 'th'}`;

/** The stations with their number, if it is known. */
const stations = (count: number | undefined): string =>
  count === undefined ? 'the stations of the field' : counted(count, 'station');

const indexAhead = (limit: number): string =>
  `The index goes on from the last measured day, with its hourly temperatures and the same rule. It is shown up to ${days(limit)} from today: beyond, those temperatures are too uncertain to add up an index.`;

/** English words of widgets and pictures. */
export const EN: PublishedLanguage = {
  locale: 'en',
  calendar: {
    numbers: 'en-US',
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  },
  rooms: {
    controls: {
      close: 'Close',
      cancel: 'Cancel',
      clear: 'Clear',
      remove: 'Remove',
      retry: 'Try again',
      busy: 'Working',
      loading: 'Loading',
    },
    charts: {
      gap: 'no data',
      noValue: 'no value',
      today: 'today',
      forecast: 'forecast',
      noForecast: 'no forecast',
      spread: 'likely range',
      byDay: 'mean of each day, with its lowest and highest',
      loading: 'Loading chart',
      refreshing: 'Updating data',
      failed: 'The data of the chart could not be loaded',
      empty: 'No data to draw',
      emptyHint: 'The stations have no data in this period. Choose another period or season.',
      allHidden: 'All series are hidden. Show one from its card.',
      emptyPeriod: 'No data in this period. Choose a longer one.',
      roleDescription: 'chart',
      keys: 'Arrows: previous or next date; with Ctrl, a week. Page Up and Page Down: a month. Home and End: first and last. Esc: hide.',
      zoomKeys: 'Plus and minus: zoom in and out. Zero: whole period.',
      zoom: 'Period shown',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      zoomReset: 'Show whole',
      earlier: 'Show earlier dates',
      later: 'Show later dates',
      shown: (window) => `Period shown: ${window}`,
      provenance: 'Where the data come from',
      notes: 'Notes on the data',
      least: (value, date) => `lowest ${value} on ${date}`,
      most: (value, date) => `highest ${value} on ${date}`,
      last: (value, date) => `last ${value} on ${date}`,
      leastIn: (value, span) => `lowest ${value} in ${span}`,
      mostIn: (value, span) => `highest ${value} in ${span}`,
      lastIn: (value, span) => `last ${value} in ${span}`,
      week: (span) => `week ${span}`,
      before: (value) => `before: ${value}`,
      single: (value, date) => `a single value, ${value} on ${date}`,
      forecastFrom: (date) => `forecast from ${date}`,
      gaps: (count) =>
        count === 1 ? 'There is 1 gap without data.' : `There are ${count} gaps without data.`,
      markers: (list) => `Markers: ${list}.`,
      range: (from, to) => `${from} to ${to}`,
      sorted: (label) => `${label}: its dates came out of order and were sorted.`,
      repeated: (label, count) =>
        count === 1
          ? `${label}: 1 date came twice; its last value is shown.`
          : `${label}: ${count} dates came twice; the last value of each is shown.`,
      undated: (label, count) =>
        count === 1
          ? `${label}: 1 value without a date was left out.`
          : `${label}: ${count} values without a date were left out.`,
      infinite: (label, count) =>
        count === 1
          ? `${label}: 1 impossible value (infinite) is shown as missing.`
          : `${label}: ${count} impossible values (infinite) are shown as missing.`,
      list: 'Series',
      noRecord: 'No records',
      hidden: 'hidden',
      dated: (name, date) => `${name} on ${date}`,
      andMore: (count) => ` and ${count} more`,
      windowIs: (start, end) => `from ${start} to ${end}`,
      periodIs: (start, end) => `From ${start} to ${end}`,
      source: (name) => `Source: ${name}.`,
      knownUntil: (date) => `Data until ${date}.`,
      data: {
        date: 'Date',
        low: 'lowest',
        high: 'highest',
        origin: 'origin',
        band: 'Class',
        week: 'week until the date',
        span: 'since the count before',
        protection: 'Protection',
        ahead: 'Stages to come',
      },
      lines: {
        biofix: 'biofix or first catch',
        phenology: 'phenology of the crop',
        control: 'control',
        device: 'device',
      },
      protectedDays: 'days that an application protects',
      origins: {
        measured: 'measured',
        filled: 'filled in',
        forecast: 'forecast',
        corrected: 'corrected by hand',
        person: 'counted by a person',
        model: 'counted by the model',
        field: 'field count',
        'partly-field': 'partly field count',
      },
      bars: {
        running: 'running week',
        total: 'Total',
        keys: 'Arrows: previous or next count. Home and End: first and last. Esc: hide.',
        grouped: (per) => `There are more counts than fit: each bar adds ${per} in a row.`,
      },
      spark: {
        none: (name) => `${name}: no data`,
        last: (value, date) => `last ${value} (${date})`,
        least: (value) => `lowest ${value}`,
        most: (value) => `highest ${value}`,
        single: 'a single record',
        records: (count, date) => `of ${count} records since ${date}`,
      },
    },
    panels: {
      degreeDayUnit: '°C·day',
      expected: {
        awaited: 'working out the date…',
        within: (date, count) => (count === 0 ? date : `${date} ± ${days(count)}`),
        around: (date) => `around ${date}`,
        reasons: {
          no_record: 'no measurements to name a date from',
          stale_record: 'no date: the last measurement is more than 3 days old',
          too_few_years: 'too few years of record to name a date',
          not_told: 'no date within the next 15 days',
          beyond_season: 'not before the end of the season',
        },
        bands: {
          most: (from, to) => `${from === to ? `on ${from}` : `between ${from} and ${to}`} in 8 of 10 years`,
          open: (from) => `from ${from}; in some years, not before the end of the season`,
          warmest: (from) => `in the warmest years, from ${from}`,
          none: (years) => `by ${pastYears(years)}`,
        },
      },
      missing: (count) => `${days(count)} missing`,
      pests: {
        panel: 'Pests',
        controls: 'Controls',
        phenology: 'Phenology',
        title: 'Degree-days and catches',
        titleOf: (pest) => `Degree-days and catches, ${pest}`,
        chartOf: (pest) => `Degree-days and catches of ${pest}`,
        axis: 'Degree-days',
        accumulated: 'Accumulated degree-days',
        empty: 'No degree-days and no catches',
        emptyAlone: 'No degree-days',
        emptyHint: 'No station of this pest has a day with 20 hours of temperature in the season.',
        noPest: 'No pest chosen',
        noPestHint:
          'The field has no stations with a pest for this crop and season. Choose another crop or season.',
        since: {
          biofix: (date) => `since biofix ${date}`,
          season: (date) => `since start of season ${date}`,
          'six-months': (date) => `since six months back, ${date}`,
        },
        ignoredBiofix: (date) => `biofix of ${date} outside the season, not used`,
        explanation: {
          sum: 'Degree-days add up the warmth that the pest can use to develop.',
          sumAndStages:
            'Degree-days add up the warmth that the pest can use to develop; the strips beside the axis show the stage that goes with each sum.',
          ahead: 'The shaded zone is forecast.',
        },
        stage: 'Stage',
        stages: { adult: 'Adult', egg: 'Egg', larvae: 'Larva', pupa: 'Pupa', nymph: 'Nymph' },
        band: (stage, generation) => `${stage.toLowerCase()} · ${ordinal(generation)} gen.`,
        stageOf: (stage, generation) => `${stage} · ${ordinal(generation)} generation`,
        beginning: (generation) => `Start of the ${ordinal(generation)} generation`,
        nextMilestone: 'Next milestone',
        state: 'State of the pest',
        preliminary: 'Preliminary model: dates are for guidance only.',
        noModel: 'No phenology model for this pest.',
        noRecord: 'No records to estimate the stage of the pest.',
        atTheEnd: 'At the end of the season',
        lastStage: 'Last stage of the model',
        missing: (sum) => `${sum} to go`,
        thresholds: (range) => `threshold ${range}`,
        markers: {
          biofix: 'Biofix',
          chronofix: 'Chronofix',
          agrochemical_application: 'Pesticide application',
          ...EN_STAGES,
        },
      },
      captures: {
        panel: 'New catches',
        byStation: 'Catches by station',
        byStationAs: (view) => `Catches by station: ${view.toLowerCase()}`,
        incremental: 'New catches',
        accumulated: 'Accumulated catches',
        photo: 'Catches in the photo',
        weekly: 'New catches by week',
        daily: 'New catches by day',
        captures: 'Catches',
        unit: 'adults',
        unsent: 'Field count to be sent',
        notSummed: 'not added yet',
        runningWeek: 'running week',
        runningCount: 'running count',
        series: 'Series',
        views: {
          daily: 'New by day',
          weekly: 'New by week',
          'tuesday-friday': 'New by Tuesday and Friday',
          accumulated: 'Accumulated by day',
          photo: 'In the photo by day',
        },
        total: 'Total',
        empty: 'No catches counted',
        emptyHint: 'No trap of this pest has counted photos in the period. Choose a longer one.',
      },
      climate: {
        panel: 'Weather',
        temperature: 'Daily temperature',
        humidity: 'Daily humidity',
        temperatureAxis: 'Temperature',
        humidityAxis: 'Relative humidity',
        extremes: {
          temperatureMax: 'Highest temperature',
          temperatureMin: 'Lowest temperature',
          humidityMax: 'Highest humidity',
          humidityMin: 'Lowest humidity',
        },
        empty: 'No weather measured',
        emptyHint: 'No station of the field measured weather in the season.',
      },
      chill: {
        panel: 'Chilling hours',
        title: 'Accumulated chill',
        empty: 'No accumulated chill',
        emptyHint: 'No station of the field has hourly temperatures in the season.',
        since: (date) => `since ${date}`,
        models: {
          chill_model_weinberger: {
            label: 'Chilling hours',
            unit: 'h',
            unitLabel: 'hours',
            description: 'Counts the hours with a temperature below 7 °C.',
          },
          chill_model_utah: {
            label: 'Utah',
            unit: 'CU',
            unitLabel: 'chill units',
            description:
              'Weighs each hour by its temperature: adds between 1.5 and 12.4 °C and subtracts above 16 °C.',
          },
          chill_model_infruitec: {
            label: 'Positive Utah',
            unit: 'CU',
            unitLabel: 'chill units',
            description: 'Utah units added up by day: a day that ends below zero counts as zero.',
          },
          chill_model_dynamic: {
            label: 'Dynamic',
            unit: 'CP',
            unitLabel: 'chill portions',
            description:
              'Cold makes a product that warmth can destroy; once complete it stays, as one chill portion.',
          },
        },
      },
      mildew: {
        panel: 'Fungi',
        title: 'Powdery mildew risk index',
        index: 'Powdery mildew index',
        indexAxis: 'Gubler index',
        risk: 'Risk',
        conditions: 'Conditions of the day',
        hoursAxis: 'Favourable hours',
        longestRun: (from, to) => `Hours in a row between ${from} and ${to}`,
        hoursInBand: (from, to) => `Hours between ${from} and ${to}`,
        favourable: (hours) => `favourable from ${hours} h in a row`,
        description:
          'Model of the risk that grapevines get powdery mildew: with it each fungicide is timed better.',
        empty: 'No powdery mildew index',
        emptyHint: 'No station of the field has hourly temperatures in the season.',
        doesNotApply: 'Powdery mildew is not followed for this crop',
        doesNotApplyHint: 'The Gubler index describes the powdery mildew of grapevines.',
        risks: {
          none: { name: 'Low risk', range: '0–30', meaning: 'The fungus does not reproduce.' },
          moderate: {
            name: 'Moderate risk',
            range: '40–50',
            meaning: 'The fungus reproduces in a cycle of about 15 days.',
          },
          high: {
            name: 'High risk',
            range: '60–100',
            meaning: 'The fungus reproduces in a cycle of about 5 days.',
          },
        },
        summary: 'Summary',
        summaryOf: 'Summary of powdery mildew',
        meaning: 'What it means',
        meaningOf: 'What the index means',
        sentences: {
          unknown: (count) =>
            `There is no powdery mildew index of the last ${days(count)}: the risk cannot be assessed.`,
          now: (date, index, risk) =>
            `On ${date} the powdery mildew index is ${index}: ${risk.toLowerCase()}.`,
          moved: {
            same: (count, before) => `The index is the same as ${days(count)} before (${before}).`,
            up: (count, before) => `The index went up within ${days(count)} (from ${before}).`,
            down: (count, before) => `The index went down within ${days(count)} (from ${before}).`,
          },
          interval: ({ 'sulfur-dust': dust, 'micronized-sulfur': micronized, dmi }) =>
            `Suggested interval between applications: ${days(dust)} with sulfur dust, ${days(micronized)} with micronized sulfur and ${days(dmi)} with DMI fungicides (triazoles).`,
        },
      },
      forecast: {
        limit: (count) => `Up to ${days(count)} from today; after that it is too uncertain for an index.`,
        awaited: 'Asking for the forecast…',
        unanswered: 'No forecast: the server did not give it.',
        notForecast: (service) => `No forecast: ${service} does not give this figure.`,
        forecastBy: (service, time) => `Forecast of ${service}, requested on ${time}.`,
        normal: (years) =>
          `Forecast: the average of the same days in ${years} past years of the stations, with its likely range.`,
        reasons: {
          no_record: 'No forecast: the stations have measured nothing yet.',
          stale_record: 'No forecast: the last measurement is more than 3 days old.',
          too_few_years:
            'No forecast: there is neither an up-to-date weather service nor two past years measured to estimate it from.',
          not_told:
            'No forecast of this index: no weather service gave hourly temperatures in the last 24 hours.',
        },
      },
      origin: {
        why: 'Where does this come from?',
        whyOf: (what) => `Where does this come from? ${what}`,
        source: 'Source:',
        evidence: {
          definition: 'by definition',
          published: 'published',
          'published (secondary)': 'published, secondary source',
          'published (rounded)': 'published, rounded',
          derived: 'derived',
          recalled: 'from the literature, to be verified',
          'recalled, cross-checked': 'from the literature, cross-checked',
          ours: 'our own judgement',
        },
        confidence: { A: 'high confidence', B: 'medium confidence', C: 'low confidence' },
        from: (date) => `From ${date}`,
        firstDay: 'First day that counts.',
        seasonReasons: {
          season: 'Counted from the start of the season.',
          'six-months': 'No season is chosen: counted from six months back.',
        },
        stations: 'Stations',
        noData: 'Days without data',
        missing: (count) => {
          if (count === 0) return 'No days are missing.';
          return `${days(count)} missing: shown as a gap, never as zero.`;
        },
        records: {
          filled: 'Days filled in',
          noneFilled: 'None: every day shown was measured.',
          filledDays: (count) => `${days(count)} not measured, marked in the chart.`,
          filledFrom: (count, from) => `${days(count)}, with ${from}: not measured, marked in the chart.`,
          data: 'Where the data come from',
        },
        degreeDays: {
          formula: 'Formula',
          methods: {
            'simple-average': 'Simple average of the day’s minimum and maximum',
            'simple-average-clamped': 'Simple average with minimum and maximum limited to the thresholds',
            'single-triangle': 'Single triangle (Lindsey and Newman, 1956)',
            'double-triangle': 'Double triangle (Zalom et al., 1983)',
            'single-sine': 'Single sine (Baskerville and Emin, 1969)',
            'double-sine': 'Double sine (Allen, 1976)',
          },
          cutoffs: {
            horizontal: 'Horizontal cutoff: above the upper threshold development goes on at its fastest.',
            vertical: 'Vertical cutoff: above the upper threshold development stops.',
            intermediate: 'Intermediate cutoff: above the upper threshold development slows down.',
            none: 'No upper threshold.',
          },
          thresholds: 'Thresholds',
          lower: (lower) => `Lower ${lower}.`,
          lowerAndUpper: (lower, upper) => `Lower ${lower}, upper ${upper}.`,
          document: 'Document of the pest',
          documentIs: ({ species, version, isOwn }) =>
            `${species} v${version}, ${isOwn ? 'catalogue of the installation' : 'part of Vigía'}.`,
          startReasons: {
            biofix: 'Counted from the biofix recorded for this pest in the field.',
            season: 'No biofix is recorded for this pest: counted from the start of the season.',
            'six-months': 'There is neither a biofix nor a season: counted from six months back.',
          },
          ignoredBiofix: 'Biofix not used',
          ignoredBiofixOf: (date) => `The one of ${date}: it lies outside the season.`,
          mean: (count, hours) =>
            `Daily average of ${stations(count)} with at least ${hours} of the 24 hours measured.`,
          generation: (sum) => `Generation: ${sum}`,
          generationIs: 'From adult to adult; the following ones add the same length.',
          milestone: 'Date of the next milestone',
          milestoneIs:
            'It supposes that the coming days will be like the last seven; the margin comes from how much those days vary. A change of weather is not considered.',
          milestoneByYears: 'It comes from past years, like all dates until the end of the season.',
          preliminary: 'Preliminary model: use it as guidance only.',
        },
        ahead: {
          term: 'Dates until the end of the season',
          tooFew:
            'They come from the past years of the stations on these same days: at least 3 without long gaps are needed, and there are not so many yet.',
          forecastBy: (service) => `The first days are those forecast by ${service}.`,
          past: (years) =>
            `The sum goes on with the same days of ${years} past years, until the end of the season, at first somewhat warmer or cooler, as the last seven days were. The date is that of their mean curve. It is no weather forecast.`,
          neighbour: ({ years, stationName, metres, correction: { max, min, days } }) =>
            `${years} of them are those of “${stationName}”, ${(metres / 1000).toFixed(1)} km away, corrected by ${max.toFixed(1)} °C for maxima and ${min.toFixed(1)} °C for minima, the mean difference of ${days} days measured at both.`,
          tested: 'How often they hold',
          testedAre: ({ place, firstYear, lastYear, seasons, within, withinOfFour, nearEnough }) =>
            `In ${seasons} seasons of ${place} (${firstYear}–${lastYear}), each by the other ${seasons - 1}: ${within} of 100 stages more than 15 days ahead came within their range, and ${withinOfFour} by four at random; 10 days ahead, ${nearEnough} of 100 dates were off by 3 days at most. It is a single place, and a cool one: elsewhere they may hold more or less often.`,
          band: 'One year in ten comes before the range, and one after it: with fewer years it is wider.',
        },
        captures: {
          ofDay: 'Catches of a day',
          ofDayAre:
            'Insects that the day’s photos show beyond the most seen before on the same sticky plate. A new plate starts from zero; a lower count than before takes nothing away.',
          noPhoto: 'Days without photo',
          noPhotoAre: 'They do not count as zero: what was caught then appears with the next photo.',
          inField: 'Field count',
          inFieldIfAny:
            'What a person found in the trap and took out is added too, unless a photo may have shown it before.',
          inFieldAre: (found, summed) =>
            `${found} ${found === 1 ? 'insect' : 'insects'} that a person found in the trap and took out; values that include them carry a mark in the chart.${found > summed ? ` ${found - summed} not added: a photo of the same trap may have shown them before.` : ''}`,
          weekly: 'New by week',
          weeklyAre: 'Sum from Monday to Sunday; noted on Sunday.',
          accumulated: 'Accumulated and in the photo',
          accumulatedAre: 'Sum since the first record, and insects in view in the last photo of each day.',
          twice: 'New by Tuesday and Friday',
          twiceAre: 'What was caught since the count before; noted on Tuesday or Friday.',
          sum: (count) => `Sum of ${stations(count)}.`,
        },
        models: {
          extremes: 'Maximum and minimum of the day',
          extremesAre: (count) =>
            `The highest and the lowest reading of the day, from 00:00 to 24:00 in Chilean time. Over ${stations(count)}.`,
          discarded: 'Readings left out',
          discardedAre: (min, max, humidity) =>
            `Those that do not happen in an orchard are discarded as a fault of the sensor: below ${min} or above ${max} °C, and above ${humidity} % of humidity. A humidity barely above 100 % counts as 100 %.`,
          temperatures: 'Temperatures',
          temperaturesAre: (base, count) =>
            `Hourly averages; the threshold of Chilling Hours is ${base} °C. Average of ${stations(count)}.`,
          gaps: 'Hours and days without data',
          gapsAre: (longest, hours) =>
            `Gaps of up to ${longest} hours are filled in with a straight line; longer ones add no chill. A day counts with at least ${hours} of the 24 hours measured.`,
          favourable: 'Favourable day',
          favourableIs: (hours, from, to, count) =>
            `At least ${hours} hours in a row between ${from} and ${to} °C within the day. Average of ${stations(count)}.`,
          index: 'Index',
          indexIs: (points, onset, rise, fall) =>
            `Starts at ${points} points after ${onset} favourable days in a row. From then on, each favourable day adds ${rise} and each other day takes away ${fall}, always between 0 and 100.`,
          notJudged: (hours) =>
            `With less than ${hours} of the 24 hours the day is not judged, unless it has a favourable stretch already.`,
        },
        forecast: {
          term: 'Forecast',
          climate: {
            fromHours: 'Highest and lowest of its hourly values, at the place of the stations.',
            normal: 'The likely range leaves out the lowest 10 % and the highest 10 %.',
          },
          chill: {
            fromHours: 'Chill goes on adding up from the last measured day, with its hourly temperatures.',
            normal:
              'Chill goes on adding up from the last measured day; the likely range leaves out the lowest 10 % and the highest 10 %.',
          },
          mildew: indexAhead,
          apart: 'It is not measured: it is in no average, no extreme and no count of days with data.',
        },
      },
      published: {
        degreeDays: (pest) => `Degree-days and catches of ${pest}`,
        captures: {
          weekly: (pest) => `Weekly catches of ${pest}`,
          daily: (pest) => `Daily catches of ${pest}`,
          below: {
            calendar: 'below, other seasons',
            biofix: 'below, others from their biofix',
            'degree-days': 'below, others at the same sum',
          },
        },
        climate: 'Daily temperature and humidity',
        mildew: 'Powdery mildew risk index',
        chill: 'Accumulated chill',
        place: (sector, season) => `${sector}, season ${season}`,
        source: 'Source: Vigía',
        sourceUntil: (date) => `Source: Vigía · data until ${date}`,
      },
    },
    stations: {
      ofField: 'Stations of the field',
      list: 'Stations',
      none: 'This field publishes no stations.',
      values: { temperature: 'Temperature', humidity: 'Humidity', rain: 'Rain today' },
      noValue: 'no value',
      parts: { connection: 'Connection', energy: 'Battery', images: 'Camera', sensors: 'Sensors' },
      states: { ok: 'good', warning: 'warning', error: 'error', unknown: 'no data' },
      captures: 'Catches',
      caughtIn: (days) => `catches in ${days === 1 ? 'one day' : `${days === 7 ? 'seven' : days} days`}`,
      levels: { low: 'Low', moderate: 'Moderate', high: 'High', unknown: 'No data' },
      mapNote: 'Level by recent catches. Positions are approximate.',
    },
  },
};
