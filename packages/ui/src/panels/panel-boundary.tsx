import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useEmbedded } from '../charts/embedded.tsx';
import { Card } from '../controls/card/card.tsx';
import { ErrorState } from '../controls/notice/error-state.tsx';

export interface PanelBoundaryProps {
  /** What the panel shows, for the message: 'Plagas'. */
  readonly name: string;
  readonly onError?: (error: Error, info: ErrorInfo) => void;
  readonly children: ReactNode;
}

/** Keeps a fault inside one panel: the rest of the screen stays usable, and the panel can be tried again. */
export function PanelBoundary(props: PanelBoundaryProps) {
  return useEmbedded() ? props.children : <Boundary {...props} />;
}

class Boundary extends Component<PanelBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Card>
        <ErrorState
          title={`No se pudo mostrar el panel ${this.props.name}`}
          kept="Los datos guardados no cambiaron. El resto de la página sigue disponible."
          onRetry={() => this.setState({ failed: false })}
        />
      </Card>
    );
  }
}
