// Whose a line of a statement may be: by the reference that its payer wrote, or by amount, name and date. Pure.

import { foldWords } from '@bawaba/language/folding.ts'
import { latin } from './figures.ts'
import type { StatementLine } from './line.ts'

/** The numbers in a text that may be the reference of a transfer, and the ids that may be of an attempt. */
export const referencesIn = (text: string): string[] => {
  const plain = latin(text)
  // Ten digits by themselves, or parted as people part long numbers.
  const numbers = plain.match(/(?<!\d[ -]?)\d(?:[ -]?\d){9}(?![ -]?\d)/g) ?? []
  const ids = plain.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi) ?? []
  return [
    ...new Set([...numbers.map(each => each.replace(/[ -]/g, '')), ...ids.map(each => each.toLowerCase())]),
  ]
}

/** Whether two words of a name are the same in both: one alone is anybody's. */
const isSameName = (a: string, b: string): boolean => {
  const other = new Set(foldWords(b))
  return [...new Set(foldWords(a))].filter(word => word.length > 1 && other.has(word)).length >= 2
}

export type Candidate = {
  attemptId: string
  payment: { id: string; number: string }
  /** The payer's names, in each spelling that is known. */
  names: string[]
  amount: number
  createdAt: Date
}
export type Reason = 'amount' | 'name' | 'date'
export type Proposal = Candidate & { confidence: 'likely' | 'possible'; why: Reason[] }

const dayMs = 24 * 60 * 60_000
/** A transfer arrives within days of its beginning. */
const usualMs = 14 * dayMs
const mostProposals = 3

/** The attempts that a line without a known reference may pay, the likeliest first. Their amount is the line's. */
export const proposalsFor = (
  { amount, day, payer, details }: Pick<StatementLine, 'amount' | 'day' | 'payer' | 'details'>,
  candidates: readonly Candidate[],
): Proposal[] =>
  candidates
    .filter(candidate => candidate.amount === amount)
    .map(candidate => {
      const isNamed = candidate.names.some(name => isSameName(name, `${payer} ${details}`))
      const after = Date.parse(day) + dayMs - candidate.createdAt.getTime()
      const isNear = after >= 0 && after <= usualMs
      const why: Reason[] = [
        'amount',
        ...(isNamed ? ['name' as const] : []),
        ...(isNear ? ['date' as const] : []),
      ]
      return {
        ...candidate,
        why,
        confidence: isNamed && isNear ? ('likely' as const) : ('possible' as const),
      }
    })
    .sort((a, b) => b.why.length - a.why.length || b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, mostProposals)
