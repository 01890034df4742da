// The pictures of the housing programme: the banner, and one of each project by its kind of scene and its code.

import type { PictureSet } from '@bawaba/ui/drawings/picture.ts'
import { chanceOf, seedOf } from '@bawaba/ui/drawings/random.ts'
import { projects } from '../../projects.ts'
import { panorama } from './panorama.ts'
import { scenes } from './scenes.ts'

export const pictures: PictureSet = {
  panorama,
  /** Of the category. */
  housing: { view: scenes.downtown.view, draw: () => scenes.downtown.draw(chanceOf(seedOf('housing'))) },
  ...Object.fromEntries(
    projects.map(({ code, scene }) => {
      const { view, draw } = scenes[scene]
      return [code, { view, draw: () => draw(chanceOf(seedOf(code))) }]
    }),
  ),
}
