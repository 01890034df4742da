// The schema of what stands between questions. Which parts a kind is made of is found by the check that follows.

import { linkPattern, picturePattern } from '../addresses.ts'
import { blockKinds, noticeLooks } from '../block.ts'
import { code, described, key, listOf, object, oneOf, ref, text } from './parts.ts'
import { blockWords } from './words.ts'

const fact = object({ label: key, text: key, field: text() }, ['label'])
const link = object({ href: { type: 'string', maxLength: 2000, pattern: linkPattern }, label: key }, [
  'href',
  'label',
])

export const block = described(
  {
    id: code,
    kind: oneOf(Object.keys(blockKinds)),
    before: text(),
    text: key,
    title: key,
    look: oneOf(noticeLooks),
    picture: {
      type: 'string',
      maxLength: 200,
      pattern: picturePattern,
    },
    alt: key,
    links: listOf(link, 50, 1),
    facts: listOf(fact, 50, 1),
    conditionalField: ref('condition'),
  },
  blockWords,
  ['id', 'kind'],
)
