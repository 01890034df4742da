// The devices and apps that a service can be hidden in, or take no requests from, by name.

import type { SwitchValues } from '@bawaba/contract/entities/service-switches.ts'
import { type Language, listSeparator, type Text } from '@bawaba/language/index.ts'

type Device = SwitchValues['disabledOn'][number]
type Channel = SwitchValues['hiddenOn'][number]

const devices: Record<Device, Text> = {
  web: { ar: 'البوابة على كل الأجهزة', en: 'Portal on every device' },
  mobile: { ar: 'الهواتف المحمولة', en: 'Mobile phones' },
  tablet: { ar: 'الأجهزة اللوحية', en: 'Tablets' },
  kiosk: { ar: 'أجهزة الخدمة الذاتية', en: 'Kiosks' },
}
const channels: Record<Channel, Text> = {
  ...devices,
  citizen: { ar: 'بوابة المواطنين', en: 'Citizen portal' },
  agent: { ar: 'مساحة الوكلاء', en: 'Agent workspace' },
  employee: { ar: 'مساحة الموظفين', en: 'Staff workspace' },
}

const choicesOf = (names: Readonly<Record<string, Text>>, language: Language) =>
  Object.entries(names).map(([value, name]) => ({ value, label: name[language] }))

export const deviceChoices = (language: Language) => choicesOf(devices, language)
export const channelChoices = (language: Language) => choicesOf(channels, language)

export const namesOf = (language: Language, chosen: readonly Channel[]): string =>
  chosen.map(channel => channels[channel][language]).join(listSeparator[language])
