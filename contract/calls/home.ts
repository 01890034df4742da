// The home page of a citizen.

import { Home } from '../entities/home.ts'
import { defineCalls } from './call.ts'

export const homeCalls = defineCalls({
  'GET home': {
    summary: {
      ar: 'ما ينتظرك وموعدك التالي',
      en: 'Requests that wait for the caller, those due first, and the next date of their requests',
    },
    tag: 'app',
    answer: Home,
    policy: { citizen: 'own' },
    errors: [],
  },
})
