// What this capability contributes to the server: one-time codes by SMS or e-mail: sent, guessed at, used once.

import { type Base, defineCapability } from '../../capability.ts'
import type { Config } from '../../config.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Messenger } from '../messages/index.ts'
import type { Notices } from '../notifications/index.ts'
import { createCodes } from './codes.ts'
import { createDay, type Day } from './day.ts'
import { createNumbers } from './numbers.ts'
import { codeDeletes, codesStore } from './store.ts'

/** The host that codes by SMS are bound to. */
const hostOf = ({ ORIGIN }: Config): string => (ORIGIN === '' ? 'localhost' : new URL(ORIGIN).hostname)

export const capability = defineCapability({
  name: 'codes',
  provide: ({
    config,
    database,
    clock,
    random,
    secret,
    log,
    budgets,
    messenger,
    notices,
  }: Base & { budgets: Budgets; messenger: Messenger; notices: Notices }) => {
    const numbers = createNumbers(config.SMS_COUNTRIES)
    const day = createDay({
      budgets,
      clock,
      limit: config.MESSAGES_PER_DAY,
      alarm: details => log('codes.daily_cap_reached', details),
    })
    const codes = createCodes({
      store: codesStore(database),
      budgets,
      messenger,
      notices,
      clock,
      random,
      secret,
      numbers,
      day,
      host: hostOf(config),
      perAddress: config.CODES_PER_ADDRESS,
    })
    return { numbers, day, codes }
  },
  contribute: ({ database, day }: Base & { day: Day }) => ({
    tidies: codeDeletes(database),
    metrics: [
      {
        name: 'messages_of_day_limit',
        help: 'Codes and reset links that may be sent in a day',
        read: () => day.figures.limit,
      },
      {
        name: 'messages_of_day_refused',
        help: 'Those that this server refused: the day was spent',
        isOfProcess: true,
        read: day.figures.refused,
      },
      {
        name: 'messages_of_day',
        help: 'Codes and reset links sent in this day, by all processes',
        // Without the database the other figures are still told.
        read: () => day.figures.taken().catch(() => undefined),
      },
    ],
  }),
})
