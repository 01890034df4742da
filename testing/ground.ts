// Which test holds which line of solid ground: installation, publishing, signing in, input. Rows of docs/acceptance.md.

import type { Promised } from './hardening-personal.ts'

const install = 'testing/install.drill.ts'
const supplied = 'server/capabilities/catalogue/supplied.api.test.ts'
const switches = 'server/capabilities/definitions/switches.api.test.ts'
const races = 'server/credential-races.api.test.ts'
const identity = 'server/capabilities/recovery/identity-step.api.test.ts'
const letters = 'server/capabilities/letters/letters.api.test.ts'
const texts = 'server/capabilities/texts/texts.api.test.ts'
const keptAnswers = 'journeys/kept-answers.spec.ts'
const signIn = 'server/capabilities/sign-in/sign-in.api.test.ts'
const former = 'server/capabilities/external/former-owner.api.test.ts'
const unitsImport = 'programmes/housing/server/units/import.test.ts'

export const ground: Promised[] = [
  {
    what: 'npm of Node 20, 22 and 24 installs and starts',
    file: install,
    title: 'the portal installs and starts',
  },
  { what: 'Node 18 is told what it needs', file: install, title: 'with Node 18 the start names' },
  {
    what: 'Any Node starts any program',
    file: 'testing/launcher.test.ts',
    title: 'an old Node runs the program',
  },
  {
    what: 'A restart keeps what people published',
    file: supplied,
    title: 'ten restarts and an upgrade keep the version',
  },
  {
    what: 'A restart keeps a roll-back',
    file: supplied,
    title: 'ten restarts and an upgrade keep a roll-back',
  },
  { what: 'Two releases share a database', file: supplied, title: 'two releases that share a database' },
  { what: 'Closing is a switch', file: switches, title: 'a closed service stays closed' },
  {
    what: 'An old state hinders no closing',
    file: switches,
    title: 'a request in a state that an earlier version',
  },
  {
    what: 'An unreadable version leaves the one before',
    file: switches,
    title: 'where a version cannot be read',
  },
  {
    what: 'An empty secret refuses the start',
    file: 'server/platform/secret.test.ts',
    title: 'refuses the start, names the file and the next step',
  },
  {
    what: 'Files are written whole',
    file: 'server/platform/durable.test.ts',
    title: 'content that breaks off leaves',
  },
  {
    what: 'Guarded pages lead to sign-in',
    file: 'journeys/signed-out.spec.ts',
    title: 'leads a visitor to sign-in within two seconds',
  },
  {
    what: 'Lists are read again with any clock',
    file: 'web/entry/page-state.test.ts',
    title: 'a list that came with the page is read again',
  },
  {
    what: 'A database that goes away ends no portal',
    file: 'server/drills/jobs-database-away.drill.ts',
    title: 'PostgreSQL killed by itself while jobs run',
  },
  {
    what: 'A recovery ends a change in progress',
    file: races,
    title: 'a recovery ends a change of the password',
  },
  { what: 'Of five changes one succeeds', file: races, title: 'of five changes at once' },
  {
    what: 'A number alone opens no account',
    file: identity,
    title: 'the code alone leads to no new password',
  },
  {
    what: 'A number unused for a year opens nothing',
    file: identity,
    title: 'a number that was not used for a year',
  },
  {
    what: 'A provider opens no former account',
    file: former,
    title: 'a verified number that passed to another person',
  },
  {
    what: 'No genuine document is called false',
    file: 'web/features/verify/verify.test.ts',
    title: 'a text that is no signed text',
  },
  { what: 'A revoked PDF says so', file: letters, title: 'the PDF of a revoked letter says so' },
  {
    what: 'Patterns accept digits of any script',
    file: 'forms/engine/pattern-digits.test.ts',
    title: "judges Latin digits as the author's digits",
  },
  {
    what: 'A pattern that accepts nothing is reported',
    file: 'forms/workflow/check.test.ts',
    title: 'is found and told in both languages',
  },
  {
    what: 'A translated page works',
    file: 'journeys/translated.spec.ts',
    title: 'a translated form of two steps',
  },
  {
    what: 'Foreign parameters are ignored',
    file: 'web/entry/own-search.test.ts',
    title: 'a page reads no parameter',
  },
  {
    what: 'Answers outlive the tab',
    file: keptAnswers,
    title: 'answers that were typed without a connection',
  },
  {
    what: 'Answers end with the sign-out',
    file: keptAnswers,
    title: 'answers end with the sign-out in every tab',
  },
  {
    what: 'One reading or both are named',
    file: 'language/input/decimals.test.ts',
    title: 'the question names both readings',
  },
  {
    what: 'Invisible characters are no part of an identifier',
    file: 'language/input/input.test.ts',
    title: 'is not seen and is no part of an identifier',
  },
  {
    what: 'Request numbers in any writing',
    file: 'contract/request-number.test.ts',
    title: 'is a whole request number',
  },
  {
    what: 'Codes are copied out of messages',
    file: 'contract/sms-segments.test.ts',
    title: 'a text is sent without marks of direction',
  },
  {
    what: 'Staff find names in any spelling',
    file: 'server/capabilities/users/names.api.test.ts',
    title: 'finds a name however it is typed',
  },
  {
    what: 'Files are judged by content',
    file: 'server/capabilities/files/by-content.api.test.ts',
    title: 'a picture or a PDF is what its content says',
  },
  {
    what: 'Checks of files fail closed',
    file: 'server/platform/scan/pdf.test.ts',
    title: 'a check that cannot run finds no PDF clean',
  },
  {
    what: 'An import changes only what it names',
    file: unitsImport,
    title: 'a file never changes what it does not name',
  },
  { what: 'A texts file undoes nothing', file: texts, title: 'a file undoes nothing that colleagues wrote' },
  { what: 'MFA takes a value alone', file: signIn, title: 'a value alone proves the person' },
  { what: 'exchangeToken needs no state', file: former, title: 'without a state in the body' },
  {
    what: 'A draft is no conflict with itself',
    file: 'web/modules/drafts/sync.test.ts',
    title: 'a saving whose answer was lost is no conflict with itself',
  },
  {
    what: 'Scripts that came too late without a connection come later',
    file: 'web/client/load-late.test.ts',
    title: 'a module that could not be loaded comes when the connection is back',
  },
  {
    what: 'No identity is linked after other ways in changed',
    file: 'server/capabilities/external/external.api.test.ts',
    title: 'an identity is not linked after the ways into the account were changed',
  },
  {
    what: 'An empty head is no tampering',
    file: 'server/capabilities/audit/audit.api.test.ts',
    title: 'an empty head, left by a full disk, is named',
  },
  {
    what: 'Receipts of refunded payments say so',
    file: 'server/capabilities/payments/receipt-refund.api.test.ts',
    title: 'the receipt of a payment that was given back whole says when',
  },
  {
    what: 'A rule over an empty optional list does not apply',
    file: 'forms/engine/worked-out.test.ts',
    title: 'a rule over an optional list does not apply where the list was left empty',
  },
  {
    what: 'A slot reserves',
    file: 'server/capabilities/requests/slots.api.test.ts',
    title: 'of thirty people at two servers one books a room',
  },
  {
    what: 'Conditions are checked before the first question',
    file: 'server/capabilities/eligibility/eligibility.api.test.ts',
    title: 'a fourteen-year-old reads before the first question',
  },
  {
    what: 'Closed services say since when',
    file: 'server/capabilities/catalogue/absence.api.test.ts',
    title: 'a closed service says its name and since when it is closed',
  },
  {
    what: 'Staff see closed and hidden services',
    file: 'journeys/closed-service.spec.ts',
    title: 'staff and agents see closed and hidden services in their catalogue',
  },
  {
    what: 'Pay methods take effect',
    file: 'server/capabilities/payments/pay-methods.api.test.ts',
    title: 'a service paid by card alone offers no transfer',
  },
  {
    what: 'Stored properties have a reader',
    file: 'testing/stored-properties.test.ts',
    title: 'each list has properties to look for',
  },
  {
    what: 'A user model is one schema too',
    file: 'server/capabilities/user-models/user-models.api.test.ts',
    title: 'a model answers its questions as one schema too',
  },
  {
    what: 'The story of the demo is told once',
    file: 'server/story/story.api.test.ts',
    title: 'the story is told at the first start and not again',
  },
  {
    what: 'The story is told whole, also after a stop',
    file: 'server/story/story.api.test.ts',
    title: 'a server that stops between two events is followed by one that tells the rest',
  },
  {
    what: 'Licences are allowed ones',
    file: 'testing/licences.test.ts',
    title: 'a package under the GPL, one without a licence',
  },
  {
    what: 'Licence texts are served',
    file: 'server/deployed-pages.api.test.ts',
    title: 'outside demo mode every front door is drawn',
  },
  {
    what: 'The object store is tested without a dead package',
    file: 'server/platform/storage/storage.api.test.ts',
    title: 'a store that cannot be reached or refuses',
  },
  {
    what: 'The embedded database is warned of',
    file: 'server/surroundings.test.ts',
    title: 'the embedded database is warned of where other machines reach the portal',
  },
  {
    what: 'Another Typst draws letters',
    file: 'server/platform/pdf/typst-program.api.test.ts',
    title: 'a program draws the same sheet as the package',
  },
  {
    what: 'Commands refuse a missing value',
    file: 'server/platform/command-words.test.ts',
    title: 'what is unknown, lacks its value',
  },
  {
    what: 'A number unused for a year signs nobody in',
    file: 'server/capabilities/accounts/dead-numbers.api.test.ts',
    title: 'a code for signing in goes to the proved e-mail in place of a number',
  },
  {
    what: 'A counter puts a number in use',
    file: 'server/capabilities/accounts/dead-numbers.api.test.ts',
    title: 'a code that is proved at a counter is use of the number',
  },
  {
    what: 'Document numbers in every spelling',
    file: 'server/typed-links.api.test.ts',
    title: 'the status of a document is answered for its number in every spelling',
  },
  {
    what: 'Links in every spelling',
    file: 'server/typed-links.api.test.ts',
    title: 'an e-mail address is proved by the token of its link in every spelling',
  },
  {
    what: 'Files of people in every spelling',
    file: 'server/typed-links.api.test.ts',
    title: 'a file of people is read in every spelling',
  },
  {
    what: 'Powers are no digits',
    file: 'language/input/input.test.ts',
    title: 'a power, an index or a digit in a circle is read as no digit',
  },
  {
    what: 'Two browsers want one hour',
    file: 'journeys/slot-race.spec.ts',
    title: 'an hour that somebody else books meanwhile is refused with those that are free',
  },
]
