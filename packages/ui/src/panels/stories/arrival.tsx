import { type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { LAYOUT } from '../../theme/tokens.ts';

/** px. Half of what a finger presses: where a button moved by less, a press that has begun still ends on it. */
const LEEWAY = LAYOUT.touchTarget / 2;
const ON_THEIR_WAY = { data: null, state: 'loading' } as const;

export interface ArrivalProps {
  /** The panel, with what it is handed while its data are on their way. */
  readonly children: (waiting: Partial<typeof ON_THEIR_WAY>) => ReactNode;
}

/** A panel whose data arrive while somebody looks at it. */
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

/** What stands below the panel stays under the finger when its data arrive. */
export async function expectStill({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  const canvas = within(canvasElement);
  const below = canvas.getByRole('button', { name: 'Lo que sigue' });
  const before = below.getBoundingClientRect().top;
  await userEvent.click(canvas.getByRole('button', { name: 'Llegan los datos' }));
  await canvas.findAllByRole('application');
  await expect(Math.abs(below.getBoundingClientRect().top - before)).toBeLessThan(LEEWAY);
}
