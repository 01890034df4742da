// The words of findings about what is sent outside.

import type { Text } from '@bawaba/language/index.ts'

export const deliveryWords: Record<string, Text> = {
  unknownDelivery: {
    ar: 'لا يرسل أي برنامج طلبات بهذا الاسم. الموجود',
    en: 'No programme sends requests outside under this name. There are',
  },
  deliversOpen: {
    ar: 'لا يُرسل إلى الخارج إلا طلب جارٍ لا ينتظر المتقدم ولا الدفع، أو طلب انتهى',
    en: 'Only a request that is open or over, and waits for neither the applicant nor a payment, is sent outside',
  },
  deliversNowhere: {
    ar: 'يُرسل الطلب إلى الخارج من هذه الحالة، ولا انتقال بلا شرط حين تكون النتيجة',
    en: 'A request is sent outside from this state, and no transition without a condition follows when it is',
  },
  deliversNothing: {
    ar: 'لا يُرسل شيء إلى الخارج من هذه الحالة',
    en: 'Nothing is sent outside from this state',
  },
  unknownDeliveryPart: {
    ar: 'لا يأخذ ما يُرسل إلى الخارج هذا الجزء. ما يأخذه',
    en: 'What is sent outside does not take this part. It takes',
  },
  deliveryPartMissing: {
    ar: 'لا سؤال في الخدمة يجيب عن هذا الجزء مما يُرسل إلى الخارج',
    en: 'No question of the service answers this part of what is sent outside',
  },
  deliveryPartUnanswered: {
    ar: 'قد يبقى هذا السؤال بلا إجابة: اجعله مطلوبًا بلا شرط في نشاط يسبق الإرسال في كل حال. الجزء والسؤال',
    en: 'This question can stay without an answer: ask it in any case, in an activity that always comes before. Part and question',
  },
  deliveryPartKind: {
    ar: 'نوع هذا السؤال لا يناسب الجزء الذي يجيب عنه. الأنواع المناسبة',
    en: 'The kind of this question does not fit the part that it answers. These fit',
  },
}
