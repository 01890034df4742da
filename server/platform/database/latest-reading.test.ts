import assert from 'node:assert/strict'
import { test } from 'node:test'
import { latestReading } from './latest-reading.ts'

/** Two readings that have begun in this order, and what was applied after each answer. */
const overlapping = () => {
  const answers: ((found: string) => void)[] = []
  let applied = 'nothing'
  const load = latestReading(
    () => new Promise<string>(resolve => void answers.push(resolve)),
    found => {
      applied = found
    },
  )
  const first = load()
  const second = load()
  const [answerFirst, answerSecond] = answers
  if (!answerFirst || !answerSecond) throw new Error('A reading did not begin')
  return { first, second, answerFirst, answerSecond, applied: () => applied }
}

test('a reading that answers while a later one is under way is applied: whoever waited for it sees its own change', async () => {
  const { first, second, answerFirst, answerSecond, applied } = overlapping()
  answerFirst('first')
  await first
  assert.equal(applied(), 'first')
  answerSecond('second')
  await second
  assert.equal(applied(), 'second')
})

test('a slow reading that was overtaken changes nothing', async () => {
  const { first, second, answerFirst, answerSecond, applied } = overlapping()
  answerSecond('second')
  await second
  answerFirst('first')
  await first
  assert.equal(applied(), 'second')
})
