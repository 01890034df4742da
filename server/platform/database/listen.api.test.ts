// NOTIFY reaches every listener, and an interruption is announced and survived.
import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { test } from 'node:test'
import { sql } from './index.ts'
import { testDatabase } from './test-database.ts'

test('listeners hear their channel, again after the connection was cut, and stop when told', async () => {
  const { database, close } = await testDatabase([])
  const heard: (string | undefined)[] = []
  const events = new EventEmitter()
  const notify = (text: string) => database.query(sql`select pg_notify('catalogue changed', ${text})`)
  try {
    const stop = await database.listen('catalogue changed', payload => {
      heard.push(payload)
      events.emit('heard')
    })
    const next = async (act: () => Promise<unknown>) => {
      const arrival = once(events, 'heard')
      await act()
      await arrival
    }
    await next(() => notify('first'))
    await next(() =>
      database.query(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'bawaba-listen'`),
    )
    await next(() => notify('second'))
    await stop()
    await notify('third')
    await database.ping()
    assert.deepEqual(heard, ['first', undefined, 'second'])
  } finally {
    await close()
  }
})
