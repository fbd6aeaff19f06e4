import type { Meta, StoryObj } from '@storybook/react-vite';
import { changedMeanwhile } from '@vigia/domain/es';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { changedProblem } from '../../../testing/changed-problem.ts';
import { inDialog, pressSave } from '../../../testing/dialog-story.ts';
import { inSnackbar } from '../../../testing/in-snackbar.tsx';
import { NodeDialog } from './node-dialog.tsx';

const edited = { serial: 'VG-9', firmwareVersion: '1.2', imei: '356938035643809' };
const onSave = fn(async () => undefined);

const meta = {
  title: 'Consola/Administración/Dispositivo',
  component: NodeDialog,
  args: { isOpen: true, onClose: fn(), clientName: 'Viña Los Aromos', edited, onSave },
  decorators: [inSnackbar],
  parameters: {
    coversPage: true,
    docs: {
      description: {
        component:
          'Un dispositivo que se registra, o del que se editan firmware e IMEI. Lo que otra persona cambió mientras tanto se dice en su campo.',
      },
    },
  },
  beforeEach: () => {
    onSave.mockClear();
  },
} satisfies Meta<typeof NodeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Edited: Story = {
  play: async () => {
    const dialog = await inDialog();
    await expect(dialog.getByRole('textbox', { name: 'Número de serie' })).toHaveAttribute('readonly');
    const imei = dialog.getByRole('textbox', { name: 'IMEI' });
    await userEvent.clear(imei);
    await userEvent.type(imei, '123');
    await pressSave();
    await waitFor(() => expect(imei).toHaveFocus());
    await expect(imei).toHaveAccessibleDescription(/Se esperan de 14 a 16 cifras/);
    await expect(onSave).not.toHaveBeenCalled();
  },
};

/** Somebody else has changed the firmware version and removed the IMEI. */
export const Changed: Story = {
  play: async () => {
    onSave.mockRejectedValueOnce(changedProblem({ firmwareVersion: '1.3', imei: '' }));
    const dialog = await inDialog();
    const firmware = dialog.getByRole('textbox', { name: 'Firmware' });
    const imei = dialog.getByRole('textbox', { name: 'IMEI' });
    await userEvent.clear(firmware);
    await userEvent.type(firmware, '1.4');
    await userEvent.type(imei, '{Backspace}7');
    await pressSave();
    await waitFor(() => expect(firmware).toHaveAccessibleDescription(changedMeanwhile('1.3')));
    await expect(imei).toHaveAccessibleDescription(new RegExp(changedMeanwhile(null)));
    await expect(firmware).toHaveFocus();
    await expect(firmware).toHaveValue('1.4');
  },
};

export const ChangedNarrow: Story = { ...Changed, globals: { viewport: { value: 'narrow' } } };
