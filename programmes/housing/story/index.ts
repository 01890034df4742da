// Buyers of units before the demo began: one whose time to pay is running, one who waits for the decision, one who has a
// unit, one who let the time pass; and a sale that is being prepared.

import type { StoryCase, StoryPart, StoryWords } from '@bawaba/contract/story.ts'
import type { Unit } from '../unit-calls.ts'

/** A unit that is on sale to everybody, the same one each time it is asked while nobody takes it. */
const freeUnit = async ({ read }: StoryWords): Promise<string> => {
  const units = await read<Unit[]>('GET units', { query: {} })
  return units.find(({ status, country }) => status === 'available' && !country)?.code ?? ''
}

type Buyer = { buyerName: string; nationalId: string; passport: string; email: string; maritalStatus: string }
const booking =
  (buyer: Buyer): StoryCase['answers'] =>
  async words => ({ ...buyer, unit: await freeUnit(words), country: 'KW', terms: true })

const noha = {
  buyerName: 'نهى محمود عبد الرحمن',
  nationalId: '29104120103458',
  passport: 'A12345678',
  email: 'noha@example.com',
  maritalStatus: 'MARRIED',
}
const person = (buyerName: string, nationalId: string, passport: string, email: string): Buyer => ({
  buyerName,
  nationalId,
  passport,
  email,
  maritalStatus: 'MARRIED',
})
const ziad = person('زياد منير', '29911070100006', 'A20415566', 'ziad@example.com')
const rania = person('رانيا الجمال', '28808030100009', 'A30992210', 'rania@example.com')
const ibrahim = person('إبراهيم القاضي', '26505190100010', 'A40118833', 'ibrahim@example.com')
const bishoy = person('بيشوي فايز', '29306140100008', 'A50227741', 'bishoy@example.com')

export const housingStory: StoryPart = {
  homes: {
    cases: [
      { service: 'BOOK_UNIT', by: 'noha', at: '12m', answers: booking(noha) },
      {
        service: 'BOOK_UNIT',
        by: 'rania',
        at: '3d 15:10',
        answers: booking(rania),
        steps: [{ at: '3d 15:22', pays: 'card', by: 'rania' }],
      },
    ],
    calls: [
      {
        at: '1d 14:00',
        by: 'admin',
        call: 'PUT projects/:code/sale',
        params: { code: 'VALLEYTAWERSEAST' },
        body: ({ instant }) => ({ method: 'line', opensAt: instant(6), places: 40, turnMinutes: 30 }),
      },
    ],
  },
  more: {
    cases: [
      {
        service: 'BOOK_UNIT',
        by: 'ziad',
        at: '15d 13:05',
        answers: booking(ziad),
        steps: [
          { at: '15d 13:20', pays: 'bank', by: 'ziad' },
          { at: '12d 11:00', act: 'ALLOCATE', by: 'officer' },
          { at: '12d 20:00', rate: 3, by: 'ziad', comment: 'كل الخطوات واضحة' },
        ],
      },
      {
        service: 'BOOK_UNIT',
        by: 'ibrahim',
        at: '18d 10:30',
        answers: booking(ibrahim),
        steps: [
          { at: '18d 10:41', pays: 'card', by: 'ibrahim' },
          {
            at: '16d 12:30',
            act: 'REJECT',
            by: 'supervisor',
            data: { reason: 'جواز السفر المرفق منتهي الصلاحية' },
          },
        ],
      },
      { service: 'BOOK_UNIT', by: 'bishoy', at: '6d 09:00', answers: booking(bishoy) },
    ],
  },
}
