// A programme: content and capabilities that plug into the platform. The platform knows this shape and no programme.

import type { Text } from '@bawaba/language/index.ts'

export type CategoryDefinition = { slug: string; name: Text; position: number }

export type Programme = {
  slug: string
  name: Text
  categories: CategoryDefinition[]
  /** A folder with one folder for each service: service.json, texts.json, examples.json. */
  services: URL
  /** Numbered migrations of its own tables, run after the platform's. */
  migrations?: URL
}
