import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { fetched } from '@/backend/fetched';
import { newDocumentId } from '@/domain/ids';
import { MAX_POST_IMAGES } from '@/domain/limits';
import type { DraftStore } from '@/features/drafts';
import { loadChunk } from '@/i18n/load-chunk';
import { losesOnReload } from '@/unsaved';
import { type Draft, draftIn, write } from '../model/draft';

/** Why a file that was chosen is no picture of the post. */
export interface FailedFile {
  name: string;
  failure: unknown;
}

/** Takes pictures into the draft: picked, dropped or pasted. */
export function usePictures(store: DraftStore<Draft>, blocked: boolean) {
  /** Ids that the pictures will have which are being prepared, in their order. */
  const [preparing, setPreparing] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<readonly FailedFile[]>([]);
  /** Whether more were chosen last than a post may have; null before any were. */
  const [hadNoRoom, setHadNoRoom] = useState<boolean | null>(null);
  const [isOver, setOver] = useState(false);
  const wanted = useRef(new Set<string>());
  // One after another: a phone has no memory for six large ones at once, and they keep their order.
  const last = useRef(Promise.resolve());

  const letGo = (id: string) => {
    wanted.current.delete(id);
    setPreparing([...wanted.current]);
  };
  const prepare = async (file: File, id: string) => {
    try {
      const { preparePicture } = await fetched(() => loadChunk(() => import('./prepare-picture')));
      const picture = await preparePicture(file);
      const { pictures } = draftIn(store);
      if (wanted.current.has(id))
        write(store, { pictures: [...pictures, { ...picture, id, alt: '', storedUrl: null }] });
    } catch (failure) {
      if (wanted.current.has(id)) setFailed((before) => [...before, { name: file.name, failure }]);
    } finally {
      losesOnReload(file, false);
      letGo(id);
    }
  };
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    const room = MAX_POST_IMAGES - draftIn(store).pictures.length - wanted.current.size;
    setFailed([]);
    setHadNoRoom(chosen.length > room);
    for (const file of chosen.slice(0, Math.max(0, room))) {
      const id = newDocumentId();
      wanted.current.add(id);
      losesOnReload(file, true);
      last.current = last.current.then(() => prepare(file, id));
    }
    setPreparing([...wanted.current]);
  };
  const takeFrom = (event: ClipboardEvent | DragEvent, files: FileList) => {
    if (files.length === 0 || blocked) return;
    event.preventDefault();
    take(files);
  };

  return {
    preparing,
    failed,
    hadNoRoom,
    isOver,
    take,
    /** One that is there, or is being prepared. */
    remove: (id: string) => {
      letGo(id);
      setHadNoRoom(false);
      write(store, { pictures: draftIn(store).pictures.filter((picture) => picture.id !== id) });
    },
    /** For the element that pictures may be dropped on and pasted into. */
    target: {
      onPaste: (event: ClipboardEvent) => takeFrom(event, event.clipboardData.files),
      onDrop: (event: DragEvent) => {
        setOver(false);
        takeFrom(event, event.dataTransfer.files);
      },
      onDragOver: (event: DragEvent) => {
        if (blocked || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
    },
  };
}
