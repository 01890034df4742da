// Announcements: read by those they are for, managed by administrators.

import { Type } from 'typebox'
import {
  Announcement,
  AnnouncementOrder,
  AudienceSchema,
  StoredAnnouncement,
  TaskVideo,
} from '../entities/announcement.ts'
import { administering, everyone } from '../policy-rows.ts'
import { defineCalls } from './call.ts'

const One = Type.Object({ audience: AudienceSchema })

export const announcementCalls = defineCalls({
  'GET announcements/current': {
    summary: { ar: 'الإعلانات الظاهرة لمن يسأل', en: 'The announcements that the caller reads now' },
    tag: 'app',
    answer: Type.Array(Announcement),
    policy: { ...everyone, employee: 'all' },
    errors: [],
  },
  'GET announcements/guidingVideo': {
    summary: {
      ar: 'الفيديو الإرشادي في الصفحة الأولى',
      en: 'The guiding video of the first page; an empty object where none is shown',
    },
    tag: 'app',
    answer: TaskVideo,
    policy: everyone,
    errors: [],
  },
  'GET announcements': {
    summary: { ar: 'كل الإعلانات كما كُتبت', en: 'All announcements, shown or not' },
    tag: 'app',
    answer: Type.Array(StoredAnnouncement),
    policy: administering,
    errors: [],
  },
  'PUT announcements/:audience': {
    summary: {
      ar: 'كتابة إعلان جمهور أو تغييره',
      en: 'Write the announcement of an audience; If-Match names the revision it was seen at, 0 where there was none',
    },
    tag: 'app',
    params: One,
    body: AnnouncementOrder,
    answer: StoredAnnouncement,
    policy: administering,
    errors: ['VALIDATION_FAILED', 'CONFLICT', 'PRECONDITION_REQUIRED'],
  },
  'DELETE announcements/:audience': {
    summary: {
      ar: 'حذف إعلان جمهور',
      en: 'Delete the announcement of an audience; If-Match names the revision it was seen at',
    },
    tag: 'app',
    params: One,
    answer: Type.Null(),
    status: 204,
    policy: administering,
    errors: ['CONFLICT', 'PRECONDITION_REQUIRED'],
  },
})
