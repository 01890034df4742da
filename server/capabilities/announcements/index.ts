// What is announced to everyone and to staff.

export type { Announcements } from './announcements.ts'
export type { GuidingVideos } from './video.ts'
