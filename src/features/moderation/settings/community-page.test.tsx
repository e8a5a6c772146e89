import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BackendError, type ErrorCode } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { CasesPort } from '@/backend/ports/cases';
import { DEFAULT_RULES } from '@/domain/community-rules';
import {
  DEFAULT_RULES_SETTINGS,
  DEFAULT_SAFETY_SETTINGS,
  type RulesSettings,
  type SafetySettings,
} from '@/domain/entities/community-settings';
import { MAX_ASKED_WORDS, MAX_RULES, MAX_SAFETY_CONTACTS } from '@/domain/limits';
import { forgetDrafts } from '@/features/drafts';
import { renderSignedIn, TWO_SCHOOLS } from '@/features/session/testing';
import { aModerator } from '../testing';
import { CommunityPage } from './community-page';

afterEach(forgetDrafts);

const rulesOf = (fields: Partial<RulesSettings>): RulesSettings => ({ ...DEFAULT_RULES_SETTINGS, ...fields });
const done = () => vi.fn<CasesPort['saveCommunity']>(() => Promise.resolve());
const fails = (code: ErrorCode) =>
  vi.fn<CasesPort['saveCommunity']>(() => Promise.reject(new BackendError(code)));

async function open({
  saveCommunity = done(),
  user = aModerator(),
  rules = DEFAULT_RULES_SETTINGS,
  safety = DEFAULT_SAFETY_SETTINGS,
}: Partial<{
  saveCommunity: CasesPort['saveCommunity'];
  user: ReturnType<typeof aModerator>;
  rules: RulesSettings;
  safety: SafetySettings;
}> = {}) {
  let observer: Observer<RulesSettings> | undefined;
  const asked: string[] = [];
  const { user: person, unmount } = await renderSignedIn(
    <CommunityPage />,
    {
      cases: { saveCommunity },
      community: {
        watchRules: (schoolId, told) => {
          asked.push(schoolId);
          observer = told;
          told.next(rules);
          return () => undefined;
        },
        watchSafety: (_school, told) => {
          told.next(safety);
          return () => undefined;
        },
      },
      admin: { schoolNames: async () => [] },
    },
    user,
  );
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  const show = (next: RulesSettings) => act(async () => observer?.next(next));
  return { person, unmount, press, save: () => press('Save'), show, asked };
}
const titles = () => screen.getAllByLabelText<HTMLInputElement>('Title').map(({ value }) => value);
const title = (place: number) => screen.getAllByLabelText('Title')[place] as HTMLInputElement;
const TITLES = DEFAULT_RULES.map((rule) => rule.title);
const [children = '', respect = '', privacy = ''] = TITLES;
const ASKED = 'Members will be asked to accept the rules again.';
const unchanged = {
  schoolId: 'oak',
  version: 0,
  rules: DEFAULT_RULES,
  photoRule: DEFAULT_RULES_SETTINGS.photoRule,
  contacts: [],
  askedWords: [],
};

it('saves what was changed, and all else as it is', async () => {
  const saveCommunity = done();
  const { person, press, save } = await open({ saveCommunity });
  await press('Add a contact');
  await person.type(screen.getByLabelText('Name'), 'Ms Gray');
  await person.type(screen.getByLabelText('Phone'), '+351 555 0100');
  await person.type(screen.getByLabelText('Words (optional)'), ' fool \n\nidiot\nfool');
  await save();
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(saveCommunity.mock.calls).toEqual([
    [
      {
        ...unchanged,
        contacts: [{ name: 'Ms Gray', phone: '+351 555 0100' }],
        askedWords: ['fool', 'idiot'],
      },
    ],
  ]);
  expect(screen.queryByText(ASKED)).not.toBeInTheDocument();
});

it('says that members will be asked again when the rules read differently', async () => {
  const saveCommunity = done();
  const { person, save } = await open({ saveCommunity });
  await person.type(title(1), '!');
  expect(screen.getByText(ASKED)).toBeInTheDocument();
  await save();
  await screen.findByText('Saved.');
  const [{ rules } = unchanged] = saveCommunity.mock.calls[0] ?? [];
  expect(rules[1]).toEqual({ ...DEFAULT_RULES[1], title: `${respect}!` });
});

