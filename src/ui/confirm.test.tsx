import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from './testing';
import { useAlert, useConfirm } from './use-confirm';

function Asker() {
  const confirm = useConfirm();
  const alert = useAlert();
  const [answers, setAnswers] = useState<string[]>([]);
  const note = (answer: unknown) => setAnswers((now) => [...now, String(answer)]);
  return (
    <>
      <button type="button" onClick={() => void confirm('Delete this post?').then(note)}>
        ask
      </button>
      <button type="button" onClick={() => void alert('Failed to delete post.').then(() => note('read'))}>
        tell
      </button>
      <output>{answers.join(',')}</output>
    </>
  );
}

const answers = () => document.querySelector('output')?.textContent;

describe('useConfirm and useAlert', () => {
  it('resolve true on OK, false on Cancel and on Escape', async () => {
    const { user } = renderUi(<Asker />);
    await user.click(screen.getByText('ask'));
    await screen.findByRole('alertdialog', { name: 'Delete this post?' });
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(answers()).toBe('true'));

    await user.click(screen.getByText('ask'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(answers()).toBe('true,false'));

    await user.click(screen.getByText('ask'));
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(answers()).toBe('true,false,false'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('give an alert one button', async () => {
    const { user } = renderUi(<Asker />);
    await user.click(screen.getByText('tell'));
    await screen.findByRole('alertdialog', { name: 'Failed to delete post.' });
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(answers()).toBe('read'));
  });

  it('give focus back to where it was', async () => {
    const { user } = renderUi(<Asker />);
    const trigger = screen.getByText('ask');
    await user.click(trigger);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(trigger).toHaveFocus());
  });
});
