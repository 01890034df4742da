// Which test holds which promise of hardening: rows of docs/acceptance.md, each with a file and the beginning of a title.

export type Promised = { what: string; file: string; title: string }

const definitions = 'server/capabilities/definitions/accepted.api.test.ts'
const deployed = 'server/deployed.api.test.ts'
const replaced = 'server/capabilities/drafts/replaced.api.test.ts'
const twoBrowsers = 'journeys/two-browsers.spec.ts'
const odd = 'server/odd-headers.api.test.ts'
const visitors = 'server/capabilities/requests/visitors.api.test.ts'

export const hardening: Promised[] = [
  {
    what: 'Whatever the check accepts can be used',
    file: definitions,
    title: 'what the check accepts is listed',
  },
  { what: 'What is missing is named', file: definitions, title: 'refused before publishing' },
  { what: 'An unknown category is refused', file: definitions, title: 'a category that does not exist' },
  {
    what: 'A stored service that cannot be shown takes no list down',
    file: definitions,
    title: 'a service that older rules',
  },
  {
    what: 'A list is written without a row that cannot be',
    file: 'server/platform/http/writers.test.ts',
    title: 'a row that cannot be written',
  },
  {
    what: 'Every form that is sent is filed exactly once',
    file: twoBrowsers,
    title: 'every form that is sent',
  },
  { what: 'A sent form leaves no draft, in any order', file: replaced, title: 'a saving that runs while' },
  {
    what: 'A used key offers a new request',
    file: replaced,
    title: 'a form that was sent by another browser',
  },
  {
    what: 'Rubbish in an address is a page of the portal',
    file: 'journeys/unknown-addresses.spec.ts',
    title: 'rubbish in every parameter',
  },
  {
    what: 'Unknown addresses answer 404 in every app',
    file: 'journeys/unknown-addresses.spec.ts',
    title: 'an address that',
  },
  { what: 'No start without an https address', file: deployed, title: 'outside demo mode nothing starts' },
  { what: 'Other hosts get 421', file: deployed, title: 'a call to another host' },
  { what: 'Links follow the settings', file: deployed, title: 'a link to a new password' },
  { what: 'Only proxies of ours are believed', file: deployed, title: 'only a proxy of ours' },
  { what: 'Request ids from outside are plain words', file: deployed, title: 'a request id from outside' },
  { what: 'Figures need their token', file: deployed, title: 'figures are read by their token' },
  { what: '__Host- cookies and HSTS over https', file: deployed, title: 'over https cookies' },
  {
    what: 'Demo accounts do not survive demo mode',
    file: 'server/capabilities/demo/guard.api.test.ts',
    title: 'every demo account is disabled',
  },
  {
    what: 'A closed demo can be opened again',
    file: 'server/capabilities/maintenance/maintenance.api.test.ts',
    title: 'closed: everyone but staff',
  },
  {
    what: 'Codes of strangers spend nothing of a person',
    file: 'server/capabilities/codes/spent-by-others.api.test.ts',
    title: 'ten forgotten passwords',
  },
  {
    what: 'A new password ends every other way',
    file: 'server/capabilities/recovery/ended-ways.api.test.ts',
    title: 'a new password ends tickets',
  },
  {
    what: 'Of factors removed at once one stays',
    file: 'server/capabilities/factors/remove.api.test.ts',
    title: 'of all the factors of staff',
  },
  { what: 'A visitor’s key is of their browser', file: visitors, title: 'a key is good for the browser' },
  { what: 'Filings without signing in have a budget', file: visitors, title: 'one network address files' },
  { what: 'Reports of errors are masked', file: 'server/observed.api.test.ts', title: 'no password, token' },
  { what: 'Odd forms, uploads and hosts are refused', file: odd, title: 'a form with the boundary' },
  { what: 'Unknown keys cost little', file: odd, title: 'a body of 18,000 unknown keys' },
  {
    what: 'Nothing of a person stays after sign-out',
    file: 'web/client/queries.test.ts',
    title: 'what one person loaded is gone',
  },
]
