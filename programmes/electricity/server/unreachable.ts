// A provider that cannot be asked, as whoever called is told.

import { Problem } from '@bawaba/contract/problem.ts'
import { OutsideUnavailable } from '@bawaba/server/platform/outside/signed-call.ts'

export const unlessUnreachable =
  (code: 'ECONNABORTED' | 'INTEGRATION_ERROR') =>
  (error: unknown): never => {
    throw error instanceof OutsideUnavailable ? new Problem(code, { cause: error }) : error
  }
