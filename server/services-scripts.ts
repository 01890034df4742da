// The scripts of a service while its examples are run: what fails is collected with script, line and reason, for its author.

import type { Failure } from '@bawaba/forms/sandbox/job.ts'
import { formatNumber, isolate, type Text } from '@bawaba/language/index.ts'
import { createHooks, type Hooks } from './capabilities/hooks/index.ts'
import type { Registries } from './capabilities/registries/index.ts'
import type { Sandbox } from './platform/sandbox/index.ts'

type Kind = Failure['kind'] | 'shape'
export type ScriptFailure = { script: string; kind: Kind; message: string; line?: number }

const reasons: Record<Kind, Text> = {
  timeout: { ar: 'استغرق أطول من المسموح', en: 'it ran longer than it may' },
  memory: { ar: 'احتاج إلى ذاكرة أكبر من المسموح', en: 'it needed more memory than it may have' },
  stack: { ar: 'استدعى نفسه بلا نهاية', en: 'it called itself without end' },
  throw: { ar: 'رمى خطأ', en: 'it threw' },
  parse: { ar: 'لا يُقرأ', en: 'it cannot be read' },
  output: { ar: 'إجابته أكبر من المسموح', en: 'its answer is too large' },
  busy: { ar: 'لم يأته الدور', en: 'it never had its turn' },
  shape: {
    ar: 'إجابته ليست بالشكل الذي في docs/how-to/write-a-hook.md',
    en: 'its answer is not of the shape that docs/how-to/write-a-hook.md says',
  },
}

/** What failed, in words: `LIBRARY_CARD hooks/fees.js:3: it threw: cannot read property`. */
export const failureText = (slug: string, { script, kind, line, message }: ScriptFailure): Text => {
  const at = `${slug} hooks/${script}.js${line === undefined ? '' : `:${line}`}`
  const reason = kind === 'throw' && message !== '' ? `: ${isolate(message)}` : ''
  const inLine = line === undefined ? '' : `، السطر ${formatNumber('ar', line)}`
  return {
    ar: `${isolate(`${slug} hooks/${script}.js`)}${inLine}: ${reasons[kind].ar}${reason}`,
    en: `${at}: ${reasons[kind].en}${reason}`,
  }
}

export type WatchedScripts = {
  hooks: Hooks
  /** What has failed since this was last called, each once. */
  failures(): ScriptFailure[]
}

/** Scripts over a sandbox and registries, on a day of their own. */
export const watchScripts = (
  sandbox: Pick<Sandbox, 'run' | 'parses'>,
  registries: Registries,
  now: Date,
): WatchedScripts => {
  let collected: ScriptFailure[] = []
  const note = (failure: ScriptFailure): void => {
    const text = JSON.stringify(failure)
    if (!collected.some(one => JSON.stringify(one) === text)) collected.push(failure)
  }
  const watched: Pick<Sandbox, 'run' | 'parses'> = {
    parses: sandbox.parses,
    run: async script => {
      const outcome = await sandbox.run(script)
      if (!outcome.ok) note({ script: script.name, ...outcome.failure })
      return outcome
    },
  }
  const hooks = createHooks({
    sandbox: watched,
    registries,
    clock: () => now,
    // An answer of another shape is no failure of the sandbox: it is known here alone.
    log: ({ script, kind }) => {
      if (kind === 'shape') note({ script: String(script), kind, message: '' })
    },
  })
  return {
    hooks,
    failures: () => {
      const all = collected
      collected = []
      return all
    },
  }
}
