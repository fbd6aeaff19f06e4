import type { Meta, StoryObj } from '@storybook/react-vite';
import { PRODUCT_MESSAGES } from '@vigia/domain/es';
import { EMPTY_PRODUCT, type Product, productDraft } from '@vigia/domain/farm';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inDialog, pressSave } from '../../../testing/dialog-story.ts';
import { inSnackbar } from '../../../testing/in-snackbar.tsx';
import { ADMIN_CLIENT } from '../../../testing/sample-admin.ts';
import { PRODUCTS } from '../../../testing/sample-products.ts';
import { ProductDialog } from './product-dialog.tsx';

const [product] = PRODUCTS as readonly [Product, ...Product[]];
const owner = { ...ADMIN_CLIENT, products: PRODUCTS };
const onSave = fn(async () => undefined);

const meta = {
  title: 'Consola/Administración/Producto',
  component: ProductDialog,
  args: { isOpen: true, onClose: fn(), owner, product, onSave },
  decorators: [inSnackbar],
  parameters: {
    coversPage: true,
    docs: {
      description: {
        component:
          'Un producto del cliente. Solo el nombre es obligatorio; cada cifra dice de dónde sale, y lo que queda en blanco se lee «según etiqueta».',
      },
    },
  },
  beforeEach: () => {
    onSave.mockClear();
  },
} satisfies Meta<typeof ProductDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Edited: Story = {
  play: async () => {
    const dialog = await inDialog();
    await waitFor(() => expect(dialog.getByRole('spinbutton', { name: 'Carencia' })).toBeVisible());
    await expect(dialog.getByRole('group', { name: 'Mercado 1' })).toBeVisible();
    const hours = dialog.getByRole('spinbutton', { name: 'Reingreso' });
    await userEvent.type(hours, '24');
    await userEvent.type(dialog.getByRole('combobox', { name: 'Fuente del reingreso' }), 'Etiqueta 2025');
    await userEvent.tab();
    await pressSave();
    await expect(onSave).toHaveBeenCalledWith(
      { ...productDraft(product), reentryHours: '24', reentrySource: 'Etiqueta 2025' },
      expect.any(String),
      expect.anything(),
      productDraft(product),
    );
  },
};

/** A new one is sent with its name alone: no figure is made up. */
export const Empty: Story = {
  args: { product: null },
  play: async () => {
    const dialog = await inDialog();
    const name = await dialog.findByRole('textbox', { name: /^Nombre/ });
    await pressSave();
    await waitFor(() => expect(dialog.getByText(PRODUCT_MESSAGES.productName)).toBeVisible());
    await userEvent.type(name, 'Azufre mojable');
    await pressSave();
    await expect(onSave).toHaveBeenCalledWith(
      { ...EMPTY_PRODUCT, name: 'Azufre mojable' },
      expect.any(String),
      expect.anything(),
      EMPTY_PRODUCT,
    );
  },
};

/** What is wrong is said at its field: a figure without its source, a market without days, a name of another product. */
export const Wrong: Story = {
  args: { product: null },
  play: async () => {
    const dialog = await inDialog();
    await userEvent.type(
      await dialog.findByRole('textbox', { name: /^Nombre/ }),
      PRODUCTS[1]!.name.toUpperCase(),
    );
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Carencia' }), '14');
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar mercado' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Mercado' }), 'China');
    await pressSave();
    await waitFor(() => expect(dialog.getByText(PRODUCT_MESSAGES.productNameTaken)).toBeVisible());
    await expect(dialog.getAllByText(PRODUCT_MESSAGES.productSource)).toHaveLength(2);
    await expect(dialog.getByText(PRODUCT_MESSAGES.productMarkets)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar el mercado 1' }));
    await expect(dialog.getAllByText(PRODUCT_MESSAGES.productSource)).toHaveLength(1);
    await expect(onSave).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const Dark: Story = { ...Narrow, globals: {}, parameters: { theme: 'dark' } };
