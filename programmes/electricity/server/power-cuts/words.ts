// When the electricity is expected back, in words; and the warning that readers see of areas that are without it.

import type { Announcement } from '@bawaba/contract/entities/announcement.ts'
import {
  type CountedText,
  formatDateTime,
  type Language,
  listSeparator,
  type Text,
  t,
} from '@bawaba/language/index.ts'
import { areaAt } from '../../power-cut-areas.ts'
import type { PowerCut } from '../../power-cut-calls.ts'

export const endWords = ({ expectedAt }: Pick<PowerCut, 'expectedAt'>): Text =>
  expectedAt
    ? {
        ar: `موعد العودة المتوقع: ${formatDateTime('ar', expectedAt)}`,
        en: `Expected back: ${formatDateTime('en', expectedAt)}`,
      }
    : { ar: 'موعد العودة غير معروف بعد', en: 'Nobody knows yet when it is back' }

const areasIn = (language: Language, cuts: readonly PowerCut[]): string =>
  cuts.map(({ area }) => areaAt(area)?.name[language] ?? area).join(listSeparator[language])

/** A title that names more areas fills the banner of every page. */
const mostNames = 3
const many: CountedText = {
  ar: {
    zero: 'الكهرباء مقطوعة في {count} منطقة',
    one: 'الكهرباء مقطوعة في منطقة واحدة',
    two: 'الكهرباء مقطوعة في منطقتين',
    few: 'الكهرباء مقطوعة في {count} مناطق',
    many: 'الكهرباء مقطوعة في {count} منطقة',
    other: 'الكهرباء مقطوعة في {count} منطقة',
  },
  en: { one: 'The electricity is out in {count} area', other: 'The electricity is out in {count} areas' },
}
const titleOf = (cuts: readonly PowerCut[]): Text =>
  cuts.length > mostNames
    ? { ar: t('ar', many, { count: cuts.length }), en: t('en', many, { count: cuts.length }) }
    : {
        ar: `الكهرباء مقطوعة في ${areasIn('ar', cuts)}`,
        en: `The electricity is out in ${areasIn('en', cuts)}`,
      }

/** One warning of all areas, by their names while they are few; none where the electricity is on everywhere. */
export const warningOf = (cuts: readonly PowerCut[]): Announcement[] => {
  const [only, ...others] = cuts
  if (!only) return []
  return [
    {
      audience: 'everyone',
      title: titleOf(cuts),
      description:
        others.length === 0
          ? endWords(only)
          : { ar: 'التفاصيل في صفحة انقطاع الكهرباء.', en: 'Details are on the page of power cuts.' },
      body: { ar: '', en: '' },
    },
  ]
}
