// Power cuts as things to find: the areas that are without electricity just now, and the way to report one.

import {
  isForCitizens,
  type SearchItem,
  type SearchSource,
} from '@bawaba/server/capabilities/search/index.ts'
import { areaAt } from '../../power-cut-areas.ts'
import type { PowerCut } from '../../power-cut-calls.ts'
import { powerCutsPath } from '../../power-cut-path.ts'
import { powerCutNumber } from '../../power-cut-words.ts'
import { endWords } from './words.ts'

/** As people say it. */
const more = [
  { ar: 'النور قاطع', en: 'blackout' },
  { ar: 'الكهرباء مقطوعة', en: 'no electricity' },
  { ar: 'قطع التيار', en: 'outage' },
]
/** Dangers, for which people call as well. */
const dangers = [
  { ar: 'رقم طوارئ الكهرباء', en: 'electricity emergency number' },
  { ar: 'سلك واقع، كابل مكشوف، شرار', en: 'cable hanging down, loose wire, sparks, dangerous' },
  { ar: 'عمود النور بيكهرب، محول انفجر', en: 'street light pole, transformer, lights out in the street' },
]

const toReport: SearchItem = {
  id: 'power-cut',
  title: {
    ar: `انقطاع الكهرباء: أبلغ أو اتصل على \u2066${powerCutNumber}\u2069`,
    en: `Power cut: report it or call ${powerCutNumber}`,
  },
  text: {
    ar: 'أبلغ عن انقطاع التيار واعرف متى يعود. عند خطر من الأسلاك أو المحولات اتصل فورًا.',
    en: 'Report a power cut and read when it ends. Call at once about a danger from wires or transformers.',
  },
  more: [...more, ...dangers],
  path: powerCutsPath,
  isFor: isForCitizens,
}

const itemOf = (cut: PowerCut): SearchItem => {
  const name = areaAt(cut.area)?.name ?? { ar: cut.area, en: cut.area }
  return {
    id: `power-cut-${cut.area}`,
    title: { ar: `الكهرباء مقطوعة الآن في ${name.ar}`, en: `The electricity is out in ${name.en}` },
    text: endWords(cut),
    more,
    path: powerCutsPath,
    isFor: isForCitizens,
  }
}

/** @param confirmed the same array until it has changed */
export const powerCutSource = (confirmed: () => readonly PowerCut[]): SearchSource => {
  let read: { from: readonly PowerCut[]; items: SearchItem[] } | undefined
  return {
    kind: 'guide',
    items: () => {
      const from = confirmed()
      if (read?.from !== from) read = { from, items: [toReport, ...from.map(itemOf)] }
      return read.items
    },
  }
}
