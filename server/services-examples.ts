// Runs the examples of a service: valid answers are taken and stored as they say, invalid ones have the faults they name.

import { isDeepStrictEqual } from 'node:util'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { type Forms, type Issue, judge } from '@bawaba/forms/index.ts'
import type { Hooks } from './capabilities/hooks/index.ts'
import { workingWeek } from './capabilities/working-time/index.ts'

export type Example = { name: string; activityId: string; data: object; stored?: object; faults?: string[] }
type Dependencies = {
  definition: ServiceDefinition
  valid: readonly Example[]
  invalid: readonly Example[]
  today: string
  forms: Forms
  hooks: Pick<Hooks, 'handlerFor'>
}

const failed = (name: string, ar: string, en: string): Issue => ({
  place: `examples "${name}"`,
  key: 'exampleFailed',
  text: { ar, en },
})

export const exampleFaults = async (options: Dependencies): Promise<Issue[]> => {
  const { definition, forms, hooks, today } = options
  const form = forms.compile(definition)
  const verdictOn = async ({ activityId, data }: Example) => {
    const activity = form.activity(activityId)
    if (!activity) return undefined
    const service = { slug: definition.serviceSlug, version: 0, definition }
    const handler = hooks.handlerFor({ service, activityId, person: undefined }, activity)
    return judge(activity, data, { today, calendar: workingWeek }, handler)
  }
  const found: Issue[] = []
  for (const example of options.valid) {
    const verdict = await verdictOn(example)
    const errors =
      verdict?.ok === false ? verdict.faults.map(({ field, key }) => `${field}: ${key}`).join(', ') : ''
    if (!verdict?.ok)
      found.push(failed(example.name, `رُفضت الإجابات: ${errors}`, `The answers are refused: ${errors}`))
    else if (!isDeepStrictEqual({ ...verdict.data, ...example.stored }, verdict.data))
      found.push(failed(example.name, 'خُزّن غير ما ذُكر', 'Something else is stored than it says'))
  }
  for (const example of options.invalid) {
    const verdict = await verdictOn(example)
    const fields = verdict?.ok === false ? verdict.faults.map(({ field }) => field) : []
    if (!isDeepStrictEqual(fields, example.faults))
      found.push(
        failed(
          example.name,
          `الأخطاء: ${fields.join('، ')}`,
          `The faults are: ${fields.join(', ') || 'none'}`,
        ),
      )
  }
  return found
}
