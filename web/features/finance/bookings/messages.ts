// Words of bookings that wait for a second person.

import type { BookingAct } from '@bawaba/contract/entities/payment-booking.ts'
import type { Messages, Text } from '@bawaba/language/index.ts'

export const bookingMessages = {
  title: { ar: 'قيود تنتظر التأكيد', en: 'Bookings to confirm' },
  count: { ar: 'القيود المنتظرة: {count}', en: 'Bookings: {count}' },
  act: { ar: 'القيد', en: 'Booking' },
  transaction: { ar: 'العملية', en: 'Transaction' },
  none: { ar: 'لا توجد قيود تنتظر التأكيد', en: 'No bookings are waiting' },
  waits: {
    ar: 'لم يُقيد شيء بعد. ينتظر تأكيد موظف مالي آخر.',
    en: 'Nothing is booked yet. Another financial manager must confirm it.',
  },
  takesTwo: {
    ar: 'لا يُقيد هذا قبل أن يؤكده موظف مالي آخر.',
    en: 'This is booked only once another financial manager has confirmed it.',
  },
  officeRecorded: {
    ar: 'سُجل السداد، وينتظر تأكيد موظف مالي آخر',
    en: 'Recorded. Another financial manager must confirm it.',
  },
  officeTakesTwo: {
    ar: 'يستمر الطلب بعد أن يؤكد موظف مالي آخر وصول المبلغ، ولا ينتهي قبل ذلك.',
    en: 'The request goes on once another financial manager has confirmed the money. Until then it does not expire.',
  },
  confirm: { ar: 'تأكيد القيد', en: 'Confirm the booking' },
  confirmed: { ar: 'تأكد القيد', en: 'The booking was confirmed' },
  decline: { ar: 'رفض القيد', en: 'Decline the booking' },
  declineReason: { ar: 'سبب الرفض', en: 'Reason for declining' },
  declined: { ar: 'رُفض القيد وأُبلغ من طلبه', en: 'The booking was declined and whoever asked was notified' },
  takeBack: { ar: 'التراجع عن القيد', en: 'Take the booking back' },
  takeBackReason: { ar: 'سبب التراجع', en: 'Reason for taking it back' },
  takenBack: { ar: 'تراجعت عن القيد', en: 'You took the booking back' },
  failed: { ar: 'لم يكتمل الإجراء. حاول مرة أخرى.', en: 'It did not work. Try again.' },
  asksFor: {
    ar: '{what}: طلبه {name}، وينتظر تأكيد موظف مالي آخر.',
    en: '{what}: asked for by {name}. Another financial manager must confirm it.',
  },
} as const satisfies Messages

export const actNames: Record<BookingAct, Text> = {
  transfer: { ar: 'تأكيد تحويل بمبلغ غير المطلوب', en: 'Transfer with another amount than is due' },
  office: { ar: 'سداد مسجل في المكتب', en: 'Payment recorded at the office' },
  void: { ar: 'إلغاء تسجيل سداد', en: 'Void of a recorded payment' },
  difference: { ar: 'تسوية فرق', en: 'Settlement of a difference' },
}
