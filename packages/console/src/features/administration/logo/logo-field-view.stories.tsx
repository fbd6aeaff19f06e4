import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LogoFieldView } from './logo-field-view.tsx';

const LOGO = {
  fileName: 'aromos.png',
  width: 1,
  height: 1,
  dataUrl:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};

const meta = {
  title: 'Consola/Administración/Logo',
  component: LogoFieldView,
  args: {
    clientName: 'Viña Los Aromos',
    logo: LOGO,
    state: 'ready',
    isBusy: false,
    outcome: null,
    onRetry: fn(),
    onFile: fn(),
    onRemove: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LogoFieldView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('img', { name: 'Logo de Viña Los Aromos' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar logo' }));
    await expect(args.onRemove).toHaveBeenCalled();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    const file = new File(['x'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};
export const Refused: Story = {
  args: {
    logo: null,
    outcome: {
      isError: true,
      text: 'No se guardó el logo: El formato SVG no se admite: guarde el logo como PNG',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sin logo')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('SVG no se admite');
  },
};
