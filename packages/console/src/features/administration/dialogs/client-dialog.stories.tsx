import type { Meta, StoryObj } from '@storybook/react-vite';
import { USUAL_CLIENT } from '@vigia/domain/access';
import { changedMeanwhile } from '@vigia/domain/es';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { changedProblem } from '../../../testing/changed-problem.ts';
import { inDialog, pressSave } from '../../../testing/dialog-story.ts';
import { inSnackbar } from '../../../testing/in-snackbar.tsx';
import { ClientDialog } from './client-dialog.tsx';

const edited = { name: 'Viña Los Aromos', taxId: '76.123.456-0', ...USUAL_CLIENT };
const onSave = fn(async () => undefined);

const meta = {
  title: 'Consola/Administración/Cliente',
  component: ClientDialog,
  args: { isOpen: true, onClose: fn(), client: undefined, edited, mayEditAttributes: false, onSave },
  decorators: [inSnackbar],
  parameters: {
    coversPage: true,
    docs: {
      description: {
        component:
          'Un cliente, nuevo o editado. Lo que otra persona cambió mientras tanto se dice en su campo.',
      },
    },
  },
  beforeEach: () => {
    onSave.mockClear();
  },
} satisfies Meta<typeof ClientDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Edited: Story = {
  play: async () => {
    const name = (await inDialog()).getByRole('textbox', { name: 'Nombre' });
    await userEvent.clear(name);
    await pressSave();
    await waitFor(() => expect(name).toHaveFocus());
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.type(name, 'Viña El Aromo');
    await pressSave();
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        { ...edited, name: 'Viña El Aromo' },
        expect.anything(),
        expect.anything(),
        edited,
      ),
    );
  },
};

/** The administrator of the client requires a second step from everybody. */
export const SecondStepRequired: Story = {
  play: async () => {
    const rule = (await inDialog()).getByRole('checkbox', { name: /^Segundo paso obligatorio/ });
    await expect(rule).toHaveAccessibleDescription(/también usted/);
    await userEvent.click(rule);
    await pressSave();
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        { ...edited, requiresSecondStep: true },
        expect.anything(),
        expect.anything(),
        edited,
      ),
    );
  },
};

/** An invalid RUT gets a warning and can be saved: the client may be from another country. */
export const OddRut: Story = {
  args: { edited: { ...edited, taxId: '76.086.428-7' } },
  play: async () => {
    const taxId = (await inDialog()).getByRole('textbox', { name: /Rut/ });
    await expect(taxId).toHaveAccessibleDescription(/debería ser 5/);
    await userEvent.type(taxId, '{Backspace}5');
    await expect(taxId).not.toHaveAccessibleDescription(/debería/);
  },
};

/** Somebody else has changed the name and removed the RUT. */
export const Changed: Story = {
  play: async () => {
    onSave.mockRejectedValueOnce(changedProblem({ name: 'Viña Aromo', taxId: '' }));
    const dialog = await inDialog();
    const name = dialog.getByRole('textbox', { name: 'Nombre' });
    const taxId = dialog.getByRole('textbox', { name: /Rut/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Viña El Aromo');
    await userEvent.type(taxId, '{Backspace}9');
    await pressSave();
    await waitFor(() => expect(name).toHaveAccessibleDescription(changedMeanwhile('Viña Aromo')));
    await expect(taxId).toHaveAccessibleDescription(new RegExp(changedMeanwhile(null)));
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('Viña El Aromo');
  },
};

/** After the changes of another person are overwritten, their messages disappear. */
export const SavedOver: Story = {
  play: async (context) => {
    await Changed.play?.(context);
    await pressSave();
    const dialog = await inDialog();
    await dialog.findByText(/^Guardado/);
    await expect(dialog.getByRole('textbox', { name: 'Nombre' })).not.toHaveAccessibleDescription();
    await expect(await screen.findByText('Cliente actualizado: Viña El Aromo')).toBeVisible();
    await expect(screen.queryByText(changedMeanwhile('Viña Aromo'))).toBeNull();
  },
};

/** A super administrator turns a client into the pool of spare devices, whose photos are not counted. */
export const Attributes: Story = {
  args: { mayEditAttributes: true },
  play: async () => {
    const dialog = await inDialog();
    const pool = dialog.getByRole('checkbox', { name: 'Bodega de dispositivos' });
    const counted = dialog.getByRole('checkbox', { name: 'Sus fotos se cuentan' });
    await expect(pool).not.toBeChecked();
    await expect(pool).toHaveAccessibleDescription(/al instalar o reemplazar/);
    await expect(counted).toBeChecked();
    await userEvent.click(pool);
    await expect(counted).not.toBeChecked();
    await expect(counted).toBeDisabled();
    await expect(counted).toHaveAccessibleDescription('Las fotos de una bodega no se cuentan.');
    await pressSave();
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        { ...edited, isDevicePool: true },
        expect.anything(),
        expect.anything(),
        edited,
      ),
    );
  },
};
export const AttributesNarrow: Story = {
  args: { mayEditAttributes: true },
  globals: { viewport: { value: 'narrow' } },
};
export const AttributesDark: Story = { args: { mayEditAttributes: true }, parameters: { theme: 'dark' } };

export const ChangedNarrow: Story = { ...Changed, globals: { viewport: { value: 'narrow' } } };
