// The programmes of this portal. With web/entry the one place that names them: their content, and what they plug into the
// server.

import { contact } from '@bawaba/contact/definition.ts'
import type { Programme } from '@bawaba/contract/programme.ts'
import { electricity, providerSimulator } from '@bawaba/electricity/definition.ts'
import { electricityKinds } from '@bawaba/electricity/fields/index.ts'
import { capability as electricityCapability } from '@bawaba/electricity/server/index.ts'
import { examples, registrySimulators } from '@bawaba/examples/definition.ts'
import type { DeliveryKind } from '@bawaba/forms/delivery.ts'
import { loadForms } from '@bawaba/forms/engine/proven-patterns.ts'
import { platformKinds } from '@bawaba/forms/fields/index.ts'
import type { FieldKind, Forms } from '@bawaba/forms/index.ts'
import { housing } from '@bawaba/housing/definition.ts'
import { housingKinds } from '@bawaba/housing/fields/index.ts'
import { capability as housingCapability } from '@bawaba/housing/server/index.ts'
import { libraryCard } from '@bawaba/library-card/definition.ts'
import type { Parts } from './capabilities.ts'
import type { ProgrammeCapability } from './capability.ts'
import { type Config, isDemoMode } from './config.ts'
import type { SimulatorDefinition } from './simulators.ts'

/** A programme as the server runs it. */
export type InstalledProgramme = Programme & {
  /** Field kinds besides the platform's. */
  kinds?: readonly FieldKind[]
  /** From its own folder: `programmes/<slug>/server/index.ts`. */
  capabilities?: readonly ProgrammeCapability<Parts>[]
  /** Of services outside that it asks: what a demo starts in their stead. */
  simulators?: readonly SimulatorDefinition[]
  /** The platform brings it itself: it is there whatever is chosen, and no setting names it. */
  isOwn?: true
  /** For trying out: without a choice it is there in demo mode alone. */
  isFictional?: true
  /** For authors to copy from: it is there where it is chosen. */
  isExample?: true
}

/** All that this portal could run. */
export const installed: InstalledProgramme[] = [
  { ...housing, kinds: housingKinds, capabilities: [housingCapability] },
  {
    ...electricity,
    kinds: electricityKinds,
    capabilities: [electricityCapability],
    simulators: [providerSimulator],
  },
  { ...libraryCard, isFictional: true },
  { ...examples, simulators: registrySimulators, isExample: true },
  { ...contact, isOwn: true },
]

/** Without a choice: the real ones, and in demo mode the fictional too. */
const unchosen = (isDemo: boolean): string[] =>
  installed
    .filter(({ isOwn, isFictional, isExample }) => !isOwn && !isExample && (isDemo || !isFictional))
    .map(({ slug }) => slug)

const chosenIn = (names: readonly string[]): InstalledProgramme[] => {
  const offered = installed.filter(({ isOwn }) => !isOwn)
  return names.map(name => {
    const programme = offered.find(({ slug }) => slug === name)
    if (!programme)
      throw new Error(
        `PROGRAMMES: there is no programme "${name}" (${offered.map(({ slug }) => slug).join(', ')})`,
      )
    return programme
  })
}

/** The programmes of a setting, in its order, and what the platform brings itself. Throws for a name that is not installed. */
export const chooseProgrammes = (config: Config): InstalledProgramme[] => [
  ...chosenIn(config.PROGRAMMES.length > 0 ? config.PROGRAMMES : unchosen(isDemoMode(config))),
  ...installed.filter(({ isOwn }) => isOwn),
]

/** Every field kind that forms of these programmes may have: the platform's and their own. */
export const kindsOf = (programmes: readonly InstalledProgramme[]): FieldKind[] => [
  ...platformKinds,
  ...programmes.flatMap(({ kinds = [] }) => kinds),
]

/** What these programmes send outside. */
export const deliveriesOf = (programmes: readonly InstalledProgramme[]): DeliveryKind[] =>
  programmes.flatMap(({ deliveries = [] }) => deliveries)

/** The form engine over those kinds. */
export const formsOf = (programmes: readonly InstalledProgramme[]): Promise<Forms> =>
  loadForms(kindsOf(programmes), deliveriesOf(programmes))
