// The calls of power cuts: what everybody reads, a person's own reports, and what staff confirm and end.

import { defineCalls } from '@bawaba/contract/calls/call.ts'
import { Literals } from '@bawaba/contract/entities/literals.ts'
import { everyone } from '@bawaba/contract/policy-rows.ts'
import { type Static, Type } from 'typebox'
import { areas } from './power-cut-areas.ts'

export const causes = ['fault', 'maintenance', 'overload'] as const
export type Cause = (typeof causes)[number]

const Instant = Type.String({ format: 'date-time' })
const AreaCode = Literals(areas.map(({ code }) => code))
const CauseSchema = Literals(causes)
const open = { additionalProperties: false }
const params = Type.Object({ id: Type.String({ format: 'uuid' }) })

/** `area`: the code of a service center. `since`: when it was first reported. */
const Cut = Type.Object({
  id: Type.String(),
  area: Type.String(),
  since: Instant,
  cause: Type.Optional(CauseSchema),
  expectedAt: Type.Optional(Instant),
})
/** A cut that staff have confirmed. */
export const PowerCut = Cut
export type PowerCut = Static<typeof PowerCut>

/** A cut that the caller reported. */
export const OwnPowerCut = Type.Object({
  ...Cut.properties,
  isConfirmed: Type.Boolean(),
  wantsNews: Type.Boolean(),
})
export type OwnPowerCut = Static<typeof OwnPowerCut>

/** As staff read it. `reports`: how many people have reported it; `reportedAt`: when the last of them did. */
export const StaffPowerCut = Type.Object({
  ...Cut.properties,
  isConfirmed: Type.Boolean(),
  reports: Type.Integer(),
  reportedAt: Type.Optional(Instant),
  revision: Type.Integer(),
})
export type StaffPowerCut = Static<typeof StaffPowerCut>

/** Where it is: the area itself, or one of the caller's meters, by its number. */
export const PowerCutReport = Type.Union([
  Type.Object({ area: AreaCode, wantsNews: Type.Boolean() }, open),
  Type.Object({ meterNumber: Type.String({ maxLength: 40 }), wantsNews: Type.Boolean() }, open),
])
export type PowerCutReport = Static<typeof PowerCutReport>

const known = { cause: Type.Optional(CauseSchema), expectedAt: Type.Optional(Instant) }

/** Supervisors, for the areas that they work on. */
const ofStaff = { SUPERVISOR: 'given', BFM_ADMIN: 'all' } as const

export const powerCutCalls = defineCalls({
  'GET powerCuts': {
    summary: {
      ar: 'المناطق التي تأكد انقطاع الكهرباء فيها الآن',
      en: 'The areas whose electricity is out just now, as staff have confirmed',
    },
    tag: 'catalogue',
    answer: Type.Array(PowerCut),
    policy: everyone,
    errors: [],
  },
  'GET powerCuts/reported': {
    summary: { ar: 'الانقطاعات التي أبلغت عنها', en: 'The power cuts that the caller reported' },
    tag: 'requests',
    answer: Type.Array(OwnPowerCut),
    policy: { citizen: 'own' },
    errors: [],
  },
  'POST powerCuts/reports': {
    summary: {
      ar: 'الإبلاغ عن انقطاع الكهرباء في منطقة أو عند أحد عداداتك؛ تكراره لا يغير شيئًا',
      en: 'Report a power cut in an area or at one of the caller’s meters; repeated it is the same report',
    },
    tag: 'requests',
    body: PowerCutReport,
    answer: OwnPowerCut,
    policy: { citizen: 'own' },
    errors: ['NOT_FOUND', 'MAX_ATTEMPTS', 'ECONNABORTED'],
  },
  'DELETE powerCuts/reports/:id': {
    summary: { ar: 'سحب بلاغ عن انقطاع', en: 'Withdraw a report of a power cut' },
    tag: 'requests',
    params,
    answer: Type.Null(),
    status: 204,
    policy: { citizen: 'own' },
    errors: [],
  },
  'GET powerCuts/open': {
    summary: {
      ar: 'الانقطاعات القائمة وعدد من أبلغ عن كل منها',
      en: 'The power cuts that are open, each with the number of people who reported it',
    },
    tag: 'inbox',
    answer: Type.Array(StaffPowerCut),
    policy: ofStaff,
    errors: [],
  },
  'PUT powerCuts/areas/:area': {
    summary: {
      ar: 'تأكيد انقطاع في منطقة أو تغيير موعد عودته؛ يُخطر من طلب ذلك',
      en: 'Confirm a power cut in an area, or change when it is expected to end; those who asked for it are notified',
    },
    tag: 'inbox',
    params: Type.Object({ area: AreaCode }),
    /** `revision`: of the cut that is changed; 0 where the area has none. */
    body: Type.Object({ ...known, revision: Type.Integer({ minimum: 0 }) }, open),
    answer: StaffPowerCut,
    policy: ofStaff,
    errors: ['CONFLICT'],
  },
  'POST powerCuts/:id/end': {
    summary: {
      ar: 'إنهاء انقطاع: عادت الكهرباء، أو لم يتأكد الانقطاع',
      en: 'End a power cut: the electricity is back, or no cut was found',
    },
    tag: 'inbox',
    params,
    /** `revision`: of the cut as its reader saw it. */
    body: Type.Object({ isRestored: Type.Boolean(), revision: Type.Integer({ minimum: 1 }) }, open),
    answer: Type.Null(),
    status: 204,
    policy: ofStaff,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
})
