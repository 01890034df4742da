// Words of the API page.

export const docsMessages = {
  title: { ar: 'واجهة بوابة البرمجية', en: 'The API of Bawaba' },
  intro: {
    ar: 'كل نداء ومن يحق له استخدامه وما يرد به. الوصف الآلي:',
    en: 'Every call, who may use it and what it answers. For machines:',
  },
  switchTo: { ar: 'English', en: 'العربية' },
  who: { ar: 'من', en: 'Who' },
  query: { ar: 'في العنوان', en: 'In the address' },
  body: { ar: 'في المتن', en: 'In the body' },
  answer: { ar: 'الرد', en: 'Answer' },
  errors: { ar: 'الأخطاء', en: 'Errors' },
  tags: {
    people: { ar: 'الأشخاص', en: 'People' },
    app: { ar: 'البوابة', en: 'The portal' },
    'sign-in': { ar: 'الدخول', en: 'Signing in' },
    catalogue: { ar: 'الخدمات', en: 'Services' },
    requests: { ar: 'الطلبات', en: 'Requests' },
    inbox: { ar: 'صندوق الموظفين', en: 'The inbox of staff' },
    reports: { ar: 'التقارير', en: 'Reports' },
    files: { ar: 'الملفات', en: 'Files' },
    audit: { ar: 'سجل المراجعة', en: 'The audit' },
    maintenance: { ar: 'الصيانة', en: 'Maintenance' },
    payments: { ar: 'المدفوعات', en: 'Payments' },
    notifications: { ar: 'الإشعارات', en: 'Notifications' },
    demo: { ar: 'الوضع التجريبي', en: 'Demo mode' },
  },
} as const
