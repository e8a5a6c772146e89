import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { DirectoryPort } from '@/backend/ports/directory';
import type { GroupsPort } from '@/backend/ports/groups';
import { newMember } from '@/domain/directory-entry';
import type { HiddenItem } from '@/domain/entities/hidden-item';
import type { Member } from '@/domain/entities/school';
import type { Mentions } from '@/domain/mentions';
import { OnTheWay } from '@/features/offline/testing';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { TextArea } from '@/ui/text-area';
import { MentionSuggestions } from '.';

// Fetched with the first @, which must not take of the time of a test.
beforeAll(() => import('./suggestions'));
afterEach(() => vi.restoreAllMocks());

const parent = (name: string, children: Member['children'] = []): Member => {
  const [firstName = '', lastName = ''] = name.split(' ');
  const uid = name.toLowerCase().replace(' ', '-');
  return newMember({ uid, firstName, lastName, children, profilePicUrl: null, bio: '' });
};
const school = [
  parent('Anna Almeida', [{ name: 'Tomás', gradeOrRoom: 'Room 12' }]),
  parent('Anna Berg'),
  parent('Annabel Costa'),
  parent('Bo Annan'),
  parent('Dora Silva', [{ name: 'Ann', gradeOrRoom: '' }]),
];

interface Wishes {
  page?: DirectoryPort['page'];
  whoIsIn?: GroupsPort['whoIsIn'];
  hidden?: readonly Partial<HiddenItem>[];
  groupId?: string;
  offline?: boolean;
  text?: string;
  picked?: Mentions;
}

interface FormProps extends Pick<Wishes, 'groupId' | 'text' | 'picked'> {
  onPick: (picked: Mentions) => void;
  onEscape: () => void;
}

/** A text area with suggestions, in something that closes on Escape. */
function Form({ groupId, text = '', picked = {}, onPick, onEscape }: FormProps) {
  const [value, setValue] = useState({ text, picked });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a window that closes on Escape
    <div onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
      <TextArea
        id="field"
        label="Text"
        value={value.text}
        onChange={({ target }) => setValue({ ...value, text: target.value })}
      />
      <MentionSuggestions
        {...{ fieldId: 'field', ...value, scope: { schoolId: 'oak', groupId: groupId ?? null } }}
        onPick={(next) => {
          onPick(next.picked);
          setValue(next);
        }}
      />
      <button type="button">Send</button>
    </div>
  );
}

async function visit({ hidden = [], offline, ...wishes }: Wishes = {}) {
  const page = vi.fn<DirectoryPort['page']>(
    wishes.page ??
      (async (_school, token) => ({
        items: school.filter(({ searchTokens }) => searchTokens.includes(token ?? '')),
        next: null,
      })),
  );
  const whoIsIn = vi.fn(wishes.whoIsIn ?? (async () => []));
  const onPick = vi.fn();
  const onEscape = vi.fn();
  const { user } = await renderSignedIn(
    <OnTheWay offline={offline}>
      <Form {...{ ...wishes, onPick, onEscape }} />
    </OnTheWay>,
    {
      directory: { page },
      groups: { whoIsIn },
      community: {
        watchHidden: (_uid, observer) => {
          observer.next(hidden as HiddenItem[]);
          return () => undefined;
        },
      },
    },
    aMember({ uid: 'anna-berg' }),
  );
  const field = screen.getByLabelText<HTMLTextAreaElement>('Text');
  const type = (text: string) => user.type(field, text);
  return { user, page, whoIsIn, onPick, onEscape, field, type };
}

const names = () => screen.queryAllByRole('option').map((one) => one.querySelector('bdi')?.textContent);
const marked = () =>
  screen.getAllByRole('option').find((one) => one.getAttribute('aria-selected') === 'true')?.textContent;
const listed = () => screen.findByRole('listbox', { name: 'Members to mention' });

it('offers whom a name that is typed can mean, never oneself, and says how many', async () => {
  const { type, page, field } = await visit();
  await type('Hi @ann');
  await listed();
  expect(names()).toEqual(['Anna Almeida', 'Annabel Costa', 'Bo Annan']);
  screen.getByText('Parent of Tomás (Room 12)');
  expect(screen.getByRole('status')).toHaveTextContent(/^3 members found/);
  expect(page).toHaveBeenCalledExactlyOnceWith('oak', 'ann', null);
  expect(field).not.toHaveAttribute('role');
  expect(field).toHaveAttribute('aria-autocomplete', 'list');
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
});

it('hints at what can be done after a bare @, and reads nothing', async () => {
  const { type, page } = await visit();
  await type('@');
  expect(await screen.findByText('Type a name to mention somebody.')).toBeInTheDocument();
  await type('a');
  expect(screen.getByText('Type a name to mention somebody.')).toBeInTheDocument();
  expect(page).not.toHaveBeenCalled();
});

it('narrows at once, without asking for what it has', async () => {
  const { type, user, page } = await visit();
  await type('@ann');
  await listed();
  await user.keyboard('a al');
  expect(names()).toEqual(['Anna Almeida']);
  await user.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(names()).toEqual(['Anna Almeida', 'Annabel Costa', 'Bo Annan']);
  expect(page.mock.calls.every(([, token]) => token?.startsWith('ann'))).toBe(true);
});

