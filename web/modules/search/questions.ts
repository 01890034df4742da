// What a search is about, by rules alone: one's own requests, or anything that the portal says. Pure.

import { requestNumberOf } from '@bawaba/contract/request-number.ts'
import { foldWords } from '@bawaba/language/folding.ts'
import { readIdentifier } from '@bawaba/language/index.ts'

export type Question = { kind: 'requests'; number: string | undefined } | { kind: 'search' }

/** As people quote it: FIRS-2026-000123-7, with spaces for dashes or with nothing. */
const number = /\b[A-Z]{2,8}(?:-\d{4}-\d{1,8}-\d|[ -]{0,3}\d{4}[ -]{0,3}\d{6,8}(?:[ -]{0,3}\d)?)\b/

const words = (list: string): Set<string> => new Set(foldWords(list))
/** “My request”, with what is joined to the word. */
const mine = words('طلبي طلباتي لطلبي بطلبي وطلبي طلبى معاملتي أوردري')
const request = words('طلب الطلب الطلبات request requests application applications')
const asks = words('أين اين فين وين متى امتى حالة متابعة وصل تابع my status track where follow progress')

/** What somebody asks about, by the words of the question. */
export const questionOf = (question: string): Question => {
  const quoted = number.exec(readIdentifier(question).toUpperCase())?.[0]
  if (quoted) return { kind: 'requests', number: requestNumberOf(quoted) }
  const used = foldWords(question.slice(0, 500))
  const isMine = used.some(word => mine.has(word))
  const isAsked = used.some(word => request.has(word)) && used.some(word => asks.has(word))
  return isMine || isAsked ? { kind: 'requests', number: undefined } : { kind: 'search' }
}
