// The story on days that move its dates: the end of a month, days on which bills cannot be paid, a holiday of the week, just
// after midnight.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openStory } from './test-story.ts'

for (const day of [
  '2026-01-31T21:50:00Z',
  '2026-07-10T05:00:00Z',
  '2026-11-29T23:22:00Z',
  '2026-12-02T06:00:00Z',
  '2027-03-01T22:05:00Z',
])
  test(`the story can be told at a start on ${day}`, async () => {
    const world = await openStory()
    try {
      for (const chapter of ['homes', 'more'] as const)
        assert.ok((await world.tell(chapter, { start: new Date(day) })) > 20)
    } finally {
      await world.close()
    }
  })
