// What each form about a payment is given, and does with the server's answer.

import type { StaffPayment } from '@bawaba/contract/entities/payment.ts'

export type ActionProps = {
  payment: StaffPayment
  onChanged: (payment: StaffPayment) => Promise<void>
}
