// Keeps the catalogue of a server in step with what others publish: it is told by the database, and looks for itself now
// and then, because a pooler between them may swallow what is told.

import type { Database } from '../../platform/database/index.ts'
import type { Catalogue } from './catalogue.ts'
import { catalogueChannel } from './indexed-fields-store.ts'

type Dependencies = {
  catalogue: Pick<Catalogue, 'load' | 'isStale'>
  listen: Database['listen']
  everyMs: number
  /** Told of a reload that failed; the former catalogue goes on answering. */
  report: (error: unknown) => void
}

/** Answers the way to stop. */
export const watchCatalogue = async ({ catalogue, listen, everyMs, report }: Dependencies) => {
  const reload = () => catalogue.load().catch(report)
  const unlisten = await listen(catalogueChannel, () => void reload())
  const timer = setInterval(async () => {
    if (await catalogue.isStale().catch(() => false)) await reload()
  }, everyMs)
  timer.unref()
  return async (): Promise<void> => {
    clearInterval(timer)
    await unlisten()
  }
}
