import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LogType } from '@vigia/domain/events';
import type { Filters } from '@vigia/domain/farm';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CONTEXT } from '../../testing/sample-farm.ts';
import { AppBar, type AppBarProps } from './app-bar.tsx';

const USUAL: Filters = { season: 9 };

/** The bar, with the state that a page keeps for it. */
function Page(props: AppBarProps) {
  const [filters, setFilters] = useState(props.filters ?? {});
  const [text, setText] = useState('');
  const [type, setType] = useState<LogType>('install_log');
  return (
    <main style={{ padding: 16 }}>
      <AppBar
        {...props}
        filters={filters}
        onFilters={setFilters}
        {...(props.search ? { search: { value: text, onChange: setText } } : {})}
        {...(props.logType ? { logType: { value: type, onChange: setType } } : {})}
      />
    </main>
  );
}

const meta = {
  title: 'Consola/Barra de página',
  component: AppBar,
  render: (args) => <Page {...args} />,
  args: {
    title: 'Estaciones',
    subtitle: '7 estaciones en 2 campos',
    context: CONTEXT,
    search: { value: '', onChange: fn() },
    fields: ['season', 'sector', 'crop', 'pest'],
    filters: { season: 9, sector: 4 },
    usual: USUAL,
  },
} satisfies Meta<typeof AppBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stations: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Hospedero/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Manzano (Fuji)' }));
    const chips = within(canvas.getByRole('grid', { name: 'Filtros elegidos' }));
    await expect(chips.getByRole('row', { name: 'Campo: Los Niches' })).toBeVisible();
    await expect(chips.getByRole('row', { name: 'Plaga: Carpocapsa' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpiar filtros' }));
    await expect(canvas.queryByRole('grid', { name: 'Filtros elegidos' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /Temporada/ })).toHaveTextContent('2026–27');
  },
};

export const Logs: Story = {
  args: {
    title: 'Reportes',
    subtitle: 'Lo informado desde el campo',
    logType: { value: 'install_log', onChange: fn() },
    fields: ['logType', 'sector', 'dates'],
    filters: {},
    report: { onPress: fn() },
  },
  play: async ({ canvas, args }) => {
    const type = canvas.getByRole('button', { name: /Tipo de registro/ });
    const sector = canvas.getByRole('button', { name: /Campo/ });
    await expect(type.compareDocumentPosition(sector) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await userEvent.click(canvas.getByRole('button', { name: /Tipo de registro/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Biofix' }));
    await expect(canvas.getByRole('button', { name: /Tipo de registro/ })).toHaveTextContent('Biofix');
    await userEvent.click(canvas.getByRole('button', { name: 'Informe' }));
    await expect(args.report?.onPress).toHaveBeenCalled();
  },
};

/** A page with a search and no filters. */
export const SearchOnly: Story = {
  args: { title: 'Notificaciones', fields: [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar...' }), 'apalta');
    await expect(canvas.queryByRole('button', { name: /Filtros/ })).toBeNull();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { report: { onPress: fn() } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Filtros/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    await waitFor(() => expect(sheet.getByRole('button', { name: /Plaga/ })).toBeVisible());
  },
};
