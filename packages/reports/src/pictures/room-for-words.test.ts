import { isoDate } from '@vigia/domain';
import { textWidth } from '@vigia/ui/charts';
import { expect, it } from 'vitest';
import type { PictureOptions } from '../picture-options.ts';
import { renderDegreeDayPicture } from './degree-days.tsx';
import { CAPTURES, CHILL, CLIMATE, MILDEW } from './figures.fixture.ts';
import { publishedSeason } from './published.fixture.ts';
import {
  renderCapturesPicture,
  renderChillPicture,
  renderClimatePicture,
  renderMildewPicture,
} from './season-charts.tsx';

const WIDTH = 320;
/** Left edge of the plot, and the free space on both sides, px. */
const FRAME = 10;
/** Font size of the names of lines, px. */
const FONT = 12;
const WORDS = { es: 'hoy', en: 'today', pt: 'hoje' } as const;

/** Right ends of the name of today's line, px, in every picture that has it. */
function endsOfToday(locale: keyof typeof WORDS): number[] {
  const options = { width: WIDTH, height: 540, locale } as const;
  const drawn = (['30days', '90days', 'allSeason'] as const).flatMap((period) =>
    ['2026-11-14', '2026-11-18', '2026-11-21', '2027-04-25', '2027-04-28', '2027-04-30'].flatMap((day) =>
      picturesOf(isoDate(day), { ...options, period }),
    ),
  );
  return drawn.flatMap(
    (svg) =>
      [...svg.matchAll(/translate\(([\d.]+),[\d.]+\)|<text([^>]*)>(\w+)<\/text>/g)].reduce(
        ({ left, ends }, [, plot, attributes = '', text]) => {
          if (plot !== undefined) return { left: Number(plot), ends };
          if (text !== WORDS[locale]) return { left, ends };
          const x = Number(/ x="([\d.]+)"/.exec(attributes)?.[1]);
          const width = attributes.includes('text-anchor="end"') ? 0 : textWidth(text, FONT);
          return { left, ends: [...ends, FRAME + left + x + width] };
        },
        { left: 0, ends: [] as number[] },
      ).ends,
  );
}

const picturesOf = (today: typeof CLIMATE.today, options: PictureOptions) => [
  renderDegreeDayPicture(publishedSeason({ today }), options),
  renderCapturesPicture({ ...CAPTURES, today }, options),
  renderClimatePicture({ ...CLIMATE, today }, options),
  renderMildewPicture({ ...MILDEW, today }, options),
  renderChillPicture({ ...CHILL, today }, options),
];

it('leaves the word of each language its room at the edge of a narrow picture', () => {
  for (const locale of ['es', 'en', 'pt'] as const) {
    const ends = endsOfToday(locale);
    expect(ends.length).toBeGreaterThan(10);
    expect(ends.filter((end) => end > WIDTH - FRAME)).toEqual([]);
  }
});
