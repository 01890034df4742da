// Figures over HTTP.

import type { figureCalls } from '@bawaba/contract/calls/figures.ts'
import type { Handlers } from '../../platform/http/call.ts'
import type { Figures } from './figures.ts'

export const figureRoutes = (figures: Figures): Handlers<keyof typeof figureCalls> => ({
  'GET figures': () => figures.read(),
})
