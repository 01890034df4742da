// A power cut as a thing to find: nothing is filed for it, people call.

import type { SearchSource } from '@bawaba/server/capabilities/search/index.ts'

export const powerCutNumber = '121'

const items = [
  {
    id: 'power-cut',
    title: {
      ar: `انقطاع الكهرباء: اتصل على \u2066${powerCutNumber}\u2069`,
      en: `Power cut: call ${powerCutNumber}`,
    },
    text: {
      ar: 'أبلغ عن انقطاع التيار أو عن خطر من الأسلاك والمحولات بالهاتف، ولا تنتظر الرد على طلب.',
      en: 'Report a power cut or a danger from wires and transformers by telephone. Do not wait for an answer to a request.',
    },
    more: [
      { ar: 'النور قاطع', en: 'blackout' },
      { ar: 'الكهرباء مقطوعة', en: 'no electricity' },
      { ar: 'قطع التيار', en: 'outage' },
    ],
    path: '/help',
    isFor: ({ actor }: { actor: { mode: string } }) => actor.mode === 'VISITOR' || actor.mode === 'CITIZEN',
  },
]

export const powerCutSource: SearchSource = { kind: 'guide', items: () => items }
