// Operations on texts, amounts as fees write them, and choosing.

import { piastersOf } from '@bawaba/language/index.ts'
import { lengthOf } from '../../fields/typed.ts'
import type { Operation } from '../conditions.ts'

/** What is joined grows no longer. */
const longest = 10_000

const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** Parts that are absent are left out, their separators too. */
const join: Operation = (node, compile) => {
  const parts = listOf(node.join).map(compile)
  const by = typeof node.by === 'string' ? node.by : ' '
  return scope => {
    const text = parts
      .map(part => part(scope))
      .filter(value => (typeof value === 'string' && value !== '') || typeof value === 'number')
      .join(by)
    return text === '' || text.length > longest ? undefined : text
  }
}

const choose: Operation = (node, compile) => {
  const cases = listOf(node.choose).map(one => {
    const { when, give } = (one ?? {}) as { when?: unknown; give?: unknown }
    return { when: compile(when), give: compile(give) }
  })
  const otherwise = compile(node.otherwise)
  return scope => (cases.find(({ when }) => when(scope) === true)?.give ?? otherwise)(scope)
}

export const texts: Record<string, (name: string) => Operation> = {
  length: () => (node, compile) => {
    const part = compile(node.length)
    return scope => {
      const value = part(scope)
      if (!isThere(value)) return 0
      return typeof value === 'string' ? lengthOf(value) : undefined
    }
  },
  join: () => join,
  first: () => (node, compile) => {
    const parts = listOf(node.first).map(compile)
    return scope => {
      for (const part of parts) {
        const value = part(scope)
        if (isThere(value)) return value
      }
      return undefined
    }
  },
  choose: () => choose,
  pounds: () => node => {
    const amount = piastersOf(node.pounds)
    return () => amount
  },
}
