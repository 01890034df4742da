// Which test holds which line about what is away, cut short or done twice at once. Rows of docs/acceptance.md.

import type { Promised } from './hardening-personal.ts'

const ready = 'server/readiness.api.test.ts'
const locks = 'server/platform/database/locks.api.test.ts'
const checks = 'server/capabilities/health/checks.test.ts'
const outages = 'server/capabilities/messages/outages.api.test.ts'
const letters = 'server/capabilities/newsletter/newsletter.api.test.ts'
const exported = 'server/capabilities/exports/exports.api.test.ts'

const migrating = 'server/platform/database/migrate-locks.api.test.ts'
const rotating = 'server/keys-servers.api.test.ts'
const killing = 'server/backup-kills.api.test.ts'
const methods = 'server/methods.api.test.ts'
const withoutSms = 'server/capabilities/factors/without-sms.api.test.ts'
const metrics = 'server/metrics.api.test.ts'
const moments = 'server/drills/kill-moments.drill.ts'
const working = 'server/drills/kill-works.drill.ts'
const consents = 'server/services-accept.api.test.ts'
const judging = 'server/platform/database/migration-rules.test.ts'

export const failures: Promised[] = [
  {
    what: 'A migration beside a backup keeps nobody waiting',
    file: migrating,
    title: 'calls are answered while a migration waits for a backup',
  },
  {
    what: '0.7.0 is upgraded beside a backup and nobody sees a failure',
    file: 'server/drills/upgrade.drill.ts',
    title: '0.7.0 is brought up to this version beside a backup',
  },
  {
    what: 'The drill of upgrades notices a migration that waits',
    file: 'server/drills/upgrade.drill.ts',
    title: 'seeded: a change that waits for its lock',
  },
  { what: 'An index is built beside calls', file: migrating, title: 'an index is built beside calls' },
  { what: 'An index cut short is built again', file: migrating, title: 'whose build was cut short' },
  { what: 'Rows are migrated in batches', file: migrating, title: 'rows are changed in batches' },
  {
    what: 'A migration that would keep calls waiting is refused',
    file: migrating,
    title: 'is refused by name',
  },
  { what: 'A backup that was killed is refused or whole', file: killing, title: 'a backup that was killed' },
  {
    what: 'A restore can be run again after a kill at any step',
    file: killing,
    title: 'killed before any step can be run again',
  },
  { what: 'Heads of another portal are refused', file: killing, title: 'heads of another portal' },
  { what: 'Storage that is away costs no rows', file: killing, title: 'a file storage that is away' },
  {
    what: 'A file that cannot be read prevents no backup',
    file: killing,
    title: 'a file that cannot be read is named',
  },
  { what: 'Servers say which keys they have', file: rotating, title: 'each server says which keys' },
  {
    what: 'No key is used or retired before all servers know the next',
    file: rotating,
    title: 'once every server has caught up',
  },
  {
    what: 'A text sealed before a retirement and committed after it is not lost',
    file: rotating,
    title: 'once every server has caught up',
  },
  {
    what: 'Texts of unknown keys are named',
    file: 'server/keys.api.test.ts',
    title: 'neither here nor known are named',
  },
  { what: 'An outdated ring starts no server', file: rotating, title: 'a ring from before a retirement' },
  { what: 'A server that ended holds no key back', file: rotating, title: 'no longer than a minute' },
  {
    what: 'Files of migrations are judged',
    file: judging,
    title: 'the files of the portal and its programmes',
  },
  {
    what: 'Every figure that an alarm names is there',
    file: metrics,
    title: 'every figure that an alarm names',
  },
  {
    what: 'The age of the last backup and of the audit’s heads are figures',
    file: metrics,
    title: 'the age of the last backup',
  },
  {
    what: 'So is the room of the database’s disk',
    file: metrics,
    title: 'the room of the disk of the database',
  },
  { what: 'A backup that lacks a file does not count', file: metrics, title: 'is no backup that counts' },
  { what: 'Late codes and waiting messages are figures', file: metrics, title: 'by channel' },
  {
    what: 'Unserved statements are counted by the reason',
    file: metrics,
    title: 'a statement that takes too long',
  },
  {
    what: 'Figures are told without a database',
    file: metrics,
    title: 'without its database a server still tells',
  },
  {
    what: 'Some messages that fail are no outage, and all arrive once',
    file: outages,
    title: 'a gateway that refuses every second message',
  },
  {
    what: 'A held table of migrations is named, and ends',
    file: migrating,
    title: 'somebody who holds the table of migrations is named',
  },
  { what: 'Blocks and locks in migrations are refused', file: judging, title: "'a block': [" },
  {
    what: 'So is a new table that is filled under a lock',
    file: judging,
    title: 'a new table that is filled',
  },
  {
    what: 'A start that was killed is ended by the next',
    file: moments,
    title: 'a start that is killed again and again',
  },
  {
    what: 'A publication that was killed is whole or not there',
    file: moments,
    title: 'a publication that is killed is there whole or not at all',
  },
  {
    what: 'A kill in an export, a newsletter, a settlement, a statement or the time after a closing loses nothing',
    file: working,
    title: 'killed at any moment of its works a portal ends them',
  },
  {
    what: 'The drill of works notices each fault that it judges',
    file: working,
    title: 'seeded: each fault of a work',
  },
  {
    what: 'The drill of starts and publications notices halves',
    file: moments,
    title: 'is caught',
  },
  {
    what: 'A failure of a gateway is named by its reason',
    file: 'server/capabilities/messages/failures.test.ts',
    title: 'is named by its reason',
  },
  {
    what: 'A name server that hangs keeps nothing else waiting',
    file: 'server/drills/silent-dns.drill.ts',
    title: 'while a name server hangs calls are answered in time',
  },
  {
    what: 'An end for want of memory loses nothing',
    file: 'server/drills/out-of-memory.drill.ts',
    title: 'nothing acknowledged is lost, no key files twice',
  },
  {
    what: 'An expired certificate of a gateway is named',
    file: 'server/drills/expired-certificate.drill.ts',
    title: 'an expired certificate is named',
  },
  { what: 'Operators read what is away and why', file: ready, title: 'reads what is away and why' },
  { what: 'A store that is away has words of its own', file: ready, title: 'a file that cannot be stored' },
  { what: 'The end of an outage is noticed', file: ready, title: 'noticed without a restart' },
  { what: 'A wrong ORIGIN shows', file: ready, title: 'calls to another host are counted' },
  {
    what: 'A part that hangs holds no other up',
    file: checks,
    title: 'what hangs, rejects or throws is away',
  },
  {
    what: 'An outage is two lines of the log',
    file: 'server/platform/outages.test.ts',
    title: 'many failures',
  },
  { what: 'Who holds a lock is named', file: locks, title: 'whoever holds a row is named' },
  { what: 'A wrong password is no fault of a call', file: locks, title: 'refuses for a wrong password' },
  {
    what: 'Connections leave descriptors to the process',
    file: 'server/platform/descriptors.test.ts',
    title: 'a process keeps descriptors for itself',
  },
  {
    what: 'Staff sign in while no SMS leaves',
    file: withoutSms,
    title: 'staff sign in by a recovery code',
  },
  {
    what: 'By the setting a code goes by e-mail as well',
    file: withoutSms,
    title: 'the code also goes to the confirmed address',
  },
  {
    what: 'A new password in the outage opens no second way',
    file: withoutSms,
    title: 'shortly before or during the outage gets no code by e-mail',
  },
  {
    what: 'Nobody causes the second way',
    file: withoutSms,
    title: 'numbers that the gateway refuses',
  },
  {
    what: 'Refused numbers and one failure of the gateway are no outage',
    file: withoutSms,
    title: 'are no outage of it; three failures are',
  },
  {
    what: 'A code in the mail ends with the address',
    file: withoutSms,
    title: 'a code in the mail ends once the address is another',
  },
  { what: 'A channel that is down shows', file: outages, title: 'the third message that fails is' },
  {
    what: 'A lost worker is told from one that works',
    file: 'server/platform/jobs/jobs.api.test.ts',
    title: 'that is gone is given back',
  },
  {
    what: 'Nobody changes the language of a reader',
    file: letters,
    title: 'changes by a link to its address',
  },
  { what: 'Nobody voids a confirmation', file: letters, title: 'ends no link that is on its way' },
  {
    what: 'Readers of one provider can all leave',
    file: letters,
    title: 'in any number; guesses are counted',
  },
  {
    what: 'A server that is behind sends no uncorrected issue',
    file: 'server/capabilities/newsletter/issues.api.test.ts',
    title: 'sends nothing that was corrected',
  },
  { what: 'No file of an export is left over', file: exported, title: 'of a worker that died' },
  { what: 'A file that was not finished goes', file: exported, title: 'that could not be finished' },
  {
    what: 'An export deleted at work leaves no file',
    file: exported,
    title: 'deleted while a worker stores its file',
  },
  { what: 'An export and its file go together', file: exported, title: 'with its file, or not at all' },
  { what: 'An export is of the time it was ordered', file: exported, title: 'the period is that of' },
  {
    what: 'A message on its way is not sent twice by hand',
    file: 'server/capabilities/messages/outgoing.api.test.ts',
    title: 'that is on its way is not sent a second time',
  },
  {
    what: 'A write whose condition cannot be read is refused',
    file: 'server/platform/http/headers.test.ts',
    title: 'an If-Match that names no revision is refused',
  },
  {
    what: 'A large file over a slow line arrives whole',
    file: 'server/platform/storage/storage.api.test.ts',
    title: 'over a slow line takes as long as it takes',
  },
  {
    what: 'The same answers in another order are one filing',
    file: 'server/capabilities/requests/duplicates.api.test.ts',
    title: 'the same answers in another order',
  },
  {
    what: 'A DELETE that names JSON and sends nothing is taken',
    file: 'server/client-habits.api.test.ts',
    title: 'a DELETE that names JSON and sends nothing',
  },
  { what: 'HEAD works wherever GET does', file: methods, title: 'HEAD has the status and the type of GET' },
  { what: 'OPTIONS says what an address takes', file: methods, title: 'OPTIONS says what an address takes' },
  {
    what: 'A cursor is bound to its list, order and filter',
    file: 'server/cursors.api.test.ts',
    title: 'a cursor of another order, filter or list',
  },
  {
    what: 'So is one in the body of an answer',
    file: 'server/cursors.api.test.ts',
    title: 'are no page of another',
  },
  {
    what: 'A second draft of one name has a code of its own',
    file: 'server/capabilities/drafts/drafts.api.test.ts',
    title: 'has a code of its own and names the other',
  },
  {
    what: 'Working days agree with counting one by one',
    file: 'language/slow-days.test.ts',
    title: 'working days: which ones',
  },
  {
    what: 'Days of Cairo agree with its clock',
    file: 'language/slow-days.test.ts',
    title: 'days of Cairo: which one it is',
  },
  {
    what: 'Dates of expressions agree with counting one by one',
    file: 'forms/engine/slow-dates.test.ts',
    title: 'is what counting one by one gives',
  },
  {
    what: 'An upgrade says whose services, fees and categories change',
    file: 'server/capabilities/catalogue/differences.test.ts',
    title: 'opens to visitors, gets a fee or moves says so',
  },
  {
    what: 'The life of a request with all roles is what its flow says',
    file: 'server/models/request-life.long.api.test.ts',
    title: 'whatever people of all roles do to a request',
  },
  {
    what: 'A draft on two devices loses no words and is filed once',
    file: 'server/models/draft.long.api.test.ts',
    title: 'a form on two devices loses no words',
  },
  {
    what: 'A payment is paid once, in whatever order its notices come',
    file: 'server/models/payment.long.api.test.ts',
    title: 'in whatever order notices come',
  },
  {
    what: 'A unit in a sale is one person’s at a time',
    file: 'programmes/housing/server/models/unit-sale.long.api.test.ts',
    title: 'of two people who want a unit in many sales',
  },
  {
    what: 'The gates of uploads let in as many as they say',
    file: 'server/capabilities/files/gate.test.ts',
    title: 'and each that leaves lets in the next',
  },
  {
    what: 'A check that could not read its library refuses no file',
    file: 'testing/copy.test.ts',
    title: 'half of its library says nothing about a PDF',
  },
  {
    what: 'Seeded faults still fit the sources',
    file: 'testing/mutation/mutations.test.ts',
    title: 'the text that a fault replaces stands in its file',
  },
  {
    what: 'An upgrade that changes who may apply waits for a yes',
    file: consents,
    title: 'a version that changes who may apply waits',
  },
  {
    what: 'So does one that changes a fee or a category',
    file: consents,
    title: 'changes only with a yes; a demo and a new portal publish everything',
  },
  {
    what: 'So does one that changes owners, scripts before sending or when fees are due',
    file: 'server/capabilities/catalogue/differences.test.ts',
    title: 'only its owner may name from now on',
  },
  {
    what: 'The yes is for the version that was read',
    file: consents,
    title: 'what was read is what is accepted',
  },
  {
    what: 'The yes comes by a command, once',
    file: consents,
    title: 'brings what is named into force, once',
  },
  {
    what: 'Servers of two releases agree on what waits',
    file: consents,
    title: 'two starts at once leave one question',
  },
]
