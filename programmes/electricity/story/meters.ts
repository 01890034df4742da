// Meters in the story: who has registered which, and a year of readings of one of them.

import type { StoryCase, StoryName, StoryStep, StoryTime } from '@bawaba/contract/story.ts'
import { accountAt } from '../simulator/accounts.ts'

export const meterOf = (index: number): string => accountAt(index).meterNumber

type Registration = {
  by: StoryName
  index: number
  name: string
  at: StoryTime
  standing?: 'OWNER' | 'TENANT'
  steps: readonly StoryStep[]
}
const registration = ({ by, index, name, at, standing = 'OWNER', steps }: Registration): StoryCase => ({
  name: `meter ${index}`,
  service: 'ADD_METER',
  by,
  at,
  answers: async ({ file }) => ({
    meter: meterOf(index),
    name,
    standing,
    billPicture: [await file('فاتورة الكهرباء')],
    ...(standing === 'TENANT' ? { lease: [await file('عقد الإيجار')] } : {}),
  }),
  steps,
})
const approved = (at: StoryTime, by: StoryName = 'officer'): StoryStep[] => [{ at, act: 'APPROVE', by }]

const months = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1] as const
type Reading = { previous: { value: number }; usual: number }

/** On the tenth of each month; this month's is still to be sent. */
const yearOfReadings = (by: StoryName, index: number): StoryCase[] =>
  months.map(back => ({
    service: 'METER_READING',
    by,
    at: `${back}M 20:05` as const,
    answers: async ({ read }) => {
      const params = { number: meterOf(index) }
      const { previous, usual } = await read<Reading>('GET meters/:number/reading', { params })
      return { meter: meterOf(index), reading: { value: previous.value + Math.round(usual / 3) } }
    },
  }))

export const meterCases: readonly StoryCase[] = [
  registration({ by: 'noha', index: 0, name: 'بيت الأسرة', at: '12M 11:00', steps: approved('12M 14:30') }),
  registration({ by: 'karim', index: 1, name: 'شقة المعادي', at: '5M 10:20', steps: approved('5M 13:00') }),
  registration({ by: 'noha', index: 8, name: 'شقة الإيجار', at: '3M 18:20', steps: approved('2M 09:30') }),
  registration({
    by: 'fatma',
    index: 6,
    name: 'بيت العائلة',
    at: '3M 08:30',
    steps: approved('3M 11:30', 'walid'),
  }),
  registration({
    by: 'hossam',
    index: 5,
    name: 'المحل',
    at: '9d 17:40',
    standing: 'TENANT',
    steps: [
      {
        at: '8d 11:20',
        act: 'ASK_INFORMATION',
        by: 'walid',
        data: { informationAsked: 'صورة الفاتورة غير واضحة. أرسل صورة يظهر فيها رقم العداد كاملًا' },
      },
    ],
  }),
]

export const furtherMeters: readonly StoryCase[] = [
  registration({ by: 'amina', index: 2, name: 'البيت', at: '4M 09:45', steps: approved('4M 12:10', 'dina') }),
  registration({
    by: 'mostafa',
    index: 3,
    name: 'الورشة',
    at: '4M 16:00',
    steps: approved('3M 10:00', 'walid'),
  }),
  registration({
    by: 'mariana',
    index: 4,
    name: 'البيت',
    at: '3M 12:00',
    steps: approved('3M 14:00', 'dina'),
  }),
  registration({ by: 'ziad', index: 7, name: 'الشقة', at: '2M 21:10', steps: approved('1M 10:15', 'dina') }),
  registration({
    by: 'salwa',
    index: 10,
    name: 'البيت',
    at: '6d 13:15',
    steps: [
      {
        at: '5d 12:00',
        act: 'REJECT',
        by: 'officer',
        data: { rejectionReason: 'العداد مسجل باسم شخص آخر. قدمي طلب نقل ملكية العداد أولًا' },
      },
    ],
  }),
  registration({ by: 'bishoy', index: 11, name: 'شقة فيصل', at: '1d 19:25', steps: [] }),
  ...yearOfReadings('noha', 0),
]
