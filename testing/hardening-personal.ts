// Which test holds which promise about personal data: rows of the part "Hardening".

export type Promised = { what: string; file: string; title: string }

const looks = 'server/capabilities/requests/lists/looks.api.test.ts'
const audit = 'server/capabilities/audit/audit.api.test.ts'
const sealed = 'server/capabilities/requests/answers/sealed-answers.api.test.ts'
const former = 'server/capabilities/requests/answers/seal-stored.api.test.ts'
const identity = 'server/capabilities/users/staff-identity.api.test.ts'
const names = 'server/capabilities/users/mobile-names.api.test.ts'

export const personal: Promised[] = [
  { what: 'Lists of staff give the columns they show', file: looks, title: 'a list of staff gives' },
  { what: 'A look is committed before its data leaves', file: looks, title: 'whole answers leave only' },
  { what: 'Whole answers of a page are looks at each', file: looks, title: 'every request of a page' },
  { what: 'Looks are chained in many streams', file: audit, title: 'looks at many at once' },
  {
    what: 'Drafts and publications of definitions are audited',
    file: 'server/capabilities/definitions/recorded.api.test.ts',
    title: 'drafts, publications and',
  },
  {
    what: 'Looking people up is audited',
    file: 'server/capabilities/lookups/lookups.api.test.ts',
    title: 'every look-up by an identifier',
  },
  {
    what: 'Looking people up has a budget',
    file: 'server/capabilities/lookups/lookups.api.test.ts',
    title: 'beyond the budget of a day',
  },
  {
    what: 'Links and codes are wiped from a demo',
    file: 'server/capabilities/messages/wiped.api.test.ts',
    title: 'in a demo links and codes',
  },
  {
    what: 'Links and codes are wiped once sent',
    file: 'server/capabilities/messages/wiped.api.test.ts',
    title: 'what went out by mail or SMS',
  },
  {
    what: 'What a document holds is counted while it is inflated',
    file: 'server/capabilities/files/hostile.api.test.ts',
    title: 'a zip bomb whose directory lies',
  },
  {
    what: 'A zip inside a document is refused',
    file: 'server/capabilities/files/hostile.api.test.ts',
    title: 'a zip inside a document',
  },
  {
    what: 'Templates from elsewhere are refused',
    file: 'server/capabilities/files/hostile.api.test.ts',
    title: 'a document with a template',
  },
  {
    what: 'Files inside a PDF are refused',
    file: 'server/capabilities/files/hostile.api.test.ts',
    title: 'a PDF with a file inside',
  },
  {
    what: 'PDFs that send what is typed are refused',
    file: 'server/capabilities/files/hostile.api.test.ts',
    title: 'a PDF that sends',
  },
  {
    what: 'Honest documents still pass',
    file: 'server/capabilities/files/hostile.api.test.ts',
    title: 'honest files pass',
  },
  {
    what: 'What is over is deleted, newer and held records stay',
    file: 'server/capabilities/retention/retention.api.test.ts',
    title: 'presence: older goes',
  },
  {
    what: 'One row that cannot be deleted holds up no other',
    file: 'server/capabilities/retention/retention.api.test.ts',
    title: 'one row that cannot',
  },
  {
    what: 'The page about retention is written from its table',
    file: 'server/capabilities/retention/retention.api.test.ts',
    title: 'the documentation says',
  },
  {
    what: 'A person takes all of their data along',
    file: 'server/capabilities/personal-data/personal-data.api.test.ts',
    title: 'a person takes along',
  },
  {
    what: 'Erasure leaves no canary anywhere, and a hold prevents it',
    file: 'server/capabilities/personal-data/personal-data.api.test.ts',
    title: 'erased: no canary',
  },
  {
    what: 'Anybody can be held, whether they asked for erasure or not',
    file: 'server/capabilities/personal-data/personal-data.api.test.ts',
    title: 'a person who has not asked',
  },
  {
    what: 'Downloads, erasure and holds on the screens, in both languages',
    file: 'journeys/personal-data.spec.ts',
    title: 'a person downloads their data',
  },
  {
    what: 'Numbers typed into the audit and the list of users are look-ups',
    file: 'server/capabilities/lookups/lookups.api.test.ts',
    title: 'a number typed into the search',
  },
  { what: 'Identifiers of staff are nowhere to be read', file: identity, title: 'typed in any digits' },
  { what: 'An identifier is one member of staff’s', file: identity, title: 'an identifier is one person' },
  { what: 'Two are given one identifier at once: one has it', file: identity, title: 'of ten who are given' },
  {
    what: 'Staff are found by a whole identifier, counted',
    file: identity,
    title: 'found by the whole alone',
  },
  {
    what: 'A staff mobile number is the user name, in any spelling',
    file: names,
    title: 'the number that was typed',
  },
  { what: 'Two are given one number at once: one has it', file: names, title: 'of ten who are given' },
  { what: 'The user name follows a confirmed number', file: names, title: 'of an account in use' },
  { what: 'Chosen user names stay good', file: names, title: 'accounts from before' },
  {
    what: 'A proposal outlives a save by another administrator',
    file: 'server/capabilities/users/second-administrator.api.test.ts',
    title: 'another who saves the roles',
  },
  {
    what: 'A staff account is signed in by its number, on the screens',
    file: 'journeys/mobile-names.spec.ts',
    title: 'added by a mobile number',
  },
  { what: 'Sensitive answers are nowhere in a dump', file: sealed, title: 'nothing sensitive stands' },
  { what: 'Made-up requests are sealed too', file: sealed, title: 'made-up requests are sealed' },
  { what: 'Sensitive answers are found whole', file: sealed, title: 'staff find a sensitive answer' },
  { what: 'A list opens what it shows', file: sealed, title: 'a list opens what it shows' },
  { what: 'Answers of former versions are sealed', file: former, title: 'answers of a former version' },
  { what: 'The history is sealed by its owner alone', file: former, title: 'the history is sealed' },
  { what: 'Servers of two versions leave nothing open', file: former, title: 'what a server of the former' },
  {
    what: 'A new key reaches answers and history',
    file: 'server/keys-requests.api.test.ts',
    title: 'sealed answers count for their key',
  },
  {
    what: 'Staff decide, and the person is told',
    file: 'server/capabilities/personal-data/personal-data.api.test.ts',
    title: 'a refusal is told',
  },
  {
    what: 'A cut of a whole stream is found, spread ones too',
    file: audit,
    title: 'every one of 200 random tamperings',
  },
  {
    what: 'What is added or held during an erasure is not overlooked',
    file: 'server/capabilities/personal-data/personal-data.api.test.ts',
    title: 'whoever adds something while',
  },
  {
    what: 'A filter that names many is as many look-ups',
    file: 'server/capabilities/lookups/lookups.api.test.ts',
    title: 'a filter that names many',
  },
  {
    what: 'Erasure reaches what went to a former number or address',
    file: 'server/capabilities/personal-data/former-reach.api.test.ts',
    title: 'what went to a former number',
  },
  {
    what: 'What a script marks as sensitive is masked in lists',
    file: 'server/capabilities/requests/lists/script-marked.api.test.ts',
    title: 'what a script marks',
  },
  {
    what: 'An account of before gets its number as user name',
    file: 'server/capabilities/users/mobile-name.api.test.ts',
    title: 'an account of before signs in',
  },
  {
    what: 'Every service has examples for made-up requests',
    file: 'programmes/made-up.test.ts',
    title: 'made-up requests are drawn',
  },
  {
    what: 'Staff read their own identifiers, masked',
    file: 'server/capabilities/profiles/staff-identity.api.test.ts',
    title: 'one’s own national ID',
  },
  {
    what: 'A file that is checked asks no more than look-ups allow',
    file: 'server/capabilities/users/asked-identifiers.api.test.ts',
    title: 'a file that is tried',
  },
  {
    what: 'Entering another’s identifier is a look-up',
    file: 'server/capabilities/users/asked-identifiers.api.test.ts',
    title: 'whoever adds or changes',
  },
  {
    what: 'A staff account is erased with identifiers and hashes',
    file: 'server/capabilities/personal-data/staff-erasure.api.test.ts',
    title: 'an erased member of staff',
  },
  {
    what: 'Hundreds of uploads of one person hold up nobody else',
    file: 'server/capabilities/files/at-once.api.test.ts',
    title: '400 uploads of one person',
  },
  {
    what: 'The uploader comes again by itself',
    file: 'journeys/uploads-at-once.spec.ts',
    title: 'files that are told to come again',
  },
]
