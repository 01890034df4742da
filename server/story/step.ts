// A step of the story on its way to being performed.

import type { StoryStep } from '@bawaba/contract/story.ts'
import type { SignedIn } from '../platform/http/call.ts'
import type { Stage, StoryRequest } from './stage.ts'

/** The step that has this property. */
export type StepOf<Key extends string> = Extract<StoryStep, Record<Key, unknown>>
export type StepScene = { stage: Stage; request: StoryRequest; who: SignedIn }

export const paramsOf = ({ service, id }: StoryRequest) => ({ service, id })

export const keepRevision = (request: StoryRequest, { revision }: { revision: number }): void => {
  request.revision = revision
}

/** As whoever acts has it in front of them: only what the portal did by itself since is read anew. */
export const headersOf = async ({ stage, request, who }: StepScene): Promise<Record<string, string>> => {
  if (request.revision === undefined)
    keepRevision(request, await stage.perform(who, 'GET :service/:id', { params: paramsOf(request) }))
  return { 'if-match': `"${request.revision}"` }
}
