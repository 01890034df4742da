// Faults of digits, plurals, dates and folding.

import type { Mutation } from '../mutation.ts'

export const language: readonly Mutation[] = [
  {
    title: 'Persian digits are not read',
    file: 'language/input/digits.ts',
    from: '/[\\u0660-\\u0669\\u06f0-\\u06f9\\uff10-\\uff19]/g',
    to: '/[\\u0660-\\u0669]/g',
    tests: ['language/language.test.ts'],
  },
  {
    title: 'the Arabic decimal mark is not read',
    file: 'language/input/decimals.ts',
    from: ".replaceAll('٫', '.')",
    to: '',
    tests: ['language/language.test.ts'],
  },
  {
    title: 'invisible signs in a number stay',
    file: 'language/input/characters.ts',
    from: "text.replace(invisible, '')",
    to: 'text',
    tests: ['language/language.test.ts'],
  },
  {
    title: 'counts are written in Latin digits',
    file: 'language/input/digits.ts',
    from: "language === 'ar' ? text.replace",
    to: "language !== 'ar' ? text.replace",
    tests: ['language/language.test.ts'],
  },
  {
    title: 'the Persian kaf is another letter',
    file: 'language/folding.ts',
    from: "    .replace(/ک/g, 'ك')\n",
    to: '',
    tests: ['language/language.test.ts'],
  },
  {
    title: 'the Persian yeh is another letter',
    file: 'language/folding.ts',
    from: '/[ىئی]/g',
    to: '/[ىئ]/g',
    tests: ['language/language.test.ts'],
  },
  {
    title: 'ta marbuta is another letter',
    file: 'language/folding.ts',
    from: "    .replace(/ة/g, 'ه')\n",
    to: '',
    tests: ['language/language.test.ts'],
  },
  {
    title: 'the zero form of a count is not used',
    file: 'language/messages.ts',
    from: "count === 0 && forms.zero !== undefined ? 'zero' : ",
    to: '',
    tests: ['language/language.test.ts'],
  },
  {
    title: 'an hour ago is 60 minutes ago',
    file: 'language/ago.ts',
    from: 'if (past < hour)',
    to: 'if (past <= hour)',
    tests: ['language/ago.test.ts'],
  },
  {
    title: 'a day ago is 24 hours ago',
    file: 'language/ago.ts',
    from: 'if (past < day)',
    to: 'if (past <= day)',
    tests: ['language/ago.test.ts'],
  },
  {
    title: 'a value turns the sentence around it',
    file: 'language/bidi.ts',
    from: '${firstStrong}${stripBidi(value)}${pop}',
    to: '${firstStrong}${value}${pop}',
    tests: ['language/language.test.ts'],
  },
  {
    title: 'holidays are worked',
    file: 'language/working-days.ts',
    from: ' && !holidays.has(date)',
    to: ' && holidays !== undefined',
    tests: ['language/working-days.test.ts'],
  },
  {
    title: 'the 30th of February is a day',
    file: 'language/days.ts',
    from: '    new Date(time).toISOString().slice(0, 10) === text &&\n',
    to: '',
    tests: ['language/language.test.ts'],
  },
]
