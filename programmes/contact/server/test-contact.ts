// A portal with the programme of contact alone, a visitor and an officer, for its tests.

import { installed } from '@bawaba/server/programmes.ts'
import { openTestPortal, type Person, type TestPortal } from '@bawaba/server/test-portal.ts'

export const service = 'COMPLAINT'
export type Visitor = Awaited<ReturnType<TestPortal['browser']>>
export type Contact = { portal: TestPortal; visitor: Visitor; officer: Person }

/** Opens it; whoever opens it closes `portal`. */
export const openContact = async (): Promise<Contact> => {
  const programmes = installed.filter(({ slug }) => slug === 'contact')
  const portal = await openTestPortal({}, undefined, undefined, programmes)
  return {
    portal,
    visitor: await portal.browser(),
    officer: await portal.employee(['CASE_OFFICER']),
  }
}
