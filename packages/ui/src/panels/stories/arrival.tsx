import { type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { LAYOUT } from '../../theme/tokens.ts';

/** px. Half of a touch target: if a button moves by less, a press that has begun still ends on it. */
const LEEWAY = LAYOUT.touchTarget / 2;
const ON_THEIR_WAY = { data: null, state: 'loading' } as const;

export interface ArrivalProps {
  /** Renders the panel; `waiting` has its props while its data are loading. */
  readonly children: (waiting: Partial<typeof ON_THEIR_WAY>) => ReactNode;
}

/** A panel whose data arrive after a press. */
export function Arrival({ children }: ArrivalProps) {
  const [isThere, setThere] = useState(false);
  return (
    <div style={{ padding: 12 }}>
      <Button onPress={() => setThere(true)}>Llegan los datos</Button>
      {children(isThere ? {} : ON_THEIR_WAY)}
      <Button>Lo que sigue</Button>
    </div>
  );
}

/** The content below the panel must not move when its data arrive. */
export async function expectStill({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  const canvas = within(canvasElement);
  const below = canvas.getByRole('button', { name: 'Lo que sigue' });
  const before = below.getBoundingClientRect().top;
  await userEvent.click(canvas.getByRole('button', { name: 'Llegan los datos' }));
  await canvas.findAllByRole('application');
  await expect(Math.abs(below.getBoundingClientRect().top - before)).toBeLessThan(LEEWAY);
}
