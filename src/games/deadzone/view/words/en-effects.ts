/** English: Army Specials and items. */
import type { ItemTexts, SpecialTexts } from './told'

export const EN_SPECIALS: SpecialTexts = {
  stalwart: { name: 'Stalwart', text: 'When one of your models has rolled to Survive, roll any of those dice again.' },
  'too-stubborn-to-die': {
    name: 'Too Stubborn to Die',
    text: 'Your active model rolls 3 dice to Survive, nothing added: with two successes it loses one damage.',
  },
  bastion: { name: 'Bastion', text: 'Before an attack is rolled: one more Armour for your model against it.' },
  'mobile-infantry': {
    name: 'Mobile Infantry',
    text: 'A model with a Jump Pack begins its activation with a free Sprint; then it makes no other Move or Sprint.',
  },
  'target-acquisition': { name: 'Target Acquisition', text: 'At any time: an enemy counts as tagged this Round.' },
  'strike-it-lucky': {
    name: 'Strike It Lucky',
    text: 'Discard an item that you just picked up and draw another; you may make it Ammo unless it is a trap.',
  },
  'starforged-armour': {
    name: 'Starforged Armour',
    text: 'While your model takes Potential Damage: the attack’s AP is one less for each die.',
  },
  'defender-of-the-star-realm': {
    name: 'Defender of the Star Realm',
    text: 'Your active model rolls any dice of a Fight or Survive test again.',
  },
  'thunder-strike': {
    name: 'Thunder Strike',
    text: 'A model with a hammer strikes the ground as a Special action: Frag (2) within two cubes.',
  },
  mutation: {
    name: 'Mutation',
    text: 'At the start of an activation a die gives, for this Round: Agile, more Frenzy, more AP in melee, or more Armour.',
  },
  infection: { name: 'Infection', text: 'An enemy that dies is replaced by a Zombie of yours, Pinned and already activated.' },
  'thirst-for-blood': {
    name: 'Thirst for Blood',
    text: 'A Stage 2 or an Aberration sprints one cube farther, fights with AP 1 or one more, and does not roll for Rampage.',
  },
  'always-short': { name: 'Always Short', text: 'A new unknown item lies in a free cube beside your active model.' },
  'hide-in-shadows': {
    name: 'Hide in Shadows',
    text: 'At the end of its activation: nobody sees this model or shoots at it this Round. Fights and bursts still reach it.',
  },
  'jack-of-all-trades': {
    name: 'Jack of all Trades',
    text: 'Your active model exchanges two of Shoot, Fight and Survive for one test.',
  },
  'by-the-numbers': { name: 'By the Numbers', text: 'Roll a test of a Commando model again.' },
  'green-rage': { name: 'Green Rage', text: 'Before a Fight test: a model has Frenzy (4) this Round.' },
  'tactical-genius': {
    name: 'Tactical Genius',
    text: 'Your active model uses up one of the enemy’s MOVE, SHOOT or FIGHT results instead of your own.',
  },
  'wheels-within-wheels': {
    name: 'Wheels Within Wheels',
    text: 'Take one Command die from the enemy; as often as you like in an activation.',
  },
  overcharge: {
    name: 'Overcharge',
    text: 'At the start of an activation: the Noh Rifle has Rapid Fire and Weight of Fire (2).',
  },
  stealth: { name: 'Stealth', text: 'A Cypher or Black Talon that is shot at: one more die to Survive.' },
  'dance-of-death': {
    name: 'Dance of Death',
    text: 'After its Fight your active model moves one cube, and nobody strikes at it as it leaves.',
  },
  'feral-inspiration': {
    name: 'Feral Inspiration',
    text: 'A Veer-Myn within two cubes of her, or of where she died: one more Frenzy this Round.',
  },
  surge: { name: 'Surge', text: 'A model that had already been activated when this Turn began moves one cube.' },
  'bomb-expert': { name: 'Bomb Expert', text: 'Your active model throws a charge as a Special action: Blast within two cubes.' },
  'drone-strike': { name: 'Drone Strike', text: 'As a Special action: Indirect (2) within eight cubes.' },
  overwatch: {
    name: 'Overwatch',
    text: 'An enemy enters the cube of a waiting Rapid Fire model of yours: it is shot at before the Fight.',
  },
  'eye-in-the-sky': { name: 'Eye in the Sky', text: 'Roll dice again that aim a grenade or an Indirect weapon.' },
}

export const EN_ITEMS: ItemTexts = {
  ammo: { name: 'Ammo', text: 'Once: one die more for a Shoot action.' },
  'frag-grenade': { name: 'Frag Grenade', text: 'Once, up to three cubes: Frag (3) in the cube.' },
  'ap-ammo': { name: 'AP Ammo', text: 'Once: one die more and one more AP for a Shoot action.' },
  intel: { name: 'Intel', text: 'Worth 1 VP the moment it is picked up.' },
  'medi-pack': {
    name: 'Medi-Pack',
    text: 'Once, as a Special action with no enemy about: takes all damage off one model in the cube.',
  },
  'stun-grenade': { name: 'Stun Grenade', text: 'Once, up to three cubes: everybody in the cube counts as activated.' },
  'booby-trap': { name: 'Booby Trap', text: 'Bursts as it is turned over: Frag (3) in the finder’s cube.' },
  'defender-shield': { name: 'Defender Shield', text: 'One more Armour for its carrier, and for smaller friends in the cube.' },
  'energy-shield-2': { name: 'Energy Shield (2)', text: 'Two dice at 6+ against Potential Damage; it may burn out.' },
  'energy-shield-3': { name: 'Energy Shield (3)', text: 'Three dice at 6+ against Potential Damage; it may burn out.' },
  'energy-shield-4': { name: 'Energy Shield (4)', text: 'Four dice at 6+ against Potential Damage; it may burn out.' },
  'holo-sight': { name: 'Holo-Sight', text: 'One die more when shooting; not with Indirect weapons or a Sniper Scope.' },
  'mono-wheel': { name: 'Mono-Wheel Scout Bike', text: 'Its rider is a Vehicle with Speed 1-5.' },
  'jump-pack': { name: 'Jump Pack', text: 'Jumps walls, gaps and levels; falls do no harm.' },
  'sentry-gun': { name: 'Sentry Gun', text: 'An Engineer sets it up by a Special action; it shoots once each Round.' },
  'smoke-grenade': {
    name: 'Smoke Grenade',
    text: 'Once, up to three cubes: smoke in the cube, which may clear at the end of each Round.',
  },
  'toxic-grenade': {
    name: 'Toxic Grenade',
    text: 'Once, up to three cubes: toxic smoke in the cube: who is in it is Vulnerable.',
  },
  'thermal-mines': { name: 'Thermal Mines', text: 'Once, in a Fight: a weapon with AP 3.' },
  'bomb-bot': {
    name: 'Bomb Bot',
    text: 'Once, as a Special action with no enemy about: it rolls up to three cubes like a small Vehicle, not past enemies, and bursts: Frag (3).',
  },
  commlink: {
    name: 'Commlink',
    text: 'A Special action marks a cube in view: grenades and Indirect weapons aim at it as if they saw it.',
  },
  tripmine: {
    name: 'Tripmine',
    text: 'Once, as a Special action with no enemy about: a trap in its own cube. As an enemy enters you may set it off: Frag (3), which ends that activation.',
  },
}