it('moves rules, and keeps the focus on the one that was moved', async () => {
  const { person, press } = await open();
  await press(`Move “${children}” down`);
  expect(titles().slice(0, 2)).toEqual([respect, children]);
  expect(screen.getByRole('button', { name: `Move “${children}” down` })).toHaveFocus();
  expect(screen.getByText('It is now in place 2.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: `Move “${children}” up` }));
  expect(titles().slice(0, 2)).toEqual([children, respect]);
  // It is the first, and can go no further.
  expect(screen.getByRole('button', { name: `Move “${children}” up` })).toBeDisabled();
  expect(screen.getByRole('button', { name: `Move “${children}” down` })).toHaveFocus();
});

it('removes a rule after asking, but never the one about children', async () => {
  const { press, person } = await open();
  expect(screen.queryByRole('button', { name: `Remove “${children}”` })).not.toBeInTheDocument();
  expect(screen.getByText('Every school has this rule.')).toBeInTheDocument();
  await press(`Remove “${respect}”`);
  const question = await screen.findByRole('alertdialog');
  await person.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(titles()).toEqual(TITLES);
  await press(`Remove “${respect}”`);
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  expect(titles()).toEqual(TITLES.filter((one) => one !== respect));
});

it('adds a rule under an id of its own, and asks for what it says', async () => {
  const saveCommunity = done();
  const { person, press, save } = await open({ saveCommunity });
  await press('Add a rule');
  await person.type(title(TITLES.length), 'Be brief');
  await save();
  const text = screen.getAllByLabelText('What it says').at(-1) as HTMLElement;
  expect(text).toHaveAccessibleDescription('Please fill in this field.');
  expect(saveCommunity).not.toHaveBeenCalled();
  await person.type(text, 'Long posts are read by few.');
  await save();
  await screen.findByText('Saved.');
  const added = saveCommunity.mock.calls[0]?.[0].rules.at(-1);
  expect(added).toMatchObject({ title: 'Be brief', text: 'Long posts are read by few.' });
  expect(added?.id).toMatch(/^[a-z0-9-]{1,40}$/);
});

it('takes no more than can be stored', async () => {
  const rules = Array.from({ length: MAX_RULES }, (_, index) => ({
    id: index === 0 ? 'child-safety' : `rule-${index}`,
    title: `Rule ${index}`,
    text: 'Text',
  }));
  const contacts = Array.from({ length: MAX_SAFETY_CONTACTS }, (_, index) => ({
    name: `Name ${index}`,
    phone: '112',
  }));
  const askedWords = Array.from({ length: MAX_ASKED_WORDS }, (_, index) => `word${index}`);
  const saveCommunity = done();
  const { person, save } = await open({
    saveCommunity,
    rules: rulesOf({ rules }),
    safety: { ...DEFAULT_SAFETY_SETTINGS, contacts, askedWords },
  });
  expect(screen.getByRole('button', { name: 'Add a rule' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Add a contact' })).toBeDisabled();
  await person.type(screen.getByLabelText('Words (optional)'), '{Enter}one more');
  await save();
  expect(screen.getByLabelText('Words (optional)')).toHaveAccessibleDescription(
    /That is more than we can store/,
  );
  expect(saveCommunity).not.toHaveBeenCalled();
});

it('keeps what was typed', async () => {
  const first = await open();
  await first.person.type(title(1), '!');
  await first.press('Add a contact');
  await first.person.type(screen.getByLabelText('Name'), 'Ms Gray');
  first.unmount();
  await open();
  expect(title(1)).toHaveValue(`${respect}!`);
  expect(screen.getByLabelText('Name')).toHaveValue('Ms Gray');
  expect(screen.getByText(ASKED)).toBeInTheDocument();
});

it('begins again when its reader lets go of what was typed', async () => {
  const first = await open();
  await first.person.type(title(1), '!');
  first.unmount();
  const { press } = await open();
  await press('Start over');
  expect(titles()).toEqual(TITLES);
  expect(screen.queryByText(ASKED)).not.toBeInTheDocument();
});

const theirs = rulesOf({
  version: 1,
  rules: DEFAULT_RULES.map((rule) => (rule.title === privacy ? { ...rule, title: 'Theirs' } : rule)),
});

it('follows what somebody else saves where nothing was typed', async () => {
  const saveCommunity = done();
  const { person, save, show } = await open({ saveCommunity });
  await person.type(screen.getByLabelText('Words (optional)'), 'fool');
  await show(theirs);
  expect(titles()).toContain('Theirs');
  expect(screen.getByLabelText('Words (optional)')).toHaveValue('fool');
  expect(screen.queryByText('Somebody else has changed them since')).not.toBeInTheDocument();
  await save();
  await screen.findByText('Saved.');
  expect(saveCommunity.mock.calls[0]?.[0]).toMatchObject({ version: 1, askedWords: ['fool'] });
});

it('says that somebody else has changed the rules, keeps what was typed, and can load theirs', async () => {
  const saveCommunity = fails('aborted');
  const { person, press, save, show } = await open({ saveCommunity });
  await person.type(title(1), '!');
  await save();
  expect(await screen.findByText('Somebody else has changed them since')).toBeInTheDocument();
  expect(title(1)).toHaveValue(`${respect}!`);
  await show(theirs);
  expect(title(1)).toHaveValue(`${respect}!`);
  expect(screen.getByText('Theirs')).toBeInTheDocument();
  await press('Load theirs');
  expect(titles()).toEqual(theirs.rules.map((rule) => rule.title));
  expect(screen.queryByText('Somebody else has changed them since')).not.toBeInTheDocument();
});

it('can save what was typed over theirs, once that is meant', async () => {
  const saveCommunity = done();
  const { person, press, save, show } = await open({ saveCommunity });
  await person.type(title(1), '!');
  await show(theirs);
  await save();
  await waitFor(() =>
    expect(saveCommunity).toHaveBeenLastCalledWith(expect.objectContaining({ version: 0 })),
  );
  await person.type(title(1), '!');
  await press('Keep mine');
  await save();
  await waitFor(() =>
    expect(saveCommunity).toHaveBeenLastCalledWith(expect.objectContaining({ version: 1 })),
  );
});

it('knows after a reload which rules were changed', async () => {
  const first = await open();
  await first.person.type(title(1), '!');
  first.unmount();
  await open({ rules: theirs });
  expect(title(1)).toHaveValue(`${respect}!`);
  expect(screen.getByText('Somebody else has changed them since')).toBeInTheDocument();
});

it('takes no blanks for a change of somebody else’s once it is saved', async () => {
  const saveCommunity = done();
  const { person, save, show } = await open({ saveCommunity });
  await person.type(title(1), '!  ');
  await save();
  await screen.findByText('Saved.');
  const [{ rules } = unchanged] = saveCommunity.mock.calls[0] ?? [];
  await show(rulesOf({ version: 1, rules: [...rules] }));
  expect(title(1)).toHaveValue(`${respect}!`);
  expect(screen.queryByText('Somebody else has changed them since')).not.toBeInTheDocument();
  expect(screen.queryByText(ASKED)).not.toBeInTheDocument();
});

it('says what else failed, and keeps what was typed', async () => {
  const { person, save } = await open({ saveCommunity: fails('unavailable') });
  await person.type(title(1), '!');
  await save();
  expect(await screen.findByText(/This could not be done. We can't reach the server/)).toBeInTheDocument();
  expect(title(1)).toHaveValue(`${respect}!`);
});

it('is of one school, which can be another', async () => {
  const { person, asked } = await open({
    user: aModerator({ approvedSchools: ['oak', 'elm'], schools: TWO_SCHOOLS }),
  });
  expect(asked).toEqual(['oak']);
  await person.selectOptions(screen.getByLabelText('School'), 'The elm school');
  await waitFor(() => expect(asked).toEqual(['oak', 'elm']));
});

it('asks admins for which school', async () => {
  const { asked } = await open({ user: aModerator({ isAdmin: true }) });
  expect(screen.getByText('Choose a school to see its rules.')).toBeInTheDocument();
  expect(asked).toEqual([]);
});
