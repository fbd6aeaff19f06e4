import { describe, expect, it } from 'vitest';
import { fieldMetrics } from './field.ts';
import { EMBED_THEMES } from './metrics.ts';
import { embedSnippet } from './snippet.ts';
import { type EmbedOpened, snippetSubjects, subjectInWords } from './snippet-subjects.ts';
import { EMBED_METRICS, type EmbedMetric } from './widgets.ts';
import { EMBED_LOCALES } from './words.ts';
import { type EmbedLook, insteadOfPicture, writtenPicture } from './written-picture.ts';

const SECTORS = [
  { id: 3, name: 'Apalta' },
  { id: 4, name: 'Los Maitenes' },
];
const STATIONS = [
  { id: 7, name: 'Huerto', sectorId: 3 },
  { id: 8, name: 'Loma', sectorId: 3 },
  { id: 9, name: 'Bajo', sectorId: 4 },
];
const OPENED: EmbedOpened = { sectorIds: [3, 99], stationIds: [9], metrics: ['captures', 'card', 'map'] };
const LOOK: EmbedLook = { key: 'pk_live_x', server: 'https://vigia.cl', locale: 'es', theme: 'light' };
const LOADER = { path: '/embed/v0.1.0/loader.js', integrity: 'sha384-abc' };
const DELIVERED = { versions: [{ files: [{ ...LOADER, path: '/embed/v0.1.0/panels.js' }, LOADER] }] };
const placesOf = (more: Partial<EmbedOpened> = {}) =>
  snippetSubjects({ ...OPENED, ...more }, SECTORS, STATIONS);
const [sector, station] = [placesOf()[0]!, placesOf()[1]!];

