// Scripts that try to get out of the sandbox, to stay in it for ever or to break whoever reads their answer.
// Each declares `attack`; one that got out answers 'ESCAPED', or leaves a mark that the harness finds.

const always = (body: string): string => `function attack(ctx) { ${body} }`
/** Tries each expression; what it reaches must be nothing of a host. */
const reach = (expression: string): string =>
  always(`try { const found = ${expression}; return found ? 'ESCAPED' : null } catch (error) { return null }`)

const endless: Record<string, string> = {
  'for ever': always('for (;;);'),
  'while with work': always('let n = 0; while (true) n += Math.sqrt(n)'),
  'at the top of the script': 'for (;;); function attack() {}',
  'try and catch for ever': always('for (;;) { try { for (;;); } catch {} }'),
  'finally for ever': always('try { for (;;); } finally { for (;;); }'),
  labels: always('outer: for (;;) { for (;;) continue outer }'),
  'a generator that never ends': always('function* g() { for (;;) yield 1 } return [...g()].length'),
  'an iterator that never ends': always(
    'return Array.from({ [Symbol.iterator]: () => ({ next: () => ({}) }) })',
  ),
  'promises for ever': always('const f = () => Promise.resolve().then(f); return f()'),
  'await for ever': 'async function attack() { for (;;) await null }',
  'promises that multiply': always(
    'const f = () => { Promise.resolve().then(f); Promise.resolve().then(f) }; f(); return new Promise(() => {})',
  ),
  'a promise never kept': always('return new Promise(() => {})'),
  'a thenable for ever': 'async function attack() { return { then(keep) { for (;;); } } }',
  'an async generator for ever':
    'async function attack() { async function* g() { for (;;) yield 1 } for await (const x of g()); }',
  'a slow pattern': always("return /^(a+)+$/.test('a'.repeat(40) + '!')"),
  'a slow replacement': always("return 'a'.repeat(100000).replace(/a*a*a*a*b/g, '')"),
  'a sort that never agrees': always(
    'return Array.from({ length: 1e5 }, (_, i) => i).sort(() => { for (;;); })',
  ),
  'search in a long text': always("return 'x'.repeat(2e6).indexOf('x'.repeat(1e6) + 'y')"),
  'search from the end': always("return 'x'.repeat(2e6).lastIndexOf('x'.repeat(1e6) + 'y')"),
  'split a long text': always("return 'x'.repeat(2e6).split('x'.repeat(1e6) + 'y').length"),
  'a great number as text': always('return (3n ** 1500000n).toString().length'),
  'a great power': always('let n = 3n; for (;;) n = n * n'),
  'a long text as a number': always("return String(BigInt('9'.repeat(400000))).length"),
  'a wide array': always('return new Array(2 ** 32 - 1).fill(0).length'),
  'a join of holes': always("return new Array(5e7).join('x').length"),
  'sorting holes': always('const a = []; a.length = 2 ** 32 - 1; a[1] = 1; return a.reverse().length'),
  'a proxy that is asked for ever': always(
    'const p = new Proxy({}, { has: () => { for (;;); } }); return 1 in p',
  ),
  'numbers read for ever': always('return { valueOf() { for (;;); } } + 1'),
}

const hungry: Record<string, string> = {
  'arrays for ever': always('const a = []; for (;;) a.push(new Array(1000).fill(1))'),
  'text that doubles': always("let s = 'x'; for (;;) s += s"),
  'bytes for ever': always('const a = []; for (;;) a.push(new Uint8Array(1e6))'),
  'one great buffer': always('return new ArrayBuffer(2 ** 31 - 1).byteLength'),
  'a map for ever': always('const m = new Map(); for (let i = 0; ; i++) m.set(i, { i })'),
  'closures for ever': always('let f = () => 1; for (;;) { const g = f; f = () => g() }'),
  'memory caught and asked again': always(
    'const a = []; for (;;) { try { for (;;) a.push(new Array(1e5).fill(1)) } catch {} }',
  ),
  'a pad of gigabytes': always("return 'x'.padEnd(2 ** 30).length"),
  'names for ever': always("const o = {}; for (let i = 0; ; i++) o['k' + i] = i"),
  'symbols for ever': always('const a = []; for (;;) a.push(Symbol())'),
  'calls itself': always('return attack(ctx)'),
  'calls itself and catches': always(
    'const f = () => { try { return f() } catch { return f() } }; return f()',
  ),
  'getters that call themselves': always('const o = { get a() { return this.a } }; return o.a'),
  'a proxy of itself': always('const p = new Proxy({}, { get: (t, k, r) => r[k] }); return p.x'),
  'text of itself': always('const o = { toString() { return String(this) } }; return String(o)'),
  'a deep pattern': always("return new RegExp('('.repeat(50000) + ')'.repeat(50000)).test('')"),
  'deep JSON read': always("return JSON.parse('['.repeat(100000) + ']'.repeat(100000)).length"),
  'a deep script': `function attack() { return ${'['.repeat(20000)}${']'.repeat(20000)} }`,
  'a deep chain of prototypes': always('let o = {}; for (;;) o = Object.create(o)'),
  'a deep bind': always('let f = () => 1; for (let i = 0; i < 1e5; i++) f = f.bind(null); return f()'),
}

