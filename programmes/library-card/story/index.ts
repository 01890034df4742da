// Readers of the city library: cards that were issued, refused and asked about, and rooms that were booked.

import type { StoryPart } from '@bawaba/contract/story.ts'
import { more } from './more.ts'
import { room } from './rooms.ts'

const reader = (fullName: string, birthDate: string, nationalId: string, mobile: string) => ({
  fullName,
  birthDate,
  identity: 'NATIONAL_ID',
  nationalId,
  mobile,
  rules: true,
})
const noha = reader('نهى محمود عبد الرحمن', '1991-04-12', '29104120103458', '01012345678')

export const libraryStory: StoryPart = {
  homes: {
    cases: [
      {
        at: '24d 10:20',
        service: 'LIBRARY_CARD',
        by: 'noha',
        answers: { ...noha, branch: 'RIVER', booksAtOnce: 5, subjects: ['HISTORY', 'POETRY'] },
        steps: [
          { at: '23d 09:30', act: 'START_REVIEW', by: 'officer' },
          { at: '23d 11:45', act: 'APPROVE', by: 'officer' },
          { at: '23d 18:00', rate: 3, by: 'noha' },
        ],
      },
      {
        at: '7d 16:05',
        service: 'LIBRARY_CARD',
        by: 'karim',
        answers: {
          ...reader('كريم فؤاد حسن', '1980-01-01', '28001012100017', '01112345678'),
          branch: 'TOWER',
          booksAtOnce: 3,
          subjects: ['HISTORY'],
        },
      },
      {
        at: '3d 12:40',
        service: 'LIBRARY_CARD',
        by: 'noha',
        answers: {
          ...reader('سليم أحمد فهمي', '2015-03-27', '31503272100018', '01012345678'),
          branch: 'RIVER',
          booksAtOnce: 2,
          subjects: ['POETRY'],
          guardian: 'نهى محمود عبد الرحمن',
        },
        steps: [
          { at: '2d 10:10', act: 'START_REVIEW', by: 'officer' },
          {
            at: '2d 10:30',
            act: 'ASK_INFORMATION',
            by: 'officer',
            data: { informationAsked: 'أكدي تاريخ الميلاد كما ورد في شهادة الميلاد' },
          },
        ],
      },
      {
        at: '1d 09:15',
        service: 'LIBRARY_CARD',
        by: 'amina',
        answers: {
          ...reader('أمينة سعد الدين', '1984-03-12', '28403120100001', '01550000001'),
          branch: 'RIVER',
          booksAtOnce: 4,
          subjects: ['POETRY'],
        },
        steps: [{ at: '3h', assign: 'officer', by: 'supervisor' }],
      },
      {
        at: '5d 13:00',
        service: 'ROOM_BOOKING',
        by: 'noha',
        answers: room({ title: 'نادي قراءة الخميس', key: 'نهى محمود', from: 20, until: 22 }),
        steps: [{ at: '4d 10:50', office: 'R-2041', by: 'finance' }],
      },
      {
        at: '1d 17:30',
        service: 'ROOM_BOOKING',
        by: 'karim',
        answers: room({
          title: 'لقاء جيران الحي',
          key: 'كريم فؤاد',
          from: 30,
          until: 30,
          hall: 'LARGE',
          people: 24,
        }),
      },
    ],
    drafts: [
      {
        at: '3d 21:15',
        by: 'noha',
        draft: 'FAMILY_CARD',
        answers: { fullName: 'نهى محمود عبد الرحمن', mobile: '01012345678', letters: true },
      },
    ],
  },
  more,
}
