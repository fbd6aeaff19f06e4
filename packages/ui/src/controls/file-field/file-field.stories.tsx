import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { FIELD, type StatesOf } from '../../testing/states.ts';
import { DropZone } from './drop-zone.tsx';
import { FileField, type FileFieldProps } from './file-field.tsx';

/** A real picture of one pixel, so that its preview loads. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const image = (name: string) => new File([PIXEL], name, { type: 'image/png', lastModified: 1 });
const SHEET = new File(['%PDF'], 'conteo de octubre.pdf', { type: 'application/pdf' });
/** A phone's photo that this browser cannot show. */
const HEIC = new File([new Uint8Array(4_250_000)], 'IMG_2041.heic', { type: 'image/heic', lastModified: 2 });
const LONG_NAME = image(
  `${'estación 12, hilera norte, trampa de Lobesia botrana '.repeat(6).slice(0, 296)}.png`,
);

function WithState({ files: start, onChange, zone, ...props }: FileFieldProps & { zone?: boolean }) {
  const [files, setFiles] = useState(start);
  const stateProps = {
    ...props,
    files,
    onChange: (next: readonly File[]) => {
      setFiles(next);
      onChange(next);
    },
  };
  return zone ? <DropZone {...stateProps} /> : <FileField {...stateProps} />;
}

const meta = {
  id: 'controles-filefield',
  title: 'Controles/Campo de archivo · FileField',
  component: FileField,
  args: { label: 'Fotos de la instalación', files: [], onChange: fn() },
  parameters: {
    states: {
      named: { Error: 'Refused' },
      never: {
        Loading: 'files are there at once; sending them is shown by whoever sends',
        Empty: FIELD.Empty,
      },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Fotos que acompañan un reporte; solo imágenes. `FileField` es un botón y ocupa poco; `DropZone` además recibe archivos arrastrados o pegados y conviene en pantallas anchas. Cada imagen muestra vista previa, nombre y tamaño, y se puede quitar. Lo que no es una imagen se rechaza con su nombre y no se pierde nada de lo ya elegido.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

const inputOf = (element: HTMLElement) => element.querySelector<HTMLInputElement>('input[type="file"]')!;

export const Ready: Story = {
  args: { help: 'Opcional' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(inputOf(canvasElement)).toHaveAttribute('accept', 'image/*');
    await userEvent.upload(inputOf(canvasElement), [image('trampa.png'), image('rollo.png')]);
    const list = await canvas.findByRole('list', { name: 'Fotos de la instalación' });
    await expect(list).toHaveTextContent(/trampa\.png.*70 B.*rollo\.png/);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar trampa.png' }));
    await expect(list).not.toHaveTextContent('trampa.png');
    await expect(canvas.getByRole('button', { name: 'Quitar rollo.png' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'rollo.png' })]);
  },
};

/** A wrong file is refused by its name; the existing files stay. */
export const Refused: Story = {
  args: { files: [image('trampa.png')] },
  play: async ({ canvas, canvasElement, args }) => {
    await fireEvent.change(inputOf(canvasElement), { target: { files: [SHEET] } });
    const message = 'Solo se aceptan archivos de imagen: conteo de octubre.pdf';
    await waitFor(() => expect(canvas.getByText(message)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Agregar imágenes' })).toHaveAccessibleDescription(
      message,
    );
    await expect(canvas.getByRole('list')).toHaveTextContent('trampa.png');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** An image that the browser cannot draw is kept and sent. */
export const WithoutPreview: Story = {
  args: { files: [HEIC, LONG_NAME] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/4,3 MB · sin vista previa/)).toBeVisible());
  },
};

/** The data that a browser passes for dropped files. */
function transferOf(files: readonly File[]): DataTransfer {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  return Object.defineProperty(new DataTransfer(), 'items', { value: items });
}

export const Dropped: Story = {
  render: (args) => <WithState {...args} zone />,
  play: async ({ canvas, canvasElement, args }) => {
    const zone = canvasElement.querySelector('[data-rac]:has(input[type="file"])')!;
    const dataTransfer = transferOf([image('trampa.png'), SHEET]);
    await fireEvent.dragEnter(zone, { dataTransfer, clientX: 1, clientY: 1 });
    await fireEvent.drop(zone, { dataTransfer, clientX: 1, clientY: 1 });
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'trampa.png' })]),
    );
    await waitFor(() => expect(canvas.getByText(/Solo se aceptan archivos de imagen: conteo/)).toBeVisible());
  },
};

export const Dense: Story = {
  args: { files: Array.from({ length: 14 }, (_, at) => image(`trampa-${at + 1}.png`)) },
};
export const Disabled: Story = {
  args: { files: [image('trampa.png')], isDisabled: true },
  render: (args) => <WithState {...args} zone />,
};
export const Narrow: Story = { ...WithoutPreview, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...Dropped, parameters: { theme: 'dark' } };
export const Sol: Story = { ...Dropped, parameters: { theme: 'sol' } };
