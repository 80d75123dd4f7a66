/** Colours of dice as data. */

export interface DiceLook {
  readonly body: string
  /** The second colour in the marbled body. */
  readonly swirl: string
  readonly ink: string
}

export const diceLookNames = ['oxblood', 'bone', 'midnight', 'jade', 'ember', 'slate'] as const
export type DiceLookName = (typeof diceLookNames)[number]

export const diceLooks: { readonly [Name in DiceLookName]: DiceLook } = {
  oxblood: { body: '#58080f', swirl: '#a8201f', ink: '#f3d9a2' },
  bone: { body: '#e4d6b8', swirl: '#b79d6e', ink: '#2b1a12' },
  midnight: { body: '#0d1f4a', swirl: '#3d74b8', ink: '#e8edf4' },
  jade: { body: '#0c4a3a', swirl: '#4fa57c', ink: '#f2e6bd' },
  ember: { body: '#b3540f', swirl: '#f2ac4a', ink: '#27100a' },
  slate: { body: '#23262b', swirl: '#5d6672', ink: '#f0b35a' },
}
