import { useLocation, useNavigate } from 'react-router-dom';
import { ComposerSheet } from '@/features/feed';
import { lazyOverlay } from '@/ui/lazy-overlay';
import { useShortcuts } from './shortcuts/use-shortcuts';

/** What the frame opens over any page: search, a sheet to write in, the list of keys. */
export type FrameWindow = 'search' | 'write' | 'keys';

const SearchDialog = lazyOverlay(() => import('@/features/search').then((m) => m.SearchDialog), {
  messages: ['search'],
});
const ShortcutsDialog = lazyOverlay(
  () => import('./shortcuts/shortcuts-dialog').then((m) => m.ShortcutsDialog),
  { messages: ['shortcuts'] },
);

interface Props {
  open: FrameWindow | null;
  onOpen: (window: FrameWindow | null) => void;
}

/** The windows of the frame, and the keys that open them. */
export function FrameWindows({ open, onOpen }: Props) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useShortcuts({
    openSearch: () => onOpen('search'),
    writePost: () => onOpen('write'),
    showKeys: () => onOpen('keys'),
  });
  const onOpenChange = (isOpen: boolean) => !isOpen && onOpen(null);
  return (
    <>
      {open === 'search' && <SearchDialog open home="/dashboard" onOpenChange={onOpenChange} />}
      {open === 'keys' && <ShortcutsDialog open onOpenChange={onOpenChange} />}
      {open === 'write' && (
        <ComposerSheet
          onOpenChange={onOpenChange}
          // What was sent off is seen on its way at the top of the feed.
          onPosted={() => (pathname === '/dashboard' ? window.scrollTo(0, 0) : void navigate('/dashboard'))}
        />
      )}
    </>
  );
}
