// A programme: content and capabilities that plug into the platform. The platform knows this shape and no programme.

import type { Text } from '@bawaba/language/index.ts'

export type CategoryDefinition = { slug: string; name: Text; position: number }

/** Where people are served and staff belong: a company, its sectors, their centers. Codes are for ever. */
export type CenterDefinition = { code: string; name: Text }
export type SectorDefinition = CenterDefinition & { centers: CenterDefinition[] }
export type CompanyDefinition = CenterDefinition & {
  /** The holding company itself: its staff choose it in fields of their own. */
  isHolding?: true
  sectors: SectorDefinition[]
}

export type Programme = {
  slug: string
  name: Text
  categories: CategoryDefinition[]
  /** A folder with one folder for each service: service.json, texts.json, examples.json. */
  services?: URL
  /** Companies with their sectors and service centers. */
  companies?: CompanyDefinition[]
  /** Numbered migrations of its own tables, run after the platform's. */
  migrations?: URL
}
