import { expect } from '@playwright/test';
import { element, TAGS, test } from './play.ts';
import { WITHOUT_DATA } from './without-data.ts';

type Expected = readonly [tag: (typeof TAGS)[number], picture: RegExp, panel: RegExp];

const SAID: Readonly<Record<'es' | 'en' | 'pt', readonly Expected[]>> = {
  es: [
    ['vigia-degree-days', /Sin grados día ni capturas en la temporada/, /Sin grados día/],
    ['vigia-captures', /Sin capturas en la temporada/, /Sin capturas contadas/],
    ['vigia-climate', /Sin mediciones de clima en la temporada/, /Sin mediciones de clima/],
    ['vigia-mildew', /Sin índice de oídio en la temporada/, /Sin índice de oídio/],
    ['vigia-chill', /Sin frío acumulado en la temporada/, /Sin frío acumulado/],
    ['vigia-station-card', /Sensores: sin datos/, /sin dato/],
    ['vigia-sector-map', /Sin estaciones/, /Este campo no tiene estaciones publicadas/],
    ['vigia-risk-badge', /Riesgo desconocido/, /Riesgo desconocido/],
  ],
  en: [
    ['vigia-degree-days', /No degree-days or catches in the season/, /No degree-days/],
    ['vigia-captures', /No catches in the season/, /No catches counted/],
    ['vigia-climate', /No weather measured in the season/, /No weather measured/],
    ['vigia-mildew', /No powdery mildew index in the season/, /No powdery mildew index/],
    ['vigia-chill', /No chill accumulated in the season/, /No accumulated chill/],
    ['vigia-station-card', /Sensors: no data/, /no value/],
    ['vigia-sector-map', /No stations/, /This field publishes no stations/],
    ['vigia-risk-badge', /Unknown risk/, /Unknown risk/],
  ],
  pt: [
    ['vigia-degree-days', /Sem graus-dia nem capturas na safra/, /Sem graus-dia/],
    ['vigia-captures', /Sem capturas na safra/, /Sem capturas contadas/],
    ['vigia-climate', /Sem medições de clima na safra/, /Sem medições de clima/],
    ['vigia-mildew', /Sem índice de oídio na safra/, /Sem índice de oídio/],
    ['vigia-chill', /Sem frio acumulado na safra/, /Sem frio acumulado/],
    ['vigia-station-card', /Sensores: sem dados/, /sem dado/],
    ['vigia-sector-map', /Sem estações/, /Este talhão não publica estações/],
    ['vigia-risk-badge', /Risco desconhecido/, /Risco desconhecido/],
  ],
};

for (const [language, expected] of Object.entries(SAID)) {
  test(`a season without data has a message in the language of the page: ${language}`, async ({
    guest,
    service,
    script,
    visit,
  }) => {
    service.answers = WITHOUT_DATA;
    // Days without any measurement are answered in the same way.
    const range = 'from="2026-09-01" to="2026-09-07"';
    const body = TAGS.map((tag) => element(tag === 'vigia-climate' ? range : '', tag)).join('');
    await visit({ head: script(), body: `<div lang="${language}">${body}</div>` });
    for (const [tag, picture, panel] of expected) {
      const widget = guest.widget(tag);
      await guest.expectPicture(widget);
      await expect(widget.locator('[part=picture]')).toContainText(picture);
      const { width, height } = (await widget.boundingBox())!;
      await guest.expectWorks(widget);
      await expect(widget.locator('[part=panel]')).toContainText(panel);
      expect(await widget.boundingBox()).toMatchObject({ width, height });
    }
    const { events } = await guest.seen();
    expect(events.filter(([name]) => name === 'vigia-error')).toEqual([]);
    await guest.expectUnharmed();
  });
}
