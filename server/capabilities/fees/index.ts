// Fees: what a request owes, and the payment that opens when it begins to wait for it.

export { dueOf } from './fees.ts'
export {
  type NewPayment,
  openPaymentSql,
  settledAtOnceSql,
  stopAttemptsSql,
  voidPaymentsSql,
} from './store.ts'
