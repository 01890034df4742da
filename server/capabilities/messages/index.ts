// Messages to people by SMS and e-mail: written with the change they tell of, delivered by a worker.

export { channelsOf } from './capability.ts'
export { createDelivery } from './deliver.ts'
export {
  createMessenger,
  type Messenger,
  type NewMessage,
  type Recipient,
  type UnaddressedMessage,
  withLink,
} from './messenger.ts'
export type { ChannelOutages } from './outages.ts'
export {
  adoptMessagesSql,
  lettersSql,
  messageSql,
  messagesOfSql,
  messagesStore,
  messagesToSql,
  messageToSql,
} from './store.ts'
