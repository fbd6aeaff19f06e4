import { describe, expect, it } from 'vitest';
import { renderDegreeDayPicture } from './degree-days.tsx';
import { CAPTURES, CHILL, CLIMATE, MILDEW } from './figures.fixture.ts';
import { publishedSeason } from './published.fixture.ts';
import {
  renderCapturesPicture,
  renderChillPicture,
  renderClimatePicture,
  renderMildewPicture,
} from './season-charts.tsx';
import { elementsOf, textsOf } from './xml.fixture.ts';

const drawn = (svg: string) => textsOf(svg).slice(2);
/** Baselines of the name, and of the place if it is on a second line. */
const baselines = (svg: string) =>
  elementsOf(svg)
    .filter(({ name }) => name === 'text' || name === 'tspan')
    .slice(0, 3)
    .flatMap(({ attributes }) => (attributes.y === undefined ? [] : [Number(attributes.y)]));

describe('what a picture shows and of where', () => {
  it('stands above each chart, in the words of its name and in its language', () => {
    for (const locale of ['es', 'en', 'pt'] as const) {
      const options = { width: 900, height: 540, locale };
      for (const svg of [
        renderDegreeDayPicture(publishedSeason(), options),
        renderCapturesPicture(CAPTURES, options),
        renderClimatePicture(CLIMATE, options),
        renderMildewPicture(MILDEW, options),
        renderChillPicture(CHILL, options),
      ]) {
        const [name, place] = drawn(svg);
        expect(`${name}, ${place}`).toBe(textsOf(svg)[0]);
      }
    }
  });

  it('takes two lines where one is too short, and is cut where a name is longer than both', () => {
    const wide = renderCapturesPicture(CAPTURES, { width: 900, height: 540 });
    const narrow = renderCapturesPicture(CAPTURES, { width: 340, height: 540 });
    expect(baselines(wide)).toHaveLength(1);
    const [first, second] = baselines(narrow);
    expect(second).toBeGreaterThan(first!);
    const long = { ...CAPTURES, sectorName: 'Cuartel de los aromos viejos del otro lado del estero grande' };
    expect(drawn(renderCapturesPicture(long, { width: 340, height: 540 }))[1]).toMatch(/^Cuartel de .*…$/);
  });

  it('leaves a low picture to its chart', () => {
    const low = renderCapturesPicture(CAPTURES, { width: 400, height: 180 });
    expect(drawn(low).join(' ')).not.toContain('temporada');
    expect(textsOf(low)[0]).toContain('temporada');
  });
});
