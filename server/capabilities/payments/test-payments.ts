// What tests of payments share.

/** A booking of three days in the small room: EGP 90. */
export const roomAnswers = {
  title: 'نادي قراءة الخميس',
  purpose: 'CLUB',
  people: '٨',
  page: 'club.example.com',
  needs: ['SCREEN', 'TEA'],
  hall: 'SMALL',
  days: { from: '2027-03-17', to: '2027-03-19' },
  time: { hour: '10:00', key: 'هدى علي' },
  earlier: true,
  mark: '٤',
  rules: true,
}
