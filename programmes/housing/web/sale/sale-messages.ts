// Words of a sale by line or draw on the page of its project.

import type { Messages } from '@bawaba/language/index.ts'

export const saleMessages = {
  line: { ar: 'الحجز في هذا المشروع بالدور', en: 'Units of this project are sold by line' },
  draw: { ar: 'الحجز في هذا المشروع بالقرعة', en: 'Units of this project are sold by draw' },
  lineText: {
    ar: 'يُعطى الدور بترتيب الانضمام. دورك محفوظ في حسابك: لا يتغير بتحديث الصفحة أو بفتحها على جهاز آخر.',
    en: 'People are admitted in the order in which they joined. Your place stays with your account: reloading the page or opening it on another device does not change it.',
  },
  lineOpens: { ar: 'يبدأ الدور {time} بتوقيت القاهرة', en: 'The line starts to move {time}, Cairo time' },
  drawOpens: { ar: 'يُفتح الاشتراك {time} بتوقيت القاهرة', en: 'You can enter from {time}, Cairo time' },
  drawCloses: {
    ar: 'يمكنك الاشتراك حتى {time}، ثم تُجرى القرعة. لكل حساب اشتراك واحد.',
    en: 'You can enter until {time}; then the draw is made. Each account has one entry.',
  },
  drawnAt: { ar: 'أُجريت القرعة {time}', en: 'The draw was made {time}' },
  waitingCount: {
    ar: {
      zero: 'لا أحد ينتظر الآن',
      one: 'شخص واحد ينتظر',
      two: 'شخصان ينتظران',
      few: '{count} أشخاص ينتظرون',
      many: '{count} شخصًا ينتظرون',
      other: '{count} شخص ينتظرون',
    },
    en: { one: '{count} person is waiting', other: '{count} people are waiting' },
  },
  entrants: {
    ar: {
      zero: 'لا اشتراكات بعد',
      one: 'اشتراك واحد',
      two: 'اشتراكان',
      few: '{count} اشتراكات',
      many: '{count} اشتراكًا',
      other: '{count} اشتراك',
    },
    en: { one: '{count} entry', other: '{count} entries' },
  },
  verifiedTyped: {
    ar: 'تنضم بالرقم القومي أو جواز السفر المكتوب في حسابك. تُراجع هويتك قبل التعاقد.',
    en: 'You join with the national ID or passport number in your account. Your identity is checked before the contract.',
  },
  verifiedProved: {
    ar: 'لا ينضم إلا من أُثبتت هويته، ولكل شخص مكان واحد مهما كان عدد هواتفه. لإثباتها توجّه ببطاقتك أو جواز سفرك وهاتفك إلى أي مركز خدمة.',
    en: 'Only people whose identity is proved can join, and each has one place however many phones they have. To prove yours, bring your ID card or passport and your phone to any service center.',
  },
  signIn: { ar: 'سجّل الدخول لتنضم', en: 'Sign in to join' },
  join: { ar: 'انضم إلى الدور', en: 'Join the line' },
  joinAgain: { ar: 'انضم إلى آخر الدور', en: 'Join the end of the line' },
  enter: { ar: 'اشترك في القرعة', en: 'Enter the draw' },
  leave: { ar: 'اترك مكانك', en: 'Give up your place' },
  leaveTitle: { ar: 'هل تترك مكانك؟', en: 'Give up your place?' },
  leaveLine: {
    ar: 'إن عدت بعد ذلك كنت في آخر الدور.',
    en: 'If you come back, you will be at the end of the line.',
  },
  leaveDraw: { ar: 'لن يدخل اشتراكك في القرعة.', en: 'Your entry will not take part in the draw.' },
  leaveDrawn: {
    ar: 'ينتقل دورك إلى من يليك، ولا يمكنك العودة.',
    en: 'Your turn goes to the next person, and you cannot come back.',
  },
  failed: { ar: 'لم يكتمل الإجراء. حاول مرة أخرى.', en: 'It did not work. Try again.' },
  ahead: {
    ar: {
      zero: 'دورك التالي',
      one: 'قبلك شخص واحد',
      two: 'قبلك شخصان',
      few: 'قبلك {count} أشخاص',
      many: 'قبلك {count} شخصًا',
      other: 'قبلك {count} شخص',
    },
    en: {
      zero: 'You are next',
      one: '{count} person is ahead of you',
      other: '{count} people are ahead of you',
    },
  },
  waitText: {
    ar: 'نرسل إليك رسالة عندما يحين دورك، ولك حينها {count} دقيقة للحجز. يتقدم الدور كلما أتيحت وحدة.',
    en: 'We will send you a message when it is your turn; you then have {count} minutes to reserve. The line moves whenever a unit is available.',
  },
  entered: { ar: 'أنت مشترك في القرعة', en: 'You are in the draw' },
  code: { ar: 'رمز اشتراكك', en: 'Your entry code' },
  codeText: {
    ar: 'لا يعرفه غيرك. تجده بعد القرعة في القائمة المنشورة.',
    en: 'Only you know it. After the draw, you will find it in the published list.',
  },
  rank: { ar: 'ترتيبك في القرعة: {rank}', en: 'Your number in the draw: {rank}' },
  turn: { ar: 'حان دورك: احجز وحدتك', en: 'It is your turn: reserve your unit' },
  turnWaits: {
    ar: 'يمكنك الحجز الآن. تبدأ مهلتك حين تُرسل إليك الرسالة.',
    en: 'You can reserve now. Your time begins when our message to you is sent.',
  },
  called: {
    ar: 'يُستدعى الناس بين {from} و{until} بتوقيت القاهرة.',
    en: 'People are called between {from} and {until}, Cairo time.',
  },
  turnText: {
    ar: 'يمكنك حجز وحدة واحدة حتى {time}. بعد ذلك ينتقل الدور إلى من يليك.',
    en: 'You can reserve one unit until {time}. After that it is the next person’s turn.',
  },
  used: { ar: 'حجزت وحدة في هذا البيع', en: 'You have reserved a unit in this sale' },
  missed: { ar: 'انتهى وقت دورك دون حجز', en: 'Your turn ended without a reservation' },
  left: { ar: 'تركت مكانك في هذا البيع', en: 'You gave up your place in this sale' },
  toDraw: { ar: 'تفاصيل القرعة والتحقق منها', en: 'About the draw, and how to check it' },
} as const satisfies Messages
