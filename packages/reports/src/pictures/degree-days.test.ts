import { isoDate } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import type { PictureOptions } from '../picture-options.ts';
import { renderDegreeDayPicture } from './degree-days.tsx';
import { publishedSeason } from './published.fixture.ts';
import { elementsOf, textsOf } from './xml.fixture.ts';

const SIZE = { width: 800, height: 400 };
const HOSTILE = `</title><script>alert('1')</script> & "<b>" \u0007`;

describe('degree-day picture', () => {
  it('is one well-formed svg of the requested size with a name and a description', () => {
    const svg = renderDegreeDayPicture(publishedSeason(), SIZE);
    const [root, title, description] = elementsOf(svg);
    expect(root).toMatchObject({
      name: 'svg',
      attributes: { width: '800', height: '400', viewBox: '0 0 800 400', role: 'img' },
    });
    expect([title?.name, description?.name]).toEqual(['title', 'desc']);
    expect(textsOf(svg)).toContain(
      'Grados día y capturas de Lobesia botrana, Los Maitenes, temporada 2026–27',
    );
    expect(textsOf(svg)[1]).toMatch(
      /^Grados día acumulados desde el 10 sep 2026: \d+,\d °C·día al 20 nov 2026\./,
    );
    expect(textsOf(svg)[1]).toContain('Capturas: 70 adultos en total. Faltan 3 días de datos.');
  });

  it('draws the curve with its gap, the biofix and today', () => {
    const svg = renderDegreeDayPicture(publishedSeason(), SIZE);
    const { d = '' } = elementsOf(svg).find(
      ({ name, attributes }) =>
        name === 'path' && attributes.stroke === '#1e6b3c' && attributes.d?.includes('M'),
    )!.attributes;
    expect(d.match(/M/g)).toHaveLength(2);
    expect(textsOf(svg)).toEqual(expect.arrayContaining(['Biofix', 'Control', 'hoy', 'Capturas (adultos)']));
  });

  it('ends each name that stands before its line there, however wide the page’s type', () => {
    const marks = ['2026-10-02', '2026-10-15', '2026-11-04', '2026-11-15'].map((date, i) => ({
      id: `phenology-${i}`,
      date: isoDate(date),
      kind: 'phenology' as const,
      label: 'Primera caída de pétalos',
    }));
    const svg = renderDegreeDayPicture(publishedSeason({ markers: marks }), SIZE);
    let line = Number.NaN;
    const sides: string[] = [];
    for (const { name, attributes } of elementsOf(svg)) {
      if (name === 'path') line = Number(/^M([\d.]+),?-[\d.]+V/.exec(attributes.d ?? '')?.[1] ?? line);
      if (name !== 'text' || Number.isNaN(line) || attributes['data-name'] === undefined) continue;
      const distance = Math.round(Number(attributes.x) - line);
      if (Math.abs(distance) === 6) sides.push(`${attributes['text-anchor'] ?? 'start'} ${distance}`);
      else expect(attributes['text-anchor']).toBeUndefined();
    }
    expect(sides.filter((side) => !['start 6', 'end -6'].includes(side))).toEqual([]);
    expect(sides.filter((side) => side === 'end -6').length).toBeGreaterThan(2);
  });

  it('names what a line stands for in the requested language, where the service says what it is', () => {
    const [biofix, control] = publishedSeason().markers;
    const coded = { ...control!, code: 'agrochemical_application' } as const;
    const svg = (markers: (typeof coded)[], locale: 'en' | 'pt') =>
      textsOf(
        renderDegreeDayPicture(publishedSeason({ markers: [biofix!, ...markers] }), { ...SIZE, locale }),
      );
    expect(svg([coded], 'en')).toContain('Pesticide application');
    expect(svg([coded], 'pt')).toContain('Aplicação de agroquímico');
    expect(svg([], 'en')).toContain('Biofix');
  });

  it('contains nothing that runs or is loaded', () => {
    const svg = renderDegreeDayPicture(publishedSeason(), SIZE);
    for (const { name, attributes } of elementsOf(svg)) {
      expect(['script', 'style', 'foreignObject', 'image', 'use', 'a']).not.toContain(name);
      expect(Object.keys(attributes).filter((key) => key.startsWith('on') || key.endsWith('href'))).toEqual(
        [],
      );
    }
    expect(svg.replaceAll('http://www.w3.org/2000/svg', '')).not.toContain('//');
  });

  it('writes hostile names as text', () => {
    const marker = {
      id: HOSTILE,
      date: publishedSeason().start.date,
      kind: 'biofix',
      label: HOSTILE,
    } as const;
    const svg = renderDegreeDayPicture(
      publishedSeason({ sectorName: HOSTILE, pestName: HOSTILE, markers: [marker] }),
      SIZE,
    );
    expect(elementsOf(svg).map(({ name }) => name)).not.toContain('script');
    expect(textsOf(svg)[0]).toContain(`</title><script>alert('1')</script> & "<b>"`);
    expect(svg).not.toContain('\u0007');
  });

  it('follows theme and period, and keeps ids apart', () => {
    const dark = renderDegreeDayPicture(publishedSeason(), { ...SIZE, mode: 'dark', idPrefix: 'uno' });
    expect(dark).toContain('fill="var(--vigia-background,#171f1a)"');
    expect(elementsOf(dark).flatMap(({ attributes }) => attributes.id ?? [])).toSatisfy((ids: string[]) =>
      ids.every((id) => id.includes('uno')),
    );
    const month = renderDegreeDayPicture(publishedSeason(), { ...SIZE, period: '30days' });
    expect(textsOf(month)).not.toContain('Biofix');
  });

  it('says so when there is nothing to draw', () => {
    const { degreeDays } = publishedSeason();
    const nothing = { ...degreeDays, values: [null, null] };
    const svg = renderDegreeDayPicture(publishedSeason({ degreeDays: nothing, captures: [] }), SIZE);
    expect(textsOf(svg)).toContain('Sin grados día ni capturas en la temporada');
    expect(textsOf(svg)[1]).toBe(
      'Sin grados día en la temporada. Sin capturas registradas. Faltan 3 días de datos.',
    );
  });

  it.each<Partial<Record<keyof PictureOptions, unknown>>>([
    { width: 0 },
    { width: Number.NaN },
    { height: 1e9 },
    { mode: 'neon' },
    { period: 'ever' },
    { idPrefix: '"><script>' },
  ])('refuses %j', (wrong) => {
    expect(() => renderDegreeDayPicture(publishedSeason(), { ...SIZE, ...wrong } as PictureOptions)).toThrow(
      RangeError,
    );
  });
});
