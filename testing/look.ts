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
    what: 'Applicants see small pictures of their documents',
    file: viewer,
    title: 'an applicant sees small pictures',
  },
]
