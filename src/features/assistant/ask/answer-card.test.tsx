import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answer } from '@/domain/assistant/answers';
import { renderUi } from '@/ui/testing';
import { AnswerCard } from './answer-card';

it('says of a source and a profession that this version does not know what is always true', () => {
  const answer = { outcome: 'answered', answer: 'Yes.', source: 'oracle', professional: 'dental' };
  renderUi(<AnswerCard question="Why?" answer={answer as unknown as Answer} />);
  expect(screen.getByText('Written by AI, which can be wrong')).toBeInTheDocument();
  expect(
    screen.getByText('This is general information. Please ask a professional about it.'),
  ).toBeInTheDocument();
});
