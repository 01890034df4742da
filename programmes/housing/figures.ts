// What the banner says of the offering. Set here, not counted: an offering is announced as a whole.

export const figures = { units: 758, cities: 4, projects: 8 } as const
