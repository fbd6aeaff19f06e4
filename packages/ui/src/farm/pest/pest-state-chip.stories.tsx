import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { chipRule } from '@vigia/domain/captures';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ChipRow } from '../../controls/chip/chip-row.tsx';
import type { StatesOf } from '../../testing/states.ts';
import { PestStateChip } from './pest-state-chip.tsx';

const ruleOf = (pestId: number) => chipRule(pestId, isoDate('2026-11-20'), []);

const meta = {
  id: 'dominio-peststatechip',
  title: 'Dominio/Etiqueta de plaga · PestStateChip',
  component: PestStateChip,
  parameters: {
    states: {
      never: {
        Empty: 'no capture is a figure too, as in Levels',
        Dense: 'a row of them wraps, as in Levels',
      },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Capturas de una plaga en la última semana con el nivel de su propia regla (dominio), y al pulsar la regla: ' +
          'en *Lobesia* 11 son muchas, en *Cydia* no; en mosca de la fruta una es alarma. Sin conteo no hay número ni ' +
          'color; una plaga sin regla queda gris. Si el nivel ya está calculado y no hace falta explicarlo use `PestChip`.',
      },
    },
  },
  args: { rule: ruleOf(1), name: 'Lobesia botrana', count: 14, detailsHref: '#captures' },
} satisfies Meta<typeof PestStateChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: /14 ?Lobesia botrana ?, capturas altas/ }));
    const rule = await body.findByRole('dialog', { name: 'Capturas de Lobesia botrana' });
    await expect(rule).toHaveTextContent('14 capturas en los últimos 7 días');
    const levels = within(rule)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    await expect(levels).toEqual([
      'Sin capturas: 0',
      'Capturas moderadas: 1 a 10',
      'Capturas altas: más de 10',
    ]);
    await expect(rule).toHaveTextContent('Umbral de Lobesia botrana v1, incluido en Vigía; todo el año.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(rule).not.toBeInTheDocument());
  },
};

/** A client's own threshold, with its days and months. */
export const OfClient: Story = {
  args: {
    rule: chipRule(1, isoDate('2026-11-20'), [
      {
        ...{ id: 1, pestId: 1, monthFrom: 11, monthTo: 2, days: 14, okUpTo: 3, warningUpTo: 20 },
        setOn: isoDate('2026-11-03'),
      },
    ]),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /14 ?Lobesia botrana ?, capturas moderadas/ }));
    const body = within(canvasElement.ownerDocument.body);
    const rule = await body.findByRole('dialog', { name: 'Capturas de Lobesia botrana' });
    await waitFor(() =>
      expect(
        within(rule).getByText('Umbral propio del cliente desde el 03 nov 2026; nov a feb.'),
      ).toBeVisible(),
    );
    await expect(rule).toHaveTextContent(/14 capturas en los últimos 14 días.*Capturas bajas: 0 a 3/);
  },
};

/** A failed request is not shown like a week without counts. */
export const Unanswered: Story = {
  args: { count: undefined, state: 'error', onRetry: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Lobesia botrana ?, no se pudo consultar/ }));
    const body = within(canvasElement.ownerDocument.body);
    const rule = within(await body.findByRole('dialog', { name: 'Capturas de Lobesia botrana' }));
    await waitFor(() => expect(rule.getByText('No se pudo consultar')).toBeVisible());
    await userEvent.click(rule.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Levels: Story = {
  render: () => (
    <ChipRow>
      <PestStateChip rule={ruleOf(1)} name="Lobesia botrana" count={0} />
      <PestStateChip rule={ruleOf(1)} name="Lobesia botrana" count={10} />
      <PestStateChip rule={ruleOf(1)} name="Lobesia botrana" count={11} />
      <PestStateChip rule={ruleOf(2)} name="Cydia pomonella" count={40} />
      <PestStateChip rule={ruleOf(13)} name="Dalbulus maidis" count={21} />
      <PestStateChip rule={ruleOf(6)} name="Ceratitis capitata" count={1} />
      <PestStateChip rule={ruleOf(4)} name="Proeulia auraria" count={300} />
      <PestStateChip rule={ruleOf(1)} name="Lobesia botrana" count={undefined} />
    </ChipRow>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const words = canvas.getAllByRole('button').map((chip) => chip.textContent?.split(', ')[1]);
    await expect(words).toEqual([
      'sin capturas',
      'capturas moderadas',
      'capturas altas',
      'capturas moderadas',
      'capturas altas',
      'capturas altas',
      'sin umbral definido',
      'sin capturas contadas',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /Ceratitis/ }));
    const rule = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(within(rule).getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Lobesia botrana: Consultando capturas');
  },
};

/** The count is unknown: neither number nor colour is shown. */
export const Failed: Story = {
  args: { count: undefined },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Lobesia botrana ?, sin capturas contadas/ }));
    const rule = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(rule).toHaveTextContent('Sin conteo disponible');
  },
};

export const NarrowLongName: Story = {
  args: { name: 'Polilla del racimo de la vid '.repeat(11).slice(0, 300) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Dark: Story = { ...Levels, parameters: { theme: 'dark' } };
export const Sol: Story = { ...Levels, parameters: { theme: 'sol' } };
