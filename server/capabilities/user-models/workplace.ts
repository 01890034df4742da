// Where staff belong: company, sector and service center, each list narrowed by the one before it; and the same three
// for the staff of the holding company.

import type { Text } from '@bawaba/language/index.ts'
import type { Center } from '../service-centers/index.ts'
import type { Question } from './fields.ts'

const label = {
  company: { ar: 'الشركة', en: 'Company' },
  sector: { ar: 'القطاع', en: 'Sector' },
  center: { ar: 'مركز الخدمة', en: 'Service center' },
} as const satisfies Record<Center['kind'], Text>

const own = { company: 'company', sector: 'sector', center: 'serviceCenter' } as const
const holding = { company: 'eehcCompany', sector: 'eehcSector', center: 'eehcServiceCenter' } as const
const above = { company: undefined, sector: 'company', center: 'sector' } as const

type Names = Record<Center['kind'], string>

const listOf = (kind: Center['kind'], centers: readonly Center[], names: Names, shown?: object): Question => {
  const parent = above[kind]
  return {
    label: label[kind],
    type: 'String',
    uniforms: {
      type: 'select',
      options: centers
        .filter(center => center.kind === kind)
        .map(center => ({
          value: center.code,
          label: center.name,
          ...(parent && center.parent
            ? { conditionalField: { field: names[parent], is: 'equals' as const, value: center.parent } }
            : {}),
        })),
    },
    // The company may be all that is known.
    optional: true,
    ...(shown ?? (parent ? { conditionalField: { field: names[parent], is: 'filled' } } : {})),
  }
}

const threeOf = (centers: readonly Center[], names: Names): Record<string, Question> =>
  Object.fromEntries(
    (['company', 'sector', 'center'] as const).map(kind => [names[kind], listOf(kind, centers, names)]),
  )

/** The questions about a workplace; those of the holding company where a programme brings one. */
export const workplaceQuestions = (centers: readonly Center[]): Record<string, Question> => {
  const ofHolding = centers.filter(({ isHolding }) => isHolding)
  const others = centers.filter(({ isHolding }) => !isHolding)
  return {
    ...threeOf(others, own),
    ...(ofHolding.length > 0
      ? Object.fromEntries(
          Object.entries(threeOf(ofHolding, holding)).map(([name, question]) => [
            name,
            { ...question, label: holdingLabel(question.label) },
          ]),
        )
      : {}),
  }
}

const holdingLabel = ({ ar, en }: Text): Text => ({
  ar: `${ar} (القابضة)`,
  en: `${en} (holding company)`,
})
