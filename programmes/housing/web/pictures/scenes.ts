// The kinds of scenes that projects are drawn as.

import { compound } from './compound.ts'
import { downtown } from './downtown.ts'
import { garden } from './garden.ts'
import { lake } from './lake.ts'
import { latin } from './latin.ts'
import type { Scene } from './scene.ts'
import { towers } from './towers.ts'
import { villas } from './villas.ts'
import { walkway } from './walkway.ts'

export const scenes = {
  compound,
  downtown,
  garden,
  lake,
  latin,
  towers,
  villas,
  walkway,
} as const satisfies Record<string, Scene>
