// What is announced to everyone and to staff.

export { type Announcements, createAnnouncements } from './announcements.ts'
export { announcementRoutes } from './routes.ts'
export { announcementsStore } from './store.ts'
export { watchAnnouncements } from './watch.ts'
