import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox';
import { PasswordField } from './password-field';
import { Select } from './select';
import { renderUi } from './testing';
import { TextArea } from './text-area';
import { TextField } from './text-field';

interface Values {
  name: string;
  bio: string;
  password: string;
  school: string;
  keep: boolean;
}

function Form({ onValid }: { onValid: (values: Values) => void }) {
  const { register, handleSubmit, formState } = useForm<Values>();
  const error = formState.errors.name?.message;
  return (
    <form onSubmit={(event) => void handleSubmit(onValid)(event)}>
      <TextField
        label="Name"
        error={error}
        hint="As on the class list"
        {...register('name', { required: 'Missing' })}
      />
      <TextArea label="Bio" optional {...register('bio')} />
      <PasswordField label="Password" {...register('password')} />
      <Select
        label="School"
        placeholder="Choose a school"
        options={[{ value: 'a', label: 'Maplewood' }]}
        {...register('school')}
      />
      <Checkbox label="Keep me signed in" {...register('keep')} />
      <button type="submit">Send</button>
    </form>
  );
}

describe('fields', () => {
  it('let words find their own direction, and leave addresses from left to right', () => {
    renderUi(
      <>
        <Form onValid={() => undefined} />
        <TextField label="Email" type="email" />
      </>,
    );
    expect(screen.getByLabelText('Name')).toHaveAttribute('dir', 'auto');
    expect(screen.getByLabelText('Bio (optional)')).toHaveAttribute('dir', 'auto');
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('dir');
  });

  it('hand their values to react-hook-form', async () => {
    const onValid = vi.fn();
    const { user } = renderUi(<Form onValid={onValid} />);
    await user.type(screen.getByLabelText('Name'), 'Ana');
    await user.type(screen.getByLabelText('Bio (optional)'), 'Hello');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.selectOptions(screen.getByLabelText('School'), 'a');
    await user.click(screen.getByLabelText('Keep me signed in'));
    await user.click(screen.getByText('Send'));
    await waitFor(() => expect(onValid).toHaveBeenCalled());
    expect(onValid.mock.calls[0]?.[0]).toEqual({
      name: 'Ana',
      bio: 'Hello',
      password: 'secret',
      school: 'a',
      keep: true,
    });
  });

  it('tie hint and error to the input and move focus to the invalid one', async () => {
    const { user } = renderUi(<Form onValid={() => {}} />);
    const input = screen.getByLabelText('Name');
    expect(input).not.toHaveAttribute('aria-invalid');
    await user.click(screen.getByText('Send'));
    await screen.findByText('Missing');
    expect(input).toHaveAttribute('aria-invalid', 'true');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Missing',
      'As on the class list',
    ]);
    expect(input).toHaveFocus();
  });

  it('show and hide a password', async () => {
    const { user } = renderUi(<PasswordField label="Password" defaultValue="secret" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});
