import { describe, expect, it } from 'vitest';
import { type MutantOfFile, mutantsOf } from './mutants.ts';
import { selectMutants } from './select-mutants.ts';

const RULES = `service cloud.firestore {
  match /databases/{database}/documents {
    function mine(doc) { return doc.owner == request.auth.uid; }
    match /notes/{id} { allow get: if mine(resource.data) && a(); }
    match /pads/{id} { allow get: if a() && b(); }
  }
}`;
const all = mutantsOf(RULES).map((mutant): MutantOfFile => ({ rules: 'firestore.rules', mutant }));
const placesOf = (only: string) => [...new Set(selectMutants(all, only).map(({ mutant }) => mutant.place))];

describe('the mutants to try', () => {
  it('are those of a collection, of a function, of one place or of several', () => {
    expect(placesOf('notes')).toEqual(['notes/allow get']);
    expect(placesOf('mine')).toEqual(['shared/mine']);
    expect(placesOf('allow get')).toEqual(['notes/allow get', 'pads/allow get']);
    expect(placesOf('pads/allow get')).toEqual(['pads/allow get']);
    expect(placesOf('mine|notes')).toEqual(['shared/mine', 'notes/allow get']);
  });

  it('are all when no place is named', () => {
    expect(selectMutants(all, undefined)).toEqual(all);
  });

  it.each(['note', 'owner', 'nothing'])('are never none, as with "%s"', (only) => {
    expect(() => selectMutants(all, only)).toThrow(`No mutant is at "${only}".`);
  });
});
