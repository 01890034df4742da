// What a page was drawn from stays until all of it is alive, and is read again then if somebody wanted to.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryObserver } from '@tanstack/react-query'
import { createQueryClient } from './queries.ts'
import { createTakeover } from './takeover.ts'
import { settled } from './test-timers.ts'

const drawnPage = () => {
  const queries = createQueryClient()
  queries.setQueryData(['units'], 5)
  const takeover = createTakeover(() => {})
  takeover.begin(queries)
  let reads = 0
  const units = {
    queryKey: ['units'],
    staleTime: 0,
    queryFn: () => {
      reads += 1
      return 4
    },
  }
  return { queries, takeover, units, reads: () => reads }
}

test('a query that came with the page answers what it came with until the page and its late parts are alive', async () => {
  const { queries, takeover, units, reads } = drawnPage()
  assert.equal(await queries.fetchQuery(units), 5)
  const observer = new QueryObserver(queries, units)
  const stop = observer.subscribe(() => {})
  takeover.awaits('late')
  takeover.isAlive()
  await queries.refetchQueries()
  assert.deepEqual([observer.getCurrentResult().data, reads()], [5, 0])
  takeover.isAlive('late')
  // It is drawn again later: a part that is alive holds back nothing.
  takeover.awaits('late')
  await settled()
  assert.deepEqual([observer.getCurrentResult().data, reads()], [4, 1])
  assert.equal(await queries.fetchQuery(units), 4)
  stop()
})

test('a query of the page that is to be forgotten is there until all of the page is alive; any other is forgotten at once', () => {
  const { queries, takeover } = drawnPage()
  queries.setQueryData(['drafts'], 'own')
  const forget = () => {
    for (const query of queries.getQueryCache().getAll())
      takeover.release(query.queryHash, () => queries.getQueryCache().remove(query))
    return [queries.getQueryData(['units']), queries.getQueryData(['drafts'])]
  }
  takeover.awaits('late')
  takeover.isAlive()
  assert.deepEqual(forget(), [5, undefined])
  takeover.isAlive('late')
  assert.deepEqual(queries.getQueryCache().getAll(), [])
  queries.setQueryData(['units'], 6)
  assert.deepEqual(forget(), [undefined, undefined])
})

test('a page is left once its route is alive, whatever parts are not; one that the browser draws at once', async () => {
  await createTakeover(() => {}).pageIsAlive()
  const { takeover } = drawnPage()
  const steps: string[] = []
  const left = takeover.pageIsAlive().then(() => steps.push('left'))
  takeover.awaits('late')
  takeover.isAlive('menu')
  await settled()
  steps.push('alive')
  takeover.isAlive()
  await left
  assert.deepEqual(steps, ['alive', 'left'])
})

test('what did not come with the page is read at once', async () => {
  const { queries } = drawnPage()
  assert.equal(await queries.fetchQuery({ queryKey: ['drafts'], queryFn: () => 'own' }), 'own')
})

test('a part that never comes to life holds back nothing for ever', async () => {
  const queries = createQueryClient()
  queries.setQueryData(['units'], 5)
  let ring = () => {}
  const takeover = createTakeover(action => {
    ring = action
  })
  takeover.begin(queries)
  takeover.awaits('late')
  ring()
  await takeover.pageIsAlive()
  assert.equal(await queries.fetchQuery({ queryKey: ['units'], staleTime: 0, queryFn: () => 4 }), 4)
})
