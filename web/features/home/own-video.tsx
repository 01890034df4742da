// The guiding video where no programme shows it among its blocks.

import { Drawn } from '@bawaba/ui/drawn.tsx'
import { CurrentVideo } from '../../modules/announcements/current-video.tsx'
import { address } from './pictures/home.pictures.ts?drawn'

export const OwnVideo = () => <CurrentVideo poster={<Drawn addressOf={address} name="river" alt="" />} />
