// Runs the scripts of one form in the browser: one on opening, one after typing pauses. A script that fails is
// reported and leaves the form as it was; nobody waits for one.

import type { Answers } from '@bawaba/forms/definition.ts'
import type { FormStore } from '@bawaba/forms/index.ts'
import type { Failure } from '@bawaba/forms/sandbox/job.ts'
import { cairoDate, type Text } from '@bawaba/language/index.ts'
import type { Timers } from '../client/timers.ts'
import { readScriptAnswer } from './answers.ts'
import { createFilling } from './filling.ts'
import type { PageSandbox } from './sandbox.ts'

export type BrowserScripts = { onOpen?: string; onChange?: string }
/** Milliseconds without typing before `onChange` is asked. */
const typingPause = 400

type ScriptName = keyof BrowserScripts
/** What a script is told besides the answers. */
export type Telling = { person: object | null; words: Record<string, Text> }

export type ClientHooks = {
  scripts: BrowserScripts
  store: FormStore
  /** The answers that the form was opened with: it may have been typed into before the scripts were loaded. */
  opened: Answers
  sandbox: PageSandbox
  telling: Telling
  clock: () => Date
  timers: Timers
  onNotes: (notes: Record<string, Text | null>) => void
  onFilled: (name: string) => void
  onFailure: (script: ScriptName, failure: Failure) => void
}

const changedNames = (before: Answers, now: Answers): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    name => JSON.stringify(before[name]) !== JSON.stringify(now[name]),
  )

/** Begins at once; calling the answer ends it. */
export const runClientHooks = (options: ClientHooks): (() => void) => {
  const { scripts, store, sandbox, telling, clock, timers } = options
  const fill = createFilling(store)
  // Values, as the server's scripts are told them: not what was typed for them.
  let known = options.opened
  let timer: unknown
  let isOver = false

  const ask = async (name: ScriptName, field?: string) => {
    const source = scripts[name]
    if (source === undefined || isOver) return
    const now = clock()
    const context = {
      hook: name,
      activityId: store.activity.activityId,
      ...(field ? { field } : {}),
      answers: store.submission(),
      ...telling,
      now: now.toISOString(),
      today: cairoDate(now),
    }
    const outcome = await sandbox.run({ name, source, input: JSON.stringify(context), now: now.getTime() })
    if (isOver) return
    if (!outcome.ok) return options.onFailure(name, outcome.failure)
    const { answers, notes } = readScriptAnswer(outcome.value)
    for (const filled of fill(answers)) {
      options.onFilled(filled)
      // What a script filled in is no change of the person's.
      known = { ...known, [filled]: store.submission()[filled] }
    }
    options.onNotes(notes)
  }

  const look = () => {
    const now = store.submission()
    const changed = changedNames(known, now)
    known = now
    for (const name of changed) void ask('onChange', name)
  }
  const lookSoon = () => {
    timers.clear(timer)
    timer = timers.set(look, typingPause)
  }
  const leave = scripts.onChange === undefined ? () => undefined : store.subscribeAll(lookSoon)
  void ask('onOpen')
  if (scripts.onChange !== undefined && changedNames(known, store.submission()).length > 0) lookSoon()
  return () => {
    isOver = true
    timers.clear(timer)
    leave()
    sandbox.stop()
  }
}
