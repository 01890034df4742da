// The story of a demo: a small population that was here before the visitor. See docs/how-to/tell-the-story.md.

import type { Programme } from '@bawaba/contract/programme.ts'
import type { StoryPart } from '@bawaba/contract/story.ts'
import type { Portal } from '../app.ts'
import { accountsStore } from '../capabilities/accounts/index.ts'
import { demoPeopleStore } from '../capabilities/demo/index.ts'
import { createIdentity } from '../capabilities/users/index.ts'
import type { Parts } from '../capabilities.ts'
import type { Config } from '../config.ts'
import type { Database } from '../platform/database/index.ts'
import { createActing } from './acting.ts'
import { actorOf, createCast } from './cast.ts'
import { createOutside } from './outside.ts'
import type { Chapter } from './people.ts'
import { createPerform } from './perform.ts'
import { createScene, type Scene } from './scene.ts'
import { createStage } from './stage.ts'
import { eachDelivery, isUntold, newestCode } from './store.ts'
import { type FormOf, tell } from './tell.ts'

export { createScene, type Scene } from './scene.ts'

type Dependencies = {
  portal: Pick<Portal, 'parts' | 'calls' | 'run'>
  scene: Scene
  parts: readonly StoryPart[]
  chapter: Chapter
  isStopping?: () => boolean
  /** When the server starts. */
  start?: Date
  config: Pick<Config, 'SANDBOX_GATEWAY_URL' | 'OUTSIDE_SERVICES'>
}

/** Tells a chapter where it is still to be told; answers how many events it had, 0 where there was nothing to tell. */
export const tellChapter = ({
  portal,
  scene,
  parts,
  chapter,
  config,
  isStopping = () => false,
  start = new Date(),
}: Dependencies): Promise<number> =>
  scene.play(async queries => {
    if (!(await isUntold(queries, chapter))) return 0
    const { parts: capabilities } = portal
    const { seal, newId, workingTime } = capabilities
    const people = demoPeopleStore(queries)
    const cast = createCast({ accounts: accountsStore(queries), identity: createIdentity(seal), newId })
    const added = await cast.add(chapter)
    await people.mark(added)
    await people.proveMobiles(added)
    const { clock, setTime } = scene
    const perform = createPerform(portal.calls)
    const outside = createOutside(config)
    const stage = createStage({
      perform,
      clock,
      start,
      actor: async name => actorOf(await cast.account(name), clock()),
      acting: createActing({ ...capabilities, cast, perform, codeTo: mobile => newestCode(queries, mobile) }),
      run: portal.run,
      sendOut: () => eachDelivery(queries, payload => portal.run('requests.deliver', payload)),
      outside,
      files: capabilities.files,
    })
    try {
      await outside.open(chapter)
      const formOf = formIn(capabilities.catalogue)
      const setting = { stage, calendar: workingTime.calendar(), formOf, setTime, isStopping }
      return await tell(
        setting,
        parts.map(part => ({ ...part[chapter], isOutside: part.isOutside })),
      )
    } finally {
      await outside.release()
    }
  })

const formIn =
  (catalogue: Parts['catalogue']): FormOf =>
  service => {
    const row = catalogue.find(service)?.row
    if (!row) throw new Error(`There is no service ${service}`)
    return { version: row.version, activityId: row.definition.activities[0]?.activityId ?? '' }
  }

type Start = Pick<Dependencies, 'config'> & {
  programmes: readonly Programme[]
  report: (line: string) => void
  isStopping: () => boolean
}
type Telling = Start & Pick<Dependencies, 'portal' | 'scene' | 'chapter'>

/** A chapter that cannot be told is left out whole, and the server continues. Answers how many events were told. */
const tellOrLeaveOut = async ({ programmes, report, ...telling }: Telling): Promise<number> => {
  try {
    const parts = await Promise.all(programmes.flatMap(({ story }) => (story ? [story()] : [])))
    return await tellChapter({ ...telling, parts })
  } catch (error) {
    if (!telling.isStopping()) report(`  Left out of the demo story: ${(error as Error).message}`)
    return 0
  }
}

/** Fills the homes of the demo accounts, before the portal listens. */
export const fillHomes = async (
  start: Start & { portal: Dependencies['portal'] & Pick<Portal, 'load'>; scene: Scene },
): Promise<void> => {
  const events = await tellOrLeaveOut({ ...start, chapter: 'homes' })
  if (events > 0) start.report(`  The demo story: ${events} events`)
  // What was told, or undone, is not what memory holds.
  await start.portal.load()
}

/**
 * Tells the rest in a portal of its own, whose clock and database are the story's alone: the one that serves keeps its.
 * Fulfilled once it is told, or left because the server stops.
 */
export const tellMore = async ({
  build,
  database,
  ...start
}: Start & { build: (scene: Scene) => Promise<Portal>; database: Database }): Promise<void> => {
  if (!(await isMoreToTell(database))) return
  const scene = createScene(database)
  const portal = await build(scene)
  try {
    await portal.load()
    await tellOrLeaveOut({ ...start, portal, scene, chapter: 'more' })
  } finally {
    await portal.app.close()
  }
}

const isMoreToTell = (database: Database): Promise<boolean> =>
  database.transaction(queries => isUntold(queries, 'more'), { lockTimeout: 0, statementTimeout: 0 })
