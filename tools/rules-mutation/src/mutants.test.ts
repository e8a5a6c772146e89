import { describe, expect, it } from 'vitest';
import { mutantsOf } from './mutants.ts';

const around = (condition: string) => `service cloud.firestore {
  match /databases/{database}/documents {
    function mine(doc) { return doc.owner == request.auth.uid; } // "a && b" in a comment
    match /notes/{id} {
      allow get: if ${condition};
    }
  }
}`;
const idsOf = (condition: string) =>
  mutantsOf(around(condition))
    .map(({ id }) => id)
    .filter((id) => id.startsWith('notes/allow get: '))
    .map((id) => id.replace('notes/allow get: ', ''));

describe('the mutants of a condition', () => {
  it('drop each term and leave out each alternative', () => {
    expect(idsOf('a() && (b() || !c())')).toEqual([
      'open',
      'drop a()',
      'drop (b() || !c())',
      'without b()',
      'without !c()',
      'without the "not" of !c()',
    ]);
  });

  it('flip comparisons and move limits by one', () => {
    expect(idsOf("doc.size() <= 5 && 'x' in doc.tags")).toEqual([
      'open',
      'drop doc.size() <= 5',
      "drop 'x' in doc.tags",
      'flip doc.size() <= 5',
      '< in doc.size() <= 5',
      "flip 'x' in doc.tags",
    ]);
  });

  it('set each field of a compared document free', () => {
    expect(idsOf("new() == { 'owner': request.auth.uid, 'text': new().text }")).toEqual([
      'open',
      "flip new() == { 'owner': request.auth.uid, 'text': new().text }",
      'free new().owner',
    ]);
  });

  it('leave alone what is open already, comments and strings', () => {
    expect(idsOf('true')).toEqual([]);
    expect(idsOf("mine('a && b')")).toEqual(['open']);
  });

  it('read paths with expressions in them', () => {
    expect(idsOf("exists(/databases/$(database)/documents/notes/$(id + '_' + uid())) && a()")).toEqual([
      'open',
      "drop exists(/databases/$(database)/documents/notes/$(id + '_' + uid()))",
      'drop a()',
    ]);
  });

  it('change what they say they change', () => {
    const [open, drop] = mutantsOf(around('a() && b()')).filter(({ place }) => place === 'notes/allow get');
    expect(open?.text).toBe(around('true'));
    expect(drop?.text).toBe(around('true && b()'));
    expect(drop?.line).toBe(5);
  });
});
