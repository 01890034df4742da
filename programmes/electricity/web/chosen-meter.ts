// The meter that somebody has just come from: the form that they go to begins with it. It stands in the tab, not in the address.

const key = 'electricity.meter'

export const rememberMeter = (number: string): void => sessionStorage.setItem(key, number)
export const rememberedMeter = (): string | null => sessionStorage.getItem(key)
