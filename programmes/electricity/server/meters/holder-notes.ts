// What the officer who decides about a registration reads besides the bill picture: whether the company's holder of the meter is
// whoever asks, and who else registered it as its owner.

import type { Text } from '@bawaba/language/index.ts'
import type { WriteNotes } from '@bawaba/server/outside.ts'
import type { MeterAnswer } from '../../fields/meter/meter.ts'
import type { Provider } from '../provider/provider.ts'
import type { RegistrationsStore } from './registrations-store.ts'

type Dependencies = {
  provider: Pick<Provider, 'holder'>
  registrations: Pick<RegistrationsStore, 'ofOtherOwners'>
  /** Whether an account has this national ID. */
  isOf(nationalId: string, accountId: string): Promise<boolean>
}

const same: Text = {
  ar: 'صاحب العداد لدى الشركة له الرقم القومي المكتوب في حساب مقدم الطلب.',
  en: 'The company’s holder of this meter has the national ID that the applicant’s account names.',
}
const other: Text = {
  ar: 'صاحب العداد لدى الشركة ليس مقدم الطلب بحسب الرقم القومي. لا تعتمده مالكًا بصورة الفاتورة وحدها.',
  en: 'By the national ID the company’s holder of this meter is not the applicant. Do not approve them as its owner by the picture of a bill alone.',
}
const unknown: Text = {
  ar: 'لا تعرف الشركة هذا العداد الآن.',
  en: 'The company does not know this meter now.',
}
const others: Text = {
  ar: 'سجل هذا العداد مالكًا شخص آخر، وتسجيله قائم.',
  en: 'Somebody else has registered this meter as its owner, and that registration stands.',
}

export const holderNotes =
  ({ provider, registrations, isOf }: Dependencies): WriteNotes =>
  async ({ ownerId, answers }) => {
    const { number } = answers.meter as MeterAnswer
    const [holder, owners] = await Promise.all([
      provider.holder(number),
      registrations.ofOtherOwners(number, ownerId),
    ])
    const first = !holder ? unknown : (await isOf(holder.nationalId, ownerId)) ? same : other
    return owners.length > 0 ? [first, others] : [first]
  }
