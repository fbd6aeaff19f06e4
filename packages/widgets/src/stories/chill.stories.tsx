import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { chillAnswer, chillComparedAnswer } from '../panels/read/answers.fixture.ts';
import { insideOf, shownInside } from './element.ts';
import { manualOf, type WidgetArgs } from './manual.tsx';

const meta = {
  title: 'Widgets/vigia-chill',
  ...manualOf(
    'vigia-chill',
    'Frío acumulado de la temporada por cuatro modelos, con lo que cuenta cada uno y su fuente.',
  ),
  args: { data: chillAnswer() },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<WidgetArgs>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await shownInside(await insideOf(canvasElement).findByRole('application', { name: /Frío acumulado/ }));
  },
};

/** Chilling hours of other seasons as thin lines: `compare` asks the service for them. */
export const Compared: Story = {
  args: { data: chillAnswer({ compared: chillComparedAnswer() }) },
  play: async ({ canvasElement }) => {
    const widget = insideOf(canvasElement);
    const chart = await widget.findByRole('application', { name: /Frío acumulado/ });
    await shownInside(chart);
    await waitFor(() => expect(chart.querySelector('[data-series="season-7"]')).not.toBeNull());
    await expect(chart.querySelector('[data-series="season-5"]')).toBeNull();
    await expect(widget.getByText(/142 h más que 2025–26 y 71 h menos que 2024–25/)).toBeInTheDocument();
    await expect(widget.getByText(/La más parecida es 2024–25/)).toBeInTheDocument();
    await expect(widget.getByText(/No se compara 2023–24: no hay registro/)).toBeInTheDocument();
  },
};
