// What staff have besides the list itself: their saved views, who else is at a request, and what a bulk act came to.

import { type Static, Type } from 'typebox'
import { PersonRef } from './person.ts'
import { RequestRow } from './request.ts'
import { Whole } from './whole.ts'

/** The filters of an address of the inbox, by name. Identifiers of people are never among them. */
export const ViewSearch = Type.Record(
  Type.String({ pattern: '^[a-zA-Z.]{1,64}$' }),
  Type.String({ minLength: 1, maxLength: 200 }),
  { maxProperties: 20 },
)
export type ViewSearch = Static<typeof ViewSearch>

/** A name as it comes in: how long it may be once the spaces around it are gone is in `own-names.ts`. */
export const OwnName = Type.String({ minLength: 1, maxLength: 400 })

export const SavedView = Type.Object({ id: Type.String(), name: Type.String(), search: ViewSearch })
export type SavedView = Static<typeof SavedView>

/** Someone who has a request open now; `isActing` while they write a decision about it. */
export const Present = Type.Object({ person: PersonRef, since: Type.String(), isActing: Type.Boolean() })
export type Present = Static<typeof Present>

/** A request of a bulk act, at the revision it was seen at. */
export const BulkItem = Type.Object(
  { id: Type.String({ format: 'uuid' }), revision: Whole(1) },
  { additionalProperties: false },
)
export type BulkItem = Static<typeof BulkItem>

/** What became of one request of a bulk act: its new revision, or the error that says why it stayed as it was. */
export const BulkResult = Type.Object({
  id: Type.String(),
  ID: Type.Optional(Type.String()),
  revision: Type.Optional(Type.Integer()),
  /** It is a decision that can still be undone. */
  isPending: Type.Optional(Type.Boolean()),
  error: Type.Optional(Type.Object({ code: Type.String(), message: Type.String() })),
})
export type BulkResult = Static<typeof BulkResult>

const identifier = Type.String({ minLength: 1, maxLength: 40 })
/** A person by just one of their numbers; `after` goes on in their requests. */
export const PersonSearch = Type.Object(
  {
    mobile: Type.Optional(identifier),
    nationalId: Type.Optional(identifier),
    passportNumber: Type.Optional(identifier),
    after: Type.Optional(Type.String({ maxLength: 1024 })),
  },
  { additionalProperties: false },
)
export type PersonSearch = Static<typeof PersonSearch>

/** Who has the number, with the last digits of their mobile, and what they asked for. */
export const PersonRequests = Type.Object({
  people: Type.Array(Type.Object({ ...PersonRef.properties, mobile: Type.String() })),
  requests: Type.Array(RequestRow),
  total: Type.Integer(),
  next: Type.Optional(Type.String()),
})
export type PersonRequests = Static<typeof PersonRequests>
