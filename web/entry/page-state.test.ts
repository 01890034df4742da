// Queries that go from the server into the browser through the document.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createQueryClient } from '../client/queries.ts'
import { addQueries, parseState, writeQueries } from './page-state.ts'

const aDay = 86_400_000

type Page = { rows: string[]; after: string | undefined }

const list = (cursors: unknown[]) => ({
  queryKey: ['list'],
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam }: { pageParam: unknown }): Page => {
    cursors.push(pageParam)
    return { rows: [`after ${pageParam}`], after: pageParam === undefined ? 'b' : undefined }
  },
  getNextPageParam: ({ after }: Page) => after,
})

/** What a browser has whose clock says `now`, of a page with two pages of a list. */
const arrived = async (now: number) => {
  const server = createQueryClient()
  await server.fetchInfiniteQuery({ ...list([]), pages: 2 })
  server.setQueryData(['answers'], { empty: null, days: [undefined, null, 'x'] })
  const browser = createQueryClient()
  addQueries(browser, parseState(JSON.stringify(writeQueries(server, () => true))), now)
  return browser
}

for (const offset of [0, 120_000, -120_000, aDay, -aDay])
  test(`a list that came with the page is read again from its first page; clock off by ${offset} ms`, async () => {
    const browser = await arrived(Date.now() + offset)
    await browser.invalidateQueries({ queryKey: ['list'] })
    const cursors: unknown[] = []
    await browser.fetchInfiniteQuery({ ...list(cursors), staleTime: 0, pages: 2 })
    assert.deepEqual(cursors, [undefined, 'b'])
  })

test('values without a counterpart in JSON arrive as they were', async () => {
  const browser = await arrived(Date.now())
  const answers = browser.getQueryData<{ empty: null; days: unknown[] }>(['answers'])
  assert.equal(answers?.empty, null)
  // A gap reads as undefined.
  assert.deepEqual(Array.from(answers?.days ?? []), [undefined, null, 'x'])
})

test('what came with the page is as old as its arrival, whatever the clock of the device says', async () => {
  for (const now of [Date.now() - aDay, Date.now() + aDay]) {
    const browser = await arrived(now)
    assert.equal(browser.getQueryState(['list'])?.dataUpdatedAt, now)
  }
})
