import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { createElement } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { comparedAnswer, degreeDaysAnswer } from '../panels/read/answers.fixture.ts';
import { elementOf, eventsOf, insideOf, shownInside } from './element.ts';
import { manualOf, type WidgetArgs } from './manual.tsx';

const CHART = { name: /Grados día y capturas/ };

const meta = {
  title: 'Widgets/vigia-degree-days',
  ...manualOf(
    'vigia-degree-days',
    'Grados día y capturas de una plaga en un campo: la curva con sus huecos y su pronóstico, los estados, el biofix, la fenología y los controles, y el próximo hito.',
  ),
  args: { data: degreeDaysAnswer() },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<WidgetArgs>;

const drawn: Story['play'] = async ({ canvasElement }) =>
  shownInside(await insideOf(canvasElement).findByRole('application', CHART));

/** Data set by the page, without a server. */
export const Ready: Story = {
  play: async ({ canvasElement, step }) => {
    const widget = insideOf(canvasElement);
    const chart = await widget.findByRole('application', CHART);
    await shownInside(chart);
    await step('it says what it shows and until when', async () => {
      const label = 'Grados día y capturas de Lobesia botrana, Los Maitenes, temporada 2026–27';
      await expect(widget.getByRole('heading', { level: 2, name: label })).toBeInTheDocument();
      await expect(widget.getByText('Grados día y capturas de Lobesia botrana')).toBeVisible();
      await expect(widget.getByText('Los Maitenes, temporada 2026–27')).toBeVisible();
      await expect(widget.getByText('Fuente: Vigía · datos al 20 nov 2026')).toBeInTheDocument();
    });
    await step('data stay a property, styles stay inside and are no elements', async () => {
      await expect(elementOf(canvasElement).getAttributeNames()).toEqual([]);
      await expect(elementOf(canvasElement).shadowRoot!.querySelector('style')).toBeNull();
    });
    await step('the keyboard reads the curve, and the page hears of it', async () => {
      const points = eventsOf('vigia-point');
      chart.focus();
      await userEvent.keyboard('{End}{Control>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Control}');
      await expect(chart.querySelector('[role=status]')).toHaveTextContent(
        /Grados Día acumulados: \d+,\d °C·día/,
      );
      await expect(points.at(-1)).toMatchObject({
        point: { date: expect.stringMatching(/^2026-/), values: [{ id: 'degree-days' }, {}] },
      });
      await userEvent.keyboard('{Escape}');
      await expect(points.at(-1)).toEqual({ point: null });
    });
    await step('the zoom’s own buttons work in here', async () => {
      chart.focus();
      await userEvent.keyboard('{+}');
      await userEvent.click(await widget.findByRole('button', { name: 'Ver entero' }));
      await waitFor(() => expect(widget.queryByRole('button', { name: 'Ver entero' })).toBeNull());
    });
    await step('the period can be chosen', async () => {
      await userEvent.click(widget.getByText('Últimos 30 días'));
      await waitFor(() => expect(widget.getByRole('application', { name: /del 22 oct 2026/ })).toBeVisible());
      const moving = elementOf(canvasElement).shadowRoot!.getAnimations();
      await Promise.all(moving.map(({ finished }) => finished));
    });
    await step('nothing opens over the page: the derivation unfolds in place', async () => {
      await userEvent.click(widget.getByText('¿De dónde sale?'));
      await expect(await widget.findByText(/Seno simple \(Baskerville/)).toBeInTheDocument();
      await expect(widget.queryByRole('dialog')).toBeNull();
      await expect(document.querySelector('[inert]')).toBeNull();
    });
  },
};

export const Empty: Story = {
  args: {
    data: degreeDaysAnswer({
      degree_days: { start: isoDate('2026-09-10'), step: 'day', values: [null, null] },
      captures: [],
      markers: [],
      missing_days: 2,
    }),
  },
  play: async ({ canvasElement }) => {
    await shownInside(await insideOf(canvasElement).findByText('Sin grados día ni capturas'));
  },
};

export const Dark: Story = {
  args: { theme: 'dark' },
  parameters: { theme: 'dark', backgrounds: { value: 'dark' } },
  play: drawn,
};

export const Sol: Story = { args: { theme: 'sol' }, parameters: { theme: 'sol' }, play: drawn };

/** Other seasons as thin lines: `compare` asks the service for them. */
export const Compared: Story = {
  args: { data: degreeDaysAnswer({ compared: comparedAnswer() }) },
  play: async ({ canvasElement }) => {
    const widget = insideOf(canvasElement);
    const chart = await widget.findByRole('application', CHART);
    await shownInside(chart);
    await waitFor(() => expect(chart.querySelector('[data-series="season-7"]')).not.toBeNull());
    const said =
      /Al 20 nov, contando los días desde cada biofix, la suma va 9 días adelantada respecto de 2025–26 y 2 días atrasada respecto de 2024–25/;
    await expect(widget.getByText(said)).toBeInTheDocument();
    await expect(widget.getByText(/La más parecida es 2024–25/)).toBeInTheDocument();
    await expect(widget.getByText(/No se compara 2023–24: falta el biofix/)).toBeInTheDocument();
  },
};

/** A narrow column of a wide page. */
export const NarrowColumn: Story = {
  args: { column: 360, height: '420' },
  play: async ({ canvasElement }) => {
    await insideOf(canvasElement).findByRole('application', CHART);
    const element = elementOf(canvasElement);
    await expect(element.offsetHeight).toBe(420);
    await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, play: drawn };

/** The page has striking text styles; the element takes over only the font family. */
export const LoudPage: Story = {
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
    const heading = await insideOf(canvasElement).findByText('Grados día y capturas de Lobesia botrana');
    const { fontSize, letterSpacing, textTransform, textAlign } = getComputedStyle(heading);
    await expect({ fontSize, letterSpacing, textTransform, textAlign }).toEqual({
      fontSize: '14px',
      letterSpacing: 'normal',
      textTransform: 'none',
      textAlign: 'start',
    });
  },
};

/**
 * Data set by a page: for invalid ones there is a message, corrected ones are drawn, and without data the
 * element starts again.
 */
export const ByHand: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const widget = insideOf(canvasElement);
    const element = elementOf(canvasElement);
    await widget.findByRole('application', CHART);
    const errors = eventsOf('vigia-error');
    element.data = { sector_name: 'roto' };
    await expect(await widget.findByRole('alert')).toHaveTextContent('Estos datos no se entienden');
    await expect(errors).toEqual([{ code: 'bad-data', message: expect.stringContaining('pest_id') }]);
    element.data = degreeDaysAnswer({ sector_name: 'A mano' });
    await widget.findByText(/^A mano/);
    const place = element.parentElement!;
    const chart = widget.getByRole('application', CHART);
    place.append(element);
    await Promise.resolve();
    await expect(widget.getByRole('application', CHART)).toBe(chart);
    element.remove();
    await waitFor(() => expect(element.shadowRoot!.querySelector('[role=application]')).toBeNull());
    place.append(element);
    await widget.findByRole('application', CHART);
  },
};
