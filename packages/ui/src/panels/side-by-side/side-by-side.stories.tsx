import type { Meta, StoryObj } from '@storybook/react-vite';
import { wallMsOfDay } from '@vigia/domain';
import { useMemo } from 'react';
import { expect, type screen, userEvent, waitFor, within } from 'storybook/test';
import { ChartSync } from '../../charts/chart-sync.tsx';
import { PestPanel } from '../pest-panel.tsx';
import { pastCaptures, pastSeasons } from '../stories/demo-past-seasons.ts';
import { LAST, PEST } from '../stories/demo-season.ts';
import { viewOf } from '../stories/pest-story.tsx';
import { MirroredCaptures, type MirroredCapturesProps } from './mirrored-captures.tsx';
import { seasonLines } from './season-lines.ts';

/** Below the panel of its pest, with as many seasons laid over that. */
function BelowPanel(props: MirroredCapturesProps) {
  const count = props.others.length;
  const compared = useMemo(() => {
    const look = { unit: '°C·día', decimals: 1, axis: 'left' } as const;
    return seasonLines(pastSeasons(count), look, wallMsOfDay(LAST));
  }, [count]);
  return (
    <div style={{ padding: 12 }}>
      <ChartSync>
        <PestPanel
          data={PEST}
          view={props.view}
          onPeriodChange={() => undefined}
          compared={compared}
          said={<p>Al 20 nov la suma va 6 días atrasada respecto de 2025–26.</p>}
          foot={<MirroredCaptures {...props} />}
        />
      </ChartSync>
    </div>
  );
}

const meta = {
  id: 'paneles-sidebyside',
  title: 'Paneles/Temporadas lado a lado · MirroredCaptures',
  component: MirroredCaptures,
  render: (args) => <BelowPanel {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'Otras temporadas o campos como líneas finas sobre los grados día de ésta, y sus capturas por semana colgando bajo las propias. Úselo cuando el lector elige con qué comparar: la línea propia queda encima, y ningún hueco de otra temporada se marca como hueco de ésta.',
      },
    },
    states: {
      never: {
        Loading: 'the chart above says so, and a season that is loading is not drawn yet',
        Error: 'a season that could not be had is named in words; the others stay',
      },
    },
  },
  args: {
    title: 'Capturas por semana: esta temporada hacia arriba, las otras hacia abajo',
    own: PEST.captures!.incremental!,
    others: pastCaptures(3),
    pestName: PEST.pestName,
    view: viewOf('90days'),
  },
} satisfies Meta<typeof MirroredCaptures>;
export default meta;
type Story = StoryObj<typeof meta>;

const opacityOf = (chart: HTMLElement, id: string) =>
  getComputedStyle(chart.querySelector(`[data-series="${id}"]`)!).opacity;
const cardOf = (canvas: Pick<typeof screen, 'getAllByRole'>, season: string) =>
  canvas.getAllByRole('button', { name: new RegExp(season) })[0]!;
const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target });

