// Why the company refuses a deed, and what it says of one that it did, in words for whoever asked for it.

import { formatDate, formatMoney, type Language, type Text } from '@bawaba/language/index.ts'
import { poundsOf } from '../fields/bills/bills.ts'
import type { DeedEntry, DeedName, DeedRefusal } from './provider/deeds.ts'

export const refusalWords: Record<DeedRefusal, Text> = {
  unknown: {
    ar: 'لم يعد العداد أو الفاتورة لدى الشركة. إن كان الرقم صحيحًا فاسأل مركز الخدمة.',
    en: 'The company no longer has this meter or bill. If the number is right, ask its service center.',
  },
  ended: {
    ar: 'أنهت الشركة هذا التعاقد من قبل. لا يلزمك شيء.',
    en: 'The company had ended this contract already. You need do nothing.',
  },
  'not-greater': {
    ar: 'آخر قراءة في الطلب أقل مما سجلته الشركة. أرسل القراءة كما يعرضها العداد حين نطلبها منك.',
    en: 'The last reading is lower than what the company has recorded. Send what the meter shows when you are asked for it.',
  },
  owes: {
    ar: 'على العداد فواتير لم تُسدد. سددها، ثم أعد إرسال الطلب إلى الشركة من صفحته.',
    en: 'Bills of this meter are not paid. Pay them, then send the request to the company again from its page.',
  },
  disputed: {
    ar: 'على هذه الفاتورة تظلم آخر لم يُبت فيه. انتظر القرار فيه.',
    en: 'Another objection to this bill is not decided yet. Wait for its decision.',
  },
  'not-lower': {
    ar: 'الفاتورة لدى الشركة ليست أعلى من القيمة المصححة.',
    en: 'The bill is no higher at the company than the corrected amount.',
  },
  'more-than-owed': {
    ar: 'المستحق على العداد، بعد ما قُسط منه، أقل من المبلغ المطلوب تقسيطه. قدّم طلبًا جديدًا بالمبلغ الباقي.',
    en: 'Less is owed for this meter, beside what another plan covers, than this plan asks for. Send a new request for what is left.',
  },
}

const money = (language: Language, piasters: number): string => formatMoney(language, poundsOf(piasters))
const both = (write: (language: Language) => string): Text => ({ ar: write('ar'), en: write('en') })

const endingWords = ({ day, finalBill, deposit, owed, paidOut }: DeedEntry<'ending'>): Text => ({
  ar: `ينتهي التعاقد في ${formatDate('ar', day)}. الفاتورة الأخيرة ${money('ar', finalBill)}. يُخصم منها ومن المتأخرات ${money('ar', owed)} من التأمين ${money('ar', deposit)}، ويُرد إلى حسابك ${money('ar', paidOut)}.`,
  en: `The contract ends on ${formatDate('en', day)}. The last bill is ${money('en', finalBill)}. It and the ${money('en', owed)} that was owed are taken off the deposit of ${money('en', deposit)}; ${money('en', paidOut)} goes to your account.`,
})
const correctionWords = ({ amount, credit }: DeedEntry<'correction'>): Text => ({
  ar:
    credit > 0
      ? `قيمة الفاتورة الآن ${money('ar', amount)}. ولك لدى الشركة ${money('ar', credit)} عما دفعته زيادة.`
      : `قيمة الفاتورة الآن ${money('ar', amount)}.`,
  en:
    credit > 0
      ? `The bill is now ${money('en', amount)}. The company credits you ${money('en', credit)} for what you had paid beyond that.`
      : `The bill is now ${money('en', amount)}.`,
})
const planWords = ({ lines }: DeedEntry<'plan'>): Text =>
  both(language =>
    lines
      .map(({ on, amount }) => `${formatDate(language, on)}: ${money(language, amount)}`)
      .join(language === 'ar' ? '، ' : ', '),
  )

type Says = { [Name in DeedName]?: (entry: DeedEntry<Name>) => Text }
export const doneWords: Says = { ending: endingWords, correction: correctionWords, plan: planWords }
