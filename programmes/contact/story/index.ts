// What people wrote to the authority before the demo began.

import type { StoryPart } from '@bawaba/contract/story.ts'

export const contactStory: StoryPart = {
  homes: {
    cases: [
      {
        at: '9d 11:05',
        service: 'COMPLAINT',
        by: 'noha',
        answers: {
          messageType: 'COMPLAINT',
          serviceName: 'توصيل الكهرباء لأول مرة',
          content: 'مضى أسبوعان على موعد المعاينة ولم يحضر أحد',
          fullName: 'نهى محمود عبد الرحمن',
          answerBy: 'SMS',
          mobile: '01012345678',
        },
        steps: [
          { at: '8d 09:20', assign: 'officer', by: 'supervisor' },
          { at: '8d 10:00', act: 'START_REVIEW', by: 'officer' },
          {
            at: '7d 13:15',
            act: 'APPROVE',
            by: 'officer',
            data: { decisionNote: 'اعتذرنا عن التأخير، وتمت المعاينة صباح اليوم' },
          },
          { at: '7d 19:40', rate: 3, by: 'noha', comment: 'رد سريع ومعاينة في اليوم نفسه، شكرًا لكم' },
        ],
      },
      {
        at: '6d 15:30',
        service: 'COMPLAINT',
        by: 'hossam',
        answers: {
          messageType: 'COMPLAINT',
          content: 'انقطع التيار ثلاث مرات هذا الأسبوع في شارع مكرم عبيد دون إعلان سابق',
          fullName: 'حسام الدين بركات',
          answerBy: 'SMS',
          mobile: '01550000004',
        },
      },
      {
        at: '1d 12:10',
        service: 'COMPLAINT',
        by: 'rania',
        answers: {
          messageType: 'INQUIRY',
          content: 'ما المستندات المطلوبة إذا كانت الشقة باسم والدي المتوفى؟',
          fullName: 'رانيا الجمال',
          answerBy: 'SMS',
          mobile: '01550000009',
        },
      },
    ],
    calls: [
      {
        at: '1d 08:30',
        by: 'admin',
        call: 'PUT announcements/:audience',
        params: { audience: 'staff' },
        headers: { 'if-match': '"0"' },
        body: ({ instant }) => ({
          title: {
            ar: 'اجتماع فريق الطلبات يوم الأحد الساعة ١٠ صباحًا',
            en: 'Case team meeting on Sunday at 10am',
          },
          description: {
            ar: 'نراجع فيه الطلبات المتأخرة وتوزيع العمل.',
            en: 'We will go through late requests and share out the work.',
          },
          body: { ar: '', en: '' },
          active: true,
          until: instant(10),
        }),
      },
    ],
  },
  more: {
    cases: [
      {
        at: '25d 10:00',
        service: 'COMPLAINT',
        by: 'nadia',
        answers: {
          messageType: 'INQUIRY',
          content: 'هل يصلني تنبيه قبل موعد قراءة العداد؟',
          fullName: 'نادية عبد الحميد',
          answerBy: 'SMS',
          mobile: '01550000011',
        },
        steps: [
          { at: '24d 10:00', act: 'START_REVIEW', by: 'dina' },
          {
            at: '22d 10:00',
            act: 'APPROVE',
            by: 'dina',
            data: { decisionNote: 'نعم، تصلك رسالة قبل الموعد بيوم إذا فعّلت التذكير في ملفك الشخصي' },
          },
        ],
      },
      {
        at: '15d 14:10',
        service: 'COMPLAINT',
        by: 'sherif',
        answers: {
          messageType: 'COMPLAINT',
          content: 'انتظرت ساعة في مركز الخدمة رغم حجز موعد',
          fullName: 'شريف الطوخي',
          answerBy: 'SMS',
          mobile: '01550000012',
        },
        steps: [{ at: '14d 09:00', assign: 'walid', by: 'supervisor' }],
      },
    ],
  },
}
