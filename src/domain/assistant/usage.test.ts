import { expect, it } from 'vitest';
import { usageCsv } from '../statistics-csv';
import { usageRows } from './usage';

const rows = () =>
  usageRows(
    [
      {
        schoolId: 'oak',
        day: '2026-11-21',
        questions: 3,
        modelCalls: 4,
        inputTokens: 900,
        outputTokens: 120,
      },
      { schoolId: 'oak', day: '2026-11-19', failedQuestions: 1 },
      { schoolId: 'oak', day: '2026-11-01', questions: 9 },
    ],
    ['2026-11-19', '2026-11-20', '2026-11-21'],
  );

it('has a row for each day of the period, and 0 for what was not counted', () => {
  expect(rows().map((row) => row.day)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21']);
  expect(rows()[0]).toMatchObject({ questions: 0, failedQuestions: 1, modelCalls: 0 });
  expect(Object.values(rows()[1] ?? {})).toEqual(['2026-11-20', 0, 0, 0, 0, 0]);
  expect(rows()[2]).toMatchObject({ questions: 3, failedQuestions: 0, outputTokens: 120 });
});

it('goes into a CSV', () => {
  expect(usageCsv(rows()).split('\r\n')).toEqual([
    'day,questions,failedQuestions,modelCalls,inputTokens,outputTokens',
    '2026-11-19,0,1,0,0,0',
    '2026-11-20,0,0,0,0,0',
    '2026-11-21,3,0,4,900,120',
    '',
  ]);
});
