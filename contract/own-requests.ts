// Who has requests of their own, for pages that everybody loads: the table of policies would travel with them whole. A test
// holds it to the row of GET dynamic_services/requestsInbox.

import type { Mode } from './entities/person.ts'

/** Whether people of an app file requests of their own. Employees and agents work on those of others. */
export const hasOwnRequests = (mode: Mode): boolean => mode === 'CITIZEN'
