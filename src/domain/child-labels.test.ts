import { expect, it } from 'vitest';
import { childLabels } from './child-labels';

it('says of each child what may be known', () => {
  const ada = { name: 'Ada', gradeOrRoom: 'Grade 2' };
  const [nameless, roomless, unknown] = [
    { name: '', gradeOrRoom: 'Room 4' },
    { name: 'Ben', gradeOrRoom: '' },
    { name: '', gradeOrRoom: '' },
  ];
  expect(childLabels([ada, nameless, unknown, roomless])).toEqual(['Ada (Grade 2)', 'Room 4', 'Ben']);
});
