// A programme: content and capabilities that plug into the platform. The platform knows this shape and no programme.

import type { DeliveryKind } from '@bawaba/forms/delivery.ts'
import type { Text } from '@bawaba/language/index.ts'
import type { StoryPart } from './story.ts'

export type CategoryDefinition = { slug: string; name: Text; position: number }

/** Where people are served and staff belong: a company, its sectors, their centers. Codes are for ever. */
type Unit = { code: string; name: Text }
/** Degrees of WGS 84. */
export type Coordinates = { latitude: number; longitude: number }
/** People find it by its governorate, its address and on the map, as far as they are said. */
export type CenterDefinition = Unit & { governorate?: Text; address?: Text; coordinates?: Coordinates }
export type SectorDefinition = Unit & { centers: CenterDefinition[] }
export type CompanyDefinition = Unit & {
  /** The holding company itself: its staff choose it in fields of their own. */
  isHolding?: true
  sectors: SectorDefinition[]
}

/** Times of a day of the week, Sunday is 0: from when to when, by Cairo's clock: '09:00'. */
export type OpeningHours = { days: readonly number[]; from: string; to: string }

/**
 * When a center receives people: what an `appointment` question offers. Days that `hours` does not name are closed, and
 * so are holidays.
 */
export type CalendarDefinition = {
  /** What options of questions name: capital letters, digits and hyphens. */
  code: string
  name: Text
  /** The code of the service center whose visits these are. */
  center?: string
  hours: readonly OpeningHours[]
  /** How long one appointment is. */
  minutes: number
  /** How many people at the same time. */
  capacity: number
  /** How many days ahead people can choose. */
  daysAhead: number
  /** Days on which it is closed besides: '2026-12-31'. */
  closed?: readonly string[]
}

export type Programme = {
  slug: string
  name: Text
  categories: CategoryDefinition[]
  /** A folder with one folder for each service: service.json, texts.json, examples.json. */
  services?: URL
  /** Companies with their sectors and service centers. */
  companies?: CompanyDefinition[]
  /** When its centers receive people. */
  calendars?: CalendarDefinition[]
  /** What services may name in `delivers`: the deeds that its capability does outside. */
  deliveries?: readonly DeliveryKind[]
  /** Its part of the story that a demo begins with; loaded where one is told. */
  story?: () => Promise<StoryPart>
  /** Numbered migrations of its own tables, run after the platform's. */
  migrations?: URL
}
