// Comparisons with an answer that has a column of its own: the column finds the rows by its index, and where it holds less
// than the answer (folded, or cut to its first signs) the answer itself decides.

import { join, raw, type Sql, sql } from '../database/sql.ts'
import type { Operator, Scalar } from './tree.ts'

/** The column, how it holds the answer, and the condition under which its index holds a row. */
export type Hot = { column: Sql; kind: 'folded' | 'plain' | 'number' | 'sealed'; admits: Sql }
type Answer = { expression: Sql; text: Sql }
type Compile = (hot: Hot, answer: Answer, value: Scalar | Scalar[]) => Sql | undefined

/** The columns hold so many signs. */
const most = 100
const last = raw(`chr(1114111)`)

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isShort = (value: unknown): value is string => typeof value === 'string' && value.length < most
const isText = (value: unknown): value is string => typeof value === 'string'

/** A value as the column holds it. */
const comparable = ({ kind }: Hot, value: Scalar): Sql =>
  kind === 'number'
    ? sql`${value}::numeric`
    : kind === 'folded'
      ? sql`left(fold_text(${value}::text), ${raw(String(most))})`
      : sql`${value}::text`

const fits = ({ kind }: Hot, value: unknown): value is Scalar =>
  kind === 'number' ? isNumber(value) : kind === 'folded' ? isText(value) : isShort(value)

const within = (hot: Hot, clause: Sql): Sql => sql`(${hot.admits} and ${clause})`

const equals: Compile = (hot, { expression }, value) => {
  const values = Array.isArray(value) ? value : [value]
  if (values.length === 0 || !values.every(each => fits(hot, each))) return undefined
  const members = join(values.map(each => comparable(hot, each)))
  // Folding joins what is not equal.
  const exact =
    hot.kind === 'folded'
      ? sql` and ${expression} in (${join(values.map(each => sql`${JSON.stringify(each)}::jsonb`))})`
      : raw('')
  return within(hot, sql`${hot.column} in (${members})${exact}`)
}

const compared =
  (operator: string): Compile =>
  (hot, _answer, value) =>
    fits(hot, value) ? within(hot, sql`${hot.column} ${raw(operator)} ${comparable(hot, value)}`) : undefined

/** The pieces of a pattern between its wildcards. */
const piecesOf = (pattern: string): { literal: string; wildcard: string }[] => {
  const pieces = [{ literal: '', wildcard: '' }]
  for (const [sign] of pattern.matchAll(/\\.|./gsu)) {
    const piece = pieces.at(-1) as { literal: string; wildcard: string }
    if (sign === '%' || sign === '_') {
      piece.wildcard = sign
      pieces.push({ literal: '', wildcard: '' })
    } else piece.literal += sign.length > 1 ? sign.slice(1) : sign
  }
  return pieces
}

type Sides = { afterWildcard: boolean; beforeWildcard: boolean }

/** A letter that folding leaves as it is, and that makes none of what stands beside it. */
const bound = 'a'

/**
 * A piece of a pattern, folded as the column is. Folding drops the spaces around a text: beside a wildcard they are between
 * words, and stay, held by a letter that is taken away afterwards.
 */
const foldedPiece = (literal: string, { afterWildcard, beforeWildcard }: Sides): Sql => {
  if (literal === '') return sql`${literal}::text`
  const [before, behind] = [afterWildcard ? bound : '', beforeWildcard ? bound : '']
  const folded = sql`fold_text(${before + literal + behind}::text)`
  const isWhole = before === '' && behind === ''
  return isWhole
    ? folded
    : sql`substr(${folded}, ${raw(String(before.length + 1))}, length(${folded}) - ${raw(String(before.length + behind.length))})`
}

/**
 * A pattern over a folded answer takes one letter for another as readers do; without capitals, that is what Arabic has of
 * "whatever the case".
 */
const alike: Compile = (hot, { text }, value) => {
  if (hot.kind !== 'folded' || !isText(value)) return undefined
  const pieces = piecesOf(value)
  const [first, rest] = pieces
  const isPrefix = pieces.length === 2 && first?.wildcard === '%' && rest?.literal === ''
  if (isPrefix && isShort(first.literal)) {
    const start = foldedPiece(first.literal, { afterWildcard: false, beforeWildcard: true })
    return within(hot, sql`${hot.column} >= ${start} and ${hot.column} < ${start} || ${last}`)
  }
  const pattern = join(
    pieces.map(({ literal, wildcard }, index) => {
      const sides = { afterWildcard: index > 0, beforeWildcard: wildcard !== '' }
      return sql`${foldedPiece(literal, sides)} || ${wildcard}::text`
    }),
    ' || ',
  )
  const [, word] = pieces
  // A word anywhere in the text: it may be written as one or as two, as عبدالله and عبد الله.
  const isWord =
    pieces.length === 3 && first?.literal === '' && pieces[2]?.literal === '' && word !== undefined
  const isLike = (column: Sql): Sql =>
    isWord && word.wildcard === '%' && first.wildcard === '%' && isJoined(word.literal)
      ? sql`(${column} like ${pattern} or replace(${column}, ' ', '') like ${pattern})`
      : sql`${column} like ${pattern}`
  return within(
    hot,
    sql`(${isLike(hot.column)} or (length(${hot.column}) = ${raw(String(most))} and ${isLike(sql`fold_text(${text})`)}))`,
  )
}
const isJoined = (literal: string): boolean => /^[\p{L}\p{M}\p{N}]+$/u.test(literal)

/** A pattern over a typed answer without a column: found as one with a column is, but without an index. */
export const foldedClause = (
  answer: Answer,
  operator: Operator,
  value: Scalar | Scalar[],
): Sql | undefined => {
  const found = { column: sql`fold_text(${answer.text})`, kind: 'folded', admits: raw('true') } as const
  return operator.endsWith('like') ? hotClause(found, answer, operator, value) : undefined
}

const compilers: Partial<Record<Operator, Compile>> = {
  eq: equals,
  inq: equals,
  gt: compared('>'),
  gte: compared('>='),
  lt: compared('<'),
  lte: compared('<='),
  between: (hot, _answer, value) => {
    const [from, to] = value as [Scalar, Scalar]
    return fits(hot, from) && fits(hot, to)
      ? within(hot, sql`${hot.column} between ${comparable(hot, from)} and ${comparable(hot, to)}`)
      : undefined
  },
  ilike: alike,
  nilike: (hot, answer, value) => {
    const found = alike(hot, answer, value)
    return found && sql`(${answer.expression} is not null and not ${found})`
  },
}

/** The comparison over the column; undefined where the column does not serve and the answer is compared itself. */
export const hotClause = (
  hot: Hot,
  answer: Answer,
  operator: Operator,
  value: Scalar | Scalar[],
): Sql | undefined => compilers[operator]?.(hot, answer, value)
