// Gives a demo something to read, once: where nobody has written news or guides yet. What staff change or delete afterwards
// stays as they left it.

import { createReadStream } from 'node:fs'
import type { ContentKind } from '@bawaba/contract/content-rules.ts'
import type { ContentOrder } from '@bawaba/contract/entities/content.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { AccountsStore } from '../accounts/index.ts'
import type { Announcements } from '../announcements/index.ts'
import type { Content } from '../content/index.ts'
import type { Files } from '../files/index.ts'
import { sampleAnnouncement, sampleGuides, sampleNews } from './samples.ts'

type Dependencies = {
  accounts: Pick<AccountsStore, 'findByUsername'>
  announcements: Pick<Announcements, 'put'>
  content: Pick<Content, 'put' | 'wasWritten'>
  files: Pick<Files, 'receive'>
  clock: () => Date
}

const day = 86_400_000
const none = { ar: '', en: '' }
const filled: readonly ContentKind[] = ['news', 'guide']

/** Another server of the demo was first. */
const unlessWritten = (error: unknown): void => {
  if (!(error instanceof Problem && error.code === 'CONFLICT')) throw error
}

export const fillSamples = async ({
  accounts,
  announcements,
  content,
  files,
  clock,
}: Dependencies): Promise<void> => {
  const admin = await accounts.findByUsername('employee', 'admin')
  if (!admin || (await content.wasWritten(filled))) return
  const [actor, address] = [{ accountId: admin.id }, '']

  const put = (kind: ContentKind, slug: string, order: Partial<ContentOrder>) => {
    const empty = { title: none, summary: none, body: none, address: '', section: '', position: 0, files: [] }
    return content
      .put({ actor, address }, { kind, slug }, 0, { ...empty, active: true, ...order })
      .catch(unlessWritten)
  }
  const upload = async ({ source, name }: { source: string; name: string }): Promise<string> => {
    const bytes = createReadStream(new URL(`guides/${source}`, import.meta.url))
    return (await files.receive(actor, { name, type: 'application/pdf', bytes })).id
  }

  await announcements
    .put({ ...actor, address }, 'everyone', 0, { ...sampleAnnouncement, active: true })
    .catch(unlessWritten)
  for (const { slug, daysAgo, title, summary, body } of sampleNews) {
    const from = new Date(clock().getTime() - daysAgo * day).toISOString()
    await put('news', slug, { title, summary, body, from })
  }
  for (const [position, { slug, title, summary, files: sources }] of sampleGuides.entries()) {
    const ids: string[] = []
    for (const source of sources) ids.push(await upload(source))
    await put('guide', slug, { title, summary, position, files: ids })
  }
}
