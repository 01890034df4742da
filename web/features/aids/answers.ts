// The assistant's answers: what a question leads to, with where each part stands. It asks what the reader may see, as the
// reader, and stores nothing.

import { filterOf } from '@bawaba/contract/call-address.ts'
import type { SearchHit } from '@bawaba/contract/calls/search.ts'
import type { RequestRow } from '@bawaba/contract/entities/request.ts'
import type { Client } from '../../client/client.ts'
import { questionOf } from './questions.ts'

export type OwnRequest = Required<
  Pick<RequestRow, 'ID' | 'serviceSlug' | 'status' | 'statusKind' | 'version'>
>
export type Answer =
  | { kind: 'found'; hits: readonly SearchHit[]; isPartial: boolean }
  | { kind: 'requests'; requests: readonly OwnRequest[]; number: string | undefined }
  | { kind: 'visitor' }
  | { kind: 'unknown' }
  | { kind: 'failed' }

const mostHits = 3
const mostRequests = 3
const fields = ['ID', 'serviceSlug', 'status', 'statusKind', 'version']

const requestsOf = async (client: Client, number: string | undefined): Promise<Answer> => {
  if (client.session.read().status !== 'signed-in') return { kind: 'visitor' }
  const filter = filterOf({
    fields,
    order: ['createdAt DESC'],
    limit: mostRequests,
    ...(number ? { where: { ID: number } } : {}),
  })
  const requests = await client.call('GET dynamic_services/requestsInbox', { query: { filter } })
  return { kind: 'requests', requests: requests as OwnRequest[], number }
}

const searched = async (client: Client, question: string): Promise<Answer> => {
  // As one that is being typed it is not counted among what people search for.
  const query = { q: question.slice(0, 200), limit: mostHits, typing: true }
  const { items, isPartial } = await client.call('GET search', { query })
  return items.length === 0 ? { kind: 'unknown' } : { kind: 'found', hits: items, isPartial }
}

export const answerTo = async (client: Client, question: string): Promise<Answer> => {
  const about = questionOf(question)
  try {
    return await (about.kind === 'requests' ? requestsOf(client, about.number) : searched(client, question))
  } catch {
    return { kind: 'failed' }
  }
}
