export { scrollFade, scrollFadeKeyframes } from './scrollFade.ts'
export { unseen } from './unseen.ts'
