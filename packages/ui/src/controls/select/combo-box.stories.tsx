import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withState } from '../../testing/with-state.tsx';
import { ComboBox } from './combo-box.tsx';
import { CLIENTS, LONG_NAME, MONITORED, STATIONS } from './stories-options.ts';
import { SuggestField } from './suggest-field.tsx';

const meta = {
  id: 'controles-combobox',
  title: 'Controles/Selector con búsqueda · ComboBox',
  component: ComboBox<number>,
  args: {
    label: 'Cliente',
    options: CLIENTS,
    value: null,
    onChange: () => {},
    placeholder: 'Escriba un nombre',
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Una opción de una lista larga cuyo nombre se conoce: se escribe una parte y la lista se acorta, sin importar tildes ni mayúsculas. De una lista larga se muestran las primeras 100 que calzan y se dice cuántas más hay. Con `onSearch` las opciones pueden venir de otra parte mientras se escribe. `SuggestField` es su hermano para texto libre con sugerencias. Para listas cortas conviene `Select`.',
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
  render: withState(ComboBox<number>),
} satisfies Meta<typeof ComboBox<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);

export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Cliente' });
    await userEvent.type(box, 'nuble');
    await userEvent.click(await bodyOf(canvasElement).findByRole('option', { name: 'Frutícola Ñuble' }));
    await expect(box).toHaveValue('Frutícola Ñuble');
  },
};

export const Empty: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Cliente' }), 'zzz');
    const nothing = await bodyOf(canvasElement).findByText('Sin resultados');
    await waitFor(() => expect(nothing).toBeVisible());
  },
};

/** A refused save moves the focus here: the error stays visible until the reader presses or types. */
export const Wrong: Story = {
  args: { error: 'Por favor llenar todos los campos requeridos (*)' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('combobox', { name: 'Cliente' });
    await expect(box).toHaveFocus();
    await expect(bodyOf(canvasElement).queryByRole('listbox')).toBeNull();
    await userEvent.click(box);
    const list = await bodyOf(canvasElement).findByRole('listbox');
    await waitFor(() => expect(list).toBeVisible());
  },
};

/** The text is emptied and the field left: nothing is chosen. */
export const Cleared: Story = {
  args: { value: 4, onClear: () => {} },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Cliente' });
    await waitFor(() => expect(box).toHaveValue('Viña Los Aromos'));
    await userEvent.clear(box);
    await userEvent.tab();
    await waitFor(() => expect(box).toHaveValue(''));
    await waitFor(() => expect(bodyOf(canvasElement).queryByRole('listbox')).toBeNull());
    await expect(box).toHaveValue('');
  },
};

export const Dense: Story = {
  args: { label: 'Estación', options: [{ value: 0, label: LONG_NAME }, ...STATIONS] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Estación' });
    await userEvent.click(box);
    const body = bodyOf(canvasElement);
    await waitFor(() => expect(body.getAllByRole('option').length).toBeGreaterThan(5));
    await expect(body.getAllByRole('option').length).toBeLessThan(60);
    // Only 100 options are created.
    await expect(body.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '100');
    await expect(body.getByRole('status')).toHaveTextContent('Y 1.901 más: siga escribiendo');
    await userEvent.type(box, '1998');
    const found = await body.findByRole('option', { name: 'Estación 1998' }, { timeout: 5000 });
    await userEvent.click(found);
    await expect(box).toHaveValue('Estación 1998');
    // Opened again, it offers the other options too.
    await userEvent.click(canvas.getByRole('button'));
    const again = await body.findByRole('option', { name: 'Estación 1998' });
    await expect(again).toHaveAttribute('aria-setsize', '101');
  },
};

/** A pest is found by its species, which is shown below its name. */
export const FoundBySpecies: Story = {
  args: { label: 'Plaga', options: MONITORED },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Plaga' });
    const body = bodyOf(canvasElement);
    for (const [typed, found] of [
      ['Lobesia', 'Polilla del racimo de la vid Lobesia botrana'],
      ['cýdia', 'Carpocapsa Cydia pomonella'],
      ['suzukii', 'Drosófila de alas manchadas Drosophila suzukii'],
    ] as const) {
      await userEvent.clear(box);
      await userEvent.type(box, typed);
      const option = await body.findByRole('option', { name: found });
      await waitFor(() => expect(body.getAllByRole('option')).toEqual([option]));
    }
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(box).toHaveValue('Drosófila de alas manchadas');
  },
};

/** A choice after the first hundred options is in the list, is hidden for other searches, and comes back. */
export const ChosenFarBehind: Story = {
  args: { label: 'Estación', options: STATIONS, value: 1203 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Estación' });
    await waitFor(() => expect(box).toHaveValue('Estación 1203'));
    await userEvent.click(box);
    const body = bodyOf(canvasElement);
    const chosen = await body.findByRole('option', { name: 'Estación 1203' });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(chosen).toHaveAttribute('aria-setsize', '101');
    await userEvent.type(box, ' zzz');
    await waitFor(() => expect(body.getByText('Sin resultados')).toBeVisible());
    await userEvent.tab();
    await expect(box).toHaveValue('Estación 1203');
  },
};

export const Loading: Story = {
  args: { options: [], isLoading: true, onSearch: fn() },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Cliente' }), 'aro');
    await expect(args.onSearch).toHaveBeenLastCalledWith('aro');
    const waiting = await bodyOf(canvasElement).findByText('Cargando');
    await waitFor(() => expect(waiting).toBeVisible());
  },
};

function ProductField() {
  const [product, setProduct] = useState('');
  return (
    <SuggestField
      label="Producto"
      isRequired
      value={product}
      onChange={setProduct}
      suggestions={['Aceite mineral', 'Acetamiprid', 'Azufre', 'Spinosad']}
    />
  );
}

/** Free text: a suggestion is accepted, and any other text too. */
export const Suggestions: Story = {
  render: () => <ProductField />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Producto' });
    await userEvent.type(field, 'azu');
    await userEvent.click(await bodyOf(canvasElement).findByRole('option', { name: 'Azufre' }));
    await expect(field).toHaveValue('Azufre');
    await userEvent.type(field, ' mojable 80%');
    await userEvent.tab();
    await expect(field).toHaveValue('Azufre mojable 80%');
  },
};

export const Narrow: Story = { ...Empty, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = {
  ...Dense,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Estación' }));
  },
  parameters: { theme: 'dark' },
};