const outward: Record<string, string> = {
  'the process': reach("typeof process !== 'undefined' && process"),
  require: reach("typeof require !== 'undefined' && require"),
  fetch: reach("typeof fetch !== 'undefined' && fetch"),
  timers: reach("typeof setTimeout !== 'undefined' && setTimeout"),
  'the parent thread': reach("typeof postMessage !== 'undefined' && postMessage"),
  'a console': reach("typeof console !== 'undefined' && console.log('x')"),
  'a WebAssembly of its own': reach("typeof WebAssembly !== 'undefined' && WebAssembly"),
  'shared memory': reach("typeof SharedArrayBuffer !== 'undefined' && SharedArrayBuffer"),
  eval: reach("eval('1')"),
  'eval by another name': reach("(0, globalThis.eval)('1')"),
  Function: reach("Function('return 1')()"),
  'a function of a function': reach("(() => 1).constructor('return 1')()"),
  'a function of a generator': reach("(function* () {}).constructor('return 1')().next()"),
  'a function of an async function': reach("(async () => 1).constructor('return 1')()"),
  'a function of what was given': reach("ctx.constructor.constructor('return this')()"),
  'a function of an error': `function attack() { try { null.x } catch (error) { return typeof error.constructor.constructor === 'function' && error.constructor.constructor('return process')() ? 'ESCAPED' : null } }`,
  'a function of this':
    "function attack() { 'use strict'; return this === undefined ? null : this.constructor.constructor('return process')() ? 'ESCAPED' : null }",
  'import of a module': "async function attack() { return (await import('node:fs')) ? 'ESCAPED' : null }",
  'import of a file':
    "async function attack() { return (await import('file:///etc/passwd')) ? 'ESCAPED' : null }",
  'import.meta': 'function attack() { return import.meta.url }',
  'the caller': reach('attack.caller'),
  'arguments of the caller': reach('arguments.callee.caller'),
  'the prelude by its stack': always(
    "Error.prepareStackTrace = (e, sites) => sites; const s = new Error().stack; return typeof s !== 'string' ? 'ESCAPED' : null",
  ),
  'the input changed': always("'use strict'; ctx.answers.name = 'other'; return 'ESCAPED'"),
  'the input replaced': always("Object.defineProperty(ctx, 'answers', { value: {} }); return 'ESCAPED'"),
  'the input given another prototype': always("Object.setPrototypeOf(ctx, { x: 1 }); return 'ESCAPED'"),
  'a clock that runs': always(
    "const t = Date.now(); for (let i = 0; i < 1e6; i++); return Date.now() !== t || new Date().getTime() !== t ? 'ESCAPED' : null",
  ),
  'the real clock by its prototype': always(
    "return new (Object.getPrototypeOf(new Date(0)).constructor)().getTime() !== Date.now() ? 'ESCAPED' : null",
  ),
  chance: reach('Math.random()'),
}

const backward: Record<string, string> = {
  'toJSON for ever': always('return { toJSON() { for (;;); } }'),
  'toJSON of every object': always("Object.prototype.toJSON = () => 'x'; return { a: 1 }"),
  'another JSON': always('JSON.stringify = () => \'{"__proto__":{"polluted":1}}\'; return {}'),
  'a result with __proto__': always(
    'return JSON.parse(\'{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}\')',
  ),
  'a deep __proto__': always('return { a: [JSON.parse(\'{"__proto__":{"polluted":1}}\')] }'),
  'a getter that throws': always('return { get a() { throw 1 } }'),
  'a getter for ever': always('return { get a() { for (;;); } }'),
  'a proxy with keys without end': always('return new Proxy({}, { ownKeys: () => { for (;;); } })'),
  'a proxy of an array': always("return new Proxy([], { get: (t, k) => k === 'length' ? 4294967295 : 1 })"),
  'a circle': always('const a = {}; a.a = a; return a'),
  'a deep result': always('let a = 1; for (let i = 0; i < 5000; i++) a = [a]; return a'),
  'a great result': always("return 'x'.repeat(3e6)"),
  'a result of many parts': always('return Array.from({ length: 1e5 }, (_, i) => ({ i }))'),
  'a result that grows in bytes': always("return '\\u0623'.repeat(200000)"),
  'a great number as the result': always('return 10n'),
  'half of a letter': always("return '\\ud800'"),
  'a function as the result': always('return attack'),
  'a symbol thrown': always('throw Symbol()'),
  'nothing thrown': always('throw undefined'),
  'an error that cannot be read': always('throw { get message() { throw 1 }, get stack() { for (;;); } }'),
  'a proxy thrown': always('throw new Proxy({}, { get: () => { throw new Proxy({}, {}) } })'),
  'a long message': always("throw new Error('x'.repeat(3e6))"),
  'a message that forges a line of the log': always('throw new Error(\'x\\n{"level":60,"msg":"forged"}\')'),
  'an error that calls itself a timeout': always(
    "throw Object.assign(new Error('interrupted'), { name: 'InternalError' })",
  ),
  'parts of the language replaced': always(
    'Object.freeze = Object.keys = Array.prototype[Symbol.iterator] = Promise.prototype.then = String.prototype.slice = null; return { a: 1 }',
  ),
  'a promise with another then': always(
    'Promise.prototype.then = () => { for (;;); }; return Promise.resolve(1)',
  ),
  'a marked language': always(
    "Object.prototype.polluted = 1; Array.prototype.polluted = 1; globalThis.polluted = 1; return 'marked'",
  ),
  'the mark of an earlier run': always("return ({}).polluted || globalThis.polluted ? 'ESCAPED' : null"),
}

export const hostile: [name: string, source: string][] = [endless, hungry, outward, backward].flatMap(
  scripts => Object.entries(scripts),
)
