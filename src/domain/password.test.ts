import { describe, expect, it } from 'vitest';
import { isCommonPassword, passwordProblem, passwordStrength } from './password';

const ana = { firstName: 'Ana María', lastName: 'Silva', email: 'ana.silva87@example.test' };
const problem = (password: string) => passwordProblem(password, ana);

describe('a new password', () => {
  it('has at least 8 characters', () => {
    expect(problem('kX9#vqa')).toBe('passwordTooShort');
    expect(problem('kX9#vqaz')).toBeNull();
  });

  it.each([
    'password',
    'Password1!',
    'P@ssw0rd2024',
    'passw0rd',
    '2024summer!',
    '123456789',
    '19870412',
    'qwertyuiop',
    'qwerty123456',
    '1q2w3e4r5t',
    'poiuytrewq',
    'abcd1234',
    'aaaaaaaaaa',
    'abababab',
    'abcabcabcabc',
    'iloveyou2',
    'letmein!!',
    'ILOVEYOU',
    'Schoolgate1',
    'SCHOOLGATE2026!',
  ])('is not %s, which many have', (password) => expect(problem(password)).toBe('passwordCommon'));

  it.each(['silva1987', 'AnaSilva!', 'ana.silva87', 'María-Ana-1', 'silvapassword', 'example.test'])(
    'is not %s, which says who has it',
    (password) => expect(problem(password)).toBe('passwordPersonal'),
  );

  it.each([
    'a-test-password',
    'another-password',
    'correct horse battery staple',
    'Silva plays the bassoon',
    'trois petits chats',
    'ключ-под-ковриком',
    'Tr0ub4dor&3',
    '884-2716-390-5542',
  ])('may be %s', (password) => expect(problem(password)).toBeNull());

  it('is compared in one form of each letter', () => {
    expect(isCommonPassword('ｐａｓｓｗｏｒｄ')).toBe(true);
  });
});

describe('its strength', () => {
  it.each([
    ['weak', 'short'],
    ['weak', 'Password2024!'],
    ['weak', 'AnaSilva!'],
    ['fair', 'kxwovqaz'],
    ['good', 'kXwo9#vqaz'],
    ['strong', 'trois petits chats'],
  ])('is %s for %s', (strength, password) => expect(passwordStrength(password, ana)).toBe(strength));

  it('does not grow with a character that is typed again and again', () => {
    expect(passwordStrength('kxwovqazzzzzzzzzzz', ana)).toBe(passwordStrength('kxwovqaz', ana));
  });
});
