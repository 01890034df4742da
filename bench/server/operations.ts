// The operations that are measured, each as our server is called and as the bare one is.

import { randomUUID } from 'node:crypto'
import { employee } from './fill.ts'
import { answers, csrf, filingService, token, wrongAnswers } from './fixtures.ts'
import type { Sent, Source } from './load.ts'

export type Operation = { name: string; ours: Source; bare: Source; expected: { ours: number; bare: number } }

const json = (value: unknown): string => encodeURIComponent(JSON.stringify(value))

export const signedIn = (
  number: number,
  mode: 'CITIZEN' | 'EMPLOYEE',
  isUnsafe = false,
): Record<string, string> => ({
  cookie: `${mode.toLowerCase()}_session=${token(number)}`,
  'x-app-mode': mode,
  'x-device-type': 'web',
  ...(isUnsafe ? { 'x-csrf-token': csrf(number) } : {}),
})
const asEmployee = signedIn(employee, 'EMPLOYEE')
const get = (path: string, headers: Record<string, string> = {}): Sent => ({ method: 'GET', path, headers })
const ok = { ours: 200, bare: 200 }

export const openList = { where: { statusKind: 'open' }, order: 'createdAt DESC', limit: 20 }
export const listPath = (filter: object, rest = ''): string =>
  `/api/${filingService}?filter=${json(filter)}${rest}`
export const onePath = (number: string): string =>
  `/api/${filingService}/findOne?filter=${json({ where: { ID: number } })}`
export const employeeGet = (path: string): Sent => get(path, asEmployee)

export const catalogue: Operation = {
  name: 'catalogue (200 services)',
  ours: () => get(`/api/Categories?filter=${json({ include: ['services'] })}`, signedIn(0, 'CITIZEN')),
  bare: () => get('/catalogue'),
  expected: ok,
}

const post = (path: string, data: unknown, headers: Record<string, string> = {}): Sent => ({
  method: 'POST',
  path,
  headers,
  body: JSON.stringify({ data }),
})
export const filingOf = (service: string, connection: number): Sent =>
  post(`/api/${service}`, answers, {
    ...signedIn(connection, 'CITIZEN', true),
    'idempotency-key': randomUUID(),
  })
const filing = (connection: number): Sent => filingOf(filingService, connection)

/** What does not depend on how much is stored. */
export const writing: Operation[] = [
  {
    name: 'file a request of 30 fields',
    ours: filing,
    bare: () => post('/requests', answers),
    expected: { ours: 201, bare: 201 },
  },
  {
    name: 'refuse an invalid body',
    ours: connection => post(`/api/${filingService}`, wrongAnswers, signedIn(connection, 'CITIZEN', true)),
    bare: () => post('/requests', wrongAnswers),
    expected: { ours: 422, bare: 400 },
  },
]

export const reading = (numbers: readonly string[]): Operation[] => {
  let turn = 0
  const next = () => numbers[turn++ % numbers.length] as string
  return [
    {
      name: 'read one',
      ours: () => employeeGet(onePath(next())),
      bare: () => get(`/one/${next()}`),
      expected: ok,
    },
    {
      name: 'list with filter, order, total',
      ours: () => employeeGet(listPath(openList, '&total=true')),
      bare: () => get('/list'),
      expected: ok,
    },
  ]
}
