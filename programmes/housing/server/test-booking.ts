// What tests and the drill send to reserve a unit.

/** Answers to BOOK_UNIT but for the unit. */
export const buyerAnswers = {
  buyerName: 'هدى علي حسن',
  nationalId: '29104120103458',
  passport: 'A12345678',
  country: 'KW',
  email: 'hoda@example.com',
  maritalStatus: 'MARRIED',
  terms: true,
}
