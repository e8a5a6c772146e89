import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
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

  it('are named, and let ask again at once', async () => {
    const liftCooldown = vi.fn(() => Promise.resolve());
    const cooldowns = vi.fn().mockResolvedValueOnce([cooldown]).mockResolvedValue([]);
    const { user } = await open({ cooldowns, liftCooldown });
    await user.click(await screen.findByRole('button', { name: 'Let them ask again now Cleo Marsh' }));
    expect(liftCooldown).toHaveBeenCalledExactlyOnceWith(cooldown, 'mo');
    expect(await screen.findByText('Cleo Marsh can ask again now.')).toBeInTheDocument();
    expect(screen.queryByText('Cleo Marsh')).not.toBeInTheDocument();
  });

  it('stay where they are when that fails', async () => {
    const liftCooldown = () => Promise.reject(new BackendError('unavailable'));
    const { user } = await open({ cooldowns: () => Promise.resolve([cooldown]), liftCooldown });
    await user.click(await screen.findByRole('button', { name: 'Let them ask again now Cleo Marsh' }));
    expect(await screen.findByText(/^Cleo Marsh still can't ask again\. \S/)).toBeInTheDocument();
    expect(press('Let them ask again now Cleo Marsh')).toBeInTheDocument();
  });
});
