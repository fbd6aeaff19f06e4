import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withState } from '../../testing/with-state.tsx';
import { LateSelect, lateListStory } from '../late/late-lists.fixture.tsx';
import { Select } from './select.tsx';
import { CROPS, LONG_NAME, MONITORED, SEASONS, STATIONS } from './stories-options.ts';

type Value = string | number;

const meta = {
  id: 'controles-select',
  title: 'Controles/Selector · Select',
  component: Select<Value>,
  args: { label: 'Temporada', options: SEASONS, value: 3, onChange: () => {} },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Una opción de una lista cerrada: temporada, cultivo, estado. Las listas de más de 20 opciones traen un buscador que ignora tildes y mayúsculas, y las de más de 100 muestran las primeras 100 que calzan y dicen cuántas más hay. Con `onClear` la lista permite volver a no elegir nada. Si la persona conoce el nombre y la lista es larga, conviene `ComboBox`; si son dos o tres opciones y caben, `RadioGroup`.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 260, minHeight: 320, paddingTop: 8 }}>
        <Story />
      </div>
    ),
  ],
  render: withState(Select<Value>),
} satisfies Meta<typeof Select<Value>>;
export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);

export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const select = canvas.getByRole('button', { name: /Temporada/ });
    await userEvent.click(select);
    const body = bodyOf(canvasElement);
    await expect(await body.findByRole('option', { name: '2026–27' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(body.getByRole('option', { name: '2025–26' }));
    await expect(select).toHaveTextContent('2025–26');
  },
};

export const Open: Story = {
  args: { label: 'Cultivo', options: CROPS, value: 10, onClear: () => {} },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const select = canvas.getByRole('button', { name: /Cultivo/ });
    select.focus();
    await userEvent.keyboard('{ArrowDown}');
    const none = await bodyOf(canvasElement).findByRole('option', { name: 'Sin elegir' });
    await expect(none).toHaveAttribute('aria-selected', 'false');
  },
};

export const Cleared: Story = {
  args: { label: 'Cultivo', options: CROPS, value: 10, onClear: () => {}, placeholder: 'Elija uno' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const select = canvas.getByRole('button', { name: /Cultivo/ });
    await userEvent.click(select);
    await userEvent.click(await bodyOf(canvasElement).findByRole('option', { name: 'Sin elegir' }));
    await expect(select).toHaveTextContent('Elija uno');
  },
};

/** 2,000 stations: they can be searched, and only the visible rows are drawn. */
export const Dense: Story = {
  args: { label: 'Estación', options: STATIONS, value: 1203 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const select = canvas.getByRole('button', { name: /Estación/ });
    await userEvent.click(select);
    const body = bodyOf(canvasElement);
    const search = await body.findByRole('searchbox', { name: 'Buscar en Estación' });
    await waitFor(() => expect(body.getAllByRole('option').length).toBeGreaterThan(5));
    await expect(body.getAllByRole('option').length).toBeLessThan(60);
    await expect(body.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '101');
    await expect(body.getByRole('status')).toHaveTextContent('Y 1.899 más: siga escribiendo');
    await expect(body.getByRole('option', { name: 'Estación 1203' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.type(search, '1999');
    await waitFor(() => expect(body.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(select).toHaveTextContent('Estación 1999');
  },
};

/** A pest is found by its species, which is shown below its name. */
export const FoundBySpecies: Story = {
  args: { label: 'Plaga', options: MONITORED, value: 2 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const select = canvas.getByRole('button', { name: /^Carpocapsa Plaga/ });
    await userEvent.click(select);
    const body = bodyOf(canvasElement);
    await userEvent.type(await body.findByRole('searchbox', { name: 'Buscar en Plaga' }), 'lobesia');
    const found = await body.findByRole('option', { name: 'Polilla del racimo de la vid Lobesia botrana' });
    await waitFor(() => expect(body.getAllByRole('option')).toEqual([found]));
    await userEvent.click(found);
    await expect(select).toHaveTextContent(/^Polilla del racimo de la vid$/);
  },
};

export const LongName: Story = {
  args: { label: 'Cliente', options: [{ value: 99, label: LONG_NAME }, ...CROPS], value: 99 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Cliente/ }));
    const option = await bodyOf(canvasElement).findByRole('option', { name: LONG_NAME });
    await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
  },
};

export const Loading: Story = {
  args: { label: 'Cultivo', options: [], value: null, isLoading: true, placeholder: 'Elija uno' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Cultivo/ }));
    const waiting = await bodyOf(canvasElement).findByText('Cargando');
    await waitFor(() => expect(waiting).toBeVisible());
  },
};

export const Invalid: Story = {
  args: {
    label: 'Campo',
    options: CROPS,
    value: null,
    isRequired: true,
    placeholder: 'Elija uno',
    error: 'Por favor llenar todos los campos requeridos (*)',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Campo/ })).toHaveAccessibleDescription(
      'Por favor llenar todos los campos requeridos (*)',
    );
  },
};

export const Empty: Story = {
  args: { options: [], value: null, placeholder: 'Sin temporadas' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Temporada/ }));
    const nothing = await bodyOf(canvasElement).findByText('Sin resultados');
    await waitFor(() => expect(nothing).toBeVisible());
  },
};
export const Narrow: Story = { ...LongName, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...Open, parameters: { theme: 'dark' } };

export const KeyBefore: Story = lateListStory(LateSelect, 'option');
