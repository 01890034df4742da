// What runs inside the sandbox before a script does, written as the sandbox reads it. It takes away what makes two runs
// differ or makes code out of text, and keeps for itself the few functions that a script could otherwise replace.

import { cairoOffsets } from '@bawaba/language/offsets.ts'
import { localTime } from './local-time.ts'

/** An expression: a function of the input and the instant, giving what calls the script and reads its result. */
export const makePrelude = (): string => `(function (input, now) {
  'use strict'
  const { parse, stringify } = JSON
  const { freeze, defineProperty, getPrototypeOf, keys } = Object
  const RealDate = Date
  const construct = Reflect.construct
  const slice = Function.prototype.call.bind(String.prototype.slice)
  const hide = (holder, name, value) =>
    defineProperty(holder, name, { value, writable: true, configurable: true, enumerable: false })

  // Few scripts ask for a date: what a date needs is read when one does.
  const read = eval
  let made
  const makeDate = () => {
    const local = read(${JSON.stringify(`(${localTime})`)})(RealDate, parse('${JSON.stringify(cairoOffsets())}'), hide)
    const dateFrom = parts => {
      if (parts.length === 0) return now
      if (parts.length > 1) return local.of(parts)
      const [part] = parts
      return typeof part === 'string' ? local.parse(part) : part
    }
    function FixedDate(...parts) {
      if (!new.target) return new FixedDate().toString()
      return construct(RealDate, [dateFrom(parts)], new.target)
    }
    FixedDate.prototype = RealDate.prototype
    hide(RealDate.prototype, 'constructor', FixedDate)
    hide(FixedDate, 'now', () => now)
    hide(FixedDate, 'parse', local.parse)
    hide(FixedDate, 'UTC', RealDate.UTC)
    return FixedDate
  }
  defineProperty(globalThis, 'Date', {
    get: () => (made ??= makeDate()),
    set: value => { made = value },
    configurable: true,
    enumerable: false,
  })
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
