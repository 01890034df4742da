// Faults of filters, pages and budgets.

import type { Mutation } from '../mutation.ts'

export const filters: readonly Mutation[] = [
  {
    title: 'of several parts the first alone counts',
    file: 'server/platform/filter/where.ts',
    from: '    return parts.length === 1 ? (parts[0] as Where) : { all: parts }\n  }\n  return read',
    to: '    return parts[0] as Where\n  }\n  return read',
    tests: ['server/platform/filter/filter.test.ts'],
  },
  {
    title: '"nor" holds unless all of its parts do',
    file: 'server/platform/filter/where.ts',
    from: '{ not: { any: readList(condition, position, depth) } }',
    to: '{ not: { all: readList(condition, position, depth) } }',
    tests: ['server/platform/filter/filter.test.ts'],
  },
  {
    title: 'a filter is as deep as it likes',
    file: 'server/platform/filter/where.ts',
    from: 'if (depth > maxDepth)',
    to: 'if (depth > 1000 * maxDepth)',
    tests: ['server/platform/filter/filter.test.ts'],
  },
  {
    title: 'a filter is as wide as it likes',
    file: 'server/platform/filter/where.ts',
    from: 'if (clauses > maxClauses)',
    to: 'if (clauses > 1000 * maxClauses)',
    tests: ['server/platform/filter/filter.test.ts'],
  },
  {
    title: 'a masked identifier is guessed by comparisons',
    file: 'server/platform/filter/where.ts',
    from: 'if (whole?.has(name) && !ofWhole.has(operator))',
    to: 'if (whole?.has(name) && operator === "exists")',
    tests: ['server/platform/filter/filter.test.ts'],
  },
  {
    title: 'a regular expression is refused as a word nobody knows',
    file: 'server/platform/filter/where.ts',
    from: "if (operator === 'regexp') refuse(position, 'regexpRefused')",
    to: '',
    tests: ['server/platform/filter/filter.test.ts'],
  },
  {
    title: 'a limit above the most is cut without a word',
    file: 'server/platform/filter/shapes.ts',
    from: "refuse(path, 'maximum', { max })",
    to: 'max',
    tests: ['server/platform/filter/filter.test.ts'],
  },
  {
    title: 'rows without a value come first',
    file: 'server/platform/filter/evaluate.ts',
    from: 'return isEmpty ? 1 : -1',
    to: 'return isEmpty ? -1 : 1',
    tests: ['server/platform/filter/filter.test.ts'],
  },
  {
    title: 'a pattern ends in its escape',
    file: 'server/platform/filter/operand.ts',
    from: "endsInEscape(sent) ? refuse(path, 'endsInEscape') : sent",
    to: 'sent',
    tests: ['server/platform/filter/filter.test.ts'],
  },
  {
    title: '"not" of what is unknown is unknown',
    file: 'server/platform/filter/compile.ts',
    from: 'return sql`(${whereSql(where.not, columns)}) is not true`',
    to: 'return sql`not (${whereSql(where.not, columns)})`',
    tests: ['server/capabilities/requests/lists/oracle.api.test.ts'],
  },
  {
    title: 'lists order without a last word, and pages repeat rows',
    file: 'server/platform/filter/keyset.ts',
    from: "const sign = ({ descending }: Key) => raw(descending ? '<' : '>')",
    to: "const sign = ({ descending }: Key) => raw(descending ? '<=' : '>=')",
    tests: ['server/capabilities/requests/lists/lists.api.test.ts'],
  },
  {
    title: 'a budget admits one try more',
    file: 'server/capabilities/budgets/store.ts',
    from: 'or b.taken < ${limit}',
    to: 'or b.taken <= ${limit}',
    tests: ['server/capabilities/sessions/sessions.api.test.ts'],
  },
  {
    title: 'each try extends the window of a budget',
    file: 'server/capabilities/budgets/store.ts',
    from: 'window_ends_at = case when b.window_ends_at <= ${now} then ${windowEndsAt} else b.window_ends_at end',
    to: 'window_ends_at = ${windowEndsAt}',
    tests: ['server/capabilities/sessions/sessions.api.test.ts'],
  },
  {
    title: 'a budget never opens again',
    file: 'server/capabilities/budgets/store.ts',
    from: 'where b.window_ends_at <= ${now} or b.taken < ${limit}',
    to: 'where b.taken < ${limit}',
    tests: ['server/capabilities/sessions/sessions.api.test.ts'],
  },
]
