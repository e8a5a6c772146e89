import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import { aUser } from '@/backend/testing';
import type { JoinCooldown } from '@/domain/entities/join-cooldown';
import { open, press } from './testing';

describe('those who can’t ask again yet', () => {
  const cooldown: JoinCooldown = {
    userId: 'cleo',
    schoolId: 'maple',
    firstName: 'Cleo',
    lastName: 'Marsh',
    startedAt: new Date(),
    liftedAt: null,
    lastAuditId: 'a1',
  };

  const ofRiver: JoinCooldown = { ...cooldown, userId: 'dora', schoolId: 'river', firstName: 'Dora' };

  it('are of the schools of an admin, each named, or of the one that is chosen', async () => {
    const cooldowns = vi.fn((schoolIds: string[] | null) =>
      Promise.resolve(
        [cooldown, ofRiver].filter(({ schoolId }) => !schoolIds || schoolIds.includes(schoolId)),
      ),
    );
    const { user } = await open({ cooldowns }, aUser({ uid: 'ad', isAdmin: true }));
    await screen.findByText('Cleo Marsh');
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Cleo Marsh at Maple Grove until/),
      expect.stringMatching(/^Dora Marsh at River Bend until/),
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'School' }), 'River Bend');
    expect(await screen.findByText('Dora Marsh')).toBeInTheDocument();
    expect(screen.queryByText('Cleo Marsh')).not.toBeInTheDocument();
    expect(cooldowns.mock.calls).toEqual([[null], [['river']]]);
  });

  it('are named, and let ask again at once', async () => {
    const liftCooldown = vi.fn(() => Promise.resolve());
    const cooldowns = vi.fn().mockResolvedValueOnce([cooldown]).mockResolvedValue([]);
    const { user } = await open({ cooldowns, liftCooldown });
    await user.click(
      await screen.findByRole('button', { name: 'Let them ask again now Cleo Marsh at Maple Grove' }),
    );
    expect(liftCooldown).toHaveBeenCalledExactlyOnceWith(cooldown, 'mo');
    expect(await screen.findByText('Cleo Marsh can ask again now.')).toBeInTheDocument();
    expect(screen.queryByText('Cleo Marsh')).not.toBeInTheDocument();
  });

  it('stay where they are when that fails', async () => {
    const liftCooldown = () => Promise.reject(new BackendError('unavailable'));
    const { user } = await open({ cooldowns: () => Promise.resolve([cooldown]), liftCooldown });
    await user.click(
      await screen.findByRole('button', { name: 'Let them ask again now Cleo Marsh at Maple Grove' }),
    );
    expect(await screen.findByText(/^Cleo Marsh still can't ask again\. \S/)).toBeInTheDocument();
    expect(press('Let them ask again now Cleo Marsh at Maple Grove')).toBeInTheDocument();
  });
});
