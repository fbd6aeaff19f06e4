import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { SnackbarProvider, useSnackbar } from './snackbar.tsx';

function Actions() {
  const { success, failure } = useSnackbar();
  return (
    <>
      <Button onPress={() => success('Reporte enviado')}>Enviar</Button>{' '}
      <Button onPress={() => failure('No se pudo guardar; sus datos siguen en el formulario')}>
        Guardar
      </Button>
    </>
  );
}
const Example = () => (
  <SnackbarProvider>
    <div style={{ minHeight: 240 }}>
      <Actions />
    </div>
  </SnackbarProvider>
);

const meta = {
  title: 'Controles/Snackbar',
  parameters: { layout: 'padded' },
  component: Example,
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const both: NonNullable<Story['play']> = async ({ canvas, canvasElement, userEvent }) => {
  const body = within(canvasElement.ownerDocument.body);
  await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
  await expect(await body.findByText('Reporte enviado')).toBeVisible();
  await expect(await body.findByText(/No se pudo guardar/)).toBeVisible();
};

export const Ready: Story = { play: both };
export const Narrow: Story = { play: both, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { play: both, parameters: { theme: 'dark' } };

export const Dismissed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await userEvent.click(await body.findByRole('button', { name: 'Cerrar' }));
    await expect(body.queryByText('Reporte enviado')).toBeNull();
  },
};
