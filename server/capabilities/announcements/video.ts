// The guiding video, held in memory as announcements are: a page that shows it costs the database nothing.

import type { TaskVideo } from '@bawaba/contract/entities/announcement.ts'
import { videoIdOf } from '@bawaba/contract/guiding-video.ts'
import { Problem, type ProblemDetail } from '@bawaba/contract/problem.ts'
import { languages } from '@bawaba/language/index.ts'
import { latestReading } from '../../platform/database/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Administrator } from './announcements.ts'
import type { Expected } from './store.ts'
import { type GuidingVideo, type StoredVideo, type VideoStore, videoStore } from './video-store.ts'

type Dependencies = { store: VideoStore; audit: Audit; clock: () => Date }

const detailsOf = ({ title, description, url }: GuidingVideo, path: string): ProblemDetail[] => [
  ...languages
    .filter(language => title[language].trim() === '')
    .map(language => ({ path: `${path}.title.${language}`, key: 'required' as const })),
  ...languages
    .filter(language => description[language] === '' && Object.values(description).some(text => text !== ''))
    .map(language => ({ path: `${path}.description.${language}`, key: 'oneLanguage' as const })),
  ...(videoIdOf(url) === undefined ? [{ path: `${path}.url`, key: 'pattern' as const }] : []),
]

export const createGuidingVideo = ({ store, audit, clock }: Dependencies) => {
  let video: StoredVideo | undefined
  let mark: object = {}
  const load = latestReading(store.find, found => {
    // One that is read again as it was changes nothing that is shown.
    if (found?.revision !== video?.revision) mark = {}
    video = found
  })

  return {
    load,
    /** The same object for as long as the same is shown. */
    mark: (): object => mark,
    /** What everybody sees: an empty object where nothing is shown. */
    shown: (): TaskVideo => {
      if (!video?.active) return {}
      const { title, description, url, language } = video
      return { title, description, url, language, disabled: false }
    },
    /** As it stands, whether it is shown or not. */
    current: (): StoredVideo | undefined => video,

    /** Throws VALIDATION_FAILED for what cannot be shown; `path` is where it was sent. */
    assertGood: (written: GuidingVideo, path: string): void => {
      const details = detailsOf(written, path)
      if (details.length > 0) throw new Problem('VALIDATION_FAILED', { details })
    },

    put: async (by: Administrator, expected: Expected, written: GuidingVideo): Promise<void> => {
      await audit.deed(async (queries, record) => {
        const put = { video: written, expected, by: by.accountId, now: clock() }
        if (!(await videoStore(queries).put(put))) throw new Problem('CONFLICT')
        const detail = { url: written.url }
        await record({
          kind: 'announcement.videoChanged',
          actorId: by.accountId,
          address: by.address,
          detail,
        })
      })
      await load()
    },

    /** Whatever stands may be cleared where there is nothing. */
    remove: async (by: Administrator, expected: Expected): Promise<void> => {
      const detail = { url: video?.url ?? null }
      await audit.deed(async (queries, record) => {
        const isGone = await videoStore(queries).remove(expected)
        if (!isGone && expected !== 'any') throw new Problem('CONFLICT')
        if (isGone)
          await record({
            kind: 'announcement.videoDeleted',
            actorId: by.accountId,
            address: by.address,
            detail,
          })
      })
      await load()
    },
  }
}
export type GuidingVideos = ReturnType<typeof createGuidingVideo>
