// Which test holds which promise of hardening: rows of docs/acceptance.md, each with a file and the beginning of a title.

import { clients } from './hardening-clients.ts'
import { type Promised, personal } from './hardening-personal.ts'

const definitions = 'server/capabilities/definitions/accepted.api.test.ts'
const deployed = 'server/deployed.api.test.ts'
const proxies = 'server/drills/proxies.drill.ts'
const replaced = 'server/capabilities/drafts/replaced.api.test.ts'
const twoBrowsers = 'journeys/two-browsers.spec.ts'
const backup = 'server/backup.api.test.ts'
const keys = 'server/keys.api.test.ts'
const odd = 'server/odd-headers.api.test.ts'
const visitors = 'server/capabilities/requests/tracking/visitors.api.test.ts'
const numbers = 'server/capabilities/codes/numbers.api.test.ts'
const quota = 'server/capabilities/files/quota.api.test.ts'
const atOnce = 'server/at-once.api.test.ts'
const followed = 'server/followed-links.api.test.ts'
const second = 'server/capabilities/users/second-administrator.api.test.ts'
const ownContact = 'server/capabilities/profiles/own-contact.api.test.ts'

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
  {
    what: 'Pages are drawn under the portal’s own name',
    file: deployed,
    title: 'pages that the server draws',
  },
  {
    what: 'A server without grants says what to do',
    file: 'server/roles.api.test.ts',
    title: 'a server that was granted nothing yet',
  },
  { what: 'nginx and Caddy as documented lead to https', file: proxies, title: 'a page over https' },
  {
    what: 'nginx and Caddy as documented refuse other hosts',
    file: proxies,
    title: 'other hosts are refused',
  },
  {
    what: 'Behind them the caller’s own address is counted',
    file: proxies,
    title: 'the address that is counted',
  },
  { what: 'Behind them events come within a second', file: proxies, title: 'an event is told within' },
  { what: 'Behind them large files pass', file: proxies, title: '15 MB pass' },
  { what: 'A proxy that buffers is noticed', file: proxies, title: 'a proxy that buffers' },
  {
    what: 'A proxy that passes on forged addresses is noticed',
    file: proxies,
    title: 'a proxy that passes on',
  },
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
  {
    what: 'What an administrator enters waits for its owner',
    file: second,
    title: 'a number and an address that an administrator enters',
  },
  {
    what: 'No account in use is taken over by reset and invitation',
    file: second,
    title: 'reset, disabled and enabled',
  },
  {
    what: 'Administrators and auditors take two administrators',
    file: second,
    title: 'a new auditor has no rights',
  },
  {
    what: 'Nobody becomes the only administrator',
    file: second,
    title: 'removing the other administrators',
  },
  {
    what: 'Three new numbers an account and day',
    file: numbers,
    title: 'an account tries three new numbers',
  },
  { what: 'No code to satellite or premium numbers', file: numbers, title: 'satellite, premium-rate' },
  {
    what: 'The portal’s day has a cap, an alarm and a reserve',
    file: numbers,
    title: 'the portal’s day ends',
  },
  {
    what: 'Files of a person are counted as they are added',
    file: quota,
    title: 'of forty files begun at once',
  },
  { what: 'Bytes of a person are counted as they are added', file: quota, title: 'bytes are counted' },
  {
    what: 'Patterns have a bounded compiled size',
    file: 'forms/engine/pattern-size.test.ts',
    title: 'a pattern that the engine would run',
  },
  {
    what: 'A filing is a duplicate whichever server has the first',
    file: 'server/capabilities/requests/duplicates.api.test.ts',
    title: 'while one server files',
  },
  {
    what: 'One key files once through all servers',
    file: 'server/capabilities/requests/duplicates.api.test.ts',
    title: 'one key sent forty times',
  },
  { what: 'Views, counted at once', file: atOnce, title: 'saved views: as many' },
  { what: 'Drafts, counted at once', file: atOnce, title: 'drafts: as many' },
  { what: 'Exports, counted at once', file: atOnce, title: 'exports: as many' },
  { what: 'One link to an address is good', file: atOnce, title: 'links to an address' },
  { what: 'One link to a password is good', file: atOnce, title: 'links to a password' },
  { what: 'Recovery codes of one renewal are good', file: atOnce, title: 'recovery codes: those' },
  { what: 'A session acts for one person', file: atOnce, title: 'acting for others: a session' },
  { what: 'A number taken twice at once is refused', file: atOnce, title: 'a number that two take' },
  { what: 'Sections saved at once both stay', file: atOnce, title: 'sections of a profile' },
  { what: 'Administrators do not remove each other', file: atOnce, title: 'two administrators who' },
  { what: 'No GET spends an invitation', file: followed, title: 'the link of an invitation' },
  { what: 'No GET spends a proof or a reset', file: followed, title: 'the links of an address' },
  { what: 'No GET changes a row', file: followed, title: 'no GET changes a row' },
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
  {
    what: 'Migrations run as another role; the server cannot alter or empty the audit',
    file: 'server/roles.api.test.ts',
    title: 'the server adds to the audit',
  },
  {
    what: 'The server changes nothing of the schema',
    file: 'server/roles.api.test.ts',
    title: 'the server writes rows',
  },
  {
    what: 'Two servers share uploads by the bucket alone',
    file: 'server/two-servers.api.test.ts',
    title: 'an upload goes on at the other server',
  },
  {
    what: 'A part sent to two servers at once is taken once',
    file: 'server/two-servers.api.test.ts',
    title: 'the same part sent to both',
  },
  {
    what: 'A file is held by one request, whatever is filed at once',
    file: 'server/capabilities/files/held.api.test.ts',
    title: 'one file named in filings of two services',
  },
  { what: 'A number of one’s own that changes is told', file: ownContact, title: 'a new number is told' },
  { what: 'So is an address', file: ownContact, title: 'a new address is told' },
  {
    what: 'A code ends with the number it went to',
    file: ownContact,
    title: 'a code that went to the former',
  },
  {
    what: 'A link to a new password ends with the address it went to',
    file: ownContact,
    title: 'a link to a new password that went to the former',
  },
  {
    what: 'Two administrators: proposed, withdrawn, declined, confirmed',
    file: 'journeys/second-administrator.spec.ts',
    title: 'an auditor whom one administrator proposes',
  },
  {
    what: 'A number that was entered for somebody is confirmed by them',
    file: 'journeys/second-administrator.spec.ts',
    title: 'a number that an administrator enters for an officer',
  },
  {
    what: 'A number that gets no codes is refused in words',
    file: second,
    title: 'a number that is sent no codes',
  },
  {
    what: 'Whoever has lost every way in is let in by the operator alone',
    file: 'server/capabilities/users/recover.api.test.ts',
    title: 'whoever has lost the phone',
  },
  { what: 'A backup comes back whole', file: backup, title: 'a backup is restored into an empty folder' },
  {
    what: 'What differs from a backup is named',
    file: backup,
    title: 'a backup is restored into an empty database',
  },
  {
    what: 'A damaged backup is named and not restored',
    file: backup,
    title: 'a byte that changed in the backup',
  },
  { what: 'Backups hold the keys or say which are apart', file: keys, title: 'a backup holds the keys' },
  { what: 'Keys are made anew', file: keys, title: 'a new key opens, in a file' },
  { what: 'Resealing can be cut short', file: keys, title: 'resealing goes on where it was cut short' },
  { what: 'What no key opens is not overwritten', file: keys, title: 'a text whose key is not here' },
  { what: 'No start without the keys of the database', file: keys, title: 'a start without a key' },
  {
    what: 'Drafts are sealed at rest',
    file: 'server/capabilities/drafts/sealed.api.test.ts',
    title: 'what was typed is nowhere in the database',
  },
  {
    what: 'Drafts of former versions are sealed too',
    file: 'server/capabilities/drafts/sealed.api.test.ts',
    title: 'a draft of a former version',
  },
  ...personal,
  ...clients,
  {
    what: 'kill -9 of portal, PostgreSQL and both: nothing acknowledged is lost',
    file: 'server/drills/kill.drill.ts',
    title: 'killed again and again',
  },
  {
    what: 'Rolling restarts behind HAProxy: no call fails',
    file: 'server/drills/restart.drill.ts',
    title: 'restarted in turns',
  },
  {
    what: 'The database away: answers in time, back in five seconds',
    file: 'server/drills/database-away.drill.ts',
    title: 'the database is away',
  },
  {
    what: 'No room for files',
    file: 'server/drills/disk-full.drill.ts',
    title: 'no room for files',
  },
  {
    what: 'No room for the database',
    file: 'server/drills/disk-full.drill.ts',
    title: 'no room for the database',
  },
  {
    what: 'Slow senders are cut',
    file: 'server/drills/slow-senders.drill.ts',
    title: 'slow headers are cut',
  },
  {
    what: 'A clock that is off is not ready',
    file: 'server/drills/clock.drill.ts',
    title: 'an hour ahead or behind',
  },
  {
    what: 'Ten times the capacity',
    file: 'server/drills/overload.drill.ts',
    title: 'at ten times its capacity',
  },
  {
    what: 'Pages are drawn in service',
    file: 'server/deployed-pages.api.test.ts',
    title: 'outside demo mode every front door',
  },
  {
    what: 'An upload answered early holds no connection',
    file: 'server/capabilities/files/early-answers.api.test.ts',
    title: 'a large file of a kind',
  },
  {
    what: 'A late body comes from nobody whose session is over',
    file: 'server/late-bodies.api.test.ts',
    title: 'a body that comes after its session ended',
  },
  {
    what: 'Nor does a late file',
    file: 'server/late-bodies.api.test.ts',
    title: 'a file that comes after',
  },
  {
    what: 'Nor does one with a role that is gone',
    file: 'server/late-bodies.api.test.ts',
    title: 'a role that was taken away',
  },
  {
    what: 'A step begun in one app goes on in no other',
    file: 'server/capabilities/sign-in/sign-in.api.test.ts',
    title: 'a step that was begun in one app',
  },
  {
    what: 'Two proxies do not stop uploads',
    file: 'server/odd-headers.api.test.ts',
    title: 'an upload behind two proxies',
  },
  {
    what: 'A mail server that is killed for a minute loses and doubles nothing',
    file: 'server/capabilities/messages/mail-away.api.test.ts',
    title: 'killed for a minute',
  },
  {
    what: 'A notification of one server is seen within a second at another',
    file: 'server/two-servers.api.test.ts',
    title: 'a notification that is made at one server',
  },
  {
    what: 'Nobody is reminded of what is done',
    file: 'server/capabilities/notifications/reminders.api.test.ts',
    title: 'whatever happens to a draft',
  },
  {
    what: 'Nobody reads or marks the notifications of somebody else, who acts for them neither',
    file: 'server/capabilities/notifications/notifications.api.test.ts',
    title: 'nobody else reads or marks them',
  },
]
