import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Minus, Plus, RotateCcw, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { GIVEN, type StatesOf } from '../../testing/states.ts';
import { ChipRow } from '../chip/chip-row.tsx';
import { Button } from './button.tsx';
import { ButtonGroup } from './button-group.tsx';
import { IconButton } from './icon-button.tsx';
import { SplitButton } from './split-button.tsx';
import { ToggleButton } from './toggle-button.tsx';

const downloadPng = fn();
const downloadSheet = fn();

function Toggles() {
  const [inference, setInference] = useState(false);
  return (
    <>
      <ToggleButton label="A.I." icon={Sparkles} isSelected={inference} onChange={setInference} />
      <ToggleButton label="A.I." icon={Sparkles} iconOnly isSelected={inference} onChange={setInference} />
      <ToggleButton label="Sin inferencia" icon={Sparkles} isSelected={false} onChange={fn()} isDisabled />
    </>
  );
}

const Groups = ({ busy = false }: { readonly busy?: boolean }) => (
  <ChipRow>
    <ButtonGroup label="Acercamiento">
      <IconButton icon={Minus} label="Alejar" variant="secondary" />
      <Button>100 %</Button>
      <IconButton icon={Plus} label="Acercar" variant="secondary" />
      <IconButton icon={RotateCcw} label="Restablecer" variant="secondary" />
    </ButtonGroup>
    <SplitButton
      label="Descargar PNG"
      icon={Download}
      onPress={downloadPng}
      busy={busy}
      moreLabel="Otros formatos"
      entries={[
        { id: 'svg', label: 'SVG' },
        { id: 'csv', label: 'CSV' },
        { id: 'xlsx', label: 'XLSX', onAction: downloadSheet },
      ]}
    />
    <Toggles />
  </ChipRow>
);

const meta = {
  id: 'controles-buttongroup',
  title: 'Controles/Grupo de botones · ButtonGroup',
  component: Groups,
  subcomponents: { ButtonGroup, ToggleButton, SplitButton },
  parameters: {
    states: {
      never: { Empty: 'a group has buttons', Error: GIVEN.Error, Dense: 'it wraps, as in Narrow' },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          '`ButtonGroup` une acciones de un mismo asunto (acercar, alejar): una parada del tabulador, flechas entre ' +
          'ellas. `SplitButton` deja a la vista la acción habitual y guarda sus variantes tras la flecha. ' +
          '`ToggleButton` enciende y apaga algo que está a la vista; para elegir una entre varias use `SegmentedControl`.',
      },
    },
  },
} satisfies Meta<typeof Groups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Alejar' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Acercar' })).toHaveFocus();
    const toggle = canvas.getAllByRole('button', { name: 'A.I.' })[0]!;
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Split: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    downloadPng.mockClear();
    downloadSheet.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar PNG' }));
    await expect(downloadPng).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Otros formatos' }));
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu');
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'XLSX' }));
    await expect(downloadSheet).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { busy: true } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
