// Policies that several calls of electricity have.

/** Citizens, and agents for theirs. */
export const ofApplicants = { citizen: 'own', agent: 'own' } as const
