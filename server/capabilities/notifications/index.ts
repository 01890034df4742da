// People's notifications, the words they are written in, and reminders.

export {
  appointmentMovedSql,
  goesOutSql,
  isNeededSql,
  listedSql,
  type Notice,
  noticeColumns,
  outgoingSql,
} from './notice-store.ts'
export { type Notices, standardNotices } from './notices.ts'
export { tellSecondSql } from './second-notice-store.ts'
