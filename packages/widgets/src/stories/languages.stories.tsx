import type { Meta, StoryObj } from '@storybook/react-vite';
import { translatorOf } from '@vigia/ui/languages';
import { expect, waitFor } from 'storybook/test';
import './define.ts';
import { ELEMENTS } from '../elements/catalogue.ts';
import { LANGUAGES, type Language } from '../elements/language.ts';
import { namesIn } from '../panels/names.ts';
import { ANSWERS } from '../panels/read/answers.fixture.ts';

const meta = {
  title: 'Widgets/Idiomas',
  tags: ['!autodocs'],
  render: () => <div data-place />,
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** Models, and what a derivation tells of one, are told in the degrees they were made in. */
const MEASURED: readonly string[] = ['degree-days', 'climate', 'card'];

type Widget = HTMLElement & { data: unknown };

/** Every text and label inside a shadow root but names, the widget's own words, which cannot be missing by their type. */
function textsIn(root: ShadowRoot, but = ''): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element?.closest(`[translate=no],[data-own]${but}`)) continue;
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
  if (info.height > 500) await waitFor(() => expect(root.querySelector('[role=application]')).not.toBeNull());
  return { root, names: namesIn(widget.data) };
}

/** Not one word of the Spanish text is left in another language, in any of the eight. */
export const NothingMissing: Story = {
  play: async ({ canvasElement, step }) => {
    const place = canvasElement.querySelector('[data-place]')!;
    for (const info of ELEMENTS) {
      const spanish = await shown(place, info, 'es');
      const before = new Set(textsIn(spanish.root));
      for (const language of LANGUAGES.filter((each) => each !== 'es')) {
        await step(`${info.tag} ${language}`, async () => {
          const { root, names } = await shown(place, info, language);
          const { unknown } = translatorOf(language, names);
          const missing = [...before].filter((text) => unknown(text) !== '');
          await expect(missing).toEqual([]);
          if (language === 'en') {
            const told = textsIn(root).filter((text) => !names.some((name) => text.includes(name)));
            await expect(told.filter((text) => /[áéíóúñ¿]|\d,\d\D/.test(text))).toEqual([]);
            if (MEASURED.includes(info.call))
              await expect(textsIn(root, ',details').join(' ')).not.toContain('°C');
          }
        });
      }
    }
  },
};
