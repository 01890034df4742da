// Services that tests publish for themselves: the library's question with whatever a test changes of it.

import assert from 'node:assert/strict'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import { readServiceFolders } from './capabilities/catalogue/index.ts'
import type { Person } from './test-portal.ts'

const question = readServiceFolders(libraryCard.services).find(
  ({ serviceSlug }) => serviceSlug === 'LIBRARY_QUESTION',
)
assert.ok(question)

/** Answers that file it. */
export const questionAnswers = { question: 'Which books does the library have?' }

/** Publishes it under a slug, as whoever designs services; answers the slug. */
export const publishService = async (
  designer: Person,
  slug: string,
  // A definition as JSON.
  // biome-ignore lint/suspicious/noExplicitAny: tests write what no type allows
  change: (definition: any) => void = () => undefined,
): Promise<string> => {
  // What a test asks in place of the question holds no address to write to.
  const { contact: _, ...definition } = structuredClone(question)
  definition.serviceSlug = slug
  change(definition)
  const { body } = await designer.send('POST dynamic_services', { body: { definition } })
  const answer = await designer.send(`POST dynamic_services/${body.id}/publish`, {
    body: { reason: 'To be tried', drafts: 'carry' },
  })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  return slug
}
