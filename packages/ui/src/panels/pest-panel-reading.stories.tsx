import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { catchFiles } from '../charts/download/caught-files.fixture.ts';
import { Embedded as EmbeddedChart } from '../charts/embedded.tsx';
import { textWidth } from '../charts/time-chart/plan/text-width.ts';
import { KeptSwitches, type Switches, type SwitchStore } from '../kept/kept-switches.tsx';
import type { StatesOf } from '../testing/states.ts';
import { LanguageProvider } from '../words/language-provider.tsx';
import { PT } from '../words/languages/pt.ts';
import type { PublishedLanguage } from '../words/languages/published-rooms.ts';
import { PestPanel, type PestPanelProps } from './pest-panel.tsx';
import { TODAY } from './stories/demo-season.ts';
import { chartOf, PEST_STORY, viewOf } from './stories/pest-story.tsx';

const meta = {
  id: 'paneles-pestpanel-lectura-y-descarga',
  title: 'Paneles/Panel de plaga · PestPanel/Lectura y descarga',
  component: PestPanel,
  parameters: {
    states: { shownIn: 'Paneles/PestPanel' } satisfies StatesOf,
    docs: {
      description: {
        component:
          'Lo que se saca del panel: la tabla de los días visibles, la imagen con su leyenda, la explicación de cada cifra y, en una página ajena o en otro idioma, el mismo gráfico sin herramientas o con otras palabras.',
      },
    },
  },
  ...PEST_STORY,
} satisfies Meta<typeof PestPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Texts of the picture that the reader downloads. */
async function takenTexts(canvasElement: HTMLElement): Promise<string[]> {
  const { files, release } = catchFiles();
  try {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Descargar' }));
    await userEvent.click(
      await within(document.body).findByRole('menuitem', { name: 'Imagen editable (SVG)' }),
    );
    await waitFor(() => expect(files).toHaveLength(1), { timeout: 10_000 });
    const file = new DOMParser().parseFromString(await files[0]!.blob.text(), 'image/svg+xml');
    return Array.from(file.querySelectorAll('text'), ({ textContent }) => textContent);
  } finally {
    release();
  }
}

/** A picture has no cursor: its legend names each kind of line and each stage that it draws, and no other. */
export const TakenPicture: Story = {
  play: async ({ canvasElement }) => {
    await chartOf(canvasElement);
    const texts = await takenTexts(canvasElement);
    for (const kind of ['biofix o primera captura', 'control', 'fenología del hospedero'])
      await expect(texts).toContain(kind);
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Controles' }));
    const fewer = await takenTexts(canvasElement);
    await expect(fewer).toContain('fenología del hospedero');
    await expect(fewer).not.toContain('control');
    await expect(fewer).toContain('larva');
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Fenología' }));
    const least = await takenTexts(canvasElement);
    await expect(least).toContain('biofix o primera captura');
    for (const gone of ['fenología del hospedero', 'adulto', 'huevo', 'larva', 'pupa'])
      await expect(least).not.toContain(gone);
  },
};

export const Origin: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '¿De dónde sale?' }));
    const dialog = await within(document.body).findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText(/Seno simple/)).toBeVisible());
    await expect(within(dialog).getByText(/biofix registrado/)).toBeVisible();
  },
};

const reportPoint = fn();

/** In an embedded panel: without its own tools, and the derivation unfolds in place. */
export const Embedded: Story = {
  render: (args) => (
    <EmbeddedChart onPoint={reportPoint}>
      <PestPanel {...args} />
    </EmbeddedChart>
  ),
  play: async ({ canvasElement }) => {
    reportPoint.mockClear();
    const chart = await chartOf(canvasElement);
    chart.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(reportPoint).toHaveBeenCalled());
    await expect(reportPoint.mock.lastCall?.[0]).toMatchObject({
      date: expect.stringMatching(/^2026-/),
      values: expect.arrayContaining([expect.objectContaining({ unit: '°C·día' })]),
    });
    await expect(within(canvasElement).queryByRole('button', { name: 'Ver tabla' })).toBeNull();
  },
};

const IN_MORE_WORDS: PublishedLanguage = {
  ...PT,
  rooms: { ...PT.rooms, charts: { ...PT.rooms.charts, today: 'no dia de hoje' } },
};

/** In another language: the label of today's line has the room that it needs at the edge. */
export const OtherLanguage: Story = {
  args: { view: { ...viewOf('30days'), window: { start: isoDate('2026-10-20'), end: TODAY } } },
  render: (args) => (
    <LanguageProvider language={IN_MORE_WORDS}>
      <PestPanel {...args} />
    </LanguageProvider>
  ),
  play: async ({ canvasElement }) => {
    const chart = await within(canvasElement).findByRole('application', { name: /^Graus-dia e capturas/ });
    const name = await within(chart).findByText('no dia de hoje');
    const { left, right } = name.getBoundingClientRect();
    const end = name.getAttribute('text-anchor') === 'end' ? right : left + textWidth('no dia de hoje', 12);
    await expect(end).toBeLessThanOrEqual(chart.getBoundingClientRect().right);
  },
};

export const Table: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const phenology = await canvas.findByRole('checkbox', { name: 'Fenología' });
    const opened = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ver tabla' }));
      return within(document.body).findByRole('table');
    };
    await userEvent.click(phenology);
    const bare = await opened();
    await expect(within(bare).queryByRole('columnheader', { name: /Estado/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('table')).toBeNull());
    await userEvent.click(phenology);
    const table = await opened();
    await waitFor(() => expect(within(table).getByText('vie 20 nov 2026')).toBeVisible());
    for (const name of [/Capturas Acumuladas/, /Estado/])
      await expect(within(table).getByRole('columnheader', { name })).toBeVisible();
  },
};

const kept = new Map<string, Switches>();
const store: SwitchStore = {
  read: (chart) => kept.get(chart) ?? {},
  write: (chart, switches) => void kept.set(chart, switches),
};

/** The same panel twice: the second is shown later, as after a reload. */
function Twice(props: PestPanelProps) {
  const [isLater, setLater] = useState(false);
  return (
    <KeptSwitches store={store}>
      <PestPanel key={String(isLater)} {...props} />
      <button type="button" onClick={() => setLater(true)}>
        Recargar
      </button>
    </KeptSwitches>
  );
}

/** It begins as its reader left it, if there is a storage for that. */
export const Kept: Story = {
  render: Twice,
  play: async ({ canvasElement }) => {
    kept.clear();
    const canvas = within(canvasElement);
    await chartOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Capturas Acumuladas/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Controles' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Recargar' }));
    await chartOf(canvasElement);
    await expect(canvas.getByRole('button', { name: /^Capturas Acumuladas/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('checkbox', { name: 'Controles' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Fenología' })).toBeChecked();
  },
};
