// Reads every query again that a page shows, as a live event or the Update button does, and waits for the answers.

import type { Page } from '@playwright/test'

type Fiber = {
  memoizedProps?: { client?: unknown }
  child?: Fiber
  sibling?: Fiber
  stateNode?: { current?: Fiber }
}
type Queries = { refetchQueries(filters: object): Promise<unknown> }

const leftMeanwhile = /context was destroyed/

/** The query client is a property of a component at the top of the page. A page that leads on to another is left out of it. */
export const readAgain = (page: Page): Promise<void> =>
  refetchAll(page).catch(error => {
    if (!leftMeanwhile.test(String(error))) throw error
  })

const refetchAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const root = document.getElementById('root') ?? {}
    const container = Object.entries(root).find(([key]) => key.startsWith('__reactContainer'))?.[1] as Fiber
    const find = (fiber: Fiber | undefined): Queries | undefined => {
      if (!fiber) return undefined
      const client = fiber.memoizedProps?.client as Queries | undefined
      return client?.refetchQueries ? client : (find(fiber.child) ?? find(fiber.sibling))
    }
    // The container keeps the first of two trees that React draws by turns.
    const queries = find(container.stateNode?.current ?? container)
    if (!queries) throw new Error('The page has no query client')
    await queries.refetchQueries({ type: 'active' })
  })
