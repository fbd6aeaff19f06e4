import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import '../all.ts';
import { defineWidget } from '../define-widget.tsx';
import { elementOf, heard, insideOf } from '../stories/element.ts';
import { type FakeService, fakeService, silence } from '../stories/service.ts';
import { degreeDaysAnswer } from './answer.fixture.ts';
import { DegreeDaysCard } from './card.tsx';
import { ATTRIBUTES, type Attributes } from './question.ts';
import { PROBLEMS } from './words.ts';

interface WidgetArgs extends Attributes {
  readonly theme?: 'light' | 'dark' | 'sol';
  /** Answer of the service, passed by hand. */
  readonly data?: unknown;
  /** Of the page's column, px. */
  readonly column?: number;
}

const OWN = { sector: '3', 'public-key': 'pk_live_historia' };
const CHART = { name: /Grados día y capturas/ };

const meta = {
  title: 'Widgets/vigia-degree-days',
  render: ({ column, ...attributes }) => (
    <div style={{ maxWidth: column ?? 1000, margin: '0 auto', padding: column ? 0 : 16 }}>
      {createElement('vigia-degree-days', attributes)}
    </div>
  ),
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<WidgetArgs>;

/** Data passed by hand: no server at all. */
export const Ready: Story = {
  args: { data: degreeDaysAnswer() },
  play: async ({ canvasElement, step }) => {
    const widget = insideOf(canvasElement);
    const chart = await widget.findByRole('application', CHART);
    await step('it says what it shows and until when', async () => {
      await expect(widget.getByRole('heading', { name: 'Lobesia botrana' })).toBeVisible();
      await expect(widget.getByText('Los Maitenes · Temporada 2026–27')).toBeVisible();
      await expect(widget.getByText('Fuente: Vigía · datos al 20 nov 2026')).toBeVisible();
    });
    await step('data stay a property', async () => {
      await expect(elementOf(canvasElement).getAttributeNames()).toEqual([]);
    });
    await step('styles stay inside', async () => {
      const page = [...document.head.querySelectorAll('style')].map((style) => style.sheet);
      const { shadowRoot } = elementOf(canvasElement);
      await expect(shadowRoot?.querySelector('style')).not.toBeNull();
      await expect(page).not.toContain(shadowRoot?.querySelector('style')?.sheet);
    });
    await step('the keyboard reads the curve', async () => {
      chart.focus();
      await userEvent.keyboard('{End}{Control>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Control}');
      await expect(chart.querySelector('[role=status]')).toHaveTextContent(
        /Grados Día acumulados: \d+,\d °C·día/,
      );
      await userEvent.keyboard('{Escape}');
    });
    await step('the period can be chosen', async () => {
      await userEvent.click(widget.getByText('Últimos 30 días'));
      await waitFor(() => expect(widget.getByRole('application', { name: /del 22 oct 2026/ })).toBeVisible());
      const moving = elementOf(canvasElement).shadowRoot!.getAnimations();
      await Promise.all(moving.map(({ finished }) => finished));
    });
  },
};

/** Nothing of a widget opens over its page: the derivation unfolds in place, and the page stays usable. */
export const Origin: Story = {
  args: { data: degreeDaysAnswer() },
  play: async ({ canvasElement }) => {
    const widget = insideOf(canvasElement);
    await userEvent.click(await widget.findByText('¿De dónde sale?'));
    await expect(await widget.findByText(/Seno simple \(Baskerville/)).toBeVisible();
    await expect(widget.queryByRole('dialog')).toBeNull();
    await expect(document.querySelector('[inert]')).toBeNull();
  },
};

let service: FakeService;
const answers = (answer: () => Response | Promise<Response>) => () => {
  service = fakeService(answer);
  return service.restore;
};
const season = () => Response.json(degreeDaysAnswer());
const breakdown = () => Response.json({ code: 'internal-error' }, { status: 500 });

export const Loading: Story = {
  args: OWN,
  beforeEach: answers(silence),
  play: async ({ canvasElement }) => {
    const widget = insideOf(canvasElement);
    await expect(await widget.findByText('Cargando gráfico')).toBeInTheDocument();
    await expect(widget.getByRole('heading', { name: 'Cargando grados día' })).toBeVisible();
  },
};

/** The service breaks; asking again brings the chart. */
export const Failed: Story = {
  args: OWN,
  beforeEach: answers(breakdown),
  play: async ({ canvasElement, step }) => {
    const widget = insideOf(canvasElement);
    const problem = await widget.findByRole('alert');
    await expect(problem).toHaveTextContent('Vigía no pudo responder');
    await step('a second failure keeps the way out', async () => {
      const errors = heard('vigia-error');
      await userEvent.click(widget.getByRole('button', { name: 'Reintentar' }));
      await waitFor(() => expect(errors.map(({ code }) => code)).toEqual(['server']));
    });
    await step('an answer brings the chart', async () => {
      const ready = heard('vigia-ready');
      service.answerWith(season);
      await userEvent.click(await widget.findByRole('button', { name: 'Reintentar' }));
      await waitFor(() => expect(widget.getByRole('application', CHART)).toBeVisible());
      await expect(ready).toEqual([
        { sectorName: 'Los Maitenes', pestId: 1, pestName: 'Lobesia botrana', seasonName: '2026–27' },
      ]);
    });
  },
};

/** What an unanswered service leaves on the page. */
export const ErrorShown: Story = {
  name: 'Error',
  args: OWN,
  beforeEach: answers(breakdown),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(insideOf(canvasElement).getByRole('alert')).toBeVisible());
  },
};

