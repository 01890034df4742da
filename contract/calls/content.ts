// Content: read by everybody as far as it is shown, written by administrators.

import { Type } from 'typebox'
import {
  ContentChange,
  ContentItem,
  ContentKindSchema,
  ContentOrder,
  SlugSchema,
} from '../entities/content.ts'
import { administering, everyone } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { Count, CountQuery, FilterQuery } from './parts.ts'

const open = { additionalProperties: false }
const Kind = Type.Object({ kind: ContentKindSchema })
/** `name` is the item's slug: in addresses `:slug` is a kind of person. */
const One = Type.Object({ kind: ContentKindSchema, name: SlugSchema })
const OneFile = Type.Object({ ...One.properties, id: Type.String({ format: 'uuid' }) })
const SomeItem = Type.Unsafe<ContentItem>(Type.Partial(ContentItem))
const Page = Type.Object(
  {
    skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  },
  open,
)

export const contentCalls = defineCalls({
  'GET content/:kind': {
    summary: {
      ar: 'محتوى البوابة من نوع: ما يُقرأ الآن، وكله لمدير النظام',
      en: 'Content of a kind: what is read now, and all of it for administrators; X-Total-Count says how much there is',
    },
    tag: 'app',
    params: Kind,
    query: Page,
    answer: Type.Array(ContentItem),
    // Administrators see what is switched off or not shown yet besides, and texts as they are stored.
    policy: { ...everyone, BFM_ADMIN: 'all' },
    errors: ['NOT_FOUND'],
  },
  'GET content/:kind/:name': {
    summary: { ar: 'عنصر واحد من المحتوى', en: 'One item, whole' },
    tag: 'app',
    params: One,
    answer: ContentItem,
    policy: { ...everyone, BFM_ADMIN: 'all' },
    errors: ['NOT_FOUND'],
  },
  'PUT content/:kind/:name': {
    summary: {
      ar: 'كتابة عنصر من المحتوى أو تغييره',
      en: 'Write an item or change it; If-Match names the revision it was seen at, 0 where there was none of one’s own',
    },
    tag: 'app',
    params: One,
    body: ContentOrder,
    answer: ContentItem,
    policy: administering,
    errors: ['VALIDATION_FAILED', 'CONFLICT', 'PRECONDITION_REQUIRED'],
  },
  'DELETE content/:kind/:name': {
    summary: {
      ar: 'حذف عنصر من المحتوى؛ ما تأتي به البوابة يعود نصه الأصلي',
      en: 'Delete an item; one that the product brings is the product’s own text again',
    },
    tag: 'app',
    params: One,
    answer: Type.Null(),
    status: 204,
    policy: administering,
    errors: ['CONFLICT', 'PRECONDITION_REQUIRED'],
  },
  'GET content/:kind/:name/history': {
    summary: {
      ar: 'سجل تغييرات عنصر',
      en: 'Who changed an item, when, and how it read since; the newest first',
    },
    tag: 'app',
    params: One,
    answer: Type.Array(ContentChange),
    policy: administering,
    errors: [],
  },
  'GET content/:kind/:name/files/:id': {
    summary: { ar: 'تنزيل ملف من عنصر ظاهر', en: 'The bytes of a file of an item that is read' },
    tag: 'files',
    gives: 'file',
    params: OneFile,
    answer: Type.Unknown(),
    policy: { ...everyone, BFM_ADMIN: 'all' },
    errors: ['NOT_FOUND'],
  },
  'GET news': {
    summary: { ar: 'الأخبار كلها بمرشح', en: 'All news, shown or not, by a filter' },
    tag: 'app',
    query: FilterQuery,
    answer: Type.Array(SomeItem),
    policy: administering,
    errors: ['INVALID_FILTER'],
  },
  'GET news/count': {
    summary: { ar: 'عدد الأخبار', en: 'How many there are' },
    tag: 'app',
    query: CountQuery,
    answer: Count,
    policy: administering,
    errors: ['INVALID_FILTER'],
  },
  'GET userGuides': {
    summary: { ar: 'أدلة الاستخدام كلها بمرشح', en: 'All user guides, shown or not, by a filter' },
    tag: 'app',
    query: FilterQuery,
    answer: Type.Array(SomeItem),
    policy: administering,
    errors: ['INVALID_FILTER'],
  },
  'GET userGuides/count': {
    summary: { ar: 'عدد أدلة الاستخدام', en: 'How many there are' },
    tag: 'app',
    query: CountQuery,
    answer: Count,
    policy: administering,
    errors: ['INVALID_FILTER'],
  },
})
