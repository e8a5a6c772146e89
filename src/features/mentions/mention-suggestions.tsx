import { lazyComponent } from '@/i18n/lazy-component';
import { betterLine } from '@/i18n/load-chunk';
import { LazyBoundary } from '@/ui/lazy-boundary';
import type { MentionSuggestionsProps } from './suggestions';

const LateSuggestions = lazyComponent(() => import('./suggestions').then((m) => m.Suggestions), {
  messages: ['directory'],
  // Nothing that is typed around it is lost to a reload.
  recover: (fetchAgain) => betterLine().then(fetchAgain),
});

/** A text can be sent without. */
const nothing = () => null;

/** Below a text area in which members are called by name: offers those whose name is typed after an @. */
export const MentionSuggestions = (props: MentionSuggestionsProps) =>
  props.text.includes('@') && (
    <LazyBoundary failed={nothing}>
      <LateSuggestions {...props} />
    </LazyBoundary>
  );
