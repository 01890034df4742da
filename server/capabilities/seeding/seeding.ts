// Makes requests: people, answers and courses worked out here, rows drawn from them by the database.

import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { CompiledService, FieldHandler } from '@bawaba/forms/index.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import type { Seal } from '../../platform/sealed.ts'
import { sealingBy } from '../requests/index.ts'
import { madeAnswers } from './answers.ts'
import type { SeedCommand } from './command.ts'
import { coursesOf } from './courses.ts'
import { idOf, madePerson, randomOf } from './people.ts'
import type { Material, SeedStore } from './store.ts'

export type { SeedCommand } from './command.ts'
export type SeedService = {
  definition: ServiceDefinition
  version: number
  form: CompiledService
  handler: FieldHandler | undefined
  /** Answers known to be accepted. */
  examples: readonly Record<string, unknown>[]
}
export type SeedOutcome = { requests: number; people: number; skipped: string[]; seconds: number }
type Seeding = {
  /** Of answers. */
  seal: Pick<Seal, 'seal' | 'indexOf'>
  services: readonly SeedService[]
  /** Runs all of it in one transaction without limits of time. */
  inOne<Result>(work: (store: SeedStore) => Promise<Result>): Promise<Result>
  clock: () => Date
  /** Told what is done, from 0 to 1. */
  progress(what: string, share: number): void
}

const answersEach = 300
/** Of a service whose scripts are asked about every answer. */
const answersByScript = 20
const coursesEach = 200
const batch = 20_000
/** Below this, taking indexes away costs more than it saves. */
const manyRows = 50_000

const prefixOf = (slug: string): string => slug.replaceAll('_', '').slice(0, 4)

export const createSeeding = ({ services, seal, inOne, clock, progress }: Seeding) => ({
  /** Adds as many requests as were asked for. `isProduction`: other people's requests may stand there. */
  run: async (command: SeedCommand, isProduction: boolean): Promise<SeedOutcome> => {
    const began = performance.now()
    const { requests, seed, years } = command
    const until = clock()
    const random = randomOf(seed)
    const materials: Material[] = []
    const skipped: string[] = []
    for (const [index, { definition, version, form, handler, examples }] of services.entries()) {
      const slug = definition.serviceSlug
      progress('Answers', index / services.length)
      const answers = await madeAnswers({
        definition,
        form,
        handler,
        examples,
        random,
        count: definition.hooks ? answersByScript : answersEach,
        today: cairoDate(until),
      })
      if (answers.length === 0) skipped.push(slug)
      else {
        const sealing = sealingBy(seal, definition)
        materials.push({
          slug,
          version,
          prefix: prefixOf(slug),
          answers: answers.map(({ data, given }) => ({
            data: sealing.answers(data, given ?? {}),
            given: given && sealing.given(given),
          })),
          courses: coursesOf(definition, coursesEach, random),
          sealing,
        })
      }
    }
    if (materials.length === 0) throw new Error('No service has examples whose answers its form accepts.')
    const people = Array.from({ length: Math.max(1, Math.ceil(requests / 5)) }, (_, number) =>
      madePerson(seed, number, random),
    )
    const made = await inOne(async store => {
      if (isProduction && !command.isIntoExisting && (await store.hasRequests()))
        throw new Error('This database holds requests already. --into-existing puts made-up ones among them.')
      for (let from = 0; from < people.length; from += batch) {
        progress('People', from / people.length)
        await store.addPeople(people.slice(from, from + batch))
      }
      await store.addCaseworkers(people.map(person => ({ ...person, id: idOf('caseworker', person.id) })))
      await store.lay(materials, people)
      const isMany = requests >= manyRows
      const aside = isMany ? await store.setAside() : []
      let count = 0
      for (let from = 0; from < requests; from += batch) {
        progress('Requests', from / requests)
        count += await store.addRequests({
          seed,
          until,
          years,
          people: people.length,
          count: requests,
          from,
          to: Math.min(requests, from + batch),
        })
      }
      for (const [index, statement] of aside.entries()) {
        progress('Indexes', index / aside.length)
        await store.makeAgain(statement)
      }
      if (isMany) {
        progress('Counters', 0)
        await store.bringBack()
      }
      await store.analyze()
      return count
    })
    progress('Done', 1)
    return { requests: made, people: people.length, skipped, seconds: (performance.now() - began) / 1000 }
  },
})