export const Ready: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const chart = await canvas.findByRole('application', { name: /Grados día y capturas/ });
    await step('the chart’s own line is drawn over the others', async () => {
      const drawn = [...chart.querySelectorAll('[data-series]')].map((one) =>
        one.getAttribute('data-series'),
      );
      await expect(drawn.indexOf('degree-days')).toBeGreaterThan(drawn.indexOf('season-2025'));
    });
    await step('arrow keys read every season of that day', async () => {
      chart.focus();
      await userEvent.keyboard('{End}{Control>}{ArrowLeft}{ArrowLeft}{/Control}');
      const status = within(chart).getByRole('status');
      await expect(status).toHaveTextContent(/2025–26: \d+,\d °C·día.*2023–24: \d+,\d °C·día/);
      await userEvent.keyboard('{Escape}');
    });
    await step(
      'a card says the value of the day and when that season was there, and hides its line',
      async () => {
        const cards = canvas.getAllByRole('button', { name: /2025–26/ });
        await expect(cards[0]).toHaveTextContent(/6 días antes/);
        await userEvent.click(cards[0]!);
        await waitFor(() => expect(chart.querySelector('[data-series="season-2025"]')).toBeNull());
        await userEvent.click(cards[0]!);
      },
    );
    await step(
      'the season whose card has the focus or the pointer stands out, its line or the others pale',
      async () => {
        const card = canvas.getAllByRole('button', { name: /2024–25/ })[0]!;
        const opacity = (id: string) => opacityOf(chart, id);
        card.focus();
        await waitFor(() => expect(opacity('season-2025')).toBe('0.25'));
        await expect([opacity('season-2024'), opacity('degree-days')]).toEqual(['1', '1']);
        card.blur();
        await waitFor(() => expect(opacity('season-2025')).toBe('1'));
        await userEvent.hover(card);
        await waitFor(() => expect(opacity('season-2025')).toBe('0.25'));
        await userEvent.unhover(card);
        await waitFor(() => expect(opacity('season-2025')).toBe('1'));
      },
    );
    await step('a tap on its card has a season stand out, a tap elsewhere lets go of it', async () => {
      await tap(cardOf(canvas, '2024–25'));
      await waitFor(() => expect(opacityOf(chart, 'season-2025')).toBe('0.25'));
      await expect(opacityOf(chart, 'season-2024')).toBe('1');
      await expect(cardOf(canvas, '2024–25')).toHaveAttribute('aria-pressed', 'true');
      await tap(cardOf(canvas, '2025–26'));
      await waitFor(() => expect(opacityOf(chart, 'season-2024')).toBe('0.25'));
      await expect(opacityOf(chart, 'season-2025')).toBe('1');
      // To read along its line is no tap elsewhere.
      await tap(chart);
      await waitFor(() => expect(within(chart).getByRole('status')).not.toBeEmptyDOMElement());
      await expect(opacityOf(chart, 'season-2024')).toBe('0.25');
      await tap(canvas.getByText(/^Al 20 nov la suma va/));
      await waitFor(() => expect(opacityOf(chart, 'season-2024')).toBe('1'));
      await expect(cardOf(canvas, '2025–26')).toHaveAttribute('aria-pressed', 'true');
    });
    await step('a second tap hides its line, a third one has it back and stand out', async () => {
      await tap(cardOf(canvas, '2025–26'));
      await waitFor(() => expect(opacityOf(chart, 'season-2024')).toBe('0.25'));
      await tap(cardOf(canvas, '2025–26'));
      await waitFor(() => expect(cardOf(canvas, '2025–26')).toHaveAttribute('aria-pressed', 'false'));
      await expect(opacityOf(chart, 'season-2024')).toBe('1');
      await expect(chart.querySelector('[data-series="season-2025"]')).toBeNull();
      await tap(cardOf(canvas, '2025–26'));
      await waitFor(() => expect(opacityOf(chart, 'season-2024')).toBe('0.25'));
      await expect(opacityOf(chart, 'season-2025')).toBe('1');
      await tap(canvas.getByText(/^Al 20 nov la suma va/));
      await waitFor(() => expect(opacityOf(chart, 'season-2024')).toBe('1'));
    });
    await step('captures of other seasons hang from 0, and are read without a sign', async () => {
      const captures = canvas.getByRole('application', { name: /Capturas por semana/ });
      const ticks = within(captures).getAllByText(/^\d+$/, { selector: 'text' });
      await expect(new Set(ticks.map((tick) => tick.textContent)).size).toBeLessThan(ticks.length);
      await expect(within(captures).queryByText(/^[-−]\d/, { selector: 'text' })).toBeNull();
      await expect(captures).toHaveAccessibleDescription(/2025–26: mínimo .*máximo 27 adultos/);
    });
  },
};
/** Ten seasons: the ninth and the tenth have the colours of the first and the second, and dashes. */
export const Dense: Story = { args: { others: pastCaptures(10) } };
export const Empty: Story = {
  args: { own: null, others: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Sin capturas contadas')).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
