import { Component, type ReactNode } from 'react';
import type { Language } from '../words/languages.ts';
import { ProblemNotice } from './problem-notice.tsx';

export interface WidgetBoundaryProps {
  readonly language: Language;
  readonly onError: (error: Error) => void;
  readonly children: ReactNode;
}

/** Keeps an error inside the widget: the page around it only gets an event. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    const { language, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <ProblemNotice code="render" language={language} onRetry={() => this.setState({ failed: false })} />
    );
  }
}
