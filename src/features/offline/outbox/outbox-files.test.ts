import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { GroupsPort } from '@/backend/ports/groups';
import type { WaitingGroupFile } from './entry';
import { kept, queues, soon, tab, written } from './testing';

const file: WaitingGroupFile = {
  ...{ kind: 'group-file', id: 'f1', schoolId: 's', name: 'List.pdf', isStored: false },
  group: { groupId: 'g1', name: 'Chess', schoolId: 's' },
  blob: new Blob(['%PDF']),
  since: new Date(0),
};
const act = vi.fn<GroupsPort['act']>(async (_group, _uid, done) => void written.push(done));

describe('a file for a group', () => {
  it('is stored, and then listed under its id', async () => {
    const uploadFile = vi.fn<GroupsPort['uploadFile']>(async () => undefined);
    expect(await tab({ groups: { uploadFile, act } }).send(file)).toBe('sent');
    expect(uploadFile.mock.calls[0]?.[0]).toEqual({ id: 'f1', groupId: 'g1', schoolId: 's', userId: 'ana' });
    expect(written).toEqual([{ type: 'share-file', file: { id: 'f1', name: 'List.pdf', size: 4 } }]);
  });

  it('that is stored is not stored again when the list could not be reached', async () => {
    const uploadFile = vi.fn<GroupsPort['uploadFile']>(async () => undefined);
    const away = vi.fn<GroupsPort['act']>().mockRejectedValueOnce(new BackendError('unavailable'));
    away.mockReturnValue(new Promise(() => undefined));
    void tab({ groups: { uploadFile, act: away } }).send(file);
    await soon(() => expect(kept.get('f1')).toMatchObject({ isStored: true }));
    queues.clear();
    await tab({ groups: { uploadFile, act } }).resume();
    await soon(() => expect(written).toHaveLength(1));
    expect(uploadFile).toHaveBeenCalledOnce();
  });

  it('tells how far it is, and ends at once when it is stopped, unlisted', async () => {
    let ended = false;
    const uploadFile = vi.fn<GroupsPort['uploadFile']>((_file, _blob, tell, signal) => {
      tell(0.25);
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          ended = true;
          reject(new BackendError('cancelled'));
        });
      });
    });
    const outbox = tab({ groups: { uploadFile, act } });
    const outcome = outbox.send(file);
    await soon(() => expect(outbox.get()[0]).toMatchObject({ progress: 0.25 }));
    await outbox.discard('f1');
    expect(await outcome).toBe('discarded');
    expect(ended).toBe(true);
    expect(written).toEqual([]);
    expect(kept.has('f1')).toBe(false);
  });

  it('that is refused is given back with the reason', async () => {
    const uploadFile = vi.fn<GroupsPort['uploadFile']>(() =>
      Promise.reject(new BackendError('file-refused')),
    );
    await expect(tab({ groups: { uploadFile, act } }).send(file)).rejects.toMatchObject({
      code: 'file-refused',
    });
    expect(written).toEqual([]);
  });
});
