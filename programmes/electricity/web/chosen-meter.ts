// The meter that somebody has just come from: the form that they go to begins with it. It stands in the tab, not in the address.

import { tabStorage } from '@bawaba/web/client/storage.ts'

const key = 'electricity.meter'

export const rememberMeter = (number: string): void => tabStorage.setItem(key, number)
export const rememberedMeter = (): string | null => tabStorage.getItem(key)

/** The meter to begin with: the one whose page led here, or the only one. */
export const firstMeterOf = <Meter extends { number: string }>(
  meters: readonly Meter[],
): Meter | undefined => {
  const wanted = rememberedMeter()
  return meters.find(({ number }) => number === wanted) ?? (meters.length === 1 ? meters[0] : undefined)
}
