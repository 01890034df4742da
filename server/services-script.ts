// Runs one script of a service with the answers of an example, for its author: what it was told, what it answered, how long
// it took.

import type { Answers } from '@bawaba/forms/definition.ts'
import { headOf } from '@bawaba/forms/engine/path.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import { cairoInstant } from '@bawaba/language/wall-clock.ts'
import type { ServiceFolder } from './capabilities/catalogue/index.ts'
import { contextOf } from './capabilities/hooks/index.ts'
import type { createSandbox } from './platform/sandbox/index.ts'
import type { ServicesCommand } from './services-command.ts'
import { failureText } from './services-scripts.ts'

type Example = { name: string; activityId: string; data: object }
type Input = {
  command: Extract<ServicesCommand, { act: 'run' }>
  service: ServiceFolder
  examples: readonly Example[]
  today: string | undefined
  sandbox: Pick<ReturnType<typeof createSandbox>, 'run'>
  now: () => number
  say: (line: string) => void
}

const exampleOf = (examples: readonly Example[], name: string | undefined): Example => {
  const found = name === undefined ? examples[0] : examples.find(example => example.name === name)
  if (found) return found
  const names = examples.map(example => `"${example.name}"`).join(', ')
  throw new Error(
    name === undefined ? 'It has no example.' : `There is no example "${name}". There are ${names}.`,
  )
}

/** The answers that the field handler sees of a field, as on the server. */
const seenBy = ({ definition }: ServiceFolder, activityId: string, field: string, data: Answers): Answers => {
  const activity = definition.activities.find(one => one.activityId === activityId)
  const entries = activity?.steps.flatMap(({ fieldsSchema }) => Object.entries(fieldsSchema)) ?? []
  const entry = entries.find(([name]) => name === headOf(field))?.[1]
  if (!entry) throw new Error(`There is no question ${field} in ${activityId}.`)
  return Object.fromEntries((entry.lazyLoad?.apiDependencies ?? []).map(name => [name, data[name] ?? null]))
}

/** Answers whether the script ended well. */
export const runScript = async (input: Input): Promise<boolean> => {
  const { command, service, say, sandbox, now } = input
  const { script, field } = command
  const { definition } = service
  const source = definition.hooks?.[script]
  if (source === undefined) throw new Error(`${definition.serviceSlug} has no hooks/${script}.js.`)
  const { name, activityId, data } = exampleOf(input.examples, command.example)
  const answers = data as Answers
  const isHandler = script === 'fieldHandler'
  if (isHandler && field === undefined)
    throw new Error('fieldHandler is asked about a question: --field NAME')
  const moment = cairoInstant(`${input.today ?? cairoDate(new Date(now()))}T12:00`)
  const context = contextOf(
    script,
    {
      service: { slug: definition.serviceSlug, version: 0, definition },
      activityId,
      answers: isHandler && field ? seenBy(service, activityId, field, answers) : answers,
    },
    moment,
    { about: field === undefined ? undefined : { field, value: answers[field] } },
  )
  say(`${definition.serviceSlug} hooks/${script}.js with the example "${name}"`)
  say(`It is told:\n${JSON.stringify(context, null, 2)}`)
  const began = now()
  const outcome = await sandbox.run({
    group: definition.serviceSlug,
    name: script,
    source,
    input: context,
    now: moment,
  })
  const took = `${Math.round(now() - began)} ms by the clock`
  if (!outcome.ok) {
    const { ar, en } = failureText(definition.serviceSlug, { script, ...outcome.failure })
    say(`It failed after ${took}:\n  ${ar}\n  ${en}`)
    return false
  }
  say(`It answered after ${took}:\n${JSON.stringify(outcome.value, null, 2)}`)
  return true
}
