// The web as a test draws it: built, loaded, and asked for pages whose calls a portal answers inside the process.

import { fileURLToPath } from 'node:url'
import type { Language } from '@bawaba/language/index.ts'
import type { FastifyInstance } from 'fastify'
import { insideCalls, loadRenderer, type Reader, type Renderer } from './capabilities/pages/index.ts'

/** Builds the web where that is due; pages are drawn with the screens of `programmes`, by slug. */
export const testRenderer = async (programmes: readonly string[] = []): Promise<Renderer> => {
  const web = new URL('../web/', import.meta.url)
  const { buildWeb } = await import(new URL('build.ts', web).href)
  await buildWeb({ report: () => undefined })
  return loadRenderer(fileURLToPath(new URL('dist/', web)), programmes)
}

/** Answers a call; `answer` has what the portal says. */
type Answering = (path: string, answer: () => Promise<Response>) => Promise<Response>

const origin = 'http://localhost'

/** Draws pages of `app`, whose answers `answering` may change, for visitors or for whom `person` names. */
export const drawingOf = (
  renderer: Renderer,
  app: FastifyInstance,
  answering: Answering = (_, answer) => answer(),
  person?: { reader: Reader; cookie: string },
) => {
  const transport = insideCalls(app, () => origin, person?.cookie)
  return (url: string, language: Language) =>
    renderer.render({
      url,
      language,
      origin,
      theme: undefined,
      reader: person?.reader,
      transport: (path, init) => answering(path, () => transport(path, init)),
    })
}
