import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import './define.ts';
import { ELEMENTS } from '../elements/catalogue.ts';
import { ANSWERS } from '../panels/read/answers.fixture.ts';
import type { Language } from '../words/languages.ts';

const meta = {
  title: 'Widgets/Idiomas',
  tags: ['!autodocs'],
  render: () => <div data-place />,
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** Models and their derivations keep the degrees in which they were made. */
const MEASURED: readonly string[] = ['degree-days', 'climate', 'card'];
/** Names of fields, stations, pests, services and authors: the same in every language. */
const NAMES = /Los Maitenes|Valparaíso|Norte|Lobesia botrana|Open-Meteo|Gubler|Vigía|Baskerville/g;
/** Text that is only Spanish: whole words, and numbers in the Spanish format if the language has another. */
const SPANISH = {
  en: /[áéíóúñ¿]|\d,\d\D|(?<!\p{L})(?:de|del|la|el|los|las|y|con|sin|por|hoy|desde|hasta)(?!\p{L})/iu,
  pt: /[ñ¿]|ci[oó]n(?:es)?(?!\p{L})|(?<!\p{L})(?:el|los|las|del|al|y|con|sin|hoy|días?|un|una|más|fechas?|temporadas?)(?!\p{L})/iu,
} as const;

type Widget = HTMLElement & { data: unknown };

/** Every text and label inside a shadow root, except papers and names. */
function textsIn(root: ShadowRoot, but = ''): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element?.closest(`[translate=no]${but}`)) continue;
    if (node instanceof Text) texts.push(node.data);
    else for (const name of ['aria-label', 'title']) texts.push((node as Element).getAttribute(name) ?? '');
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}

async function shown(place: Element, info: (typeof ELEMENTS)[number], locale: Language) {
  const widget = document.createElement(info.tag) as Widget;
  widget.setAttribute('locale', locale);
  widget.setAttribute('units', locale === 'en' ? 'imperial' : 'metric');
  widget.data = ANSWERS[info.call as keyof typeof ANSWERS]();
  const ready = new Promise((resolve) => widget.addEventListener('vigia-ready', resolve, { once: true }));
  place.replaceChildren(widget);
  await ready;
  const root = widget.shadowRoot!;
  await waitFor(() => expect(root.querySelector('[part=panel]')).not.toBeNull());
  if (info.heights[0] > 500)
    await waitFor(() => expect(root.querySelector('[role=application]')).not.toBeNull());
  return root;
}

/** No word of the Spanish text is left in another language, in any of the eight elements. */
export const NothingMissing: Story = {
  play: async ({ canvasElement, step }) => {
    const place = canvasElement.querySelector('[data-place]')!;
    for (const info of ELEMENTS.filter(({ call }) => call !== 'risk')) {
      for (const language of ['en', 'pt'] as const) {
        await step(`${info.tag} ${language}`, async () => {
          const root = await shown(place, info, language);
          const shownTexts = textsIn(root).map((text) => text.replaceAll(NAMES, ''));
          await expect(shownTexts.length).toBeGreaterThan(10);
          await expect(shownTexts.filter((text) => SPANISH[language].test(text))).toEqual([]);
          if (language === 'en' && MEASURED.includes(info.call))
            await expect(textsIn(root, ',details').join(' ')).not.toContain('°C');
        });
      }
    }
  },
};

/** A widget that gets another language shows everything in it, and stays unfolded. */
export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('[data-place]')!;
    const info = ELEMENTS.find(({ call }) => call === 'degree-days')!;
    const root = await shown(place, info, 'es');
    root.querySelector('summary')!.click();
    root.host.setAttribute('locale', 'pt');
    await waitFor(() => expect(root.querySelector('summary')).toHaveTextContent('De onde vem?'));
    await expect(root.querySelector('details')).toHaveAttribute('open');
    await expect(textsIn(root).filter((text) => /Grados|Capturas Inc|¿/.test(text))).toEqual([]);
    // Below the chart the card of a hidden series gives its name the whole width, so that longer words fit.
    const [name, figure] = [...root.querySelectorAll('button[data-hidden] > :is(span, strong)')];
    await expect(figure!.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      name!.getBoundingClientRect().bottom,
    );
  },
};
