// Definitions of services, for designers: draft, check, publish.

import { Type } from 'typebox'
import {
  AnyDefinition,
  DefinitionDraft,
  DefinitionRow,
  DraftPolicy,
  Issue,
  Published,
  PublishedVersion,
} from '../entities/definition.ts'
import { ServiceSwitches, SwitchChange } from '../entities/service-switches.ts'
import { SuppliedService } from '../entities/supplied-service.ts'
import { Whole } from '../entities/whole.ts'
import { designing } from '../policy-rows.ts'
import { defineCalls } from './call.ts'

/** Bytes of a definition, as JSON. */
export const largestDefinition = 1024 * 1024
// The definition, and the few letters around it.
const largest = largestDefinition + 1024

const DefinitionParams = Type.Object({ id: Type.String({ format: 'uuid' }) })
const Saved = Type.Object({ definition: AnyDefinition }, { additionalProperties: false })

export const definitionCalls = defineCalls({
  'GET dynamic_services/definitions': {
    summary: {
      ar: 'تعريفات الخدمات كلها، ما نُشر وما لم يُنشر',
      en: 'Every definition, published or not, without its content',
    },
    tag: 'catalogue',
    answer: Type.Array(DefinitionRow),
    policy: designing,
    errors: [],
  },
  'GET dynamic_services/supplied': {
    summary: {
      ar: 'إصدارات خدمات تنتظر موافقة مشغّل البوابة',
      en: 'Supplied versions of services that wait for the operator, because who may apply, a fee or a category would change',
    },
    tag: 'catalogue',
    answer: Type.Array(SuppliedService),
    policy: { BFM_ADMIN: 'all', SERVICE_DESIGNER: 'all' },
    errors: [],
  },
  'POST dynamic_services': {
    summary: { ar: 'بدء تعريف خدمة جديدة', en: 'Begin the definition of a new service; nobody else sees it' },
    tag: 'catalogue',
    body: Saved,
    largest,
    answer: DefinitionDraft,
    status: 201,
    policy: designing,
    errors: ['SLUG_TAKEN', 'VALIDATION_FAILED', 'PAYLOAD_TOO_LARGE'],
  },
  'GET dynamic_services/:id/definition': {
    summary: { ar: 'تعريف خدمة كما حُفظ آخر مرة', en: 'A definition as it was last saved' },
    tag: 'catalogue',
    params: DefinitionParams,
    answer: DefinitionDraft,
    policy: designing,
    errors: ['NOT_FOUND'],
  },
  'PATCH dynamic_services/:id': {
    summary: {
      ar: 'حفظ تعريف',
      en: 'Save a whole definition; If-Match names the revision it was made on. What is published stays as it is',
    },
    tag: 'catalogue',
    params: DefinitionParams,
    body: Type.Object(
      {
        ...Saved.properties,
        /** The version that was looked at: named once what was published meanwhile has been taken into account. */
        basedOn: Type.Optional(Whole(0)),
      },
      { additionalProperties: false },
    ),
    largest,
    answer: DefinitionDraft,
    policy: designing,
    errors: ['NOT_FOUND', 'CONFLICT', 'PRECONDITION_REQUIRED', 'VALIDATION_FAILED', 'PAYLOAD_TOO_LARGE'],
  },
  'POST dynamic_services/:id/check': {
    summary: { ar: 'فحص تعريف', en: 'What stands against publishing a definition; empty where nothing does' },
    tag: 'catalogue',
    params: DefinitionParams,
    answer: Type.Array(Issue),
    policy: designing,
    errors: ['NOT_FOUND'],
  },
  'POST dynamic_services/:id/publish': {
    summary: {
      ar: 'نشر تعريف',
      en: 'Publish a definition as the next version. Requests stay on theirs; `drafts` says what becomes of drafts',
    },
    tag: 'catalogue',
    params: DefinitionParams,
    body: Type.Object(
      { reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }), drafts: DraftPolicy },
      { additionalProperties: false },
    ),
    answer: Published,
    policy: designing,
    errors: ['NOT_FOUND', 'CONFLICT', 'DEFINITION_REFUSED', 'VALIDATION_FAILED'],
  },
  'GET dynamic_services/:id/versions': {
    summary: {
      ar: 'ما نُشر من خدمة، ومتى ولماذا',
      en: 'What was published of a service: when, by whom and why',
    },
    tag: 'catalogue',
    params: DefinitionParams,
    answer: Type.Array(PublishedVersion),
    policy: designing,
    errors: ['NOT_FOUND'],
  },
  'GET dynamic_services/:id/switches': {
    summary: {
      ar: 'إتاحة خدمة: مغلقة أو مخفية أو محددة بمدة، ومن غيّر ذلك ولماذا',
      en: 'Whether a service is closed, hidden or limited to dates, and who changed that, when and why',
    },
    tag: 'catalogue',
    params: DefinitionParams,
    answer: ServiceSwitches,
    policy: designing,
    errors: ['NOT_FOUND'],
  },
  'PATCH dynamic_services/:id/switches': {
    summary: {
      ar: 'إغلاق خدمة أو فتحها أو إخفاؤها أو تحديد مدتها فورًا، دون إصدار جديد',
      en: 'Close, open, hide or date a service immediately, without a new version. If-Match names the revision it was made on; switches that the body omits keep their value',
    },
    tag: 'catalogue',
    params: DefinitionParams,
    body: SwitchChange,
    answer: ServiceSwitches,
    policy: designing,
    errors: ['NOT_FOUND', 'CONFLICT', 'PRECONDITION_REQUIRED', 'VALIDATION_FAILED'],
  },
})
