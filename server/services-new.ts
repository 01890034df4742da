// A new service as a folder: the smallest one that is sound, with a standard flow, for its author to change.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const shape = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/

const definitionOf = (slug: string, category: string, schema: string) => ({
  $schema: schema,
  serviceSlug: slug,
  serviceLabel: 'service',
  description: 'description',
  serviceType: 'request',
  categoryIds: [category],
  allowAnonymous: false,
  cost: { free: true },
  durationDays: 6,
  activities: [
    {
      activityId: 'APPLY',
      label: 'act.apply',
      action: 'act.apply.do',
      steps: [
        {
          key: 'applicant',
          label: 'step.applicant',
          fieldsSchema: {
            applicant: { use: 'person', only: ['fullName', 'mobile'] },
            purpose: {
              label: 'f.purpose',
              hint: 'f.purpose.hint',
              type: 'String',
              uniforms: { type: 'textarea' },
              min: 10,
              max: 500,
            },
          },
        },
      ],
    },
  ],
  workflow: 'review',
})

const texts = {
  service: { ar: 'اسم الخدمة', en: 'Name of the service' },
  description: { ar: 'ما تقدمه هذه الخدمة، في جملة.', en: 'What this service is for, in one sentence.' },
  'act.apply': { ar: 'تقديم طلب', en: 'Make a request' },
  'act.apply.do': { ar: 'إرسال الطلب', en: 'Send the request' },
  'step.applicant': { ar: 'مقدم الطلب', en: 'The applicant' },
  'f.purpose': { ar: 'الغرض من الطلب', en: 'Purpose of the request' },
  'f.purpose.hint': { ar: 'جملة أو جملتان', en: 'One or two sentences' },
}

const answers = { fullName: 'ليلى أحمد سالم', mobile: '01012345678', purpose: 'لتقديمها إلى جهة العمل' }
const examples = {
  valid: [{ name: 'everything answered', activityId: 'APPLY', data: answers }],
  invalid: [
    {
      name: 'too few words',
      activityId: 'APPLY',
      data: { ...answers, purpose: 'عمل' },
      faults: ['purpose'],
    },
  ],
}

/** The category of a service that stands in the folder already: a new one most often belongs beside it. */
const categoryIn = (parent: string): string | undefined => {
  const files = existsSync(parent) ? readdirSync(parent).map(name => join(parent, name, 'service.json')) : []
  const [first] = files.filter(file => existsSync(file))
  const { categoryIds } = first ? JSON.parse(readFileSync(first, 'utf8')) : { categoryIds: [] }
  return Array.isArray(categoryIds) ? categoryIds[0] : undefined
}

type NewService = { slug: string; parent: string; category: string; root: string }

/** Writes the folder of a new service; answers where. Throws for a name that is none, and where it would write over something. */
export const writeNewService = ({ slug, parent, category, root }: NewService): string => {
  if (!shape.test(slug) || slug.length > 40)
    throw new Error(
      `"${slug}" is no name of a service: capital letters, digits and "_", such as BIRTH_CERTIFICATE`,
    )
  const folder = join(parent, slug)
  if (existsSync(folder)) throw new Error(`${folder} is there already`)
  mkdirSync(folder, { recursive: true })
  const schema = relative(folder, join(root, 'docs/service.schema.json')).replaceAll('\\', '/')
  const files = { service: definitionOf(slug, categoryIn(parent) ?? category, schema), texts, examples }
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`)
  return folder
}