/** The key is not for this site: nothing to retry. */
export const Refused: Story = {
  args: OWN,
  beforeEach: answers(() => Response.json({ code: 'bad-embed-key' }, { status: 403 })),
  play: async ({ canvasElement }) => {
    const widget = insideOf(canvasElement);
    await expect(await widget.findByRole('alert')).toHaveTextContent('Vigía no autoriza este gráfico aquí');
    await expect(widget.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
};

export const NotConfigured: Story = {
  play: async ({ canvasElement }) => {
    const problem = await insideOf(canvasElement).findByRole('alert');
    await expect(problem).toHaveTextContent('Falta configurar este gráfico');
  },
};

export const Empty: Story = {
  args: {
    data: degreeDaysAnswer({
      degree_days: { start: '2026-09-10', step: 'day', values: [null, null] },
      captures: [],
      markers: [],
      missing_days: 2,
    }),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(insideOf(canvasElement).getByText('Sin grados día ni capturas')).toBeVisible(),
    );
  },
};

export const Dark: Story = {
  args: { data: degreeDaysAnswer(), theme: 'dark' },
  parameters: { theme: 'dark', backgrounds: { value: 'dark' } },
};

export const Sol: Story = { args: { data: degreeDaysAnswer(), theme: 'sol' }, parameters: { theme: 'sol' } };

/** A narrow column of a wide page. */
export const NarrowColumn: Story = {
  args: { data: degreeDaysAnswer(), column: 360, height: '260' },
  play: async ({ canvasElement }) => {
    await insideOf(canvasElement).findByRole('application', CHART);
    const element = elementOf(canvasElement);
    await expect(element.shadowRoot!.querySelector('svg[role=img]')!.clientHeight).toBe(260);
    await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  },
};

export const Narrow: Story = {
  args: { data: degreeDaysAnswer() },
  globals: { viewport: { value: 'narrow' } },
};

/** The page's own type is loud; inside only its font family is heard. */
export const LoudPage: Story = {
  args: { data: degreeDaysAnswer() },
  render: ({ data }) => (
    <div
      style={{
        padding: 16,
        fontFamily: 'Georgia, serif',
        fontSize: 40,
        lineHeight: 2.5,
        letterSpacing: 6,
        textTransform: 'uppercase',
        textAlign: 'right',
        color: 'crimson',
      }}
    >
      {createElement('vigia-degree-days', { data })}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heading = await insideOf(canvasElement).findByRole('heading', { name: 'Lobesia botrana' });
    const { fontSize, letterSpacing, textTransform, textAlign } = getComputedStyle(heading);
    await expect({ fontSize, letterSpacing, textTransform, textAlign }).toEqual({
      fontSize: '18px',
      letterSpacing: 'normal',
      textTransform: 'none',
      textAlign: 'start',
    });
  },
};

/** Everything a page may do to the element after it is there. */
export const Changing: Story = {
  args: OWN,
  beforeEach: answers(season),
  tags: ['!autodocs'],
  play: async ({ canvasElement, step }) => {
    const widget = insideOf(canvasElement);
    const element = elementOf(canvasElement);
    await widget.findByRole('application', CHART);
    const last = () => service.asked.at(-1)!;
    await step('another sector is asked for; what does not matter is not', async () => {
      element.setAttribute('sector', '8');
      await waitFor(() => expect(last().pathname).toBe('/embed/sectors/8/degree-days'));
      await widget.findByRole('application', CHART);
      const before = service.asked.length;
      element.setAttribute('theme', 'dark');
      element.setAttribute('period', 'allSeason');
      await widget.findByRole('application', { name: /del 31 ago 2026/ });
      await expect(service.asked).toHaveLength(before);
    });
    await step('a removed attribute is gone', async () => {
      element.setAttribute('pest', '2');
      await waitFor(() => expect(last().search).toBe('?pest_id=2'));
      element.removeAttribute('pest');
      await waitFor(() => expect(last().search).toBe(''));
      await widget.findByRole('application', CHART);
    });
    await step('a question overtaken by another is given up', async () => {
      const left = service.left();
      service.answerWith(silence);
      element.setAttribute('sector', '9');
      await waitFor(() => expect(last().pathname).toContain('/9/'));
      service.answerWith(season);
      element.setAttribute('sector', '10');
      await widget.findByRole('application', CHART);
      await expect(service.left()).toBe(left + 1);
    });
    await step('a wrong id is said in place, and mended', async () => {
      element.setAttribute('sector', 'tres');
      await expect(await widget.findByRole('alert')).toHaveTextContent('mal configurado');
      element.setAttribute('sector', '3');
      await widget.findByRole('application', CHART);
    });
    await step('data by hand go before the service, and back', async () => {
      const before = service.asked.length;
      element.data = degreeDaysAnswer({ sector_name: 'A mano' });
      await widget.findByText(/^A mano/);
      element.data = { sector_name: 'roto' };
      await expect(await widget.findByRole('alert')).toHaveTextContent('no se entienden');
      await expect(service.asked).toHaveLength(before);
      element.data = undefined;
      await widget.findByText(/^Los Maitenes/);
      await expect(element.hasAttribute('data')).toBe(false);
    });
    await step(
      'taken out of the page it stops asking; put back it starts anew and leaves nothing behind',
      async () => {
        const place = element.parentElement!;
        const inside = element.shadowRoot!.querySelectorAll('*').length;
        service.answerWith(silence);
        element.setAttribute('sector', '11');
        await waitFor(() => expect(last().pathname).toContain('/11/'));
        const left = service.left();
        element.remove();
        await waitFor(() => expect(service.left()).toBe(left + 1));
        await waitFor(() => expect(element.shadowRoot!.childElementCount).toBe(0));
        service.answerWith(season);
        for (let i = 0; i < 5; i++) {
          place.append(element);
          await widget.findByRole('application', CHART);
          element.remove();
          await waitFor(() => expect(element.shadowRoot!.childElementCount).toBe(0));
        }
        place.append(element);
        await widget.findByRole('application', CHART);
        await waitFor(() => expect(element.shadowRoot!.querySelectorAll('*').length).toBe(inside));
      },
    );
    await step('moved within the page it keeps its chart', async () => {
      const before = service.asked.length;
      const chart = widget.getByRole('application', CHART);
      element.parentElement!.append(element);
      await Promise.resolve();
      await expect(widget.getByRole('application', CHART)).toBe(chart);
      await expect(service.asked).toHaveLength(before);
    });
  },
};

/** The page wrote before the script arrived. */
export const DefinedLate: Story = {
  tags: ['!autodocs'],
  render: () => <div data-place />,
  play: async ({ canvasElement }) => {
    const tag = `vigia-tardio-${Date.now()}` as const;
    const element = document.createElement(tag);
    Object.assign(element, { data: degreeDaysAnswer({ sector_name: 'Antes' }) });
    canvasElement.querySelector('[data-place]')!.append(element);
    const card = {
      broken: PROBLEMS.render,
      attributes: ATTRIBUTES,
      properties: ['data'],
      Card: DegreeDaysCard,
    } as const;
    defineWidget({ tag, ...card });
    defineWidget({ tag, ...card });
    const inside = within(element.shadowRoot as unknown as HTMLElement);
    await waitFor(() => expect(inside.getByText(/^Antes/)).toBeVisible());
    await expect(Object.hasOwn(element, 'data')).toBe(false);
  },
};
