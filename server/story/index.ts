// The story of a demo: a small population that was here before the visitor. See docs/how-to/tell-the-story.md.

import type { Programme } from '@bawaba/contract/programme.ts'
import type { StoryPart } from '@bawaba/contract/story.ts'
import type { Portal } from '../app.ts'
import { accountsStore } from '../capabilities/accounts/index.ts'
import { demoPeopleStore } from '../capabilities/demo/index.ts'
import { createIdentity } from '../capabilities/users/index.ts'
import type { Parts } from '../capabilities.ts'
import type { Config } from '../config.ts'
import { createActing } from './acting.ts'
import { actorOf, createCast } from './cast.ts'
import { createOutside } from './outside.ts'
import { createPerform } from './perform.ts'
import type { Scene } from './scene.ts'
import { createStage } from './stage.ts'
import { eachDelivery, isUntold, newestCode } from './store.ts'
import { type FormOf, tell } from './tell.ts'

export { createScene, type Scene } from './scene.ts'

type Dependencies = {
  portal: Pick<Portal, 'parts' | 'calls' | 'run'>
  scene: Scene
  parts: readonly StoryPart[]
  config: Pick<Config, 'SANDBOX_GATEWAY_URL' | 'OUTSIDE_SERVICES'>
}

/** Tells it where no request was ever sent; answers how many events it had, 0 where it was told before. */
export const tellStory = ({ portal, scene, parts, config }: Dependencies): Promise<number> =>
  scene.play(async queries => {
    if (!(await isUntold(queries))) return 0
    const { parts: capabilities } = portal
    const { seal, newId, workingTime } = capabilities
    const people = demoPeopleStore(queries)
    const cast = createCast({ accounts: accountsStore(queries), identity: createIdentity(seal), newId })
    await cast.add()
    await people.mark(cast.usernames)
    await people.proveMobiles(cast.usernames)
    const { clock, setTime } = scene
    const perform = createPerform(portal.calls)
    const outside = createOutside(config)
    const stage = createStage({
      perform,
      clock,
      start: new Date(),
      actor: async name => actorOf(await cast.account(name), clock()),
      acting: createActing({ ...capabilities, cast, perform, codeTo: mobile => newestCode(queries, mobile) }),
      run: portal.run,
      sendOut: () => eachDelivery(queries, payload => portal.run('requests.deliver', payload)),
      outside,
      files: capabilities.files,
    })
    try {
      const formOf = formIn(capabilities.catalogue)
      return await tell({ stage, calendar: workingTime.calendar(), formOf, setTime }, parts)
    } finally {
      await outside.hold()
    }
  })

const formIn =
  (catalogue: Parts['catalogue']): FormOf =>
  service => {
    const row = catalogue.find(service)?.row
    if (!row) throw new Error(`There is no service ${service}`)
    return { version: row.version, activityId: row.definition.activities[0]?.activityId ?? '' }
  }

type Start = Omit<Dependencies, 'parts' | 'portal'> & {
  portal: Dependencies['portal'] & Pick<Portal, 'load'>
  programmes: readonly Programme[]
  report: (line: string) => void
}

/** Tells the story of these programmes at a start. One that cannot be told is left out whole, and the start continues. */
export const addStory = async ({ programmes, report, ...telling }: Start): Promise<void> => {
  try {
    const parts = await Promise.all(programmes.flatMap(({ story }) => (story ? [story()] : [])))
    const events = await tellStory({ ...telling, parts })
    if (events === 0) return
    report(`  The demo story: ${events} events`)
  } catch (error) {
    report(`  The demo story was left out: ${(error as Error).message}`)
  }
  // What was told, or undone, is not what memory holds.
  await telling.portal.load()
}
