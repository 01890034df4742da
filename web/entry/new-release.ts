// A page that was opened before a deployment: scripts that it has not loaded yet are gone under their former names, and it is
// loaded anew from the new release, with what was typed in it.

import { tabStorage } from '../client/storage.ts'
import { leaveStored } from '../shell/leaving.ts'

const marker = 'left-release'

/** The script that began this page: each release names its own. */
const ownScript = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src

/** Whether the server no longer has a script; one that is out of reach may have it. */
const isGone = (script: string): Promise<boolean> =>
  fetch(script, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  )

export const watchRelease = (): void => {
  // What Vite tells of scripts and styles that do not come.
  addEventListener('vite:preloadError', async () => {
    const script = ownScript()
    // Once for each release: a server that has none of its own scripts is not asked for ever.
    if (!script || tabStorage.getItem(marker) === script || !(await isGone(script))) return
    tabStorage.setItem(marker, script)
    await leaveStored({ go: () => location.reload() })
  })
}
