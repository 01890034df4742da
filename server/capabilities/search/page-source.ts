// Pages of the portal that people look for by what they want there: a request, a password, a number, a centre, help.

import type { Text } from '@bawaba/language/index.ts'
import { isForCitizens, type SearchItem, type SearchSource } from './source.ts'

const page = (id: string, path: string, title: Text, text: Text, words: Text): SearchItem => ({
  id,
  title,
  text,
  more: [words],
  path,
  isFor: isForCitizens,
})

const items: readonly SearchItem[] = [
  page(
    'track-a-request',
    '/track',
    { ar: 'متابعة طلب', en: 'Track a request' },
    { ar: 'اكتب رقم الطلب لتعرف أين وصل.', en: 'Enter the number of a request to see how far it is.' },
    {
      ar: 'طلبي وصل فين أتابع حالة الطلب رقم قدمت لسه محدش كلمني رد عليا ورقي خلص الموافقة استعلام',
      en: 'status of my application where is my request follow number applied weeks ago no answer progress check',
    },
  ),
  page(
    'forgotten-password',
    '/forget-password/forgot-password',
    { ar: 'نسيت كلمة المرور', en: 'Forgotten password' },
    { ar: 'اختر كلمة مرور جديدة برمز يصل إليك.', en: 'Choose a new password with a code that we send you.' },
    {
      ar: 'الباسورد الباسوورد كلمة السر ناسي مش عارف أدخل الدخول حسابي مقفول أغير',
      en: 'password forgot reset cannot log in login locked out account sign',
    },
  ),
  page(
    'change-mobile',
    '/profile/contact',
    { ar: 'تغيير رقم الموبايل', en: 'Change your mobile number' },
    { ar: 'غيّر رقمك أو بريدك في صفحة حسابك.', en: 'Change your number or email in your profile.' },
    {
      ar: 'رقمي اتغير غيرت الخط الموبايل التليفون جديد القديم ضاع أحدث بياناتي كود مش بيوصل',
      en: 'new phone number changed sim mobile old lost update code not coming',
    },
  ),
  page(
    'service-centers',
    '/service-centers',
    { ar: 'مراكز الخدمة', en: 'Service centers' },
    { ar: 'العناوين ومواعيد العمل.', en: 'Addresses and opening hours.' },
    {
      ar: 'أقرب مكتب فرع مركز عنوان فين بيفتح بيقفل الساعة كام مواعيد العمل شغالين الجمعة السبت مكان',
      en: 'nearest office branch where address open close opening hours time friday saturday location',
    },
  ),
  page(
    'help',
    '/help',
    { ar: 'المساعدة والتواصل', en: 'Help and contact' },
    { ar: 'أرقام الخطوط الساخنة وإجابات الأسئلة.', en: 'Hotline numbers and answers to questions.' },
    {
      ar: 'مساعدة أكلم حد خدمة العملاء رقم تليفون دعم فني مش فاهم مشكلة الموقع',
      en: 'help talk to someone person customer service phone number support contact human website problem',
    },
  ),
]

export const pageSource: SearchSource = { kind: 'guide', items: () => items }
