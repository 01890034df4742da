// The words of findings about whom a request waits for, and about paying.

import type { Text } from '@bawaba/language/index.ts'

export const flowWords: Record<string, Text> = {
  nothingToDo: {
    ar: 'من ينتظره الطلب في هذه الحالة لا يستطيع نقله منها',
    en: 'Whoever the request waits for in this state cannot move it on',
  },
  onlyConditions: {
    ar: 'كل طرق الخروج من هذه الحالة مشروطة، فقد لا يتحقق شرط منها',
    en: 'Every way out of this state hangs on a condition, and none of them may hold',
  },
  paidNowhere: {
    ar: 'بعد السداد تعتمد كل طرق الخروج من هذه الحالة على شرط، فقد يُسدد الطلب ولا ينتقل. أضف انتقالًا بلا شرط',
    en: 'Once it is paid, every way out of this state hangs on a condition: a request may be paid and stay. Add one without a condition',
  },
  nobodyLeaves: {
    ar: 'شخص يوصل الطلب إلى هذه الحالة، ولا يخرجه منها أحد. أضف انتقالًا ينفذه موظف أو مقدم الطلب',
    en: 'A person leads to this state, and no person leads out of it. Add a transition by staff or the applicant',
  },
  billStays: {
    ar: 'موظف يطلب الرسوم في هذه الحالة، ولا يستطيع موظف سحبها قبل السداد. أضف انتقالًا ينفذه موظف',
    en: 'Staff ask for fees in this state, and no staff can take that back before they are paid. Add a transition by staff',
  },
  paymentSkipped: {
    ar: 'يمكن أن يكتمل الطلب من هذه الحالة بلا سداد',
    en: 'From this state a request can be completed without payment',
  },
  takenUpUnpaid: {
    ar: 'يُستأنف هنا طلب رُدت رسومه، ويمكن أن يكتمل بلا سداد. اجعل الانتقال إلى حالة تنتظر الدفع',
    en: 'A request whose fees have gone back is taken up here, and can be completed without payment. Lead it to a state that waits for payment',
  },
  paymentNotFirst: {
    ar: 'السداد مقدم، والحالة الأولى لا تنتظر الدفع',
    en: 'Payment is in advance, and the first state does not wait for it',
  },
}
