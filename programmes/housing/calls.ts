// The calls of the housing programme, served and described like those of the platform.

import { defineCalls } from '@bawaba/contract/calls/call.ts'
import { TextSchema } from '@bawaba/contract/entities/app-data.ts'
import { Literals } from '@bawaba/contract/entities/literals.ts'
import { everyone } from '@bawaba/contract/policy-rows.ts'
import { type Static, Type } from 'typebox'
import { alertCalls } from './alert-calls.ts'
import { linkNames } from './project.ts'
import { type FactName, factLabels } from './project-facts.ts'
import { saleCalls } from './sale-calls.ts'
import { unitCalls } from './unit-calls.ts'

/** A file that opens in a new tab; `bytes` where its size is known. */
const Link = Type.Object({ href: Type.String(), type: Type.String(), bytes: Type.Optional(Type.Integer()) })
export type Link = Static<typeof Link>

/** `name`: which fact it is, the same in every project. */
const Fact = Type.Object({
  name: Literals(Object.keys(factLabels) as FactName[]),
  label: TextSchema,
  value: TextSchema,
})

export const Project = Type.Object({
  code: Type.String(),
  title: TextSchema,
  location: TextSchema,
  desc: TextSchema,
  city: Type.Object({ code: Type.String(), name: TextSchema }),
  /** A photograph of its own; without one the drawing is shown. */
  img: Type.Optional(Type.String()),
  facts: Type.Array(Fact),
  /** It is one of those on the first page. */
  isShown: Type.Boolean(),
  /** The path of its page; empty for one without. */
  detailsRoute: Type.String(),
  /** Only those that exist. */
  links: Type.Partial(Type.Object(Object.fromEntries(linkNames.map(name => [name, Link])))),
})
export type Project = Omit<Static<typeof Project>, 'links'> & {
  links: Partial<Record<(typeof linkNames)[number], Link>>
}

const Offering = Type.Object({
  figures: Type.Object({ units: Type.Integer(), cities: Type.Integer(), projects: Type.Integer() }),
  termsBooklet: Type.Optional(Link),
  projects: Type.Array(Project),
})
export type Offering = Omit<Static<typeof Offering>, 'projects'> & { projects: Project[] }

export const housingCalls = defineCalls({
  ...unitCalls,
  ...alertCalls,
  ...saleCalls,
  'GET projects': {
    summary: {
      ar: 'مشروعات الطرح وأرقامه وروابط وثائقه',
      en: 'The projects of the offering, its figures and the links of its documents',
    },
    tag: 'catalogue',
    answer: Offering,
    policy: everyone,
    errors: [],
  },
  'GET projects/sampleDocument': {
    summary: {
      ar: 'وثيقة تجريبية تُفتح في الوضع التجريبي بدلًا من وثائق المشروعات',
      en: 'A sample document, which demo mode opens instead of those of the projects',
    },
    tag: 'catalogue',
    gives: 'file',
    query: Type.Object(
      {
        kind: Type.Optional(Literals(['terms', 'prices', 'brochure'])),
        language: Type.Optional(Literals(['ar', 'en'])),
      },
      { additionalProperties: false },
    ),
    answer: Type.Unknown(),
    policy: everyone,
    errors: ['NOT_FOUND'],
  },
})
