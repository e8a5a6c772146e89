import { describe, expect, it } from 'vitest';
import { crisisAnswer } from './crises';

// Each line is a way in which parents may say it; a word that is missed is answered with tips.
const SIGNS = {
  988: [
    'Is my son suicidal?',
    'He says he will kill himself',
    'Sometimes she kills herself in her games',
    'They talk of killing themselves',
    'I could kill myself',
    'A note about self-harm',
    'A note about self harm',
    'A note about selfharm',
    'He hurt himself on purpose',
    'She hurts herself when she is sad',
    'They are hurting themselves',
    'I hurt myself',
    'He cut himself again',
    'She cuts herself',
    'Why are they cutting themselves?',
    'I cut myself',
    'He wants to die',
    'I want to die',
    'She says she is going to die soon',
    'He wishes to be dead',
    'I wish he were dead',
    'I wish she were dead',
    'I wish they were dead',
    'I wish I were dead',
    'I wish he was dead',
    'I wish she was dead',
    'He will end his life',
    'She is ending her life',
    'They end their life',
    'I will end my life',
    'He wants to end it all',
    'They are better off dead without me',
    'She does not want to live',
  ],
  Childhelp: [
    'I think he was abused',
    'Was she molested at camp?',
    'He was groomed online',
    'Signs of grooming',
    'She says she was raped',
    'A sexual assault at school',
    'She was sexually harassed',
    'He was sexually touched',
    'The coach touched him',
    'He touches her',
    'Somebody is touching them',
    'He touched my son',
    'He touched my daughter',
    'He touched my child',
  ],
  'Poison Control': [
    'She took an overdose',
    'He is poisoned',
    'My baby swallowed a coin',
    'My child is drowning',
    'She is unconscious',
    'He is not breathing',
    'She cannot breathe',
    "She can't breathe",
    'She can’t breathe',
    'He is choking',
    'She has a seizure',
    'This is an emergency',
  ],
};

describe.each(Object.entries(SIGNS))('the answer that names %s', (help, questions) => {
  it.each(questions)('is given to: %s', (question) => {
    expect(crisisAnswer(question)).toContain(help);
    expect(crisisAnswer(question.toUpperCase())).toContain(help);
  });
});

it.each([
  'How can he cut paper himself?',
  'My daughter is dying to go to camp',
  'What to do when she is hurt by words?',
  'A touching story for bedtime',
  'How do I end the day well?',
])('is not given to: %s', (question) => expect(crisisAnswer(question)).toBeNull());
