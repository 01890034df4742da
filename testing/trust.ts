// Which test holds which line about second doors and about what one dishonest person could gain. Rows of docs/acceptance.md.

import type { Promised } from './hardening-personal.ts'

const races = 'server/credential-races.api.test.ts'
const fresh = 'server/fresh-calls.api.test.ts'
const spent = 'server/capabilities/codes/spent-by-others.api.test.ts'

export const trust: Promised[] = [
  {
    what: 'An old session changes no way in, no power and no money',
    file: fresh,
    title: 'with a session older than ten minutes every such call is refused',
  },
  { what: 'A new number has one rule at both doors', file: fresh, title: 'a new number needs it at both' },
  {
    what: 'The page asks for the proof and goes on',
    file: 'web/client/client.test.ts',
    title: 'a call that needs a proof goes out again as it was',
  },
  {
    what: 'Sign-ins in progress end with a new password',
    file: races,
    title: 'a sign-in in progress does not survive a new password',
  },
  {
    what: 'A reset ends steps of signing in',
    file: races,
    title: 'a step of signing in is over after an administrator has reset the password',
  },
  {
    what: 'Every write of a way in ends the others',
    file: 'server/capabilities/accounts/end-ways-in.test.ts',
    title: 'every update of a password, number, address or status ends the ways in',
  },
  {
    what: 'Budgets are taken all or none',
    file: spent,
    title: 'a code that is refused spends nothing: staff wait for the quarter of an hour, not for the day',
  },
  {
    what: 'A full budget tells nobody who has an account',
    file: spent,
    title: 'a number whose codes are used up tells nobody whether it has an account',
  },
  {
    what: 'Budgets count networks',
    file: 'server/platform/http/network.test.ts',
    title: 'no budget counts by an address: a budget names its network',
  },
  {
    what: 'Calls that were given up count',
    file: 'server/platform/http/admission.test.ts',
    title: 'callers who give up make no room for others while their handlers work',
  },
  {
    what: 'Signing out by the address',
    file: 'server/capabilities/sessions/sessions.api.test.ts',
    title: 'signing out ends the session of the app that the address names, whatever a header says',
  },
  {
    what: 'One officer alone sends no refund twice',
    file: 'server/capabilities/payments/hand-refunds.api.test.ts',
    title: 'one person alone never sends a refund twice',
  },
]
