import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useEmbedded } from '../charts/embedded.tsx';
import { Card } from '../controls/card/card.tsx';
import { ErrorState } from '../controls/notice/error-state.tsx';
import { useWords } from '../words/language.tsx';
import { BOUNDARY, type BoundaryWords } from './boundary-words.ts';

export interface PanelBoundaryProps {
  /** Name of the panel for the message: 'Plagas'. */
  readonly name: string;
  readonly onError?: (error: Error, info: ErrorInfo) => void;
  readonly children: ReactNode;
}

/** Keeps an error inside one panel: the rest of the screen stays usable, and the panel can be tried again. */
export function PanelBoundary(props: PanelBoundaryProps) {
  const words = useWords(BOUNDARY);
  return useEmbedded() ? props.children : <Boundary {...props} words={words} />;
}

interface BoundaryProps extends PanelBoundaryProps {
  readonly words: BoundaryWords;
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
