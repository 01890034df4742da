// What each command of the runner runs: stages one after the other, the parts of a stage side by side.
import { loopbackClient } from './loopback-client.ts'
import type { Part } from './part.ts'
import {
  api,
  architecture,
  build,
  deadCode,
  drawnServices,
  drills,
  journeys,
  lint,
  longApi,
  types,
  unit,
  verdicts,
} from './parts.ts'
import { withoutProgramme } from './without-programme.ts'

export type Request = {
  files?: string[]
  language?: string
  /** Any whole number: its remainder says which eighth of the journeys outside the core is walked. */
  rotation?: number
  /** Drills in their full number of rounds. */
  isLong?: boolean
}
type Plan = (request: Request) => Part[][]

const shares = 8
const journeyShards = (language: string): Part[][] =>
  [1, 2, 3, 4].map(number => [
    journeys(`journeys ${language} ${number} of 4`, { which: 'all', language, share: { number, of: 4 } }),
  ])

const checks: Part[][] = [[types, lint, deadCode, architecture, unit()]]
const journeysFor: Plan = ({ files, language, rotation }) => [
  [
    rotation === undefined
      ? journeys('journeys', { which: 'all', ...(language ? { language } : {}), ...(files ? { files } : {}) })
      : journeys(`journeys outside the core, part ${(rotation % shares) + 1} of ${shares}`, {
          which: 'outside',
          share: { number: (rotation % shares) + 1, of: shares },
        }),
  ],
]

/** Fifty drawn services, filled in a browser in each language. */
const drawnForms = journeys('drawn forms', {
  which: 'all',
  files: ['journeys/drawn-services.spec.ts'],
  settings: { DRAWN_FORMS: '50' },
})

/** The commands by name; the README says how long each takes. */
export const plans: Record<string, Plan> = {
  check: () => checks,
  unit: ({ files }) => [[unit(files)]],
  api: ({ files }) => [[api(files)]],
  journeys: journeysFor,
  client: () => [[loopbackClient]],
  test: () => [...checks, [api()], [loopbackClient], [build], [journeys('core journeys', { which: 'core' })]],
  all: () => [
    ...checks,
    [verdicts(100_000)],
    [api()],
    [loopbackClient],
    [longApi],
    [withoutProgramme('housing')],
    [withoutProgramme('electricity')],
    [build],
    ...journeyShards('ar'),
    ...journeyShards('en'),
  ],
  drill: ({ files, isLong }) => [[drills(isLong ? 200 : undefined, files)]],
  'drill install': () => [[drills(undefined, ['testing/install.drill.ts'])]],
  'drill payments': () => [[drills(undefined, ['server/drills/payments.drill.ts'])]],
  'drill units': () => [[drills(undefined, ['programmes/housing/server/units.drill.ts'])]],
  'drill year': () => [[drills(undefined, ['server/drills/year.drill.ts'])]],
  'drill drawn-services': () => [[drawnServices(2_000)], [build], [drawnForms]],
  'drill verdicts': () => [[verdicts(1_000_000)]],
}
