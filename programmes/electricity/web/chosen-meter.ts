// The meter that somebody has just come from: the form that they go to begins with it. It stands in the tab, not in the address.

import { tabStorage } from '@bawaba/web/client/storage.ts'

const key = 'electricity.meter'

export const rememberMeter = (number: string): void => tabStorage.setItem(key, number)
export const rememberedMeter = (): string | null => tabStorage.getItem(key)
