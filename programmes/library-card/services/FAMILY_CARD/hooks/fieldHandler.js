// What the library knows and the form does not: its branches, their districts and questions, the fee, the codes.

const branches = { C: ['RIVER', 'TOWER'], GZ: ['GARDEN'], ALX: ['SEA'] }
const districts = { C: ['ZAMALEK', 'MAADI', 'HELIOPOLIS'] }
const fees = { BASIC: 0, FULL: 60 }
const codes = ['READ2026']

const optionsOf = (values, group) => values.map(value => ({ value, label: `${group}.${value}` }))

/** Where there is no branch the books come by post. */
const branch = ({ governorate }) => ({ options: optionsOf(branches[governorate] ?? ['POST'], 'branch') })

/** A list where the library knows the districts, a line to write on elsewhere. */
const district = ({ governorate }) => {
  const known = districts[governorate]
  return {
    entry: known
      ? { type: 'String', uniforms: { type: 'select', options: optionsOf(known, 'district') } }
      : { type: 'String', uniforms: { type: 'text' }, min: 2, max: 60 },
  }
}

const yesOrNo = label => ({
  label,
  type: 'String',
  uniforms: {
    type: 'radio',
    options: [
      { value: 'YES', label: 'yes' },
      { value: 'NO', label: 'no' },
    ],
  },
})
const questions = {
  RIVER: {
    lift: yesOrNo('lift'),
    shelf: {
      label: 'shelf',
      type: 'Number',
      uniforms: { type: 'number' },
      integer: true,
      min: 1,
      max: 40,
      optional: true,
    },
  },
  TOWER: { lift: yesOrNo('lift') },
  GARDEN: { garden: yesOrNo('garden') },
  SEA: { garden: yesOrNo('garden') },
}
const translations = {
  ar: {
    yes: 'نعم',
    no: 'لا',
    lift: 'هل يحتاج أحد إلى المصعد؟',
    shelf: 'رقم الرف الذي تفضله لكتب الأطفال',
    garden: 'هل تقرؤون في الحديقة؟',
  },
  en: {
    yes: 'Yes',
    no: 'No',
    lift: 'Does anyone need the lift?',
    shelf: "Number of the shelf you prefer for children's books",
    garden: 'Will you read in the garden?',
  },
}
const more = answers => ({ fieldsSchema: questions[answers.branch] ?? {}, translations })

const yearFee = ({ plan }) => ({ value: fees[plan] ?? 0 })

const code = (_answers, value) => (codes.includes(value) ? {} : { errors: [{ key: 'code.unknown' }] })

const answersOf = { branch, district, more, yearFee, code }

function fieldHandler(ctx) {
  return answersOf[ctx.field](ctx.answers, ctx.value)
}
