import type { Five } from '../color/paints.ts'
import type { Light } from '../hands/hand.ts'
import type { HandName } from '../hands/index.ts'
import type { Bed } from '../lettering/drawTitle.ts'
import type { FaceName } from '../lettering/faces.ts'

/** How a picture meets its edge. */
export type FrameName = 'bleed' | 'arch' | 'ticket' | 'circle' | 'split'

/** The house style of a maker. */
export interface House {
  readonly hand: HandName
  readonly five: Five
  readonly light: Light
  readonly frame: FrameName
  readonly face: FaceName
  /** What a title stands on where the frame leaves no place for it. */
  readonly bed: Bed
}

/** One house style; its five colours in one text. */
export function house(hand: HandName, light: Light, frame: FrameName, face: FaceName, bed: Bed, five: string): House {
  const [ground = '', field = '', main = '', second = '', accent = ''] = five.split(' ')
  return { hand, light, frame, face, bed, five: [ground, field, main, second, accent] }
}

/** House styles by the maker's code in small letters and figures. No two share more than two of hand, light, frame and face. */
export const houses: Readonly<Record<string, House>> = {
  bgs: house('cutPaper', 'back', 'bleed', 'deco', 'plaque', '#20244f #3a3f86 #ffb238 #e8556d #ffe9b8'),
  lmp: house('nightWash', 'rim', 'bleed', 'engraved', 'rim', '#131c33 #2b3d63 #f3b85b #7fa0c9 #ffe08a'),
  otw: house('flat', 'none', 'bleed', 'tube', 'plaque', '#0f5c63 #1c8a86 #f4a259 #f2e8cf #ffd23f'),
  pco: house('overprint', 'front', 'split', 'handCut', 'band', '#3b7a57 #8fbf7f #ee6c4d #f4b942 #f7e3c0'),
  vrd: house('engraving', 'front', 'ticket', 'blackletter', 'ribbon', '#2f6f64 #5fa08e #b5651d #d9b26f #e9c46a'),
  hlk: house('lowPoly', 'front', 'bleed', 'slab', 'ribbon', '#3d5a98 #7fa6d9 #f2f4f8 #f08a5d #ffd166'),
  nbf: house('linocut', 'back', 'circle', 'wood', 'plaque', '#1f4d3a #4f8a5b #e4b363 #c8553d #f1e3c4'),
  trm: house('stainedGlass', 'front', 'arch', 'engraved', 'ribbon', '#8c3b2a #c8643c #2f6f9f #f0b67f #ffe3a3'),
  qlh: house('cutPaper', 'rim', 'arch', 'script', 'rim', '#5a3e6b #8d6aa0 #f2d0a9 #d1495b #f7b538'),
  sgb: house('enamelPin', 'front', 'circle', 'tube', 'rim', '#f4a7b9 #f9d5d3 #b5179e #3fa796 #ffd166'),
  krv: house('woven', 'front', 'bleed', 'wood', 'rim', '#7a1f2b #b23a48 #f1e0c5 #2a6f6b #e9b44c'),
  mzp: house('neon', 'none', 'bleed', 'deco', 'plaque', '#2b1a3f #5a2a6e #ff5d8f #45d0e6 #ffe66d'),
  dfm: house('overprint', 'none', 'bleed', 'blackletter', 'rim', '#245c8a #6aa6c8 #ef7b45 #f6d55c #f4f1de'),
  ane: house('isometric', 'front', 'bleed', 'stencil', 'ribbon', '#4a3b36 #7a5c4d #f26b38 #9fb1bc #ffc857'),
  plx: house('cutPaper', 'none', 'split', 'handCut', 'rim', '#e9dcc3 #d5b98f #c8442f #35605a #f2a541'),
  zmr: house('stainedGlass', 'front', 'bleed', 'handCut', 'ribbon', '#4b2e83 #7a4fb5 #f7a440 #1fa3a3 #ffe156'),
  flt: house('engraving', 'front', 'circle', 'handCut', 'band', '#7d5a3c #b58a5b #2f4858 #e7c59a #d96c3f'),
  cbt: house('neon', 'rim', 'bleed', 'pixel', 'rim', '#0d2b6b #1f4fb2 #3ad6ff #ff7ad9 #f7ff7a'),
  orr: house('overprint', 'rim', 'bleed', 'slab', 'band', '#d98324 #f0b35b #27496d #b23a2e #fff1cf'),
  spl: house('linocut', 'rim', 'ticket', 'slab', 'ribbon', '#46657f #93adbf #e4ddd0 #d96f59 #f4c95d'),
  hxm: house('isometric', 'front', 'circle', 'pixel', 'ribbon', '#2d7d90 #58aab8 #f5d547 #e2556a #f8f4e3'),
  brn: house('woven', 'back', 'ticket', 'blackletter', 'rim', '#1d3b2f #3f6b4f #d9a441 #b23a5b #f0e2b6'),
  slv: house('flat', 'front', 'bleed', 'script', 'rim', '#5b1e2d #8a3647 #e6c79c #2e5e4e #f5e6c8'),
  gpt: house('enamelPin', 'rim', 'arch', 'deco', 'rim', '#1e4d40 #2f7a63 #f0c05a #a83246 #fbeecb'),
  lvo: house('neon', 'front', 'bleed', 'tube', 'rim', '#16103a #3a1f7a #8cff98 #b07bff #ffde59'),
  crt: house('nightWash', 'front', 'circle', 'blackletter', 'ribbon', '#102a3c #235b73 #e9cf9a #c2765a #f7e7b4'),
  rft: house('lowPoly', 'none', 'circle', 'engraved', 'rim', '#0b4f6c #1b8eae #ff8552 #f5d76e #d7f9f1'),
  jlb: house('nightWash', 'none', 'split', 'script', 'plaque', '#1a1446 #3d2f8f #ff9ec4 #6fe3e1 #fff0a8'),
  ktb: house('woven', 'none', 'circle', 'pixel', 'rim', '#3a2618 #6b452b #e7d3a8 #3d7068 #d8572a'),
  tgd: house('isometric', 'back', 'bleed', 'blackletter', 'band', '#6a994e #a7c957 #f2e8cf #bc4749 #f4c542'),
  fwl: house('flat', 'rim', 'split', 'stencil', 'band', '#1b7a43 #3fa766 #f7f3e8 #1c3f7c #ffd23f'),
  ovp: house('linocut', 'rim', 'bleed', 'handCut', 'plaque', '#6b2c3e #a24a5c #f0e4cf #2c5234 #e9c46a'),
  byl: house('overprint', 'back', 'ticket', 'pixel', 'band', '#274690 #6a8fd8 #f2b134 #ed553b #f7f5e6'),
  tf: house('lowPoly', 'back', 'split', 'stencil', 'rim', '#251c3d #4b3a78 #37e2b3 #ff6b6b #f9f871'),
  rga: house('engraving', 'none', 'bleed', 'handCut', 'band', '#a34a1f #d98344 #2b2a33 #f0c987 #f6e2b3'),
  tcgsea: house('cutPaper', 'front', 'bleed', 'engraved', 'ribbon', '#0e7c86 #3fb8af #ffd9a0 #e8743b #fff3c9'),
  tcglottovn: house('enamelPin', 'none', 'bleed', 'script', 'ribbon', '#355e3b #6c9a5b #f7c6d9 #e0a526 #fdf0d5'),
  lott: house('flat', 'none', 'ticket', 'slab', 'ribbon', '#f2c14e #f7dc92 #2f5d8c #3f8f6b #fff8e5'),
  gpi: house('isometric', 'back', 'arch', 'script', 'ribbon', '#2a9d62 #5fc98a #fef6d8 #1f5aa6 #ffc93c'),
  elott: house('stainedGlass', 'front', 'split', 'deco', 'rim', '#3c2f80 #6c5ce7 #6ee7d8 #ff9f6b #fff2a6'),
}
