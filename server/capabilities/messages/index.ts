// Messages to people by SMS and e-mail: written with the change they tell of, delivered by a worker.

export { createDelivery } from './deliver.ts'
export { createMailSender } from './mail-sender.ts'
export {
  createMessenger,
  type Messenger,
  type NewMessage,
  type Recipient,
  type UnaddressedMessage,
  withLink,
} from './messenger.ts'
export type { Sender } from './sender.ts'
export { createSmsSender } from './sms-sender.ts'
export { messageSql, messagesStore, messageToSql } from './store.ts'
