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
  {
    what: 'A deed and its row in the audit',
    file: 'server/capabilities/audit/deeds.api.test.ts',
    title: 'an account is disabled',
  },
  {
    what: 'A payment by hand and its row',
    file: 'server/capabilities/audit/deeds.api.test.ts',
    title: 'a payment is recorded at the office',
  },
  {
    what: 'What is done in another person’s name and its row',
    file: 'server/capabilities/audit/deeds.api.test.ts',
    title: 'a request is filed in the name of a person',
  },
  {
    what: 'A sign-up can be repeated',
    file: 'server/capabilities/sign-in/whole-calls.api.test.ts',
    title: 'a sign-up is proved',
  },
  {
    what: 'A new key can be repeated',
    file: 'server/capabilities/sign-in/whole-calls.api.test.ts',
    title: 'a passkey is enrolled',
  },
  {
    what: 'A clean upload keeps its bytes',
    file: 'server/capabilities/files/two-checks.api.test.ts',
    title: 'of two checks of one upload the one that was overtaken stores nothing',
  },
  {
    what: 'Refused sign-ins fill no audit',
    file: 'server/capabilities/audit/counted.api.test.ts',
    title: 'sixty refused sign-ins are two rows',
  },
  {
    what: 'Challenges of passkeys have a budget',
    file: 'server/capabilities/sign-in/passkey-budget.api.test.ts',
    title: 'one network asks for so many challenges',
  },
  {
    what: 'Archives of one’s data have a budget',
    file: 'server/capabilities/personal-data/download-budget.api.test.ts',
    title: 'an address of one’s data opens three times',
  },
  {
    what: 'Signing in by the address',
    file: 'server/capabilities/sessions/sessions.api.test.ts',
    title: 'signing in ends the former session of the app that the address names',
  },
  {
    what: 'A code ends with its number',
    file: 'server/capabilities/profiles/own-contact.api.test.ts',
    title: 'a code that went to the former number opens nothing',
  },
  {
    what: 'An authenticator secret is enrolled once',
    file: 'server/capabilities/sign-in/sign-in.api.test.ts',
    title: 'the secret of an authenticator app is enrolled once',
  },
  {
    what: 'No public answer is dear',
    file: 'server/public-answers.api.test.ts',
    title: 'answers that anybody may ask for',
  },
  {
    what: 'No call breaks over names that objects have',
    file: 'server/prototype-names.api.test.ts',
    title: 'no call breaks over a name that objects have by themselves',
  },
  {
    what: 'A call that is turned away is one line',
    file: 'server/observed.api.test.ts',
    title: 'a call that is turned away is one line at the level of a warning',
  },
  {
    what: 'Workbooks that fetch rows are refused',
    file: 'server/capabilities/files/hostile.api.test.ts',
    title: 'a workbook that fetches its rows',
  },
  {
    what: 'A financial manager needs a second administrator',
    file: 'server/capabilities/users/second-administrator.api.test.ts',
    title: 'a financial manager waits for a second administrator',
  },
  {
    what: 'Nobody adds roles to themselves',
    file: 'server/capabilities/users/second-administrator.api.test.ts',
    title: 'nobody adds a role to themselves',
  },
  {
    what: 'Two accounts of one maker are one person',
    file: 'server/capabilities/payments/second-person.api.test.ts',
    title: 'two accounts that one administrator made within 30 days are one person',
  },
  {
    what: 'Texts with codes are administrators’ alone',
    file: 'server/capabilities/texts/rights.api.test.ts',
    title: 'a text of a service that carries a code or a link is administrators’ alone',
  },
  {
    what: 'Words lead to no other site',
    file: 'server/capabilities/texts/rights.api.test.ts',
    title: 'words that lead to another site are refused to everybody',
  },
  {
    what: 'The list of abuses quotes tests that are there',
    file: 'testing/abuse.test.ts',
    title: 'every test that the list of abuses quotes is there',
  },
  {
    what: 'A sale with people in it is ended by two',
    file: 'programmes/housing/server/sale.api.test.ts',
    title: 'a line: in the order in which they came',
  },
  {
    what: 'Nobody widens what they reach',
    file: 'server/capabilities/users/second-administrator.api.test.ts',
    title: 'nobody widens what their own account reaches',
  },
  {
    what: 'No grant goes unannounced',
    file: 'server/capabilities/users/second-administrator.api.test.ts',
    title: 'a role that is given is told with it',
  },
  {
    what: 'Words around a code take two administrators',
    file: 'server/capabilities/texts/rights.api.test.ts',
    title: 'words around a code wait until a second administrator writes the same',
  },
  {
    what: 'Templates with a code take two administrators',
    file: 'server/capabilities/texts/rights.api.test.ts',
    title: 'a template that carries a code is active once another',
  },
  {
    what: 'An address is proved by the account’s owner',
    file: 'server/capabilities/profiles/profiles.api.test.ts',
    title: 'an e-mail address is confirmed by its link',
  },
  {
    what: 'Pictures lead to no other site',
    file: 'forms/addresses.test.ts',
    title: 'a page or a picture is of the portal or comes by https',
  },
  {
    what: 'A PDF leads nowhere when it opens',
    file: 'server/platform/scan/pdf.test.ts',
    title: 'is refused',
  },
  {
    what: 'No call of visitors tells who is known',
    file: 'server/unknown-people.api.test.ts',
    title: 'tells nobody who is known',
  },
  {
    what: 'Who saw my data, over the whole contract',
    file: 'contract/looks.test.ts',
    title: 'a call of staff whose answer may name somebody says how the look is written down',
  },
  {
    what: 'Lists of finance are looks',
    file: 'server/looks.api.test.ts',
    title: 'a list of finance with a name is a look',
  },
  {
    what: 'Every column has a verdict',
    file: 'server/capabilities/payments/erased-columns.api.test.ts',
    title: 'every column that can hold words has a verdict',
  },
  {
    what: 'Erased words are in no column',
    file: 'server/capabilities/payments/erased-columns.api.test.ts',
    title: 'are in no column after the erasure',
  },
  {
    what: 'Ports are reached by those who are counted',
    file: 'server/ports.test.ts',
    title: 'called by those alone who are counted',
  },
  {
    what: 'Registers are not read through',
    file: 'programmes/examples/server/registries.api.test.ts',
    title: 'nobody reads a register through',
  },
  {
    what: 'Bills of strangers are counted',
    file: 'programmes/electricity/server/bills/bills.api.test.ts',
    title: 'numbers of others cannot be gone through',
  },
  {
    what: 'Few sign-ups for one number',
    file: 'server/capabilities/registration/registration.api.test.ts',
    title: 'one proved number opens three accounts in a day',
  },
  {
    what: 'Few event streams for one account',
    file: 'server/capabilities/events/events.test.ts',
    title: 'an account has few streams over all of its sessions',
  },
  {
    what: 'A typed ID blocks nobody',
    file: 'server/capabilities/profiles/proved-identity.api.test.ts',
    title: 'an ID that somebody typed first keeps nobody from signing up',
  },
  {
    what: 'An ID belongs to whoever proves it',
    file: 'server/capabilities/profiles/proved-identity.api.test.ts',
    title: 'it leaves the account that only typed it, and both are told',
  },
  {
    what: 'Nobody proves their own identity',
    file: 'server/capabilities/profiles/proved-identity.api.test.ts',
    title: 'nobody proves their own identity',
  },
  {
    what: 'Second doors of texts',
    file: 'server/second-doors/words.api.test.ts',
    title: 'the standard words of a guarded notification wait for a second administrator',
  },
  {
    what: 'Second doors of money',
    file: 'server/second-doors/money.api.test.ts',
    title: 'nobody settles a difference of their own request',
  },
  {
    what: 'Second doors of people',
    file: 'server/second-doors/people.api.test.ts',
    title: 'an employee who learns at the desk that an identifier has an account',
  },
  {
    what: 'All holds of a person share one time',
    file: 'programmes/housing/server/hold-times.api.test.ts',
    title: 'all holds of a person in a day have one time',
  },
  {
    what: 'Nobody keeps units unpaid for days',
    file: 'programmes/housing/server/hold-times.api.test.ts',
    title: 'who has not paid for days reserves nothing more',
  },
  {
    what: 'A typed ID keeps nobody from a request',
    file: 'server/capabilities/requests/one-open.api.test.ts',
    title: 'whoever typed the ID of another keeps them from no request',
  },
  {
    what: 'Former owners with one typed ID sign in',
    file: 'server/capabilities/profiles/proved-identity.api.test.ts',
    title: 'of two former owners of numbers who typed one ID each signs in',
  },
  {
    what: 'Administrators hear of what waits for a second one',
    file: 'server/capabilities/notifications/second-notices.api.test.ts',
    title:
      'whoever words what comes with a code has the other administrators notified, once in a day, until one approves',
  },
  {
    what: 'One phone is one person',
    file: 'server/capabilities/payments/second-person.api.test.ts',
    title: 'two accounts whose codes go to one phone are one person',
  },
  {
    what: 'Auditors look at money that two accounts of one maker handled',
    file: 'server/capabilities/payments/second-person.api.test.ts',
    title: 'auditors are told of money that two accounts of one maker handled',
  },
  {
    what: 'Second doors of views',
    file: 'server/second-doors/views.api.test.ts',
    title:
      'a view or report of another is neither read, changed nor deleted, nor reached by the calls of the other kind',
  },
  {
    what: 'Closing the portal for a moment keeps no hold',
    file: 'server/capabilities/timekeeping/outage.api.test.ts',
    title:
      'a portal that is closed for a moment gives no hour: as often as it is closed, what ends soon ends',
  },
]
