// The calls of a sale in which people are admitted one after the other: everybody's, a person's own, and of administrators.

import { defineCalls } from '@bawaba/contract/calls/call.ts'
import {
  BeaconEntered,
  BeaconEntry,
  Draw,
  NewSale,
  ProposedEnd,
  Sale,
  SaleEnd,
  SaleEntry,
} from '@bawaba/contract/entities/sale.ts'
import { administering, everyone } from '@bawaba/contract/policy-rows.ts'
import { Type } from 'typebox'

const params = Type.Object({ code: Type.String({ maxLength: 32 }) })
const Entry = Type.Object({ entry: Type.Optional(SaleEntry) })

export const saleCalls = defineCalls({
  'GET projects/:code/sale': {
    summary: {
      ar: 'البيع القائم في مشروع بالدور أو بالقرعة؛ بدونه يحجز الجميع',
      en: 'The sale of a project by line or draw; without one everybody may reserve',
    },
    tag: 'catalogue',
    params,
    answer: Type.Object({ sale: Type.Optional(Sale) }),
    policy: everyone,
    errors: ['NOT_FOUND'],
  },
  'GET projects/:code/entry': {
    summary: { ar: 'دورك في بيع مشروع', en: 'The caller’s place in the sale of a project' },
    tag: 'catalogue',
    params,
    answer: Entry,
    policy: { citizen: 'own' },
    errors: ['NOT_FOUND'],
  },
  'PUT projects/:code/entry': {
    summary: {
      ar: 'أخذ دور في بيع مشروع؛ تكراره لا يغير الدور',
      en: 'Take a place in the sale of a project; asked again it is the same place',
    },
    tag: 'catalogue',
    params,
    answer: Entry,
    policy: { citizen: 'own' },
    errors: ['NOT_FOUND', 'SALE_CLOSED', 'IDENTITY_NOT_PROVED', 'MAX_ATTEMPTS'],
  },
  'DELETE projects/:code/entry': {
    summary: { ar: 'ترك الدور', en: 'Give the place up' },
    tag: 'catalogue',
    params,
    answer: Type.Null(),
    status: 204,
    policy: { citizen: 'own' },
    errors: ['NOT_FOUND'],
  },
  'GET projects/:code/draw': {
    summary: {
      ar: 'آخر قرعة في مشروع وكل ما يلزم لإعادة حسابها',
      en: 'The latest draw of a project, with everything that is needed to compute it again',
    },
    tag: 'catalogue',
    params,
    answer: Type.Object({ draw: Type.Optional(Draw) }),
    policy: everyone,
    errors: ['NOT_FOUND'],
  },
  'GET projects/:code/draw/entries': {
    summary: {
      ar: 'قائمة الاشتراكات بعد إغلاق الاشتراك، كما حُسبت بصمتها',
      en: 'The list of entries once they are closed, as its hash was taken',
    },
    tag: 'catalogue',
    gives: 'file',
    params,
    answer: Type.Unknown(),
    policy: everyone,
    errors: ['NOT_FOUND'],
  },
  'PUT projects/:code/draw/beacon': {
    summary: {
      ar: 'إدخال القيمة المعلنة التي تنتظرها القرعة؛ تُعتمد حين يدخلها مديران بالقيمة نفسها',
      en: 'Enter the public value that the draw waits for; it counts once two administrators have entered the same',
    },
    tag: 'catalogue',
    params,
    body: BeaconEntry,
    answer: BeaconEntered,
    policy: administering,
    errors: ['NOT_FOUND', 'SALE_CLOSED'],
  },
  'PUT projects/:code/sale': {
    summary: { ar: 'بدء بيع بالدور أو بالقرعة', en: 'Begin a sale by line or draw' },
    tag: 'catalogue',
    params,
    body: NewSale,
    answer: Type.Null(),
    status: 204,
    policy: administering,
    errors: ['NOT_FOUND', 'SALE_UNDER_WAY'],
  },
  'DELETE projects/:code/sale': {
    summary: {
      ar: 'إنهاء البيع، فيحجز الجميع. إذا كان هناك من ينتظر دوره فلا ينتهي إلا حين ينهيه مدير ثانٍ خلال يوم',
      en: 'End the sale; everybody may reserve then. While people wait, it ends once a second administrator ends it within a day',
    },
    tag: 'catalogue',
    params,
    answer: SaleEnd,
    policy: administering,
    errors: ['NOT_FOUND', 'SALE_CLOSED', 'SALE_UNDER_WAY'],
  },
  'GET projects/:code/sale/end': {
    summary: {
      ar: 'من طلب إنهاء البيع وينتظر مديرًا ثانيًا',
      en: 'Who wants the sale to end and waits for a second administrator',
    },
    tag: 'catalogue',
    params,
    answer: ProposedEnd,
    policy: administering,
    errors: ['NOT_FOUND'],
  },
})
