import { createElement, useMemo, useState, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import type { LazyModule } from '../../components/lazyModule';

export interface LazyViewProps<Props extends object> {
  module: LazyModule<Props>;
  /** The same object as long as nothing in it changes. */
  props: Props;
  /** A change forgets an error of before: a new page starts afresh. */
  resetKey?: string;
  /** What stands in for the view when its code did not arrive or it throws; `retry` asks for the code again. */
  renderError: (error: unknown, retry: () => void) => ReactNode;
  /** Rendered beside the view once its code is here. */
  children?: ReactNode;
}

/**
 * A view whose code may still be on its way, may not arrive, or may throw. Render it inside a Suspense boundary: what that
 * boundary showed before stays until the code is here.
 */
export function LazyView<Props extends object>({
  module,
  props,
  resetKey = '',
  renderError,
  children,
}: LazyViewProps<Props>) {
  const [attempt, setAttempt] = useState(0);
  const Content = module.get();
  // The same element as before is not rendered again, whatever changes around it.
  const content = useMemo(() => createElement(Content, props), [Content, props]);
  const retry = () => {
    module.retry();
    setAttempt(attempt + 1);
  };
  return (
    <ErrorBoundary resetKey={`${resetKey} ${attempt}`} renderError={(error) => renderError(error, retry)}>
      {content}
      {children}
    </ErrorBoundary>
  );
}
