/** The page of power cuts, below the citizens' app. */
export const powerCutsPath = '/power-cuts'
