import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from './testing';
import { TextArea } from './text-area';
import { TextField } from './text-field';

function Controlled() {
  const [text, setText] = useState('');
  return (
    <TextArea
      label="Text"
      maxLength={3}
      hint="At most 3"
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

it.each([
  ['a line that its form reads', <TextField key="1" label="Text" maxLength={3} />],
  ['an area that its form reads', <TextArea key="2" label="Text" maxLength={3} />],
  ['an area whose text is held', <Controlled key="3" />],
])('cuts nothing that is pasted into %s, and says how much too long it is', async (_, ui) => {
  const { user } = renderUi(ui);
  const field = screen.getByLabelText<HTMLInputElement>('Text');
  await user.click(field);
  await user.paste('abcde');
  expect(field).toHaveValue('abcde');
  expect(screen.getByText('This is 2 characters too long.')).toBeInTheDocument();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  // Blanks at the ends are not sent.
  fireEvent.input(field, { target: { value: ' abc ' } });
  expect(screen.queryByText(/too long/)).not.toBeInTheDocument();
  expect(field).not.toHaveAttribute('aria-invalid');
});
