// Search over everything that can be found, and what is searched for most.

import { type Static, Type } from 'typebox'
import { Literals } from '../entities/literals.ts'
import { foundKinds } from '../found-kinds.ts'
import { everyone } from '../policy-rows.ts'
import { defineCalls } from './call.ts'

/** Ranges of a text to highlight, in UTF-16 units. */
const Marks = Type.Array(
  // As OpenAPI 3.1 writes a pair.
  Type.Unsafe<[number, number]>({ type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 }),
)

const found = {
  kind: Literals(foundKinds),
  id: Type.String(),
  title: Type.String(),
  /** Below the base of an app. */
  path: Type.String(),
  /** Of a service. */
  serviceSlug: Type.Optional(Type.String()),
}

export const SearchHit = Type.Object({
  ...found,
  text: Type.String(),
  titleMarks: Marks,
  textMarks: Marks,
})
export type SearchHit = Static<typeof SearchHit>

export const searchCalls = defineCalls({
  'GET search': {
    summary: {
      ar: 'بحث يتسامح مع صور الكتابة العربية وأخطائها',
      en: 'Search, best first; Arabic spelling is folded and typing errors are forgiven',
    },
    tag: 'catalogue',
    query: Type.Object(
      {
        q: Type.String({ maxLength: 200 }),
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
        kind: Type.Optional(Literals(foundKinds)),
        /** It is still being typed: its last word may not be finished, and it is not counted. */
        typing: Type.Optional(Type.Boolean()),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      items: Type.Array(SearchHit),
      total: Type.Integer(),
      /** How many of each kind, whatever `kind` asks for. */
      counts: Type.Record(Type.String(), Type.Integer()),
      /** Nothing has all of the words; these have some. */
      isPartial: Type.Boolean(),
    }),
    policy: everyone,
    errors: [],
  },
  'GET search/mostSearched': {
    summary: {
      ar: 'الأكثر بحثًا',
      en: 'What many different people searched for lately, of what the caller may see',
    },
    tag: 'catalogue',
    answer: Type.Array(Type.Object(found)),
    policy: everyone,
    errors: [],
  },
})
