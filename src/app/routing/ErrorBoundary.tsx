import { Component, type ReactNode } from 'react';
import { ChunkError } from '../../components/lazyPart';

export interface ErrorBoundaryProps {
  /** A change of this key clears the error, so that a new page starts without an error. */
  resetKey?: unknown;
  /** Renders the error. `retry` renders the children and requests missing code again. */
  renderError: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
  resetKey: unknown;
}

/**
 * Catches errors that its children throw, and renders the error in place of the children. The content outside of the
 * boundary stays on the page.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError = (error: unknown): Partial<ErrorBoundaryState> => ({ failure: { error } });

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkError) error.allowRetry();
  }

  retry = () => this.setState({ failure: null });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.renderError(failure.error, this.retry) : this.props.children;
  }
}
