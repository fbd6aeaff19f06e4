import type { Meta, StoryObj } from '@storybook/react-vite';
import { addDays } from '@vigia/domain';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { PestPanel } from './pest-panel.tsx';
import { Arrival, expectStill } from './stories/arrival.tsx';
import { stagesAhead } from './stories/demo-forecast.ts';
import { type LAST, PEST, PEST_WITH_GAP, PEST_WITHOUT_BIOFIX } from './stories/demo-season.ts';
import { chartOf, PEST_STORY, viewOf } from './stories/pest-story.tsx';

const meta = {
  id: 'paneles-pestpanel',
  title: 'Paneles/Panel de plaga · PestPanel',
  component: PestPanel,
  parameters: {
    docs: {
      description: {
        component:
          'Grados día y capturas de una plaga en un solo gráfico, con biofix, controles, fenología y estados de cada generación, y a la derecha el próximo hito con su fecha y margen. Úselo en la pestaña Plagas y en la página de plagas. La zona sombreada es pronóstico; nada contado se dibuja en ella.',
      },
    },
  },
  ...PEST_STORY,
} satisfies Meta<typeof PestPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const chart = await chartOf(canvasElement);
    await step('the next milestone closes the column of the legend', async () => {
      const ahead = canvas.getByRole('region', { name: 'Próximo hito' }).getBoundingClientRect();
      const legend = canvas.getByRole('group', { name: 'Series' }).getBoundingClientRect();
      await expect(ahead.left).toBeGreaterThanOrEqual(chart.getBoundingClientRect().right);
      await expect(ahead.top).toBeGreaterThanOrEqual(legend.bottom);
      const panel = canvas.getByRole('region', { name: 'Plagas' }).getBoundingClientRect();
      await expect(panel.bottom - ahead.bottom).toBeLessThan(24);
    });
    await step('the pointer reads all visible series at one date', async () => {
      const box = chart.getBoundingClientRect();
      await fireEvent.pointerMove(chart, { clientX: box.left + box.width * 0.62, clientY: box.top + 150 });
      await waitFor(() => expect(chart).toHaveAttribute('data-reading'));
      await waitFor(() => expect(within(chart).getByText('Grados Día acumulados')).toBeVisible());
      await fireEvent.pointerLeave(chart, { pointerType: 'mouse' });
    });
    await step('arrow keys say date, values and units', async () => {
      chart.focus();
      await userEvent.keyboard('{End}{Control>}{ArrowLeft}{ArrowLeft}{/Control}{ArrowLeft}');
      const status = within(chart).getByRole('status');
      await expect(status).toHaveTextContent(/2026\..*Grados Día acumulados: \d+,\d °C·día/);
      await userEvent.keyboard('{Escape}');
      await expect(chart).not.toHaveAttribute('data-reading');
    });
    await step('a legend card hides and shows its series', async () => {
      const card = canvas.getByRole('button', { name: /Capturas Incrementales/ });
      await userEvent.click(card);
      await expect(card).toHaveAttribute('aria-pressed', 'false');
      await waitFor(() => expect(chart.querySelector('[data-series="captures-incremental"]')).toBeNull());
      await userEvent.click(card);
      await waitFor(() => expect(chart.querySelector('[data-series="captures-incremental"]')).not.toBeNull());
    });
    await step('controls and phenology can be put away; the biofix stays', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Controles' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Fenología' }));
      await waitFor(() => expect(chart.querySelector('[data-marker="control-1"]')).toBeNull());
      await expect(chart.querySelector('[data-marker="flowering"]')).toBeNull();
      await expect(chart.querySelector('[data-marker="biofix"]')).not.toBeNull();
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Controles' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Fenología' }));
    });
  },
};

/** A cool spring: the next stages are weeks away. */
const COOL: typeof PEST = {
  ...PEST,
  degreeDays: PEST.degreeDays && {
    ...PEST.degreeDays,
    values: PEST.degreeDays.values.map((value) => value && value * 0.45),
  },
  ahead: stagesAhead(PEST.pestId, 10),
};

