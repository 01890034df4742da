// Scripts that a page can do without at first.

const longestPause = 300_000

/**
 * Loads a module. What fails is tried again when the connection is back and after growing pauses (`pause` ms at first): a
 * page never breaks because a part of it has not come.
 */
export const loadLate = <Module>(load: () => Promise<Module>, pause = 5_000): Promise<Module> =>
  load().catch(
    () =>
      new Promise<Module>(done => {
        const again = () => {
          clearTimeout(timer)
          removeEventListener('online', again)
          done(loadLate(load, Math.min(pause * 2, longestPause)))
        }
        const timer = setTimeout(again, pause)
        addEventListener('online', again)
      }),
  )
