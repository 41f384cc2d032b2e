import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** A change forgets the error. */
  resetKey: string;
  renderError: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
  resetKey: string;
}

/** Keeps an error inside its part of the page, so that header and footer stay. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.renderError(failure.error) : this.props.children;
  }
}
