// Which employees may act for others. Apart from the table of permissions, which is checked against it by its type, so that
// the first script of an app does not carry the whole table.

export const actingRoles = ['BFM_ADMIN', 'CASE_OFFICER'] as const
export type ActingRole = (typeof actingRoles)[number]
