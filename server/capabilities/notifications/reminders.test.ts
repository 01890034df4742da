// A reminder that cannot be written, or a kind of them that cannot be read, keeps no other from being written.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { standardNotices } from './index.ts'
import { createReminders } from './reminders.ts'
import type { Reminder, RemindersStore } from './reminders-store.ts'

const due = (id: string) => ({ id, accountId: 'a', serviceSlug: 'CARD', ID: 'CARD-1', step: 1, amount: 500 })
const appointment = { ...due('visit'), code: 'NASR/2026-11-24T09:30', center: { ar: 'مركز', en: 'Center' } }

const remindersOf = (store: Partial<RemindersStore>) => {
  const [written, reported]: [string[], unknown[]] = [[], []]
  const reminders = createReminders({
    store: {
      dueDrafts: async () => [due('first'), due('broken'), due('last')],
      duePayments: async () => [due('fee')],
      dueAppointments: async () => [appointment],
      endingDrafts: async () => [],
      endingLetters: async () => [],
      write: async ({ id }: Reminder) => {
        if (id === 'broken') throw new Error('no words')
        written.push(id)
        return true
      },
      ...store,
    } as never,
    notices: standardNotices,
    openServices: () => [],
    labelOf: () => undefined,
    closedOf: async () => new Set(),
    linkTo: path => path,
    clock: () => new Date('2026-11-23T10:00:00Z'),
    report: error => reported.push(error),
  })
  return { reminders, written, reported }
}

test('one that cannot be written is reported, and all others are', async () => {
  const { reminders, written, reported } = remindersOf({})
  assert.equal(await reminders.run(), 4)
  assert.deepEqual([written, reported.length], [['first', 'last', 'fee', 'visit'], 1])
})

test('a kind that cannot be read keeps no appointment from being reminded of', async () => {
  const away = async () => {
    throw new Error('the table is locked')
  }
  const { reminders, written, reported } = remindersOf({ dueDrafts: away, duePayments: away })
  assert.equal(await reminders.run(), 1)
  assert.deepEqual([written, reported.length], [['visit'], 2])
})
