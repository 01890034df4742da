// Which test holds which remaining requirement of solid ground. Rows of docs/acceptance.md.

import type { Promised } from './hardening-personal.ts'

export const groundRequirements: Promised[] = [
  {
    what: 'Kinds of employee are a setting',
    file: 'server/capabilities/sessions/employee-slugs.api.test.ts',
    title: 'a kind that is left out cannot sign in, recover or read a profile, and its open session is over',
  },
  {
    what: 'Every rule of passwords in the requirements',
    file: 'server/capabilities/recovery/password-profile.api.test.ts',
    title: 'pages learn the profile, and a new password is accepted exactly when it keeps its rules',
  },
  {
    what: 'minEntries and maxEntries are accepted',
    file: 'server/capabilities/definitions/count-names.api.test.ts',
    title: 'minEntries and maxEntries are stored as minCount and maxCount, and answers are judged by them',
  },
  {
    what: 'A minimum and a maximum filter',
    file: 'web/features/inbox/filters/filter-reading.test.ts',
    title: 'a number is also filtered by a minimum and a maximum: both are required, and the maximum is more',
  },
  {
    what: 'Signing out is reported',
    file: 'web/entry/screen-reports.test.ts',
    title:
      'signing out is reported as logout_action to the collector and to analytics, with nothing of the person',
  },
  {
    what: 'The video has a language and is deleted',
    file: 'server/capabilities/announcements/announcements.api.test.ts',
    title: 'the guiding video names the language spoken in it, and is deleted at the revision that was seen',
  },
  {
    what: 'Notifications have a language',
    file: 'server/capabilities/notifications/templates.api.test.ts',
    title:
      'a template of one language is for its readers alone, those of the other read the more general one',
  },
  {
    what: 'No update',
    file: 'server/capabilities/payments/sandbox-paid.api.test.ts',
    title: 'a status whose provider has nothing new says no update, and none once there is news',
  },
  {
    what: 'An email and a number that do not match',
    file: 'server/capabilities/recovery/identity-step.api.test.ts',
    title:
      'an e-mail of another account is told as a mismatch to whoever has proved the account, and to nobody before',
  },
  {
    what: 'Accounts opened at a desk',
    file: 'server/capabilities/registration/at-desk.api.test.ts',
    title:
      'with the code of the person the account is open: recorded, told to the person by name, its password unknown',
  },
  {
    what: 'Users are exported and imported unchanged',
    file: 'server/capabilities/users/export.api.test.ts',
    title: 'a file of all users, imported again, finds every row unchanged and changes nothing',
  },
  {
    what: 'Facts of projects',
    file: 'programmes/housing/projects.test.ts',
    title:
      'the five projects of the menu state location, services, unit count, finishing, areas and delivery',
  },
  {
    what: 'The country of a unit takes effect',
    file: 'programmes/housing/server/countries.api.test.ts',
    title: 'a unit for residents of one country is listed with it, and held only for them',
  },
  {
    what: 'A hold is judged by eligibility',
    file: 'programmes/housing/server/reservations.api.test.ts',
    title: 'whoever may not send the form holds nothing, by whichever call',
  },
  {
    what: 'The address of an installation is a column',
    file: 'programmes/electricity/server/meter-columns.test.ts',
    title: 'every list of a meter service has a column for the installation address',
  },
  {
    what: 'Pasted content is drawn',
    file: 'forms/pasted-markdown.test.ts',
    title: 'a list with Arabic numbers is a numbered list',
  },
  {
    what: 'A full refund frees the hours',
    file: 'server/capabilities/payments/receipt-refund.api.test.ts',
    title: 'a booking keeps its hours until its money went back whole',
  },
  {
    what: 'A receipt states its refunds',
    file: 'server/capabilities/payments/receipt-refund.api.test.ts',
    title: 'whoever holds a receipt learns what was refunded of it, and nothing else',
  },
  {
    what: 'Each message in the language of its reader',
    file: 'server/message-language.api.test.ts',
    title: 'a code of every purpose is in the language of its account',
  },
  {
    what: 'Typed answers are found in any order of words',
    file: 'server/capabilities/requests/lists/typed-answers.api.test.ts',
    title: 'are found by their words in any order, however they are spelt',
  },
  {
    what: 'One table of spellings for every reader',
    file: 'testing/typed-variants.test.ts',
    title: 'is read alike in every spelling',
  },
  {
    what: 'Nothing is sent to a number that passed on',
    file: 'server/capabilities/accounts/passed-numbers.api.test.ts',
    title: 'a tracking code',
  },
]
