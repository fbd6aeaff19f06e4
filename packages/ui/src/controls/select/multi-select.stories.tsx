import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { StatesOf } from '../../testing/states.ts';
import { withState } from '../../testing/with-state.tsx';
import { LateMultiSelect, lateListStory } from '../late/late-lists.fixture.tsx';
import { MultiSelect } from './multi-select.tsx';
import { CROPS, LONG_NAME, STATIONS } from './stories-options.ts';

const meta = {
  id: 'controles-multiselect',
  title: 'Controles/Selector múltiple · MultiSelect',
  component: MultiSelect<number>,
  args: { label: 'Cultivos', options: CROPS, value: [], onChange: () => {} },
  parameters: {
    states: { named: { Error: 'NoneChosen' } } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Varias opciones de una lista. En un filtro, no elegir ninguna significa todas y la primera entrada («Todos») vuelve a ese estado; con `allLabel` nulo, no elegir es no elegir. En un formulario, `allChoosesEach` hace que «Todos» elija cada opción. Con `chips` lo elegido queda a la vista y se quita con la × o con Supr. Si las opciones son pocas y caben, conviene `CheckboxGroup`.',
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
  render: withState(MultiSelect<number>),
} satisfies Meta<typeof MultiSelect<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);

export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const select = canvas.getByRole('button', { name: /Cultivos/ });
    await expect(select).toHaveTextContent('Todos');
    await userEvent.click(select);
    const body = bodyOf(canvasElement);
    await userEvent.click(await body.findByRole('option', { name: 'Cerezo (Lapins)' }));
    await userEvent.click(body.getByRole('option', { name: 'Maíz' }));
    await expect(body.getByRole('option', { name: 'Todos' })).toHaveAttribute('aria-selected', 'false');
    await expect(body.getByRole('option', { name: 'Maíz' })).toHaveAttribute('aria-selected', 'true');
    await expect(body.getByRole('status')).toHaveTextContent('2 de 4 elegidos');
    await userEvent.keyboard('{Escape}');
    await expect(select).toHaveTextContent('Cerezo (Lapins) +1');
  },
};

/** "Todos" removes every tick. */
export const Open: Story = {
  args: { value: [10, 23] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Cultivos/ }));
    const body = bodyOf(canvasElement);
    await userEvent.click(await body.findByRole('option', { name: 'Todos' }));
    await expect(body.getByRole('option', { name: 'Manzano (Gala)' })).toHaveAttribute(
      'aria-selected',
      'false',
    );
    await expect(body.getByRole('status')).toHaveTextContent('0 de 4 elegidos');
    await userEvent.click(body.getByRole('option', { name: 'Maíz' }));
  },
};

/** In a form: "Todos" chooses each option, and an empty choice shows the placeholder. */
export const AllChoosesEach: Story = {
  args: { allChoosesEach: true, placeholder: 'Elija cultivos', isRequired: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const select = canvas.getByRole('button', { name: /Cultivos/ });
    await expect(select).toHaveTextContent('Elija cultivos');
    await userEvent.click(select);
    const body = bodyOf(canvasElement);
    await userEvent.click(await body.findByRole('option', { name: 'Todos' }));
    await expect(body.getByRole('option', { name: 'Maíz' })).toHaveAttribute('aria-selected', 'true');
    await expect(body.getByRole('status')).toHaveTextContent('4 de 4 elegidos');
    await userEvent.click(body.getByRole('option', { name: 'Maíz' }));
    await expect(body.getByRole('option', { name: 'Todos' })).toHaveAttribute('aria-selected', 'false');
    await expect(body.getByRole('status')).toHaveTextContent('3 de 4 elegidos');
    await userEvent.click(body.getByRole('option', { name: 'Todos' }));
    await userEvent.keyboard('{Escape}');
    await expect(select).toHaveTextContent('Todos');
  },
};

export const Chips: Story = {
  args: { value: [1, 10, 23], chips: true },
  play: async ({ canvas, userEvent }) => {
    const chips = canvas.getByRole('grid', { name: 'Cultivos: elegidos' });
    await userEvent.click(within(chips).getByRole('button', { name: /Cerezo/ }));
    await expect(chips).not.toHaveTextContent('Cerezo');
    await userEvent.click(within(chips).getByRole('row', { name: 'Vid' }));
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('button', { name: /Manzano \(Gala\) Cultivos/ })).toBeVisible();
    await expect(chips).toHaveTextContent(/^Manzano \(Gala\)$/);
  },
};

export const Dense: Story = {
  args: { label: 'Estaciones', options: STATIONS, value: [4, 1203], chips: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /0004 \+1/ }));
    const body = bodyOf(canvasElement);
    const search = await body.findByRole('searchbox');
    const all = await body.findByRole('option', { name: 'Todos' });
    await expect(all).toHaveAttribute('aria-setsize', '101');
    await waitFor(() => expect(body.getByText('Y 1.900 más: siga escribiendo')).toBeVisible());
    await userEvent.type(search, '1998');
    const found = await body.findByRole('option', { name: 'Estación 1998' });
    // A long list ignores presses while it scrolls.
    await waitFor(() => expect(getComputedStyle(found).pointerEvents).not.toBe('none'));
    await userEvent.click(found);
    await waitFor(() => expect(body.getByText('3 de 2000 elegidos')).toBeVisible());
    // A chosen option after the others: its tick can be removed and set again.
    await userEvent.clear(search);
    await userEvent.keyboard('{End}{Enter}');
    const far = () => body.getByRole('option', { name: 'Estación 1998' });
    await waitFor(() => expect(far()).toHaveAttribute('aria-selected', 'false'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(far()).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(body.getByRole('option', { name: 'Todos' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('listbox')).toBeNull());
  },
};

/** "Todos" also chooses options that are not shown. */
export const AllOfMany: Story = {
  args: { label: 'Estaciones', options: STATIONS, value: [3], allChoosesEach: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const select = canvas.getByRole('button', { name: /Estaciones/ });
    await userEvent.click(select);
    const body = bodyOf(canvasElement);
    await userEvent.click(await body.findByRole('option', { name: 'Todos' }));
    await waitFor(() => expect(body.getByText('2000 de 2000 elegidos')).toBeVisible());
    await userEvent.click(body.getByRole('option', { name: 'Estación 0003' }));
    await waitFor(() => expect(body.getByText('1999 de 2000 elegidos')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(select).toHaveTextContent('Estación 0001 +1998');
  },
};

export const LongName: Story = {
  args: { options: [{ value: 99, label: LONG_NAME }, ...CROPS], value: [99, 1], chips: true },
  play: async ({ canvas }) => {
    const chips = canvas.getByRole('grid');
    await expect(chips.getBoundingClientRect().width).toBeLessThanOrEqual(260);
  },
};

export const NoneChosen: Story = {
  args: {
    allLabel: null,
    placeholder: 'Elija al menos uno',
    isRequired: true,
    error: 'Por favor llenar todos los campos requeridos (*)',
  },
};
export const Loading: Story = {
  args: { options: [], isLoading: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Cultivos/ }));
    const waiting = await bodyOf(canvasElement).findByText('Cargando');
    await waitFor(() => expect(waiting).toBeVisible());
  },
};
export const Empty: Story = { args: { options: [], allLabel: null, placeholder: 'Sin cultivos' } };
export const Narrow: Story = { ...Open, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { args: { value: [1, 10], chips: true }, parameters: { theme: 'dark' } };

export const KeyBefore: Story = lateListStory(LateMultiSelect, 'option');
