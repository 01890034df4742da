// Which test holds which line about how the product looks and is handled. Rows of docs/acceptance.md.

import type { Promised } from './hardening-personal.ts'

const viewer = 'journeys/viewer.spec.ts'

export const look: Promised[] = [
  {
    what: 'Documents are turned and enlarged beside the answers',
    file: viewer,
    title: 'documents are read, turned and enlarged beside the answers',
  },
  {
    what: 'A document in a narrow window is a dialog',
    file: viewer,
    title: 'in a narrow window a document is a dialog',
  },
  {
    what: 'A question stands at the top of its request',
    file: 'journeys/asked-fields.spec.ts',
    title: 'the question stands at the top of the request',
  },
  {
    what: 'The likely action is declared for each state',
    file: 'web/features/inbox/act/actions.test.ts',
    title: 'the activity that a state declares as likely comes first',
  },
  {
    what: 'The end of a new state hides no lateness',
    file: 'server/capabilities/requests/deadlines/due.test.ts',
    title: 'lateness of one state is still told in the next',
  },
  {
    what: 'Nothing is called sent that has to be paid first',
    file: 'journeys/slot-race.spec.ts',
    title: 'an hour that somebody else books meanwhile',
  },
  {
    what: 'The check page shows small pictures',
    file: 'journeys/check.spec.ts',
    title: 'the check page shows a small picture',
  },
  {
    what: 'An Arabic zero is a word',
    file: 'language/counts.test.ts',
    title: 'the Arabic zero is a word',
  },
  {
    what: 'Paying begins with own meters and offers all bills',
    file: 'journeys/objection.spec.ts',
    title: 'paying begins with the only meter',
  },
  {
    what: 'The staff app shows its frame on a slow line',
    file: 'journeys/staff-frame.spec.ts',
    title: 'the frame of the staff app is drawn within 1.5 seconds',
  },
  {
    what: 'Columns of money have an exact sum',
    file: 'web/features/finance/sum.test.ts',
    title: 'the sum of a column of amounts is exact',
  },
  {
    what: 'No control is drawn by the browser',
    file: 'journeys/widgets.spec.ts',
    title: 'no control is drawn by the browser',
  },
  {
    what: 'Marks move briefly, and not for those who asked for stillness',
    file: 'journeys/widgets.spec.ts',
    title: 'a mark comes within 200 ms',
  },
  {
    what: 'A reading below the last one is refused where it is typed',
    file: 'journeys/meters.spec.ts',
    title: 'a reading below the last one is refused on its own page',
  },
  {
    what: 'Applicants see small pictures of their documents',
    file: viewer,
    title: 'an applicant sees small pictures',
  },
]
