// Which employees may act for others; the server's table of permissions says the same.

import type { Role } from '@bawaba/contract/entities/person.ts'

export const actingRoles: readonly Role[] = ['BFM_ADMIN', 'CASE_OFFICER']
