import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useEmbedded } from '../charts/embedded.tsx';
import { Card } from '../controls/card/card.tsx';
import { ErrorState } from '../controls/notice/error-state.tsx';
import { useSpeech } from '../words/language-provider.tsx';
import { room, type Speech } from '../words/speech.ts';

const BOUNDARY = room('boundary', {
  failed: (panel: string) => `No se pudo mostrar el panel ${panel}`,
  kept: 'Los datos guardados no cambiaron. El resto de la página sigue disponible.',
});

export interface PanelBoundaryProps {
  /** What the panel shows, for the message: 'Plagas'. */
  readonly name: string;
  readonly onError?: (error: Error, info: ErrorInfo) => void;
  readonly children: ReactNode;
}

/** Keeps a fault inside one panel: the rest of the screen stays usable, and the panel can be tried again. */
export function PanelBoundary(props: PanelBoundaryProps) {
  const { words } = useSpeech(BOUNDARY);
  return useEmbedded() ? props.children : <Boundary {...props} words={words} />;
}

interface BoundaryProps extends PanelBoundaryProps {
  readonly words: Speech<(typeof BOUNDARY)['spanish']>['words'];
}

class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override render() {
    const { name, words, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <Card>
        <ErrorState
          title={words.failed(name)}
          kept={words.kept}
          onRetry={() => this.setState({ failed: false })}
        />
      </Card>
    );
  }
}
