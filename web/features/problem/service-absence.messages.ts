// Words about a service that the reader does not see.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  hidden: {
    ar: 'هذه الخدمة غير متاحة في هذا التطبيق، لذلك عدت إلى الرئيسية.',
    en: 'That service is not available here, so you are back at the home page.',
  },
  closed: {
    ar: 'خدمة «{service}» مغلقة',
    en: '“{service}” is closed',
  },
  earlier: {
    ar: 'تستمر طلباتك السابقة من هذه الخدمة، وتجدها في «طلباتي».',
    en: 'Your earlier requests for this service continue. You can find them in My requests.',
  },
  followed: {
    ar: 'تستمر الطلبات السابقة من هذه الخدمة. سجّل الدخول لمتابعة طلباتك.',
    en: 'Earlier requests for this service continue. Sign in to follow yours.',
  },
  services: { ar: 'كل الخدمات', en: 'All services' },
  requests: { ar: 'طلباتي', en: 'My requests' },
} as const satisfies Messages