export const PastYears: Story = {
  args: { data: COOL },
  play: async ({ canvasElement, step }) => {
    await chartOf(canvasElement);
    const card = within(within(canvasElement).getByRole('region', { name: 'Próximo hito' }));
    await step('the next stage and the generation after it have a date, and how sure it is', async () => {
      await expect(card.getByRole('heading', { name: 'Pupa · 1ª generación' })).toBeVisible();
      await expect(card.getByRole('heading', { name: 'Inicio 2ª generación' })).toBeVisible();
      await expect(card.getAllByText(/^entre el .* en 8 de cada 10 años$/)).toHaveLength(2);
    });
    await step('and where it comes from', async () => {
      await userEvent.click(card.getByText('¿De dónde sale?'));
      const entry = await within(document.body).findByText(/mismos días de 10 años anteriores/);
      await waitFor(() => expect(entry).toBeVisible());
      await userEvent.keyboard('{Escape}');
    });
    await step('and the table has each stage to come on its date', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ver tabla' }));
      const table = within(await within(document.body).findByRole('dialog')).getByRole('table');
      await waitFor(() =>
        expect(within(table).getByRole('columnheader', { name: 'Próximas etapas' })).toBeVisible(),
      );
      await expect(within(table).getByRole('cell', { name: /^Inicio 2ª generación: / })).toBeVisible();
    });
  },
};
export const WholeSeason: Story = { args: { view: viewOf('allSeason') } };
export const ThirtyDays: Story = { args: { view: viewOf('30days') } };
export const WithGap: Story = {
  args: { data: PEST_WITH_GAP },
  play: async ({ canvasElement }) => {
    const chart = await chartOf(canvasElement);
    await expect(within(chart).getByText('sin datos')).toBeVisible();
    await expect(within(canvasElement).getByText(/faltan 6 días/)).toBeVisible();
  },
};
export const WithoutBiofix: Story = {
  args: { data: PEST_WITHOUT_BIOFIX, view: viewOf('allSeason') },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText('desde inicio de temporada').parentElement).toHaveTextContent(
        /desde inicio de temporada 1 jul 2026/,
      ),
    );
  },
};
/** A season that is over: without today and forecast; the card shows the last state of the pest. */
export const PastSeason: Story = {
  args: { view: { ...viewOf('90days'), today: null } },
  play: async ({ canvasElement }) => {
    const chart = await chartOf(canvasElement);
    await expect(within(chart).queryByText('hoy')).toBeNull();
    await expect(within(canvasElement).getByText('Al cierre de la temporada')).toBeVisible();
  },
};
/** Scrolled sideways: the name of a line is either completely visible between the axes, or hidden. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { data: PEST_WITH_GAP },
  play: async ({ canvasElement }) => {
    const chart = await chartOf(canvasElement);
    const scroll = chart.parentElement!;
    const opened = scroll.scrollLeft;
    await expect(opened).toBeGreaterThan(0);
    const edge = (side: string) =>
      canvasElement.querySelector(`[data-side='${side}']`)!.getBoundingClientRect();
    const [from, to] = [edge('left').right, edge('right').left];
    const read = new Set<string>();
    const scrollTo = async (at: number) => {
      const scrolled = new Promise((done) => scroll.addEventListener('scroll', done, { once: true }));
      scroll.scrollLeft = at;
      await scrolled;
    };
    for (let at = Math.floor(opened) - 8; at >= 0; at -= 8) {
      await scrollTo(at);
      for (const name of chart.querySelectorAll<SVGTextElement>('[data-marker] text')) {
        if (name.style.visibility === 'hidden') continue;
        const box = name.getBoundingClientRect();
        await expect(box.left, `${name.textContent} at ${at}`).toBeGreaterThanOrEqual(from);
        await expect(box.right, `${name.textContent} at ${at}`).toBeLessThanOrEqual(to);
        read.add(name.textContent);
      }
    }
    await expect([...read]).toEqual(expect.arrayContaining(['biofix', 'hoy']));
    await scrollTo(opened);
    const cards = within(canvasElement).getByRole('group', { name: 'Series' });
    for (const note of cards.querySelectorAll('small > span')) {
      const text = document.createRange();
      text.selectNodeContents(note);
      await expect(text.getClientRects().length, `lines of ${note.textContent}`).toBe(1);
    }
  },
};
export const Dark: Story = { parameters: { theme: 'dark' }, args: { data: PEST_WITH_GAP } };
export const Sol: Story = { parameters: { theme: 'sol' }, args: { data: PEST_WITH_GAP } };
const PROTECTS = 'protege hasta 19 nov · Spinosad';
/** An application protects until a day: a bar along the foot of the chart, what it is below, and each day in the table. */
export const Protected: Story = {
  args: {
    data: {
      ...PEST,
      markers: PEST.markers.map((marker) =>
        marker.kind === 'control'
          ? {
              ...{ ...marker, label: PROTECTS },
              protection: { until: addDays(marker.date, 13), text: PROTECTS },
            }
          : marker,
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const chart = await chartOf(canvasElement);
    const bar = await waitFor(() => chart.querySelector('[data-span]')!.getBoundingClientRect());
    await expect(bar.width).toBeGreaterThan(10);
    await expect(within(canvasElement).getByText('días que protege una aplicación')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ver tabla' }));
    const table = within(await within(document.body).findByRole('dialog')).getByRole('table');
    await expect(within(table).getByRole('columnheader', { name: 'Protección' })).toBeVisible();
    await expect(within(table).getAllByRole('cell', { name: PROTECTS }).length).toBeGreaterThan(10);
  },
};
export const ProtectedDark: Story = { ...Protected, parameters: { theme: 'dark' } };
export const ProtectedSol: Story = { ...Protected, parameters: { theme: 'sol' } };
const LONG = 'Polilla del racimo de la vid en el cuartel junto al canal '.repeat(6).slice(0, 300);
export const LongNames: Story = {
  args: {
    data: { ...PEST, pestName: LONG, markers: PEST.markers.map((marker) => ({ ...marker, label: LONG })) },
    source: LONG,
  },
  play: async ({ canvasElement }) => {
    await chartOf(canvasElement);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
/** Another period was requested: charts, cards and tools stay until it is loaded. */
export const Refreshing: Story = {
  args: { state: 'refreshing' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('application', { name: /Grados día y capturas/ })).toBeVisible(),
    );
    const figures = canvas.getAllByRole('figure');
    await expect(figures).toHaveLength(1);
    for (const figure of figures) await expect(figure).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('button', { name: 'Descargar' })[0]).toBeEnabled();
    await expect(canvas.getAllByRole('group', { name: 'Series' })[0]).toBeVisible();
  },
};
export const Loading: Story = { args: { data: null, state: 'loading' } };
export const Arriving: Story = {
  render: (args) => <Arrival>{(waiting) => <PestPanel {...args} {...waiting} />}</Arrival>,
  play: expectStill,
};
export const ArrivingNarrow: Story = {
  ...Arriving,
  globals: { viewport: { value: 'narrow', isRotated: false } },
};
/** Degree-days alone, for pages that have captures in a panel of their own. */
export const ArrivingAlone: Story = {
  ...Arriving,
  args: { data: { ...PEST, captures: {} }, hasCaptures: false },
};
export const Empty: Story = { args: { data: null } };
export const Failed: Story = {
  args: { data: null, state: 'error', onRetry: () => undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
/** A series with an invalid day is refused; the panel shows an error and the page continues. */
export const Broken: Story = {
  parameters: { expectsErrors: true },
  args: { data: { ...PEST, degreeDays: { start: 'not a day' as typeof LAST, step: 'day', values: [1, 2] } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'No se pudo mostrar el panel Plagas',
    );
  },
};
