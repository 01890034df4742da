// Named examples of a list to choose from.

import type { Option } from '../../definition.ts'
import type { FieldExample } from '../field.ts'
import { governorateOptions, governorateTexts } from './governorates.ts'

const options: Option[] = [
  { value: 'EG', label: 'egypt' },
  { value: 'AE', label: 'emirates' },
  { value: 'KW', label: 'kuwait' },
]
const translations = {
  ar: { country: 'دولة الإقامة', egypt: 'مصر', emirates: 'الإمارات العربية المتحدة', kuwait: 'الكويت' },
  en: { country: 'Country of residence', egypt: 'Egypt', emirates: 'United Arab Emirates', kuwait: 'Kuwait' },
}

export const examples: FieldExample[] = [
  {
    name: 'country',
    entry: { label: 'country', type: 'String', uniforms: { type: 'select', options } },
    translations,
    valid: [['AE', 'AE', 'الإمارات العربية المتحدة', 'United Arab Emirates']],
    wrong: [
      ['XX', 'notAllowed'],
      ['__proto__', 'notAllowed'],
      [['AE'], 'expectedType'],
    ],
  },
  {
    name: 'two countries',
    entry: {
      label: 'country',
      type: 'Array',
      uniforms: { type: 'select', options },
      multiple: true,
      minCount: 1,
      maxCount: 2,
    },
    translations,
    valid: [
      [['EG', 'KW', 'EG'], ['EG', 'KW'], 'مصر، الكويت', 'Egypt, Kuwait'],
      [['AE'], ['AE'], 'الإمارات العربية المتحدة', 'United Arab Emirates'],
    ],
    wrong: [
      [['EG', 'KW', 'AE'], 'betweenCount'],
      [['EG', 'XX'], 'notAllowed'],
      ['EG', 'expectedType'],
      [[['EG']], 'expectedType'],
      [Array.from({ length: 2000 }, (_, index) => String(index)), 'maxCount'],
    ],
  },
  {
    name: 'governorate',
    entry: {
      label: 'governorate',
      hint: 'governorateHint',
      type: 'String',
      uniforms: { type: 'select', options: governorateOptions },
    },
    translations: governorateTexts,
    valid: [['C', 'C', 'القاهرة', 'Cairo']],
    wrong: [['باريس', 'notAllowed']],
  },
  {
    name: 'governorates of the branches',
    entry: {
      label: 'branches',
      type: 'Array',
      uniforms: { type: 'select', options: governorateOptions },
      multiple: true,
      maxCount: 3,
      optional: true,
    },
    translations: governorateTexts,
    valid: [[['DK', 'C'], ['DK', 'C'], 'الدقهلية، القاهرة', 'Dakahlia, Cairo']],
    wrong: [[['C', 'GZ', 'DK', 'ALX'], 'maxCount']],
  },
  {
    name: 'city, not editable',
    entry: {
      label: 'governorate',
      type: 'String',
      uniforms: { type: 'select', options: governorateOptions },
      editable: false,
      defaultValue: 'ALX',
    },
    translations: governorateTexts,
    valid: [['C', 'ALX', 'الإسكندرية', 'Alexandria']],
    wrong: [],
  },
]
