import { describe, expect, it, test } from 'vitest';
import {
  type Counted,
  countsOf,
  EMPTY_TALLY,
  firstNamed,
  type Tally,
  waitingIn,
  withAnswers,
  withPlaces,
} from './tally';

const going = (...children: string[]): Counted => ({ answer: 'going', isNamed: true, children });
const no: Counted = { answer: 'no', isNamed: true, children: [] };
const maybe: Counted = { answer: 'maybe', isNamed: true, children: [] };

/** Answers one after the other, with the places given after each. */
function answered(places: number | null, ...answers: [string, Counted | null][]): Tally {
  return answers.reduce(
    (tally, [uid, answer]) => withPlaces(withAnswers(tally, new Map([[uid, answer]])), places),
    EMPTY_TALLY,
  );
}
const line = (tally: Tally) => tally.line.map(({ key, isIn }) => (isIn ? key : `(${key})`)).join(' ');
const waiting = (tally: Tally, uid: string) => waitingIn(tally).get(uid);

describe('who comes', () => {
  it('is counted once, a child of two parents, too', () => {
    const tally = answered(
      null,
      ['ana', going('ada', 'bo')],
      ['ben', going('ada')],
      ['cy', maybe],
      ['dee', no],
    );
    expect(countsOf(tally)).toEqual({ parents: 2, children: 2, waiting: 0, maybe: 1, no: 1 });
    expect(line(tally)).toBe('ana ada bo ben');
  });

  it('is still counted as long as one of both parents brings a child', () => {
    const tally = answered(null, ['ana', going('ada')], ['ben', going('ada')], ['ana', no]);
    expect(line(tally)).toBe('ada ben');
    expect(line(answered(null, ['ana', going('ada')], ['ana', going()], ['ana', null]))).toBe('');
  });

  it('is a parent where a parent and a child happen to have one key', () => {
    expect(countsOf(answered(null, ['ana', going('ana')]))).toMatchObject({ parents: 1, children: 1 });
  });

  it('is nobody twice who is named twice', () => {
    expect(line(answered(null, ['ana', going('ada', 'ada')]))).toBe('ana ada');
  });
});

describe('places', () => {
  it('go to the first, parents before their children, and the rest waits in order', () => {
    const tally = answered(3, ['ana', going('ada')], ['ben', going('bo')], ['cy', going()]);
    expect(line(tally)).toBe('ana ada ben (bo) (cy)');
    expect(waiting(tally, 'ana')).toEqual({ isWaiting: false, waitingChildren: [] });
    expect(waiting(tally, 'ben')).toEqual({ isWaiting: false, waitingChildren: [0] });
    expect(waiting(tally, 'cy')).toEqual({ isWaiting: true, waitingChildren: [] });
    expect(countsOf(tally)).toMatchObject({ parents: 2, children: 1, waiting: 2 });
  });

  it('go to one of twenty who want the last one, counted together or apart', () => {
    const twenty = Array.from({ length: 20 }, (_, at): [string, Counted] => [`parent${at}`, going()]);
    const together = withPlaces(withAnswers(answered(2, ['ana', going()]), new Map(twenty)), 2);
    const apart = answered(2, ['ana', going()], ...twenty);
    for (const tally of [together, apart]) {
      expect(countsOf(tally)).toMatchObject({ parents: 2, waiting: 19 });
      expect(tally.line.filter(({ isIn }) => isIn).map(({ key }) => key)).toEqual(['ana', 'parent0']);
    }
  });

  it('move up by themselves when somebody can’t come', () => {
    const tally = answered(2, ['ana', going()], ['ben', going()], ['cy', going('cal')], ['ana', no]);
    expect(line(tally)).toBe('ben cy (cal)');
  });

  it('stay with who has one, whatever else changes of the answer', () => {
    const tally = answered(2, ['ana', going()], ['ben', going()], ['cy', going()], ['ana', going('ada')]);
    expect(line(tally)).toBe('ana ben (cy) (ada)');
    expect(waiting(tally, 'ana')).toEqual({ isWaiting: false, waitingChildren: [0] });
  });

  it('that the host takes away are missing when the next one leaves', () => {
    const three = answered(3, ['ana', going()], ['ben', going()], ['cy', going()], ['dee', going()]);
    const fewer = withPlaces(three, 2);
    expect(line(fewer)).toBe('ana ben cy (dee)');
    expect(line(withPlaces(withAnswers(fewer, new Map([['ana', no]])), 2))).toBe('ben cy (dee)');
    expect(line(withPlaces(fewer, null))).toBe('ana ben cy dee');
  });

  it('are lost by who says maybe, and go to the end of the line', () => {
    expect(line(answered(1, ['ana', going()], ['ben', going()], ['ana', maybe], ['ana', going()]))).toBe(
      'ben (ana)',
    );
  });
});

test('the first who are named to others are those with a place', () => {
  const hidden: Counted = { ...going(), isNamed: false };
  const tally = answered(3, ['ana', going('ada')], ['ben', hidden], ['cy', going()]);
  expect(firstNamed(tally, 5)).toEqual(['ana']);
  expect(firstNamed(withPlaces(tally, 4), 5)).toEqual(['ana', 'cy']);
  expect(firstNamed(withPlaces(tally, 4), 1)).toEqual(['ana']);
});
