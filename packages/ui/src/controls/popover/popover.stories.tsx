import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { FRAME, type StatesOf } from '../../testing/states.ts';
import { Button } from '../button/button.tsx';
import type { LateLine } from '../late/late-line.fixture.ts';
import { LatePopover } from '../late/late-popover.fixture.tsx';
import { Popover } from './popover.tsx';

const meta = {
  id: 'controles-popover',
  title: 'Controles/Globo · Popover',
  parameters: {
    states: {
      named: { Dense: 'NarrowLongText' },
      never: { Loading: FRAME.Loading, Empty: FRAME.Empty, Error: FRAME.Error },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Algo que leer o hacer al paso, junto al botón que lo abre: la fórmula de un valor, el estado de una ' +
          'estación. El foco entra, Escape o una pulsación afuera lo cierran y el foco vuelve. Lo que se guarda va en ' +
          'un diálogo; dos palabras de ayuda, en un `Tooltip`. Como los menús y las listas, llega en un archivo propio cuando la ' +
          'página ya está en pie: su botón está desde el principio, y lo que se pulsa antes se abre en cuanto llega.',
      },
    },
  },
  component: Popover,
  args: {
    label: '¿De dónde sale?',
    trigger: <Button variant="quiet">¿De dónde sale?</Button>,
    children: 'Seno simple, umbral inferior 10 °C y superior 30 °C, desde el biofix del 4 de octubre.',
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '¿De dónde sale?' }));
    const region = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(region).toHaveTextContent('Seno simple');
  },
};

export const ClosesByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await body.findByRole('dialog', { name: '¿De dónde sale?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: '¿De dónde sale?' })).toHaveFocus());
  },
};

/** Content higher than the screen: it scrolls inside the popover. */
export const NarrowLongText: Story = {
  args: { children: 'Seno simple, umbral inferior 10 °C y superior 30 °C. '.repeat(60) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '¿De dónde sale?' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    const { left, right } = dialog.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientWidth);
  },
};

export const Dark: Story = { ...Ready, parameters: { theme: 'dark' } };

let line: LateLine;
const hold = (next: LateLine) => {
  line = next;
};
const arrives = async () => {
  await waitFor(() => expect(line.requests).toBeGreaterThan(0));
  line.open();
};

/**
 * A press before the popover's code is loaded opens it afterwards; when it closes, the button has the focus.
 */
export const PressedBefore: Story = {
  render: () => <LatePopover onLine={hold} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button', { name: '¿De dónde sale?' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(body.queryByRole('dialog')).toBeNull();
    await arrives();
    await expect(await body.findByRole('dialog')).toHaveTextContent('Seno simple');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: '¿De dónde sale?' })).toHaveFocus());
  },
};

const BY_HAND = { bubbles: true, cancelable: true, pointerType: 'mouse', detail: 1 } as const;

/** A press at the moment when the code is loaded but not yet rendered is not lost. */
export const PressedAsItComes: Story = {
  render: () => <LatePopover onLine={hold} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: '¿De dónde sale?' });
    await arrives();
    await line.come();
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
      button.dispatchEvent(new PointerEvent(type, BY_HAND));
      // As between the events of a real press: React renders its updates.
      await Promise.resolve();
    }
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('dialog')).toHaveTextContent('Seno simple');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

/** The focused element at the moment when an element is removed: it would receive a key pressed then. */
const focusedAsItGoes = (element: Element) =>
  new Promise<Element | null>((resolve) => {
    const { ownerDocument } = element;
    const watcher = new MutationObserver(() => {
      if (element.isConnected) return;
      watcher.disconnect();
      resolve(ownerDocument.activeElement);
    });
    watcher.observe(ownerDocument.body, { childList: true, subtree: true });
  });

/** Without a press the focus stays on the button while the code is loaded, and nothing opens. */
export const FocusedBefore: Story = {
  render: () => <LatePopover onLine={hold} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = canvas.getByRole('button', { name: '¿De dónde sale?' });
    await userEvent.tab();
    await expect(before).toHaveFocus();
    const focused = focusedAsItGoes(before);
    await arrives();
    await expect(await focused).toBe(canvas.getByRole('button', { name: '¿De dónde sale?' }));
    await expect(canvas.getByRole('button', { name: '¿De dónde sale?' })).toHaveFocus();
    await expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull();
  },
};

/** A failed download is tried again, and the press is not forgotten. */
export const LineFails: Story = {
  render: () => <LatePopover isBroken onLine={hold} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '¿De dónde sale?' }));
    await waitFor(() => expect(line.requests).toBeGreaterThan(0));
    const before = line.requests;
    line.isBroken = false;
    await waitFor(() => expect(line.requests).toBeGreaterThan(before));
    line.open();
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('dialog')).toHaveTextContent('Seno simple');
  },
};
