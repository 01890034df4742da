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
import { actorOf, type Cast, createCast } from './cast.ts'
import { createOutside } from './outside.ts'
import type { Chapter } from './people.ts'
import { createPerform } from './perform.ts'
import { createScene, type Scene } from './scene.ts'
import { playShort, recall, tellOnce } from './short.ts'
import { createStage } from './stage.ts'
import { chapterStore, isUntold, newestCode } from './store.ts'
import { eventsOf, type FormOf, happen } from './tell.ts'

export { quietJobs } from './quiet.ts'
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

/** Adds the people of a chapter, in the transaction that `scene` plays. */
const addPeople = async (cast: Cast, { scene, chapter }: Pick<Dependencies, 'scene' | 'chapter'>) => {
  const people = demoPeopleStore(scene.database)
  const added = await cast.add(chapter)
  await people.mark(added)
  await people.proveMobiles(added)
}

const castOf = ({ portal, scene }: Pick<Dependencies, 'portal' | 'scene'>): Cast => {
  const { seal, newId } = portal.parts
  return createCast({ accounts: accountsStore(scene.database), identity: createIdentity(seal), newId })
}

/** The events of a chapter at a start, and what they happen in. */
const scriptOf = ({ portal, scene, parts, chapter, config }: Dependencies, cast: Cast, start: Date) => {
  const { parts: capabilities } = portal
  const { database, clock, setTime } = scene
  const perform = createPerform(portal.calls)
  const outside = createOutside(config)
  const stage = createStage({
    perform,
    clock,
    start,
    actor: async name => actorOf(await cast.account(name), clock()),
    acting: createActing({ ...capabilities, cast, perform, codeTo: mobile => newestCode(database, mobile) }),
    run: portal.run,
    sendOut: async () => {
      await portal.run('requests.deliver')
    },
    outside,
    files: capabilities.files,
  })
  const calendar = capabilities.workingTime.calendar()
  const { catalogue } = capabilities
  const paymentDaysOf = (service: string) => catalogue.find(service)?.row.definition.paymentDays
  const setting = { stage, calendar, paymentDaysOf, formOf: formIn(catalogue), setTime }
  const chapterParts = parts.map(part => ({ ...part[chapter], isOutside: part.isOutside }))
  return { setting, outside, events: eventsOf(setting, chapterParts) }
}

const stopIf = (isStopping: () => boolean): void => {
  if (isStopping()) throw new Error('The server stops')
}

/** Tells a chapter whole or not at all; answers how many events it had, 0 where there was nothing to tell. */
export const tellWhole = async (telling: Dependencies): Promise<number> => {
  const { scene, chapter, isStopping = () => false, start = new Date() } = telling
  return scene.play(async queries => {
    if (!(await isUntold(queries, chapter))) return 0
    const cast = castOf(telling)
    await addPeople(cast, telling)
    const { setting, outside, events } = scriptOf(telling, cast, start)
    try {
      await outside.open(chapter)
      for (const event of events) {
        stopIf(isStopping)
        await happen(setting, event)
      }
      return events.length
    } finally {
      await outside.release()
    }
  })
}

/**
 * Tells a chapter beside visitors: each event is a transaction of its own, and a start that ended in the middle is
 * followed by one that tells the rest. Answers how many events it told.
 */
export const tellByEvents = async (telling: Dependencies): Promise<number> => {
  const { scene, chapter, isStopping = () => false, start: startNow = new Date() } = telling
  const cast = castOf(telling)
  const store = chapterStore(scene.database, chapter)
  const isBegun = await playShort(scene, async () => {
    const begins = await store.begin(startNow)
    if (begins) await addPeople(cast, telling)
    return begins
  })
  const start = await store.start()
  if (!start) return 0
  const { setting, outside, events } = scriptOf(telling, cast, start)
  const happened = new Map((await store.happened()).map(event => [event.title, event]))
  try {
    // Of an earlier release, which told this chapter in one transaction.
    if (isBegun) await outside.open(chapter)
    let count = 0
    for (const event of events) {
      stopIf(isStopping)
      const tell = () => tellOnce({ event, store, setting, outside })
      const past = happened.get(event.title) ?? (await playShort(scene, tell))
      if (past) recall(event, past)
      else count += 1
    }
    await store.finish(scene.clock())
    return count
  } finally {
    await outside.release()
  }
}

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
type Telling = Start &
  Pick<Dependencies, 'portal' | 'scene' | 'chapter'> & { tell: (telling: Dependencies) => Promise<number> }

/** Where a chapter cannot be told, the server continues without it. Answers how many events were told. */
const tellOrLeaveOut = async ({ programmes, report, tell, ...telling }: Telling): Promise<number> => {
  try {
    const parts = await Promise.all(programmes.flatMap(({ story }) => (story ? [story()] : [])))
    return await tell({ ...telling, parts })
  } catch (error) {
    if (!telling.isStopping()) report(`  Left out of the demo story: ${(error as Error).message}`)
    return 0
  }
}

/** Fills the homes of the demo accounts, before the portal listens. */
export const fillHomes = async (
  start: Start & { portal: Dependencies['portal'] & Pick<Portal, 'load'>; scene: Scene },
): Promise<void> => {
  const events = await tellOrLeaveOut({ ...start, chapter: 'homes', tell: tellWhole })
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
    await tellOrLeaveOut({ ...start, portal, scene, chapter: 'more', tell: tellByEvents })
  } finally {
    await portal.app.close()
  }
}

const isMoreToTell = async (database: Database): Promise<boolean> => {
  const more = chapterStore(database, 'more')
  return (await more.isToBegin()) || (await more.start()) !== undefined
}
