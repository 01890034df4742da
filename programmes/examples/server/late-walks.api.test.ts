// Deadlines of the examples, let pass: what only the clock moves on.

import { after, before, test } from 'node:test'
import { lateWalks } from './walks/late.ts'
import { gather, takeThrough } from './walks/test-story.ts'
import { type Examples, openExamples } from './walks/test-world.ts'

let world: Examples
before(async () => {
  world = await openExamples()
})
after(() => world?.close())

for (const { service, name, walk } of lateWalks)
  test(`${service}: ${name}`, async () => {
    await takeThrough(world, service, walk, await gather(world, service, walk))
  })
