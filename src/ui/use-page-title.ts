import { useEffect } from 'react';
import { brand } from '@/brand';

/** Names the browser's tab after the screen; what a screen reader says first after a navigation. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name;
  }, [title]);
}
