// What payers, shops and whoever tries payments out read on the gateway's pages.

import type { Messages, Text } from '@bawaba/language/index.ts'
import type { EventKind } from '../records.ts'

export const messages = {
  name: { ar: 'بوابة الدفع التجريبية', en: 'Sandbox payments' },
  notReal: {
    ar: 'صفحة للتجربة: لا تُخصم أموال حقيقية، ولا تُدخل بيانات بطاقة حقيقية.',
    en: 'This is a test page. No real money moves. Do not enter a real card.',
  },
  language: { ar: 'English', en: 'العربية' },
  skip: { ar: 'انتقل إلى المحتوى', en: 'Skip to the content' },
  errorTitle: { ar: 'خطأ: {title}', en: 'Error: {title}' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  purpose: { ar: 'مقابل', en: 'For' },
  back: { ar: 'العودة إلى البوابة', en: 'Go back to the portal' },
  transaction: { ar: 'مرجع العملية البنكية', en: 'Transaction' },

  cardTitle: { ar: 'الدفع بالبطاقة', en: 'Pay by card' },
  cardNumber: { ar: 'رقم البطاقة', en: 'Card number' },
  cardExpiry: { ar: 'تاريخ الانتهاء', en: 'Expiry date' },
  cardExpiryHint: { ar: 'الشهر ثم السنة، مثل ٠٨/٣٠', en: 'Month and year, such as 08/30' },
  securityCode: { ar: 'رمز الأمان', en: 'Security code' },
  securityCodeHint: { ar: 'ثلاثة أرقام في ظهر البطاقة', en: 'The 3 digits on the back' },
  pay: { ar: 'ادفع {amount}', en: 'Pay {amount}' },
  cancel: { ar: 'إلغاء والعودة إلى البوابة', en: 'Cancel and go back to the portal' },
  testCards: { ar: 'بطاقات للتجربة', en: 'Test cards' },
  useCard: { ar: 'استخدم هذه البطاقة', en: 'Use this card' },
  enterNumber: { ar: 'أدخل رقم البطاقة', en: 'Enter the card number' },
  checkNumber: {
    ar: 'رقم البطاقة به خطأ. راجعه.',
    en: 'This card number has a mistake. Check it.',
  },
  enterExpiry: {
    ar: 'أدخل تاريخ انتهاء البطاقة، مثل ٠٨/٣٠',
    en: 'Enter the expiry date, such as 08/30',
  },
  expired: { ar: 'انتهت صلاحية هذه البطاقة. استخدم غيرها.', en: 'This card has expired. Use another.' },
  enterSecurityCode: {
    ar: 'أدخل رمز الأمان من ثلاثة أرقام',
    en: 'Enter the security code of 3 digits',
  },

  codeTitle: { ar: 'تأكيد الدفع', en: 'Confirm the payment' },
  codeSent: {
    ar: 'أرسل بنكك رمزًا إلى هاتفك لتأكيد الدفع بالبطاقة المنتهية بـ {digits}.',
    en: 'Your bank sent a code to your phone to confirm the card ending in {digits}.',
  },
  code: { ar: 'رمز التأكيد', en: 'Confirmation code' },
  confirm: { ar: 'تأكيد', en: 'Confirm' },
  phone: { ar: 'هاتف تجريبي', en: 'A phone, for testing' },
  phoneMessage: {
    ar: 'البنك التجريبي: رمز التأكيد {code} لدفع {amount}.',
    en: 'Sandbox Bank: {code} is your code to pay {amount}.',
  },
  enterCode: { ar: 'أدخل الرمز من ستة أرقام', en: 'Enter the code of 6 digits' },
  wrongCode: {
    ar: {
      zero: 'الرمز لا يطابق ما أُرسل.',
      one: 'الرمز لا يطابق ما أُرسل. بقيت محاولة واحدة.',
      two: 'الرمز لا يطابق ما أُرسل. بقيت محاولتان.',
      few: 'الرمز لا يطابق ما أُرسل. بقيت {count} محاولات.',
      many: 'الرمز لا يطابق ما أُرسل. بقيت {count} محاولة.',
      other: 'الرمز لا يطابق ما أُرسل. بقيت {count} محاولة.',
    },
    en: {
      one: 'The code does not match. You have 1 attempt left.',
      other: 'The code does not match. You have {count} attempts left.',
    },
  },

  noAnswerTitle: { ar: 'لم يصل رد من البنك', en: 'The bank has not answered' },
  noAnswer: {
    ar: 'لا نعرف بعد هل تم الدفع. لا تدفع مرة أخرى: تعرض البوابة النتيجة عندما تصل.',
    en: 'We do not know yet whether you have paid. Do not pay again: the portal shows the result once it is known.',
  },
  unknownTitle: { ar: 'لا توجد عملية دفع بهذا الرابط', en: 'There is no payment at this address' },
  unknown: {
    ar: 'راجع الرابط، أو ابدأ الدفع من البوابة.',
    en: 'Check the address, or start to pay from the portal.',
  },
  overTitle: { ar: 'انتهت عملية الدفع هذه', en: 'This payment is over' },

  counterTitle: { ar: 'منفذ الدفع', en: 'Payment counter' },
  counterIntro: {
    ar: 'كما في محل يقبل الدفع برمز: اكتب رمز الدفع الذي أحضره الزبون.',
    en: 'As in a shop that takes payment codes: type the code that the customer brought.',
  },
  paymentCode: { ar: 'رمز الدفع', en: 'Payment code' },
  lookUp: { ar: 'بحث', en: 'Find' },
  enterPaymentCode: { ar: 'أدخل رمز الدفع', en: 'Enter the payment code' },
  unknownCode: { ar: 'لا يوجد رمز دفع بهذا الرقم. راجعه.', en: 'No payment has this code. Check it.' },
  codePaid: { ar: 'دُفع هذا الرمز من قبل.', en: 'This code was paid before.' },
  codeExpired: {
    ar: 'انتهت صلاحية هذا الرمز. يطلب الزبون رمزًا جديدًا من البوابة.',
    en: 'This code has expired. The customer can get a new one from the portal.',
  },
  codeCancelled: {
    ar: 'أُلغي هذا الرمز. لا تستلم المبلغ.',
    en: 'This code was cancelled. Do not take the money.',
  },
  takeCash: { ar: 'استلمت {amount} نقدًا', en: 'I took {amount} in cash' },
  otherCode: { ar: 'رمز آخر', en: 'Another code' },
  cashTaken: { ar: 'تم الدفع', en: 'Paid' },
  validUntil: { ar: 'صالح حتى', en: 'Valid until' },

  bankTitle: { ar: 'تحويل بنكي', en: 'Bank transfer' },
  bankIntro: {
    ar: 'كما في تطبيق بنك: حوّل إلى حساب التحصيل، واكتب رقم التحويل الذي عرضته البوابة.',
    en: 'As in a bank’s app: transfer to the collection account with the reference that the portal showed.',
  },
  account: { ar: 'إلى حساب', en: 'To account' },
  transferReference: { ar: 'رقم مرجع التحويل', en: 'Transfer reference' },
  transferReferenceHint: { ar: 'يبدأ بـ SB', en: 'It begins with SB' },
  transferAmount: { ar: 'المبلغ بالجنيه', en: 'Amount in pounds' },
  transfer: { ar: 'حوّل', en: 'Transfer' },
  enterReference: { ar: 'أدخل رقم مرجع التحويل', en: 'Enter the transfer reference' },
  unknownReference: {
    ar: 'لا يوجد طلب دفع بهذا الرقم. راجعه.',
    en: 'No payment has this reference. Check it.',
  },
  enterAmount: {
    ar: 'أدخل المبلغ بالجنيه، مثل ١٬٢٥٠٫٥٠',
    en: 'Enter the amount in pounds, such as 1,250.50',
  },
  transferred: { ar: 'تم التحويل', en: 'Transferred' },
  expectedExact: { ar: 'وصل المبلغ المطلوب كله.', en: 'The whole amount has arrived.' },
  expectedLess: { ar: 'بقي {amount} حتى يكتمل المبلغ.', en: '{amount} is still missing.' },
  expectedMore: {
    ar: 'وصل أكثر من المطلوب بـ {amount}.',
    en: '{amount} more than was asked for has arrived.',
  },
  anotherTransfer: { ar: 'تحويل آخر', en: 'Another transfer' },

  homeTitle: { ar: 'بوابة الدفع التجريبية', en: 'Sandbox payment gateway' },
  homeIntro: {
    ar: 'جهة دفع للتجربة تعمل بجوار البوابة: بطاقات ورموز دفع وتحويلات، بلا أموال حقيقية.',
    en: 'A payment provider for trying things out beside the portal: cards, payment codes and transfers, without real money.',
  },
  controlTitle: { ar: 'التحكم في التجربة', en: 'Test controls' },
} as const satisfies Messages

export const cardNotes = {
  accepted: { ar: 'تُقبل بعد رمز من الهاتف', en: 'Accepted after a code from the phone' },
  acceptedAtOnce: { ar: 'تُقبل بلا رمز', en: 'Accepted without a code' },
  declined: { ar: 'يرفضها البنك', en: 'Declined by the bank' },
  insufficient: { ar: 'رصيدها لا يكفي', en: 'Insufficient funds' },
  silent: { ar: 'تُقبل ولا يرى الدافع النتيجة', en: 'Accepted, and the payer does not see the result' },
  stuck: { ar: 'لا يصل رد من البنك', en: 'The bank never answers' },
} as const satisfies Messages

export const endNotes: Record<'received' | 'declined' | 'insufficient' | 'expired' | 'cancelled', Text> = {
  received: { ar: 'تم الدفع.', en: 'It has been paid.' },
  declined: {
    ar: 'رفض البنك الدفع، ولم يُخصم شيء. يمكنك المحاولة من جديد من البوابة.',
    en: 'The bank declined it and nothing was taken. You can start again from the portal.',
  },
  insufficient: {
    ar: 'رصيد البطاقة لا يكفي، ولم يُخصم شيء.',
    en: 'The card has insufficient funds. Nothing was taken.',
  },
  expired: {
    ar: 'انتهى وقت الدفع، ولم يُخصم شيء. ابدأ من جديد من البوابة.',
    en: 'The time to pay is over and nothing was taken. Start again from the portal.',
  },
  cancelled: { ar: 'أُلغي الدفع، ولم يُخصم شيء.', en: 'It was cancelled and nothing was taken.' },
}

export const eventNames: Record<EventKind, Text> = {
  pending: { ar: 'بانتظار الدفع', en: 'Waiting for payment' },
  received: { ar: 'وصل مبلغ', en: 'Money received' },
  declined: { ar: 'رُفض', en: 'Declined' },
  expired: { ar: 'انتهت صلاحيته', en: 'Expired' },
  cancelled: { ar: 'أُلغي', en: 'Cancelled' },
  refunded: { ar: 'رُدّ مبلغ', en: 'Refunded' },
  refundFailed: { ar: 'تعذر الرد', en: 'Refund failed' },
}
