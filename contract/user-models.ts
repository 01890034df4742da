// What user models have in common, for both sides.

/** The activity of a registration; every other one is a section of the profile. */
export const registerActivity = 'register'
