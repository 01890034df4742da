// The form that every page of the bench draws: the same questions, in Arabic, three of ten of them conditional.

import { localiseDigits } from '@bawaba/language/index.ts'

export type Kind = 'text' | 'number' | 'select' | 'radio' | 'checkbox' | 'date' | 'rows'
export type Choice = { value: string; label: string }
export type Question = {
  name: string
  kind: Kind
  label: string
  hint?: string
  optional?: boolean
  choices?: Choice[]
  max?: number
  /** The answer it depends on. */
  shown?: { field: string; is: 'equals' | 'notEquals'; value: string }
  /** What a row of it asks. */
  inside?: Question[]
}

const kinds: readonly Kind[] = [
  'text',
  'number',
  'select',
  'radio',
  'checkbox',
  'date',
  'text',
  'number',
  'text',
  'number',
]
const words: Record<Kind, string> = {
  text: 'نص الإجابة',
  number: 'عدد الوحدات',
  select: 'المركز المختار',
  radio: 'طريقة التسليم',
  checkbox: 'أقر بصحة البند',
  date: 'تاريخ المعاينة',
  rows: 'أفراد الأسرة',
}
const digits = (number: number): string => localiseDigits('ar', String(number))
const choicesOf = (count: number, word: string): Choice[] =>
  Array.from({ length: count }, (_, index) => ({
    value: `option${index}`,
    label: `${word} ${digits(index + 1)}`,
  }))
const choices: Partial<Record<Kind, Choice[]>> = {
  select: choicesOf(20, 'مركز خدمة رقم'),
  radio: choicesOf(3, 'التسليم بالطريقة'),
}

/** The answer that shows or hides 30% of the questions. */
export const switchName = 'more'
export const switchValues = { on: 'yes', off: 'no' }
/** The question that the bench types into. */
export const typedName = (count: number): string => `q${Math.floor(count / 20) * 10 || 10}`
/** How many rows each list begins with. */
export const rowCount = 2

const questionAt = (index: number, count: number): Question => {
  const kind = index % 50 === 49 ? 'rows' : (kinds[index % 10] as Kind)
  const name = `q${index}`
  const question: Question = { name, kind, label: `${words[kind]} ${digits(index)}` }
  if (kind === 'number') question.max = 900
  if (choices[kind]) question.choices = choices[kind]
  if (index % 3 === 0 && kind !== 'checkbox') question.hint = 'كما في المستندات الرسمية'
  if ([2, 5, 7].includes(index % 10))
    question.shown = { field: switchName, is: 'equals', value: switchValues.on }
  if (name === `q${Number(typedName(count).slice(1)) + 6}`)
    question.shown = { field: typedName(count), is: 'notEquals', value: 'أخفِ' }
  if (kind === 'rows')
    question.inside = [
      { name: 'name', kind: 'text', label: 'اسم الفرد' },
      { name: 'age', kind: 'number', label: 'عمر الفرد', max: 120 },
    ]
  return question
}

/** A form of `count` questions, the first of which shows or hides three of ten. */
export const questions = (count: number): Question[] => [
  {
    name: switchName,
    kind: 'radio',
    label: 'هل تريد الأسئلة الإضافية',
    choices: [
      { value: switchValues.on, label: 'نعم' },
      { value: switchValues.off, label: 'لا' },
    ],
  },
  ...Array.from({ length: count - 1 }, (_, index) => questionAt(index + 1, count)),
]
