/** English: abilities of models and keywords of weapons. */
import type { KeywordTexts } from './told'

export const EN_KEYWORDS: KeywordTexts = {
  'aerial-deployment': {
    name: 'Aerial Deployment',
    text: 'Arrives when both teams are deployed, in any cube without an objective, two or more cubes from enemies, on top of its stack; never in the enemy zone.',
  },
  agile: { name: 'Agile', text: 'After a Move or Sprint it may go one level up or down in its stack, free of charge.' },
  beast: { name: 'Beast', text: 'Cannot pick up, carry or use items.' },
  blast: {
    name: 'Blast',
    text: 'Does no damage. A hit throws everybody else in the cube one cube away from the target and pins them; the target scatters and is Pinned. A miss pins all in the cube.',
  },
  boom: {
    name: 'BOOM!',
    text: 'Explodes in its cube when it is killed: {n} dice at 4+ against each model there. May be set off as a Special action.',
  },
  'cloaking-device': { name: 'Cloaking Device', text: 'A name from the lists; its effect is not known and it has none here.' },
  'combat-team-training': {
    name: 'Combat Team Training',
    text: 'While it lives, its team may re-roll Command dice even when fewer than half are left.',
  },
  'communication-relay': {
    name: 'Communication Relay',
    text: 'A name from the lists; its effect is not known and it has none here.',
  },
  construct: { name: 'Construct', text: 'Never Pinned. Cannot be healed, and Toxic does nothing to it.' },
  'covering-fire': { name: 'Covering Fire', text: 'One die more when it Fires for Effect with a Rapid Fire weapon.' },
  deadeye: { name: 'Deadeye', text: 'Its ranged weapons reach one cube farther.' },
  dismantle: { name: 'Dismantle', text: 'One more Potential Damage, if there is any, against Vehicles and Constructs.' },
  'energy-shield': {
    name: 'Energy Shield ({n})',
    text: 'Against Potential Damage it rolls {n} dice: each 6 or more absorbs one. With more 1s than successes it burns out afterwards.',
  },
  engineer: {
    name: 'Engineer',
    text: 'Turns over a Booby Trap harmlessly, which ends its activation. Handles items that only Engineers can.',
  },
  evade: {
    name: 'Evade',
    text: 'Hit by a Shoot that neither kills nor pins it, it moves one cube at once; that may start a Fight.',
  },
  experimental: {
    name: 'Experimental',
    text: 'A die says what each shot is: Blast (1-2), Knockback (3-4), Weight of Fire (2) (5-6) or AP 3 (7). On an 8 it becomes more explosive and rolls again.',
  },
  'fire-control': {
    name: 'Fire Control',
    text: 'One Shoot action fires two weapons, at one target or two, named before any die.',
  },
  flight: {
    name: 'Flight',
    text: 'Changes level without wall or ramp, crosses gaps and cubes of enemies; it must end where it can stand.',
  },
  frag: {
    name: 'Frag ({n})',
    text: '{n} dice at 4+ against the Survive of every model in the cube; the difference is Potential Damage. Survivors scatter one cube and are Pinned.',
  },
  frenzy: { name: 'Frenzy ({n})', text: 'Rolls up to {n} failed dice of a Fight test again.' },
  glide: {
    name: 'Glide',
    text: 'Drops from any height unharmed, and may glide one cube sideways for each level.',
  },
  grenade: {
    name: 'Grenade',
    text: 'Thrown at a cube: one success with 3 dice, no modifiers. A miss scatters, never upwards. Unseen cubes must lie under open sky, as the thrower does.',
  },
  hammerfist: {
    name: 'Hammerfist Drop Armour',
    text: 'Waits off the board. A friend’s Special action drops it on an empty cube; models next to it are thrown one cube away and Pinned unless they Survive. It acts at once, as with a Jump Pack.',
  },
  heavy: { name: 'Heavy', text: 'Shooting with it is a long action, and its carrier has one die less in Fight tests.' },
  'holo-sight': { name: 'Holo-Sight', text: 'One die more when shooting; not with Indirect weapons or a Sniper Scope.' },
  horde: { name: 'Horde', text: 'In a Fight, one die more for each further friend with Horde in the cube.' },
  indirect: {
    name: 'Indirect ({n})',
    text: 'A long Shoot at a far cube under open sky: one success if an enemy there is seen, two if not; nothing changes its dice. A miss scatters. Then it bursts as Frag ({n}).',
  },
  invigorate: {
    name: 'Invigorate',
    text: 'Aimed at a friend: two successes with 3 dice, and it may be activated again this Round.',
  },
  'it-burns': {
    name: 'It Burns!',
    text: 'One test without modifiers against everybody in the target’s cube. Hit or missed, all survivors there catch fire.',
  },
  'jump-pack': {
    name: 'Jump Pack',
    text: 'Changes level without anything to climb, jumps walls and gaps of one cube, and takes no harm from falls.',
  },
  knockback: {
    name: 'Knockback',
    text: 'With any Potential Damage, a target that lives is pushed one cube away: into a wall, off a roof, or among others.',
  },
  'life-support': { name: 'Life Support', text: 'Once: an attack injures it without killing, and it is undamaged again.' },
  loader: { name: 'Loader', text: 'A Special action reloads a friend’s weapon in the same cube.' },
  logistics: {
    name: 'Logistics',
    text: 'After deployment this Leader moves one item by one cube, not into a deployment zone.',
  },
  medic: {
    name: 'Medic',
    text: 'A Special action takes one damage off a model in its cube, itself included; not off Constructs or Vehicles.',
  },
  'non-combatant': { name: 'Non-combatant', text: 'Uses no weapons: in a Fight it can only Survive.' },
  'non-lethal': { name: 'Non-Lethal', text: 'A hit does no damage; its other effects hold.' },
  'one-use': { name: 'One-Use', text: 'Once in a match.' },
  psychic: { name: 'Psychic', text: 'Its powers work like weapons and need no line of sight.' },
  rampage: {
    name: 'Rampage',
    text: 'Once injured it rolls a die at each activation: on 1-2 the enemy commands it, on 7-8 it moves one cube for free first.',
  },
  'rapid-fire': { name: 'Rapid Fire', text: 'May Fire for Effect: one die more, and a hit pins instead of harming.' },
  'recon-drone': { name: 'Recon Drone', text: 'A name from the lists; its effect is not known and it has none here.' },
  remote: { name: 'Remote', text: 'Acts only while a friendly Engineer is within three cubes.' },
  resilient: { name: 'Resilient ({n})', text: 'Rolls up to {n} dice of a Survive test again.' },
  scavenger: {
    name: 'Scavenger',
    text: 'Carries up to three items, and turns over a Booby Trap harmlessly, which ends its activation.',
  },
  scout: { name: 'Scout', text: 'A free Sprint before the first Round, not into a cube where anybody is.' },
  'shield-generator': {
    name: 'Shield Generator ({n})',
    text: 'Every model in its cube has an Energy Shield ({n}), besides its own.',
  },
  'slow-reload': { name: 'Slow Reload', text: 'Must be reloaded by a Special action after each shot.' },
  smash: {
    name: 'Smash!',
    text: 'With any Potential Damage the attacker moves the target one cube in any direction, and pins it.',
  },
  smoke: { name: 'Smoke', text: 'Fills the cube with smoke: nobody sees into, out of or through it.' },
  smokescreen: { name: 'Smokescreen', text: 'Once, at the start of a Turn, it fills its own cube with smoke.' },
  'sniper-scope': { name: 'Sniper Scope', text: 'Two dice more when shooting; a Holo-Sight adds nothing.' },
  solid: { name: 'Solid', text: 'No weapon moves it, and it is never Pinned.' },
  stealthy: { name: 'Stealthy', text: 'Who shoots at it has no Clear Shot bonus.' },
  strategist: { name: 'Strategist', text: 'This Leader rolls one failed Recon die again.' },
  stun: { name: 'Stun', text: 'Does no damage: with any Potential Damage the target counts as activated.' },
  suppression: {
    name: 'Suppression',
    text: 'After the shot everybody in the target’s cube is Pinned, even if it missed.',
  },
  'swarm-lord': { name: 'Swarm Lord', text: 'A name from the lists; its effect is not known and it has none here.' },
  tactician: {
    name: 'Tactician ({n})',
    text: '{n} more Command dice while it is on the battlefield. Only the best of a side counts.',
  },
  tag: { name: 'Tag', text: 'A Special action marks an enemy: Tag weapons have one die more against it this Round.' },
  teleport: {
    name: 'Teleport',
    text: 'A long action: up to three cubes, whatever lies between, to a cube where it can stand.',
  },
  tenacious: { name: 'Tenacious', text: 'Enemies that leave its cube have one die less in the test for it.' },
  tough: {
    name: 'Tough',
    text: 'Ignores one Potential Damage of each attack or mishap, before armour; AP does not help against it.',
  },
  toxic: { name: 'Toxic', text: 'Any damage that gets through kills; not Constructs or Vehicles.' },
  'toxic-smokescreen': {
    name: 'Toxic Smokescreen',
    text: 'Once, at the start of a Turn, toxic smoke in its own cube: who is in it is Vulnerable.',
  },
  trap: {
    name: 'Trap',
    text: 'Laid in a cube: when an enemy enters, its owner may set it off, which ends that activation. Engineers can disarm it.',
  },
  vehicle: {
    name: 'Vehicle',
    text: 'Changes level by ramps only, carries no items, and attacks do not move it. Its wreck stays as scenery.',
  },
  volatile: {
    name: 'Volatile',
    text: 'When its carrier is hurt or saved by armour, a die: on a 1 it catches fire and the weapon is lost.',
  },
  vulnerable: { name: 'Vulnerable', text: 'Any damage that gets through kills it.' },
  'walker-shield': { name: 'Walker Shield', text: 'One more Armour.' },
  'weapons-team': {
    name: 'Weapons Team',
    text: 'Comes with a crewed weapon. Once injured, all its weapons need reloading after each shot.',
  },
  'weight-of-fire': { name: 'Weight of Fire ({n})', text: 'Rolls up to {n} failed dice of a Shoot test again.' },
}
