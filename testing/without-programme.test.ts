// A list without a programme is the list of a portal that never had it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listWithout } from './without-programme.ts'

const server = `import { lampPost, lamps } from '@bawaba/lamps/definition.ts'
import { capability as lampsCapability } from '@bawaba/lamps/server/index.ts'
import { parks } from '@bawaba/parks/definition.ts'

export const installed = [
  { ...lamps, capabilities: [lampsCapability], posts: [lampPost] },
  parks,
]
`
const web = `import { kinds as lampKinds } from '@bawaba/lamps/web/kinds.ts'
import { kinds as parkKinds } from '@bawaba/parks/web/kinds.ts'
import { screens as lamps } from '@bawaba/lamps/web/screens.tsx'
import { screens as parks } from '@bawaba/parks/web/screens.tsx'

export const programmeScreens = {
  lamps,
  'old-parks': parks,
}
export const programmeKinds = { ...lampKinds, ...parkKinds }
export const lastOfIts: object = parkKinds
`

test('imports and entries of a programme are gone, those of others stay', () => {
  assert.equal(
    listWithout(server, 'lamps'),
    "import { parks } from '@bawaba/parks/definition.ts'\n\nexport const installed = [\n  parks,\n]\n",
  )
  assert.ok(!listWithout(server, 'parks').includes('parks'))
  assert.ok(
    listWithout(web, 'lamps').endsWith(
      "{\n  'old-parks': parks,\n}\nexport const programmeKinds = { ...parkKinds }\nexport const lastOfIts: object = parkKinds\n",
    ),
  )
  assert.doesNotMatch(listWithout(web, 'parks'), /park/)
})

test('an entry of several lines goes whole', () => {
  const long = server.replace(
    '  { ...lamps, capabilities: [lampsCapability], posts: [lampPost] },\n',
    '  {\n    ...lamps,\n    capabilities: [lampsCapability],\n    posts: [lampPost],\n  },\n',
  )
  assert.notEqual(long, server)
  assert.equal(listWithout(long, 'lamps'), listWithout(server, 'lamps'))
})

test('a programme that a list does not name is an error, not a list that stays as it was', () => {
  assert.throws(() => listWithout(web, 'bridges'), /bridges/)
})
