// Fees: what a request owes, and the payment that opens when it begins to wait for it.

export { dueOf } from './fees.ts'
export {
  creditSql,
  dropRefundsSql,
  keepMoneySql,
  lockMoney,
  type NewPayment,
  openPaymentSql,
  returnMoneySql,
  settledAtOnceSql,
  stopAttemptsSql,
  unsettledSql,
  voidPaymentsSql,
} from './store.ts'
