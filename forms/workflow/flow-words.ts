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
  paymentSkipped: {
    ar: 'يمكن أن يكتمل الطلب من هذه الحالة بلا سداد',
    en: 'From this state a request can be completed without payment',
  },
  paymentNotFirst: {
    ar: 'السداد مقدم، والحالة الأولى لا تنتظر الدفع',
    en: 'Payment is in advance, and the first state does not wait for it',
  },
}
