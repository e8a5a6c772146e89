import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../backend/paths.ts';
import { HOURS } from './hours.ts';
import { ACTS, DAY, PART, SCHEDULES } from './script.ts';

const parents = Array.from({ length: DAY.active }, (_, parent) => parent);
const count = (does: (parent: number) => boolean, among = parents) => among.filter(does).length;

test('the active parents do together what the day says', () => {
  expect({
    post: count(PART.posts),
    picture: count(
      PART.picture,
      parents.filter((number) => number < ACTS.post),
    ),
    like: parents.reduce((all, parent) => all + PART.likes(parent), 0),
    comment: count(PART.comments),
    answerToEvent: count(PART.answers),
    vote: count(PART.votes),
    bellCleared: count(PART.clearsBell),
  }).toEqual({
    ...{ post: ACTS.post, picture: ACTS.picture, like: ACTS.like, comment: ACTS.comment },
    ...{ answerToEvent: ACTS.answerToEvent, vote: ACTS.vote, bellCleared: ACTS.bellCleared },
  });
});

test('the first of them posts what others like', () => {
  expect(PART.posts(0)).toBe(true);
});

test('the hours make a day', () => {
  expect(HOURS.reduce((all, share) => all + share, 0)).toBeCloseTo(1);
});

test('the schedules are those of the functions, as often as these say', () => {
  const source = join(ROOT, 'functions/src');
  const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(source, path), 'utf8'))
    .join('\n');
  const found = [...code.matchAll(/export const (\w+) = onSchedule\([^}]*?schedule: '([^']+)'/g)];
  const aDay = (schedule: string) => {
    const minutes = /^every (\d+) minutes$/.exec(schedule)?.[1];
    return minutes ? (24 * 60) / Number(minutes) : 1;
  };
  expect(Object.fromEntries(found.map(([, name, schedule = '']) => [name, aDay(schedule)]))).toEqual(
    SCHEDULES,
  );
});
