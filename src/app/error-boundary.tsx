import { Component, type ReactNode } from 'react';
import { retryFailedCode } from '@/i18n/lazy-component';
import { CrashScreen } from './crash-screen';

interface Props {
  /** Where we are: leaving a broken page by a link tries again. */
  location: string;
  /** Inside the frame. */
  framed?: boolean;
  children: ReactNode;
}

/** Keeps a crash of one page from taking the others down, with a way back. */
export class ErrorBoundary extends Component<Props, { error: unknown; at: string | null }> {
  override state = { error: null as unknown, at: null as string | null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: { error: unknown; at: string | null }) {
    if (state.error === null) return { at: props.location };
    return state.at === props.location ? null : { error: null, at: props.location };
  }

  override componentDidCatch() {
    retryFailedCode();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const retry = () => this.setState({ error: null });
    return <CrashScreen error={error} framed={this.props.framed ?? false} onRetry={retry} />;
  }
}
