// What runs inside the sandbox before a script does, written as the sandbox reads it. It takes away what makes two runs
// differ or makes code out of text, and keeps for itself the few functions that a script could otherwise replace.

/** An expression: a function of the input and the instant, giving what calls the script and reads its result. */
export const prelude = `(function (input, now) {
  'use strict'
  const { parse, stringify } = JSON
  const { freeze, defineProperty, getPrototypeOf, keys } = Object
  const RealDate = Date
  const construct = Reflect.construct
  const slice = Function.prototype.call.bind(String.prototype.slice)
  const hide = (holder, name, value) =>
    defineProperty(holder, name, { value, writable: true, configurable: true, enumerable: false })

  function FixedDate(...parts) {
    if (!new.target) return construct(RealDate, [now]).toString()
    return construct(RealDate, parts.length === 0 ? [now] : parts, new.target)
  }
  FixedDate.prototype = RealDate.prototype
  hide(RealDate.prototype, 'constructor', FixedDate)
  hide(FixedDate, 'now', () => now)
  hide(FixedDate, 'parse', RealDate.parse)
  hide(FixedDate, 'UTC', RealDate.UTC)
  hide(globalThis, 'Date', FixedDate)
  delete Math.random

  const makers = [function () {}, function* () {}, async function () {}, async function* () {}]
  for (const maker of makers) hide(getPrototypeOf(maker), 'constructor', undefined)
  for (const name of ['eval', 'Function', 'SharedArrayBuffer', 'WeakRef', 'FinalizationRegistry'])
    delete globalThis[name]

  const freezeAll = value => {
    if (typeof value !== 'object' || value === null) return value
    for (const key of keys(value)) freezeAll(value[key])
    return freeze(value)
  }
  const context = freezeAll(parse(input))

  return freeze({
    call: script => script(context),
    text: (value, longest) => {
      const json = stringify(value)
      if (json === undefined) return 'null'
      return json.length > longest ? '' : json
    },
    fault: thrown => {
      const isObject = typeof thrown === 'object' && thrown !== null
      const message = isObject ? thrown.message : thrown
      const stack = isObject ? thrown.stack : ''
      return stringify({
        message: slice(typeof message === 'symbol' ? 'Symbol' : '' + message, 0, 300),
        stack: typeof stack === 'string' ? slice(stack, 0, 1000) : '',
        name: isObject ? slice('' + thrown.name, 0, 40) : '',
      })
    },
  })
})`
