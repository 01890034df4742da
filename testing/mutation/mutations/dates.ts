// Faults of reckoning with days, months and working days.

import type { Mutation } from '../mutation.ts'

const days = ['language/slow-days.test.ts']
const operations = ['forms/engine/slow-dates.test.ts']
const workingDays = 'language/working-days.ts'
const expressions = 'forms/engine/operations/dates.ts'

export const dates: readonly Mutation[] = [
  {
    title: 'dates: the first day counts among the working days between two',
    file: workingDays,
    from: 'for (let date = addDays(first, 1); date <= last',
    to: 'for (let date = first; date <= last',
    tests: days,
  },
  {
    title: 'dates: the last day does not count among the working days between two',
    file: workingDays,
    from: 'date <= last; date = addDays(date, 1))',
    to: 'date < last; date = addDays(date, 1))',
    tests: days,
  },
  {
    title: 'dates: holidays are worked',
    file: workingDays,
    from: '&& !holidays.has(date)',
    to: '',
    tests: days,
  },
  {
    title: 'dates: no working days counted from a day off give that day',
    file: workingDays,
    from: 'isWorkingDay(calendar, from) ? from : nextWorkingDay(calendar, from, 1)',
    to: 'from',
    tests: days,
  },
  {
    title: 'dates: working days are always counted forwards',
    file: workingDays,
    from: 'days > 0 ? 1 : -1',
    to: '1',
    tests: days,
  },
  {
    title: 'dates: a promise in months spills into the next month',
    file: workingDays,
    from: 'Math.min(day, last.getUTCDate())',
    to: 'day',
    tests: days,
  },
  {
    title: 'dates: a day in Cairo ends by winter time all year',
    file: workingDays,
    from: 'cairoDate(summer) === next ? summer.getTime() : midnight - 2 * hour',
    to: 'midnight - 2 * hour',
    tests: days,
  },
  {
    title: 'dates: a day in Cairo ends with the first moment of the next',
    file: workingDays,
    from: 'new Date(begins - second)',
    to: 'new Date(begins)',
    tests: days,
  },
  {
    title: 'dates: a day in Cairo begins by summer time all year',
    file: 'language/day-starts.ts',
    from: '=== date ? earliest : earliest + 3_600_000',
    to: '=== date ? earliest : earliest',
    tests: days,
  },
  {
    title: 'dates: the 30th of February exists',
    file: 'language/days.ts',
    from: 'new Date(time).toISOString().slice(0, 10) === text &&',
    to: '',
    tests: days,
  },
  {
    title: 'dates: months between two days are not taken back where they go backwards',
    file: expressions,
    from: 'if (from > to) return 0 - monthsBetween(to, from)',
    to: '',
    tests: operations,
  },
  {
    title: 'dates: a month that is not over counts among the months between two',
    file: expressions,
    from: 'last[2] < first[2] ? 1 : 0',
    to: '0',
    tests: operations,
  },
  {
    title: 'dates: a month is over a day late',
    file: expressions,
    from: 'last[2] < first[2] ?',
    to: 'last[2] <= first[2] ?',
    tests: operations,
  },
  {
    title: 'dates: a month after the 31st of January is in March',
    file: expressions,
    from: 'Math.min(day, last.getUTCDate())',
    to: 'day',
    tests: operations,
  },
  {
    title: 'dates: the first day counts among the working days of an expression',
    file: expressions,
    from: 'let date = addDays(first, 1);',
    to: 'let date = first;',
    tests: operations,
  },
  {
    title: 'dates: years are rounded, not completed',
    file: expressions,
    from: 'Math.trunc(monthsBetween(from, to) / 12)',
    to: 'Math.round(monthsBetween(from, to) / 12)',
    tests: operations,
  },
]
