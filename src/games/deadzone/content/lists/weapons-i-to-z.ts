/** Weapons and equipment, I to Z (annex A.2); smoke and stun grenades by what their names mean. Columns: see `weaponTable`. */
export const WEAPONS_I_TO_Z = `
ia-forge-hammer | RF | 2 | - | 5 | 1 | walker-melee | 1 | - | forge-fathers
incinerator | R2 | 0 | volatile, it-burns | 4 | 0 | light-assault, heavy-assault | 0 | - | enforcers
inferno-drills | R4 | 2 | - | 0 | 0 | hammerfist-drop-armour | 0 | - | forge-fathers
laser-cannon | R8 | 3 | heavy | 8 | 1 | heavy-crew-served-weapon | 0 | - | gcps
laser-carbine-accutek-lr-32 | R6 | 0 | rapid-fire, weight-of-fire 1 | 4 | 0 | light-marksman, corporation-veteran | 0 | - | gcps
laser-rifle | R6 | 0 | rapid-fire | 2 | 0 | small-arms, long-range-observer-n7-117 | 0 | - | enforcers
laser-rifle-accutek-lr-45 | R6 | 0 | rapid-fire | 2 | 0 | small-arms, corporation-recruit, heavy-weapons-squad | 0 | - | gcps
light-grenade-launcher | R3 | 0 | one-use, frag 3 | 3 | 0 | light-explosive, rebel-teraton | 0 | - | rebs
light-missile-launcher | R7 | 2 | - | 8 | 1 | light-explosive | 0 | - | asterians
lightblade | RF | 2 | - | 6 | 1 | light-melee | 0 | - | asterians
long-rifle | R8 | 0 | - | 3 | 0 | small-arms | 0 | - | rebs
lsx-sniper-rifle | R10 | 1 | heavy, sniper-scope | 0 | 0 | ltcomroca | 0 | - | enforcers, gcps
mace | RF | 0 | frenzy 1 | 0 | 0 | teraton-shock-trooper | 0 | - | asterians, enforcers, forge-fathers, gcps, marauders, rebs
magma-cannon | R5 | 3 | - | 8 | 1 | heavy-assault | 0 | - | forge-fathers
magma-lance | R6 | 2 | holo-sight | 0 | 0 | adrienne-nikolovski | 0 | - | rebs
magma-rifle | R3 | 2 | it-burns | 7 | 1 | light-assault | 0 | - | forge-fathers
marksman-rifle-accutek-lr-45-dmr | R8 | 0 | holo-sight | 8 | 1 | light-marksman | 0 | - | gcps
mata-magma-lance | R5 | 2 | - | 0 | 0 | sphyr-lancer, sphyrrcl | 0 | - | rebs
mind-storm | R4 | 0 | blast, psychic | 0 | 0 | chovar-psychic | 0 | - | all
mini-gun | R5 | 0 | suppression, weight-of-fire 1 | 0 | 0 | ogre-terminator | 0 | - | asterians, enforcers, forge-fathers, gcps, marauders, rebs, veer-myn
mining-laser-bjorn | R4 | 2 | - | 0 | 0 | bjorn-starnfall | 0 | - | forge-fathers
mining-laser-vehicle | R24 | 3 | heavy | 0 | 0 | inferno-drill | 0 | - | forge-fathers
missile-launcher-en | R8 | 5 | heavy | 8 | 1 | light-explosive | 0 | - | enforcers
missile-launcher-ff | R10 | 5 | heavy | 8 | 1 | light-explosive | 0 | - | forge-fathers
missile-launcher-gc | R8 | 1 | frag 3, heavy | 10 | 1 | heavy-crew-served-weapon | 0 | - | gcps
missile-launcher-rb | R10 | 4 | heavy | 8 | 1 | heavy-crew-served-weapon | 0 | - | rebs
mortar | R8 | 0 | indirect 4, heavy | 12 | 1 | heavy-crew-served-weapon | 0 | - | gcps, plague, rebs
needler | R4 | 1 | weight-of-fire 1 | 0 | 0 | project-oberon | 0 | - | all
noh-pistol | R3 | 0 | - | 0 | 0 | small-arms, nem-rath, tenurgo | 0 | * | asterians
noh-rifle | R5 | 0 | - | 2 | 0 | small-arms, cypher-specialist, marionette-specialist | 0 | - | asterians
nuka | RF | 2 | knockback | 0 | 0 | aqissiaq | 0 | - | plague
officers-sword | RF | 1 | - | 5 | 0 | leader | 0 | - | gcps
onslaught-cannon | R5 | 0 | weight-of-fire 1, suppression | 3 | 0 | heavy-automatic | 0 | - | rebs
pair-of-drills | RF | 1 | frenzy 1 | 6 | 0 | heavy-melee | 2 | - | veer-myn
passion | R4 | 0 | invigorate, psychic | 0 | 0 | chovar-psychic | 0 | - | all
phlogistor | R2 | 1 | it-burns | 5 | 0 | light-assault | 0 | - | asterians
pistol | R3 | 0 | - | 0 | 0 | small-arms, pathfinder-sergeant, mercs, ltcomroca | 0 | * | all
plasma-vortex | R4 | 1 | frag 5 | 18 | 2 | platform-explosive | 0 | - | asterians
polaris-cannon | R10 | 4 | - | 10 | 1 | walker-lance | 2 | - | enforcers
polaris-cannon-genling-88 | R10 | 4 | - | 10 | 1 | walker-lance | 2 | - | gcps, plague, rebs
power-claw-and-flamer-claw | RF | 3 | - | 13 | 1 | walker-assault | 1 | - | forge-fathers
power-claw-and-flamer-flamer | R2 | 0 | it-burns | 0 | 0 | walker-assault | 0 | - | forge-fathers
praetorian-pistol | R4 | 1 | it-burns | 0 | 0 | wrath | 0 | - | asterians, forge-fathers, marauders, plague, rebs, veer-myn
pulse-bombard | R8 | 0 | indirect 4 | 18 | 2 | platform-artillery | 0 | - | asterians
ram | RF | 0 | knockback | 3 | 0 | heavy-melee | 0 | - | marauders
raskan-punch-blade | RF | 2 | - | 0 | 0 | blaine | 0 | - | all
ray-gun | R4 | 0 | weight-of-fire 1, rapid-fire | 3 | 0 | small-arms | 0 | - | veer-myn
ray-pistol | R2 | 0 | - | 0 | 0 | small-arms, stalker, hacker | 0 | * | veer-myn
razor-flails | RF | 2 | frenzy 1 | 8 | 1 | kalyshi | 0 | - | asterians
rifle | R6 | 0 | rapid-fire | 2 | 0 | small-arms, dr-simmonds, plague-weapons-team, rebs-weapons-team | 0 | - | marauders, plague, rebs
ripper-talon | RF | 2 | - | 8 | 0 | light-melee | 0 | - | marauders
rocket-salvo | R8 | 0 | indirect 3, one-use | 10 | 1 | heavy-explosive | 0 | - | marauders
rotary-cannon | R5 | 0 | weight-of-fire 1, rapid-fire | 3 | 0 | heavy-automatic | 0 | - | marauders
sawn-off | R2 | 0 | knockback | 0 | 0 | the-survivor | 0 | - | all
scythes | RF | 1 | frenzy 1 | 7 | 1 | heavy-beast, beast-melee, vehicle-melee, tunnel-runner | 0 | - | veer-myn
shank-bayonet | RF | 1 | - | 0 | 0 | ogre-terminator | 0 | - | asterians, enforcers, forge-fathers, gcps, marauders, rebs, veer-myn
shield-generator | - | 0 | shield-generator 4 | 12 | 1 | platform-shield | 0 | - | asterians
shock-baton | RF | 1 | - | 0 | 0 | the-piper | 0 | - | veer-myn
shotgun-accutek-id-kfa | R2 | 0 | knockback | 1 | 0 | small-arms | 0 | - | gcps
singing-blade | RF | 2 | - | 0 | 0 | tenurgo | 0 | - | asterians
smoke-grenade-launcher | R5 | 0 | indirect, smoke | 8 | 0 | leader, light-explosive | 0 | - | veer-myn
smoke-grenades | R3 | 0 | grenade, smoke | 0 | 0 | boomer-grenadier | 0 | - | all
sniper-rifle-as | R8 | 1 | heavy, sniper-scope | 13 | 1 | light-sniper | 0 | - | asterians
sniper-rifle-en | R10 | 1 | heavy, sniper-scope | 12 | 1 | light-sniper | 0 | - | enforcers
sniper-rifle-hund | R8 | 0 | sniper-scope | 0 | 0 | hund-rebel-bounty-hunter | 0 | - | asterians, enforcers, forge-fathers, gcps, marauders, rebs, veer-myn
sniper-rifle-nastanza | R14 | 1 | sniper-scope | 0 | 0 | nastanza | 0 | - | all
sniper-rifle-rb | R8 | 0 | sniper-scope | 16 | 0 | light-sniper | 0 | - | rebs
spitter-rifle | R6 | 1 | sniper-scope, heavy | 12 | 1 | leader, light-sniper | 0 | - | veer-myn
staff-of-command | RF | 2 | - | 6 | 1 | overseer | 0 | - | asterians
stealth-device | - | 0 | stealthy | 4 | 0 | support-bike | 0 | * | enforcers
strider-aggressor-shield | RF | 0 | walker-shield | 10 | 1 | walker-shield | 1 | - | enforcers
strider-grav-ram-spear | R4 | 2 | frag 3 | 0 | 0 | walker-explosive | 0 | - | enforcers
strider-grav-ram-spear-rf | RF | 2 | - | 12 | 1 | walker-explosive | 1 | - | enforcers
stun-grenades | R3 | 0 | grenade, stun | 0 | 0 | boomer-grenadier, goran-saboteur | 0 | - | all
super-heavy-chem-spitter | R8 | 2 | weight-of-fire 1, suppression, heavy | 12 | 1 | vehicle-automatic | 0 | - | veer-myn
super-heavy-chem-thrower | R3 | 2 | volatile, it-burns, heavy | 12 | 1 | vehicle-assault | 0 | - | veer-myn
tag-rifle | R6 | 0 | tag | 8 | 0 | recon, pathfinder-sergeant | 0 | - | enforcers, gcps
talons | RF | 1 | - | 0 | 0 | talons | 0 | - | plague
talons-aberration | RF | 2 | knockback | 0 | 0 | talons-aberration | 0 | - | plague
teeth-and-claws-rats | RF | 0 | - | 0 | 0 | rat-swarm | 0 | - | veer-myn
teeth-and-claws-subject | RF | 2 | - | 0 | 0 | sub901 | 0 | - | plague
thermal-cannon | R4 | 1 | - | 3 | 0 | walker-assault | 0 | - | marauders
thermal-rifle | R3 | 2 | - | 7 | 1 | light-assault | 0 | - | enforcers, gcps
toxic-grenade-launcher | R5 | 0 | indirect, toxic | 12 | 1 | leader, light-explosive | 0 | - | veer-myn
toxic-shards | RF | 1 | toxic | 0 | 0 | project-oberon | 0 | - | all
twin-blasters | R4 | 2 | weight-of-fire 1 | 0 | 0 | chief-radgrad | 0 | - | all
twin-chem-spitter | R6 | 2 | weight-of-fire 1, rapid-fire | 10 | 1 | vehicle-automatic | 0 | - | veer-myn
twin-forge-hammers | RF | 2 | - | 5 | 1 | thor-pattern-iron-ancestor | 0 | - | forge-fathers
twin-hailstorm-autocannons | R8 | 1 | weight-of-fire 1 | 7 | 1 | walker-automatic | 1 | - | forge-fathers
twin-hailstorm-pistols | R4 | 0 | weight-of-fire 2, rapid-fire | 6 | 0 | light-automatic | 0 | - | forge-fathers
twin-hailstorm-rifles | R6 | 1 | weight-of-fire 1, rapid-fire | 5 | 0 | bike-automatic, brokkr-bike | 0 | - | forge-fathers
twin-heavy-pistols | R4 | 0 | weight-of-fire 2 | 0 | 0 | chief-mauhulakh | 0 | - | marauders
twin-knives | RF | 0 | frenzy 1 | 0 | 0 | rin-nomad | 0 | - | rebs
twin-magma-cannon | R4 | 3 | weight-of-fire 1 | 8 | 1 | walker-lance | 1 | - | forge-fathers
twin-noh-rifles | R5 | 0 | weight-of-fire 1 | 3 | 0 | bike-automatic | 0 | - | asterians
twin-pistols | R3 | 0 | weight-of-fire 1 | 0 | 0 | rin-nomad, hund-rebel-bounty-hunter | 0 | - | asterians, enforcers, forge-fathers, gcps, marauders, rebs, veer-myn
two-handed-drill | RF | 3 | - | 8 | 1 | heavy-melee | 2 | - | veer-myn
visions-of-death | R5 | 0 | stun, psychic | 0 | 0 | tangle | 0 | - | veer-myn
visions-of-glory | R4 | 0 | invigorate, psychic | 0 | 0 | tangle | 0 | - | veer-myn
wicked-blades | RF | 2 | - | 0 | 0 | blaine-on-jetbike | 0 | - | all
wrist-blaster | R3 | 0 | blast | 2 | 0 | light-assault | 0 | - | rebs
wristblade | RF | 1 | - | 5 | 0 | light-melee | 0 | - | enforcers
xerxes-cannon | R6 | 3 | heavy, it-burns | 0 | 0 | the-helfather | 0 | - | all
`
