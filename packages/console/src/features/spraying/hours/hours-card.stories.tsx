import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HoursAhead, NoHoursReason } from '@vigia/domain/spraying';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { HoursCard, type HoursCardProps } from './hours-card.tsx';
import { SAMPLE_HOURS } from './sample-hours.fixture.ts';
import { USUAL_WISH } from './wish.ts';

const without = (reason: NoHoursReason): HoursAhead => ({
  ...{ provider: null, issuedAt: null, stationId: null, hours: [] },
  reason,
});
const onRetry = fn();

/** Holds what is wished. */
function Held(props: HoursCardProps) {
  const [wish, setWish] = useState(props.wish);
  return <HoursCard {...props} wish={wish} onWish={setWish} />;
}

const meta = {
  title: 'Consola/Horas secas y en calma',
  component: HoursCard,
  render: (props) => <Held {...props} />,
  args: {
    ahead: SAMPLE_HOURS,
    onRetry,
    place: { latitude: -34.64, longitude: -71.37 },
    stationName: 'Apalta 1',
    wish: { ...USUAL_WISH, dryHours: 4 },
    products: [{ id: 1, name: 'Producto A', rainfastHours: 8, rainfastSource: 'Etiqueta' }],
    onWish: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Las horas de los próximos días en que no llueve, tampoco en las siguientes, y el viento está dentro de sus límites. Lo que el servicio de clima no dice nunca cuenta a favor.',
      },
    },
  },
} satisfies Meta<typeof HoursCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const days = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('list', { name: 'Horas que sirven' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

export const Forecast: Story = {
  play: async ({ canvas, userEvent, step }) => {
    // 6 km/h until 12:00; then 18, and 8 from 20:00. The sun is up from 06:30 to 20:30.
    await expect(days(canvas)).toEqual([
      'sábado 21 nov: 08–12 h',
      'domingo 22 nov: 07–12 h',
      'lunes 23 nov: 07–12 h',
      'martes 24 nov: 07–12 h',
      'miércoles 25 nov: 07–12 h',
    ]);
    await expect(
      canvas.getByText('16 h: Llueve; Mucho viento; viento 18 km/h, lluvia 1,2 mm'),
    ).toBeInTheDocument();
    await step('more hours without rain', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Sin lluvia después/ }));
      await userEvent.click(
        await within(document.body).findByRole('option', { name: 'Producto A: 8 horas' }),
      );
      await waitFor(() => expect(days(canvas)[2]).toBe('lunes 23 nov: 07–08 h'));
      await expect(canvas.getByText(/Horas sin lluvia de Producto A: Etiqueta\./)).toBeVisible();
    });
    await step('by the label, at night too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Viento/ }));
      await userEvent.click(
        await within(document.body).findByRole('option', { name: /^Etiquetas de Australia/ }),
      );
      await userEvent.click(canvas.getByRole('switch', { name: 'Solo con luz de día' }));
      await waitFor(() => expect(days(canvas)[1]).toBe('domingo 22 nov: 06–24 h'));
    });
    await step('figures', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ver cifras por hora' }));
      await waitFor(() => expect(canvas.getByRole('grid', { name: /Pronóstico por hora/ })).toBeVisible());
    });
  },
};
/** Limits of one's own; wrong ones are told, and hide what would follow from them. */
export const OwnLimits: Story = {
  args: { wish: { ...USUAL_WISH, wind: 'own', from: 10, to: '5' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('De 0 a 60 km/h, el primero menor que el segundo')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    const to = canvas.getByRole('spinbutton', { name: 'Hasta' });
    await userEvent.clear(to);
    await userEvent.type(to, '20');
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible());
  },
};
export const NoHour: Story = {
  args: { wish: { ...USUAL_WISH, wind: 'own', from: 30, to: 40 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ninguna hora de los próximos días/)).toBeVisible();
  },
};
export const NoService: Story = {
  args: { ahead: without('no_service') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Esta instalación no consulta un servicio de clima/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dirección Meteorológica de Chile' })).toBeVisible();
  },
};
export const NoStation: Story = { args: { ahead: without('no_station') } };
export const NotTold: Story = { args: { ahead: without('not_told') } };
export const Loading: Story = { args: { ahead: undefined } };
export const Failed: Story = {
  args: { ahead: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Reintentar/ }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth));
  },
};
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sun: Story = { parameters: { theme: 'sol' } };
