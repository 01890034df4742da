// Runs the examples of a service: valid answers are filed as the server would, through every script, and stored as they
// say; invalid ones have the faults they name. Nothing is written.

import { isDeepStrictEqual } from 'node:util'
import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Answers } from '@bawaba/forms/definition.ts'
import { lacksItem } from '@bawaba/forms/fees.ts'
import { type CompiledService, type Forms, type Issue, judge } from '@bawaba/forms/index.ts'
import { cairoInstant } from '@bawaba/language/wall-clock.ts'
import type { Example } from './capabilities/catalogue/index.ts'
import type { Subject } from './capabilities/hooks/index.ts'
import { type RegistryExample, recordedRegistries } from './capabilities/registries/index.ts'
import { workingWeek } from './capabilities/working-time/index.ts'
import type { Sandbox } from './platform/sandbox/index.ts'
import { failureText, type WatchedScripts, watchScripts } from './services-scripts.ts'

type Input = {
  definition: ServiceDefinition
  valid: readonly Example[]
  invalid: readonly Example[]
  today: string
  /** What registries answer meanwhile. */
  registries?: readonly RegistryExample[]
  forms: Forms
  sandbox: Pick<Sandbox, 'run' | 'parses'>
}
type Run = Pick<Input, 'definition' | 'today'> & {
  form: CompiledService
  scripts: WatchedScripts
  /** What the last example that files has stored: later activities act on it. */
  filed: Answers
}

const failed = (name: string, ar: string, en: string, key = 'exampleFailed'): Issue => ({
  place: `examples "${name}"`,
  key,
  text: { ar, en },
})

/** Somebody who is signed in, as scripts see them. */
const somebody = {
  firstName: 'نهى',
  lastName: 'محمود',
  englishFullName: 'Noha Mahmoud',
  language: 'ar',
  userSlug: 'citizen',
} as const

const subjectOf = ({ definition, form }: Run, activityId: string): Omit<Subject, 'answers'> => ({
  service: { slug: definition.serviceSlug, version: 0, definition, form },
  activityId,
  person: definition.allowAnonymous ? undefined : somebody,
})

type Outcome = { stored: Answers } | { faults: string[]; words: string }

/** The form's verdict, and what the script that looks at whole answers says. */
const verdictOn = async (run: Run, { activityId, data }: Example): Promise<Outcome> => {
  const activity = run.form.activity(activityId)
  if (!activity) return { faults: ['activityId'], words: `activityId: ${activityId}` }
  const subject = subjectOf(run, activityId)
  const { hooks } = run.scripts
  const isFiling = run.form.filing?.activityId === activityId
  const world = { today: run.today, calendar: workingWeek, ...(isFiling ? {} : { request: run.filed }) }
  const verdict = await judge(activity, data, world, hooks.handlerFor(subject, activity))
  const errors = verdict.ok ? await hooks.beforeSubmit({ ...subject, answers: verdict.data }) : verdict.faults
  if (verdict.ok && errors.length === 0) return { stored: verdict.data }
  return {
    faults: errors.map(({ field }) => field),
    words: errors.map(({ field, key }) => `${field}: ${key}`).join(', '),
  }
}

/** What follows on filing: fees, and what is said. */
const file = async (run: Run, activityId: string, answers: Answers): Promise<string | undefined> => {
  const { form, definition, today } = run
  const subject = { ...subjectOf(run, activityId), answers }
  const priced = {
    answers,
    evaluate: (expression: Parameters<CompiledService['evaluate']>[0]) =>
      form.evaluate(expression, answers, { today, calendar: workingWeek }),
  }
  if (lacksItem(definition.fees ?? [], priced)) return 'PRICE_INVALID'
  await run.scripts.hooks.fees(subject)
  await run.scripts.hooks.afterTransition(subject)
  return undefined
}

/** What follows on a later activity, by each transition that performs it. */
const act = async (run: Run, activityId: string, own: Answers): Promise<void> => {
  const { workflow, serviceSlug } = run.definition
  const answers = { ...run.filed, ...own }
  const ID = `${serviceSlug.slice(0, 4)}-${run.today.slice(0, 4)}-000001-0`
  for (const { to, effects = [] } of workflow.transitions.filter(way => way.activityId === activityId)) {
    const state = workflow.states.find(({ code }) => code === to)
    const request = { ID, status: to, statusKind: state?.kind ?? 'open' }
    const subject = { ...subjectOf(run, activityId), answers, request }
    await run.scripts.hooks.afterTransition(subject)
    for (const { kind, params } of effects)
      if (kind === 'callHook') await run.scripts.hooks.effect(subject, String(params?.name))
  }
}

const validIssues = async (run: Run, example: Example): Promise<Issue[]> => {
  const { name, activityId, stored = {} } = example
  const outcome = await verdictOn(run, example)
  if ('faults' in outcome)
    return [failed(name, `رُفضت الإجابات: ${outcome.words}`, `The answers are refused: ${outcome.words}`)]
  const isFiling = run.form.filing?.activityId === activityId
  if (isFiling) run.filed = outcome.stored
  const refusal = isFiling ? await file(run, activityId, outcome.stored) : undefined
  if (!isFiling) await act(run, activityId, outcome.stored)
  return [
    ...(refusal ? [failed(name, `رُفض التقديم: ${refusal}`, `Filing is refused: ${refusal}`)] : []),
    ...(isDeepStrictEqual({ ...outcome.stored, ...stored }, outcome.stored)
      ? []
      : [failed(name, 'خُزّن غير ما ذُكر', 'Something else is stored than it says')]),
  ]
}

const invalidIssues = async (run: Run, example: Example): Promise<Issue[]> => {
  const outcome = await verdictOn(run, example)
  const fields = 'faults' in outcome ? outcome.faults : []
  if (isDeepStrictEqual(fields, example.faults)) return []
  const [ar, en] = [fields.join('، ') || 'لا شيء', fields.join(', ') || 'none']
  return [failed(example.name, `الأخطاء: ${ar}`, `The faults are: ${en}`)]
}

/** What a script that fails has refused is told by the script. */
const scriptProblems = new Set<string>(['HOOK_TIMEOUT', 'HOOK_FAILED', 'OVERLOADED'])

const issuesOfOne = async (
  run: Run,
  example: Example,
  issuesOf: (run: Run, example: Example) => Promise<Issue[]>,
): Promise<Issue[]> => {
  let found: Issue[] = []
  try {
    found = await issuesOf(run, example)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (!scriptProblems.has(error.code))
      found = [failed(example.name, `رُفضت الإجابات: ${error.code}`, `The answers are refused: ${error.code}`)]
  }
  const scripts = run.scripts.failures().map(failure => {
    const { ar, en } = failureText(run.definition.serviceSlug, failure)
    return failed(example.name, ar, en, 'scriptFailed')
  })
  return [...found, ...scripts]
}

/** What stands against the examples, each by its name. A script that fails ends no more than its example. */
export const exampleIssues = async (input: Input): Promise<Issue[]> => {
  const { definition, today, forms, sandbox } = input
  const now = cairoInstant(`${today}T12:00`)
  const registries = recordedRegistries(input.registries ?? [], {
    clock: () => now,
    calendar: workingWeek,
  })
  const scripts = watchScripts(sandbox, registries, now)
  const run: Run = { definition, today, form: forms.compile(definition), scripts, filed: {} }
  const found: Issue[] = []
  for (const example of input.valid) found.push(...(await issuesOfOne(run, example, validIssues)))
  for (const example of input.invalid) found.push(...(await issuesOfOne(run, example, invalidIssues)))
  return found
}
