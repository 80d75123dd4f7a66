/** The names of the Command dice's faces. Faces of other dice are numbers. */
import type { Speak } from '../../../ui/words/speak'
import { COMMAND_FACES } from '../rules/state'
import { say } from './words'

export const faceText = (face: string, speak: Speak): string => {
  const command = COMMAND_FACES.find((one) => one === face)
  return command ? say(speak, 'command-face', { face: command }) : face
}
