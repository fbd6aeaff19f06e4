import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { ComboBox } from './combo-box.tsx';
import { MultiSelect } from './multi-select.tsx';
import type { Option } from './option-list.tsx';
import { Select } from './select.tsx';

const SEASONS: Option<number | 'all'>[] = [
  { value: 'all', label: 'Todas' },
  { value: 3, label: '2026–27' },
  { value: 2, label: '2025–26' },
  { value: 1, label: '2024–25' },
];
const CROPS: Option<number>[] = [
  { value: 1, label: 'Vid (Pinot Noir)' },
  { value: 2, label: 'Cerezo (Lapins)' },
  { value: 3, label: 'Manzano (Gala)' },
  { value: 4, label: 'Maíz' },
];
const CLIENTS: Option<number>[] = [
  { value: 1, label: 'Agrícola Quebrada Honda', detail: '76.123.456-0' },
  { value: 3, label: 'Frutícola Ñuble' },
  { value: 4, label: 'Viña Los Aromos' },
];

function SeasonSelect() {
  const [season, setSeason] = useState<number | 'all'>(3);
  return <Select label="Temporada" options={SEASONS} value={season} onChange={setSeason} />;
}
function CropsSelect() {
  const [crops, setCrops] = useState<readonly number[]>([]);
  return <MultiSelect label="Cultivos" options={CROPS} value={crops} onChange={setCrops} />;
}
function ClientBox() {
  const [client, setClient] = useState<number | null>(null);
  return (
    <ComboBox
      label="Cliente"
      options={CLIENTS}
      value={client}
      onChange={setClient}
      placeholder="Escriba un nombre"
    />
  );
}

const meta = {
  title: 'Controles/Select',
  parameters: { layout: 'padded' },
  component: SeasonSelect,
  decorators: [
    (Story) => (
      <div style={{ width: 260, paddingTop: 8 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SeasonSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);

export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const select = canvas.getByRole('button', { name: /Temporada/ });
    await userEvent.click(select);
    await userEvent.click(await bodyOf(canvasElement).findByRole('option', { name: '2025–26' }));
    await expect(select).toHaveTextContent('2025–26');
  },
};

export const Open: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Temporada/ }));
    const chosen = await bodyOf(canvasElement).findByRole('option', { name: '2026–27' });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
  },
};

export const Multiple: Story = {
  render: () => <CropsSelect />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const select = canvas.getByRole('button', { name: /Cultivos/ });
    await expect(select).toHaveTextContent('Todos');
    await userEvent.click(select);
    const body = bodyOf(canvasElement);
    await userEvent.click(await body.findByRole('option', { name: 'Cerezo (Lapins)' }));
    await userEvent.click(body.getByRole('option', { name: 'Maíz' }));
    await expect(body.getByRole('option', { name: 'Todos' })).toHaveAttribute('aria-selected', 'false');
    await expect(body.getByRole('option', { name: 'Maíz' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(select).toHaveTextContent('Cerezo (Lapins) +1');
  },
};

export const MultipleOpen: Story = {
  render: () => <CropsSelect />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Cultivos/ }));
    await userEvent.click(await bodyOf(canvasElement).findByRole('option', { name: 'Manzano (Gala)' }));
  },
};

export const Autocomplete: Story = {
  render: () => <ClientBox />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Cliente' });
    await userEvent.type(box, 'nuble');
    await userEvent.click(await bodyOf(canvasElement).findByRole('option', { name: 'Frutícola Ñuble' }));
    await expect(box).toHaveValue('Frutícola Ñuble');
  },
};

export const AutocompleteEmpty: Story = {
  render: () => <ClientBox />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Cliente' }), 'zzz');
    await expect(await bodyOf(canvasElement).findByText('Sin resultados')).toBeVisible();
  },
};

export const Invalid: Story = {
  render: () => (
    <Select
      label="Cultivo"
      options={CROPS}
      value={null}
      onChange={() => {}}
      placeholder="Elija uno"
      error="Ingrese cultivo"
    />
  ),
};

export const Dark: Story = { ...Open, parameters: { theme: 'dark' } };
