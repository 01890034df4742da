// The schemas of what stands beside service.json: its texts, and the examples that are judged and filed before publishing.

import { code, described, listOf, object, type Schema, text } from './parts.ts'

const words: Schema = { type: 'string', minLength: 1, maxLength: 20_000 }
const draft = 'https://json-schema.org/draft/2020-12/schema'

/** `{ "key": { "ar": "...", "en": "..." } }`. That a text is missing in one language is found by the check. */
export const textsSchema = (): Schema => ({
  $schema: draft,
  title: 'Texts of a service',
  description: 'Texts of a service, or those that the services of a programme share, by their keys',
  'x-description-ar': 'نصوص الخدمة، أو ما تشترك فيه خدمات البرنامج، بمفاتيحها',
  type: 'object',
  properties: { $schema: { type: 'string' } },
  additionalProperties: object({ ar: words, en: words }),
})

const exampleWords = {
  name: { ar: 'ما يبيّنه المثال', en: 'What the example shows' },
  activityId: { ar: 'الإجراء الذي تُرسل إليه الإجابات', en: 'The activity that the answers are sent to' },
  data: { ar: 'الإجابات كما تُكتب', en: 'The answers, as they are typed' },
  stored: { ar: 'ما يُخزن منها', en: 'What is stored of them' },
  faults: { ar: 'الأسئلة التي تُرفض إجاباتها', en: 'The questions whose answers are refused' },
}
const answers: Schema = { type: 'object' }
const valid = described({ name: text(), activityId: code, data: answers, stored: answers }, exampleWords, [
  'name',
  'activityId',
  'data',
])
const invalid = described(
  {
    name: text(),
    activityId: code,
    data: answers,
    faults: listOf({ type: 'string', maxLength: 200 }, 500, 1),
  },
  exampleWords,
  ['name', 'activityId', 'data', 'faults'],
)

const registryAnswer = described(
  { from: text(), parameters: { type: 'object' }, answer: {} },
  {
    from: { ar: 'الجهة وما تُسأل عنه', en: 'The service outside and what it is asked' },
    parameters: { ar: 'معاملات السؤال', en: 'The parameters of the question' },
    answer: { ar: 'الإجابة', en: 'The answer' },
  },
  ['from', 'parameters', 'answer'],
)

export const examplesSchema = (): Schema => ({
  $schema: draft,
  title: 'Examples of a service',
  ...described(
    {
      $schema: { type: 'string' },
      today: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
      valid: listOf(valid, 500),
      invalid: listOf(invalid, 500),
      registries: listOf(registryAnswer, 500),
    },
    {
      today: { ar: 'اليوم الذي تُقدَّم فيه الأمثلة', en: 'The day on which the examples are filed' },
      valid: {
        ar: 'إجابات مقبولة: تمر بكل ما يمر به الطلب',
        en: 'Answers that are taken: they go through everything that a request goes through',
      },
      invalid: { ar: 'إجابات مرفوضة', en: 'Answers that are refused' },
      registries: {
        ar: 'ما تجيب به السجلات أثناء تجربة الأمثلة؛ وما عداه لا تعرفه',
        en: 'What registries answer while the examples are filed; of anything else they know nothing',
      },
    },
    ['valid', 'invalid'],
  ),
})
