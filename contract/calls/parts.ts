// Pieces that several calls share: path parameters, the filter in a query, counts.

import { Type } from 'typebox'
import { Literals } from '../entities/literals.ts'
import { userSlugs } from '../entities/person.ts'
import { serviceSlugPattern } from '../entities/service.ts'
import { Whole } from '../entities/whole.ts'

export const ServiceParams = Type.Object({ service: Type.String({ pattern: serviceSlugPattern }) })
export const RequestParams = Type.Object({
  service: Type.String({ pattern: serviceSlugPattern }),
  id: Type.String({ maxLength: 64 }),
})
export const SlugParams = Type.Object({ slug: Literals(userSlugs) })
/** A person of a slug by id. */
export const PersonParams = Type.Object({ ...SlugParams.properties, id: Type.String({ format: 'uuid' }) })

/** Where a page went to. The longest that a list gives holds the first signs of five answers, in Arabic or escaped. */
export const Cursor = Type.String({ maxLength: 8192 })

/** Which form of a service is meant: at the version that it was opened with, which the draft goes on with. */
export const formRef = {
  version: Type.Optional(Whole(1)),
  draftId: Type.Optional(Type.String({ format: 'uuid' })),
}

/** The filter travels as JSON text; its grammar is checked by the filter parser, which names the path of an error. */
export const filterText = Type.String({ maxLength: 8192 })
export const FilterQuery = Type.Object({ filter: Type.Optional(filterText) }, { additionalProperties: false })
export const ListQuery = Type.Object(
  {
    filter: Type.Optional(filterText),
    total: Type.Optional(Type.Boolean()),
    after: Type.Optional(Cursor),
  },
  { additionalProperties: false },
)
export const CountQuery = Type.Object({ where: Type.Optional(filterText) }, { additionalProperties: false })
/** A drawn sheet; a link carries no header, so it names what a header would. */
export const PdfQuery = Type.Object(
  {
    language: Type.Optional(Literals(['ar', 'en'])),
    mode: Type.Optional(Type.String({ maxLength: 16 })),
    /** The permission by which someone acts for the person whose sheet it is. */
    acting: Type.Optional(Type.String({ maxLength: 64 })),
  },
  { additionalProperties: false },
)
/** One of a collection by its id; of a filter the `fields` and `include` alone narrow it. */
export const IdParams = Type.Object({ id: Type.String({ maxLength: 64 }) })
export const Exists = Type.Object({ exists: Type.Boolean() })
/** `isCapped`: there are more; counting stopped there. */
export const Count = Type.Object({ count: Type.Integer(), isCapped: Type.Optional(Type.Boolean()) })
