// Scripts that a page can do without at first.

import { missingParts } from './missing-parts.ts'

const longestPause = 300_000

/**
 * Loads a module. What fails is tried again when the connection is back, after growing pauses (`pause` ms at first), and
 * when somebody asks for it: a page never breaks because a part of it has not come.
 */
export const loadLate = <Module>(
  load: () => Promise<Module>,
  pause = 5_000,
  // Of whoever waits: several parts may come with one script.
  part: object = {},
): Promise<Module> =>
  load().then(
    module => {
      missingParts.set(part)
      return module
    },
    () =>
      new Promise<Module>(done => {
        const retry = () => {
          clearTimeout(timer)
          removeEventListener('online', retry)
          done(loadLate(load, Math.min(pause * 2, longestPause), part))
        }
        const timer = setTimeout(retry, pause)
        addEventListener('online', retry)
        missingParts.set(part, {
          again: () => {
            missingParts.set(part)
            retry()
          },
        })
      }),
  )