describe('what is pasted into a page', () => {
  it('is for a sector the key opens, or a station of its own or of such a sector', () => {
    const places = placesOf();
    expect(sector).toEqual({
      id: 'sector-3',
      name: 'Apalta',
      sectorId: 3,
      stationId: null,
      metrics: ['captures', 'map'],
    });
    expect(places.slice(1).map(({ stationId }) => stationId)).toEqual([7, 8, 9]);
    expect(places.at(-1)!.metrics).toEqual(['captures', 'card']);
    expect(placesOf({ metrics: ['card'] }).every(({ stationId }) => stationId !== null)).toBe(true);
    expect(placesOf({ sectorIds: [99], stationIds: [] })).toEqual([]);
    expect(subjectInWords(sector, 'es')).toBe('Campo Apalta');
    expect(EMBED_LOCALES.map((locale) => subjectInWords(station, locale))).toEqual([
      'Estación Huerto',
      'Station Huerto',
      'Estação Huerto',
    ]);
  });

  it('is the room they take, the loader with its hash and an element for each kind of figure, or for one', () => {
    const script =
      '<script async src="https://vigia.cl/embed/v0.1.0/loader.js" integrity="sha384-abc" crossorigin="anonymous"></script>';
    const kept = (tag: string, room: string) => `${tag}:not(:defined){display:block;${room}}`;
    const wordless = '@media(scripting:none){[public-key] p{display:none}}';
    const step = (wide: number, narrow: number) =>
      `height:0;padding-bottom:clamp(${wide}px,(480px - 100%)*999,${narrow}px);overflow:hidden`;
    expect(embedSnippet(sector, null, LOOK, DELIVERED)!.split('\n')).toEqual([
      `<style>${kept('vigia-captures', 'height:540px')} ${kept('vigia-sector-map', step(400, 560))} ${wordless}</style>`,
      script,
      `<vigia-captures sector="3" public-key="pk_live_x" locale="es">${writtenPicture('captures', sector, LOOK)}</vigia-captures>`,
      `<vigia-sector-map sector="3" public-key="pk_live_x" locale="es">${insteadOfPicture('map', sector, LOOK)}</vigia-sector-map>`,
    ]);
    expect(embedSnippet(station, 'card', LOOK, DELIVERED)).toBe(
      `<style>${kept('vigia-station-card', step(220, 290))}</style>\n${script}\n<vigia-station-card station="7" public-key="pk_live_x" locale="es">${writtenPicture('card', station, LOOK)}</vigia-station-card>`,
    );
    const all = { ...station, metrics: [...EMBED_METRICS] };
    expect(embedSnippet(all, null, LOOK, DELIVERED)!.split('\n', 1)).toEqual([
      `<style>vigia-degree-days:not(:defined),vigia-captures:not(:defined),${kept('vigia-chill', 'height:540px')} vigia-climate:not(:defined),${kept('vigia-mildew', step(540, 640))} ${kept('vigia-station-card', step(220, 290))} ${kept('vigia-sector-map', step(400, 560))} ${kept('vigia-risk-badge', step(96, 140))} ${wordless}</style>`,
    ]);
    expect(embedSnippet(station, 'captures', LOOK, DELIVERED)).toContain(
      '<vigia-captures sector="3" station="7" public-key="pk_live_x" locale="es">',
    );
  });

  it('has the first one’s picture inside, for a wide and for a narrow window', () => {
    const look = 'mode=light&amp;locale=es&amp;units=metric&amp;period=90days&amp;key=pk_live_x';
    const address = 'https://vigia.cl/embed/sectors/3/captures.svg?';
    expect(writtenPicture('captures', { ...sector, name: '"B" & <C>' }, LOOK)).toBe(
      `<picture><source media="(max-width: 511px)" srcset="${address}width=360&amp;height=540&amp;${look}" height="540">` +
        `<img src="${address}width=720&amp;height=540&amp;${look}" width="100%" height="540"` +
        ' alt="Capturas: Campo &quot;B&quot; &amp; &lt;C>" crossorigin="anonymous"></picture>',
    );
    expect(writtenPicture('captures', station, LOOK)).toContain(
      '/embed/sectors/3/captures.svg?station_id=7&amp;width=720',
    );
    const card = writtenPicture('card', station, LOOK);
    expect(card).toContain('/embed/stations/7/card.svg?width=360&amp;height=290&amp;mode');
    expect(card).toContain('/embed/stations/7/card.svg?width=720&amp;height=220&amp;mode');
  });

  it('says in the others what they show, with the picture where no script runs', () => {
    const named = { ...sector, name: '"B" & <C>' };
    expect(insteadOfPicture('captures', named, { ...LOOK, locale: 'en' })).toMatch(
      /^<p>Catches: Field &quot;B&quot; &amp; &lt;C>\. The chart appears here.*<\/p><noscript><picture>.*<\/picture><\/noscript>$/,
    );
  });

  it.each(EMBED_LOCALES.flatMap((locale) => EMBED_THEMES.map((theme) => [locale, theme] as const)))(
    'says %s and %s on every element, in the picture’s address and in what stands for it',
    (locale, theme) => {
      const metrics: EmbedMetric[] = ['climate', 'risk'];
      const place = { ...sector, metrics };
      const [, , first = '', second = ''] = embedSnippet(
        place,
        null,
        { ...LOOK, locale, theme },
        DELIVERED,
      )!.split('\n');
      const colours = theme === 'light' ? '' : ` theme="${theme}"`;
      for (const element of [first, second]) expect(element).toContain(` locale="${locale}"${colours}>`);
      expect(first.match(/&amp;mode=(\w+)&amp;locale=(\w+)&amp;/g)).toEqual(
        Array(2).fill(`&amp;mode=${theme}&amp;locale=${locale}&amp;`),
      );
      const alt = { es: 'Clima: Campo Apalta', en: 'Weather: Field Apalta', pt: 'Clima: Talhão Apalta' };
      expect(first).toContain(`alt="${alt[locale]}"`);
    },
  );

  it('has the height that is chosen, in the room it keeps and in its picture too', () => {
    const [kept, , element] = embedSnippet(sector, 'map', { ...LOOK, height: 300 }, DELIVERED)!.split('\n');
    expect(kept).toBe('<style>vigia-sector-map:not(:defined){display:block;height:300px}</style>');
    expect(element).toContain(' locale="es" height="300"><picture>');
    expect(element).toContain('width=360&amp;height=300&amp;');
    expect(element).toContain('width=720&amp;height=300&amp;');
  });

  it('is the field in one tag, laid out as the element is, with a picture for each part where no script runs', () => {
    const whole = { ...sector, metrics: [...EMBED_METRICS] };
    expect(fieldMetrics(whole)).toEqual(['risk', 'map', 'degree-days']);
    const code = embedSnippet(whole, 'field', { ...LOOK, theme: 'dark' }, DELIVERED)!;
    expect(code).toContain(
      '<vigia-field sector="3" public-key="pk_live_x" locale="es" theme="dark">\n  <div slot="risk"><picture>',
    );
    expect(code.split('\n', 1)[0]).toContain(
      '>[slot=degree-days]{display:flow-root;margin:clamp(-512px,(975.5px - 100%)*9999,16px) 0 0 auto;width:clamp(50% - 8px,(975.5px - 100%)*9999,100%);height:512px}',
    );
    expect(code.match(/<picture>/g)).toHaveLength(3);
    expect(code.match(/<noscript>/g)).toHaveLength(2);
    expect(code).toContain('degree-days.svg?width=720&amp;height=512&amp;mode=dark');
  });

  it('is a field of what the key publishes, and of one kind of figure or of a station none', () => {
    const some = { ...sector, metrics: ['degree-days', 'risk'] as const };
    const code = embedSnippet(some, 'field', LOOK, DELIVERED)!;
    expect(code).toContain('<vigia-field sector="3" metrics="risk degree-days" public-key');
    expect(code).not.toContain('slot="map"');
    expect(code.split('\n', 1)[0]).toContain(
      '>[slot=degree-days]{display:flow-root;margin:16px 0 0;height:512px}',
    );
    expect(fieldMetrics({ ...sector, metrics: ['map', 'captures'] })).toEqual([]);
    expect(fieldMetrics({ ...station, metrics: [...EMBED_METRICS] })).toEqual([]);
  });

  it('names a place whose name says what it is without saying it twice', () => {
    const named = (name: string, stationId: number | null) => subjectInWords({ name, stationId }, 'pt');
    expect(named('Estación 7', 7)).toBe('Estación 7');
    expect(named('estacion norte', 7)).toBe('estacion norte');
    expect(named('Campo Viejo', null)).toBe('Campo Viejo');
    expect(named('Campos', null)).toBe('Talhão Campos');
    expect(named('Campo Viejo', 7)).toBe('Estação Campo Viejo');
  });

  it('is none where the server has no widgets', () => {
    expect(embedSnippet(sector, null, LOOK, null)).toBeNull();
    expect(embedSnippet(sector, null, LOOK, { versions: [] })).toBeNull();
  });
});
