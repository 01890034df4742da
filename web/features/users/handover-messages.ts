// Words about open requests of somebody whose rights change.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  openRequests: { ar: 'الطلبات المفتوحة', en: 'Open requests' },
  leftBehind: {
    ar: {
      zero: 'لا طلبات مفتوحة لديه.',
      one: 'لديه طلب مفتوح واحد لن يستطيع العمل عليه بعد ذلك.',
      two: 'لديه طلبان مفتوحان لن يستطيع العمل عليهما بعد ذلك.',
      few: 'لديه {count} طلبات مفتوحة لن يستطيع العمل عليها بعد ذلك.',
      many: 'لديه {count} طلبًا مفتوحًا لن يستطيع العمل عليها بعد ذلك.',
      other: 'لديه {count} طلب مفتوح لن يستطيع العمل عليها بعد ذلك.',
    },
    en: {
      one: '{count} open request is assigned to them. They will not be able to work on it.',
      other: '{count} open requests are assigned to them. They will not be able to work on them.',
    },
  },
  handTo: { ar: 'نقل الطلبات إلى', en: 'Hand the requests to' },
  queue: { ar: 'لا أحد، ويُخطَر المشرفون', en: 'No one: supervisors are notified' },
  team: { ar: 'فرقها، ويُخطَر أعضاؤها', en: 'Their teams: members are notified' },
  noWorker: {
    ar: 'لا يوجد موظف آخر يعمل على هذه الخدمات كلها',
    en: 'No other employee works on all of these services',
  },
  withoutTeam: {
    ar: {
      zero: 'لكل فريق أعضاء.',
      one: 'سيبقى فريق بلا أعضاء وله طلب مفتوح واحد. سيظهر الطلب للمشرفين.',
      two: 'سيبقى فريق بلا أعضاء وله طلبان مفتوحان. سيظهران للمشرفين.',
      few: 'سيبقى فريق بلا أعضاء وله {count} طلبات مفتوحة. ستظهر للمشرفين.',
      many: 'سيبقى فريق بلا أعضاء وله {count} طلبًا مفتوحًا. ستظهر للمشرفين.',
      other: 'سيبقى فريق بلا أعضاء وله {count} طلب مفتوح. ستظهر للمشرفين.',
    },
    en: {
      one: 'A team with {count} open request will have no members. Supervisors will see the request.',
      other: 'A team with {count} open requests will have no members. Supervisors will see the requests.',
    },
  },
} as const satisfies Messages
