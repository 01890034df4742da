/** Sections whose change needs a proof: they stand apart, with the code and the link. */
export const contactSections: readonly string[] = ['mobile', 'email']
