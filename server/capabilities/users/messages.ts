// The e-mails by which staff set a password.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  invitationSubject: { ar: 'دعوتك إلى بوابة الخدمات', en: 'Your invitation to the services portal' },
  invitation: {
    ar: 'أُضيف لك حساب في بوابة الخدمات. اسم المستخدم: {username}\n\nاختر كلمة المرور من هذا الرابط خلال سبعة أيام:\n{link}\n\nالرابط لك وحدك ويُستخدم مرة واحدة.',
    en: 'An account has been made for you in the services portal. Your user name: {username}\n\nChoose your password by this link within seven days:\n{link}\n\nThe link is for you alone and works once.',
  },
  resetSubject: { ar: 'كلمة مرور جديدة', en: 'A new password' },
  reset: {
    ar: 'طلب مدير النظام أن تختار كلمة مرور جديدة لحسابك {username}. كلمة المرور السابقة لم تعد صالحة.\n\nاختر كلمة المرور من هذا الرابط خلال يوم:\n{link}\n\nالرابط لك وحدك ويُستخدم مرة واحدة.',
    en: 'An administrator has asked that you choose a new password for your account {username}. The one before it no longer works.\n\nChoose your password by this link within a day:\n{link}\n\nThe link is for you alone and works once.',
  },
  contactChangedSubject: { ar: 'بيانات التواصل في حسابك', en: 'The contact details of your account' },
  contactChanged: {
    ar: 'غيّر مدير النظام رقم الهاتف أو البريد الإلكتروني في حسابك {username} على بوابة الخدمات، وانتهت جلساتك. لا يُعتمد الجديد حتى تدخل وتؤكده بنفسك من «الملف الشخصي». إن لم تطلب ذلك فأبلغ المدقق أو مسؤولًا آخر الآن.',
    en: 'An administrator changed the mobile number or e-mail address of your account {username} in the services portal, and you were signed out. The new one does not count until you sign in and confirm it in your profile. If you did not ask for it, tell the auditor or another administrator now.',
  },
  recoveredSubject: { ar: 'إعادة الدخول إلى حسابك', en: 'Access to your account' },
  recovered: {
    ar: 'ألغى القائم على تشغيل بوابة الخدمات كلمة مرورك ووسائل التحقق ورقم هاتفك، وانتهت جلساتك. إن لم تطلب ذلك فأبلغ المدقق أو مسؤولًا الآن.',
    en: 'The operator of the services portal removed your password, your ways to confirm it is you and your mobile number, and you were signed out. If you did not ask for it, tell the auditor or an administrator now.',
  },
  mobileNameSubject: { ar: 'اسم المستخدم في حسابك', en: 'The user name of your account' },
  mobileName: {
    ar: 'صار اسم المستخدم في حسابك على بوابة الخدمات هو رقم هاتفك، ولم يعد الاسم السابق صالحًا، وانتهت جلساتك. ادخل برقم هاتفك وكلمة مرورك كما هي. إن لم تكن تتوقع ذلك فأبلغ مسؤولًا.',
    en: 'The user name of your account in the services portal is your mobile number now. The former name no longer works, and you were signed out. Sign in with your mobile number and the password that you have. If you did not expect this, tell an administrator.',
  },
  recoveredOtherSubject: { ar: 'إعادة فتح حساب موظف', en: 'An employee’s account was reopened' },
  othersRecovered: {
    ar: 'أعاد القائم على تشغيل البوابة فتح حساب {username}: أُلغيت كلمة المرور ووسائل التحقق ورقم الهاتف. إن لم تكن تتوقع ذلك فراجع سجل المراجعة.\n{link}',
    en: 'The operator of the portal reopened the account of {username}: password, ways to confirm identity and mobile number were removed. If you did not expect that, look into the audit log.\n{link}',
  },
  rolesSubject: {
    ar: 'صلاحيات مسؤول أو مدقق أو مسؤول مالي',
    en: 'Roles of an administrator, auditor or financial manager',
  },
  rolesProposed: {
    ar: 'اقترح مسؤول إعطاء {username} صلاحية: {roles}. يؤكدها مسؤول آخر أو يرفضها من صفحة المستخدم:\n{link}',
    en: 'An administrator proposed to give {username} these roles: {roles}. Another administrator confirms or declines them on the page of the user:\n{link}',
  },
  rolesGranted: {
    ar: 'أُعطي {username} صلاحية: {roles}. إن لم تكن تتوقع ذلك فراجع سجل المراجعة.\n{link}',
    en: '{username} was given these roles: {roles}. If you did not expect that, look into the audit log.\n{link}',
  },
} as const satisfies Messages
