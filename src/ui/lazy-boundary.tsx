import { Component, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { retryFailedCode } from '@/i18n/lazy-component';
import { ErrorState } from './error-state';

interface LazyBoundaryProps {
  /** In its place until its code is there. */
  waiting?: ReactNode;
  /** In its place when it broke or could not be fetched. */
  failed?: (retry: () => void) => ReactNode;
  children: ReactNode;
}

const sayIt = (retry: () => void) => <PartFailed onRetry={retry} />;

/**
 * Wraps a part of a screen that is fetched after it (`lazyComponent`): the screen neither waits for it nor breaks with
 * it. It is fetched anew when asked for, and when the network is back.
 */
export class LazyBoundary extends Component<LazyBoundaryProps, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });

  override componentDidMount() {
    window.addEventListener('online', this.retry);
  }
  override componentWillUnmount() {
    window.removeEventListener('online', this.retry);
  }
  retry = () => {
    if (!this.state.broken) return;
    retryFailedCode();
    this.setState({ broken: false });
  };

  override render() {
    const { waiting = null, failed = sayIt, children } = this.props;
    if (this.state.broken) return failed(this.retry);
    return <Suspense fallback={waiting}>{children}</Suspense>;
  }
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return <ErrorState message={t('partFailed')} onRetry={onRetry} />;
}
