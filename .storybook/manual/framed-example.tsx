import { useState } from 'react';
import { Button } from '../../packages/ui/src/controls/button/button.tsx';
import { StoryFrame } from '../../packages/ui/src/foundations/docs-parts.tsx';

interface FramedExampleProps {
  /** Id of the story. */
  readonly id: string;
  readonly name: string;
  /** Values of the toolbar and of the story itself. */
  readonly globals: Readonly<Record<string, unknown>>;
}

/** A story in an iframe, loaded on request: an open dialog would otherwise cover the page. */
export function FramedExample({ id, name, globals }: FramedExampleProps) {
  const [isShown, setShown] = useState(false);
  if (!isShown) return <Button onPress={() => setShown(true)}>Mostrar el ejemplo</Button>;
  const { theme, density, locale, viewport } = globals;
  const chosen = `theme:${theme};density:${density};locale:${locale}`;
  return (
    <StoryFrame
      title={name}
      src={`./iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=${chosen}`}
      $narrow={(viewport as { readonly value?: string } | undefined)?.value === 'narrow'}
    />
  );
}
