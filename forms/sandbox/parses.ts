// Reads a script without running it: whether it parses, and whether it declares the function it is named after.

import type { Engine } from './engine.ts'
import { failed, type Outcome, type ScriptCheck } from './job.ts'

type Syntax = { message: string; lineNumber?: number } | undefined

const syntaxOf = (engine: Engine, code: string): Syntax => {
  using runtime = engine.newRuntime()
  runtime.setMaxStackSize(131_072)
  using context = runtime.newContext()
  const result = context.evalCode(code, 'script.js', { compileOnly: true, strict: true, type: 'global' })
  if (!result.error) {
    result.value.dispose()
    return undefined
  }
  using error = result.error
  const { message, lineNumber } = context.dump(error)
  return { message: String(message), lineNumber: typeof lineNumber === 'number' ? lineNumber : undefined }
}

/**
 * A function of a name is there when a constant of that name beside it is refused and a variable is not;
 * inside a function the parser itself says so.
 */
const declares = (engine: Engine, { name, source }: ScriptCheck): boolean => {
  const beside = (declared: string) => syntaxOf(engine, `(function () {${declared} ${name};\n${source}\n})`)
  return beside('let') !== undefined && beside('var') === undefined
}

export const parses = (engine: Engine, check: ScriptCheck): Outcome => {
  const error = syntaxOf(engine, check.source)
  if (error) return failed('parse', error.message, error.lineNumber)
  return declares(engine, check)
    ? { ok: true, value: null }
    : failed('parse', `The script declares no function ${check.name}`)
}
