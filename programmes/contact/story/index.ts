// What people wrote to the authority before the demo began.

import type { StoryPart } from '@bawaba/contract/story.ts'

export const contactStory: StoryPart = {
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
}
