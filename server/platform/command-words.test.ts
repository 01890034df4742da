import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asksForHelp, readWords } from './command-words.ts'

const read = (...words: string[]) => readWords('open', words, { run: 'value', name: 'value', now: 'flag' })

test('a value is written behind its option, or after an equals sign', () => {
  assert.deepEqual(read('a', '--run', 'x', '--now', 'b'), {
    rest: ['a', 'b'],
    options: { run: 'x', now: true },
  })
  assert.deepEqual(read('--run=x=y', '--name=--odd'), { rest: [], options: { run: 'x=y', name: '--odd' } })
  assert.deepEqual(read('--run', '-5'), { rest: [], options: { run: '-5' } })
})

test('what is unknown, lacks its value, has one too many or is written twice is refused', () => {
  assert.throws(() => read('--later'), /There is no option --later for open/)
  assert.throws(() => read('--run'), /--run needs a value: --run=VALUE/)
  assert.throws(() => read('--run='), /--run needs a value/)
  assert.throws(() => read('--run', ''), /--run needs a value/)
  assert.throws(() => read('--run', '--now'), /--run needs a value/)
  assert.throws(() => read('--now=1'), /--now takes no value/)
  assert.throws(() => read('--run', 'x', '--run=y'), /written twice/)
  assert.throws(() => read('-x'), /There is no option -x/)
  assert.throws(() => read('--toString', 'x'), /There is no option --toString/)
})

test('no words, "help" and --help ask for help', () => {
  for (const words of [[], ['help'], ['list', '--help']]) assert.ok(asksForHelp(words))
  assert.ok(!asksForHelp(['list', 'help']))
})