it('is moved through and picked from by the keys of the field', async () => {
  const { type, user, field, onPick, onEscape } = await visit();
  await type('Thanks @ann');
  await listed();
  expect(marked()).toContain('Anna Almeida');
  await user.keyboard('{ArrowDown}');
  expect(marked()).toContain('Annabel Costa');
  expect(field.getAttribute('aria-activedescendant')).toContain('annabel-costa');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(marked()).toContain('Bo Annan');
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Thanks @Bo Annan ');
  expect(field).toHaveFocus();
  expect(field.selectionStart).toBe(17);
  expect(onPick).toHaveBeenCalledExactlyOnceWith({ 'bo-annan': 'Bo Annan' });
  expect(names()).toEqual([]);
  for (const name of ['aria-autocomplete', 'aria-controls', 'aria-activedescendant'])
    expect(field).not.toHaveAttribute(name);
  await user.keyboard('and{Enter}all{Escape}');
  expect(field).toHaveValue('Thanks @Bo Annan and\nall');
  expect(onEscape).toHaveBeenCalledOnce();
});

it('takes Tab for a pick, in the middle of a text', async () => {
  const { user, field } = await visit({ text: 'Thanks  and all' });
  await user.type(field, '@cos', { initialSelectionStart: 7, initialSelectionEnd: 7 });
  await listed();
  await user.keyboard('{Tab}');
  expect(field).toHaveValue('Thanks @Annabel Costa and all');
  expect(field.selectionStart).toBe('Thanks @Annabel Costa '.length);
});

it('is picked from by a click, which leaves the focus where it is', async () => {
  const { type, user, field, onPick } = await visit();
  await type('@cos');
  await user.click(await screen.findByRole('option', { name: /Annabel Costa/ }));
  expect(field).toHaveValue('@Annabel Costa ');
  expect(field).toHaveFocus();
  expect(onPick).toHaveBeenCalledExactlyOnceWith({ 'annabel-costa': 'Annabel Costa' });
});

it('closes on Escape, by itself and until the next @', async () => {
  const { type, user, onEscape, field } = await visit();
  await type('@ann');
  await listed();
  await user.keyboard('{Escape}');
  expect(names()).toEqual([]);
  expect(onEscape).not.toHaveBeenCalled();
  await type('a');
  expect(names()).toEqual([]);
  await user.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledOnce();
  await type(' @cos');
  await listed();
  expect(names()).toEqual(['Annabel Costa']);
  expect(field).toHaveValue('@anna @cos');
});

it('leaves keys with others and letters that are being composed alone', async () => {
  const { type, field } = await visit();
  await type('@ann');
  await listed();
  for (const init of [
    { key: 'Enter', ctrlKey: true },
    { key: 'Enter', metaKey: true },
    { key: 'Tab', shiftKey: true },
    { key: 'ArrowDown', altKey: true },
    { key: 'Enter', isComposing: true },
    { key: 'x' },
  ])
    expect(fireEvent.keyDown(field, init)).toBe(true);
  expect(names()).toHaveLength(3);
  expect(field).toHaveValue('@ann');
});

it('goes when somebody has turned to something else, not before the press there is done', async () => {
  const { type, user } = await visit();
  await type('@ann');
  await listed();
  const send = screen.getByRole('button', { name: 'Send' });
  await user.pointer({ keys: '[MouseLeft>]', target: send });
  expect(names()).toHaveLength(3);
  await user.pointer({ keys: '[/MouseLeft]', target: send });
  expect(names()).toEqual([]);
});

it('offers nobody whom the reader has hidden or blocked', async () => {
  const { type } = await visit({ hidden: [{ kind: 'blocked', targetId: 'anna-almeida' }] });
  await type('@ann');
  await listed();
  expect(names()).toEqual(['Annabel Costa', 'Bo Annan']);
});

it('offers in a group only those who are in it', async () => {
  const { type, whoIsIn } = await visit({ groupId: 'chess', whoIsIn: async () => ['bo-annan'] });
  await type('@ann');
  await listed();
  expect(names()).toEqual(['Bo Annan']);
  expect(whoIsIn).toHaveBeenCalledExactlyOnceWith('chess', [
    ...['anna-almeida', 'anna-berg', 'annabel-costa', 'bo-annan'],
  ]);
});

it('says that nobody has such a name, and that two letters are too few for most', async () => {
  const { type } = await visit();
  await type('@xy');
  await screen.findByText('Type more of the name.');
  await type('z');
  await screen.findByText('No member’s name starts like this.');
});

it('finds short names as they are', async () => {
  const { type } = await visit();
  await type('@bo');
  await listed();
  expect(names()).toEqual(['Bo Annan']);
});

it('says when names can’t be looked up, and leaves the keys alone', async () => {
  const failing = () => Promise.reject(new BackendError('unavailable'));
  const { type, user, field } = await visit({ page: failing });
  await type('@ann');
  await screen.findByText('We can’t look up names right now. You can still send your text.');
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('@ann\n');
});

it('says so without a network', async () => {
  const { type } = await visit({ offline: true, page: () => new Promise(() => undefined) });
  await type('@ann');
  await screen.findByText(/^We can’t look up names/);
});

it('shows that it looks, and does not say so', async () => {
  let answer: (found: { items: Member[]; next: null }) => void = () => undefined;
  const { type, page } = await visit({ page: () => new Promise((resolve) => (answer = resolve)) });
  await type('@ann');
  await screen.findByText('Looking for names…');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await waitFor(() => expect(page).toHaveBeenCalled());
  await act(async () => answer({ items: school, next: null }));
  await listed();
});

it('says when a text mentions as many as it can', async () => {
  const many = Array.from({ length: 10 }, (_, at) => [`p${at}`, `Person ${'abcdefghij'[at]}`] as const);
  const text = many.map(([, name]) => `@${name} `).join('');
  const { type } = await visit({ text, picked: Object.fromEntries(many) });
  await type('@ann');
  await screen.findByText('This already mentions 10 people, the most it can.');
  expect(names()).toEqual([]);
});
