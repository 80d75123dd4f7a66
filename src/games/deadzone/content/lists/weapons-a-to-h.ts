/** Weapons and equipment, A to H (annex A.2). Columns: see `weaponTable`. */
export const WEAPONS_A_TO_H = `
2-handed-heat-hammer | RF | 2 | knockback | 8 | 1 | light-melee | 0 | - | forge-fathers
accutek-lr-awp | R10 | 0 | sniper-scope, heavy | 12 | 1 | light-sniper | 0 | - | gcps
acid-bite | RF | 2 | - | 0 | 0 | acid-bite-swarm | 0 | - | plague
arc-launcher | R4 | 1 | - | 0 | 0 | teraton-shock-trooper | 0 | - | asterians, enforcers, forge-fathers, gcps, marauders, rebs
assault-flamer | R2 | 1 | volatile, it-burns | 6 | 0 | walker-assault | 1 | - | enforcers, gcps, plague, rebs
autocannon | R6 | 0 | suppression, weight-of-fire 1, heavy | 4 | 0 | heavy-crew-served-weapon | 0 | - | gcps
auxiliary-flamer | R2 | 0 | one-use, it-burns | 4 | 0 | walker-assault | 0 | - | marauders
big-drill | RF | 1 | - | 3 | 0 | heavy-melee, light-melee | 1 | - | veer-myn
blade-of-the-seven | RF | 1 | - | 0 | 0 | wrath | 0 | - | asterians, forge-fathers, marauders, plague, rebs, veer-myn
blank | R4 | 0 | stun, psychic | 0 | 0 | chovar-psychic | 0 | - | all
blaster | R4 | 0 | blast | 3 | 0 | light-automatic | 0 | - | rebs
burst-laser | R8 | 0 | weight-of-fire 1, suppression | 4 | 0 | light-automatic, heavy-automatic, dog-drone | 0 | - | enforcers
burst-pistol | R3 | 0 | rapid-fire | 0 | 0 | small-arms | 0 | * | forge-fathers
buzzsaw | RF | 1 | frenzy 1 | 7 | 1 | walker-melee, heavy-melee | 0 | - | marauders
ceremonial-blades | RF | 1 | - | 5 | 1 | light-melee | 0 | - | rebs
chainmaw | RF | 1 | - | 5 | 0 | light-beast | 0 | - | marauders
chainsaw | RF | 2 | frenzy 1 | 8 | 1 | walker-melee | 1 | - | enforcers, gcps, plague, rebs
charge-glove | RF | 0 | knockback | 3 | 0 | small-arms, nem-rath | 0 | - | asterians
chem-spitter | R6 | 2 | rapid-fire | 9 | 1 | light-automatic | 0 | - | veer-myn
chem-staff | R1 | 1 | it-burns | 5 | 1 | leader | 0 | - | veer-myn
chem-thrower | R1 | 1 | volatile, it-burns | 4 | 0 | light-assault | 1 | - | veer-myn
chemical-grenade-launcher | R5 | 0 | indirect 4 | 12 | 1 | light-explosive | 0 | - | veer-myn
claw | RF | 1 | - | 5 | 0 | light-melee | 0 | - | marauders
claws-brood-mother | RF | 1 | - | 0 | 0 | brood-mother | 0 | - | veer-myn
claws-howlett | RF | 2 | - | 0 | 0 | sergeant-howlett | 0 | - | enforcers, gcps
claws-teraton | RF | 0 | knockback | 0 | 0 | claws-teraton | 0 | - | plague
cloaking-device | - | 0 | cloaking-device | 8 | 1 | platform-camouflage | 0 | - | asterians
combat-blades | RF | 0 | frenzy 1 | 5 | 0 | light-melee | 0 | - | rebs
combat-shotgun | R2 | 0 | knockback | 1 | 0 | small-arms | 0 | - | enforcers
comms-relay | - | 0 | tactician 1, communication-relay | 6 | 1 | platform-communications | 0 | - | asterians
crossbow | R6 | 1 | - | 0 | 0 | eddak-pmera | 0 | - | rebs
db-laser-rifle | R6 | 0 | weight-of-fire 1, rapid-fire | 3 | 0 | heavy-automatic, peacekeeper-captain | 0 | - | enforcers
decapitator | RF | 3 | - | 0 | 0 | chief-radgrad | 0 | - | all
desolator | R8 | 2 | - | 8 | 1 | heavy-lance | 0 | - | rebs
det-packs-mag-lock | RF | 2 | - | 4 | 0 | light-explosive, creeper, hacker | 0 | - | veer-myn
det-packs-prox-fuse | R2 | 0 | blast | 4 | 0 | light-explosive, creeper, hacker | 0 | - | veer-myn
dragon-breath | R3 | 1 | heavy, volatile, it-burns | 0 | 0 | forgelordikres | 0 | - | forge-fathers
dragons-breath | R2 | 0 | it-burns | 4 | 0 | light-assault | 0 | - | forge-fathers
dual-needle-pistols | R2 | 0 | toxic | 0 | 0 | adrienne-nikolovski | 0 | - | rebs
energy-bow | R4 | 0 | - | 1 | 0 | kalyshi | 0 | - | asterians
energy-gauntlet | RF | 0 | knockback | 3 | 0 | light-melee, long-range-observer-n7-117, ltcomroca | 0 | - | enforcers, gcps
energy-gauntlet-leader | RF | 0 | knockback | 5 | 0 | leader | 0 | - | gcps
energy-pulse | R1 | 0 | knockback | 1 | 0 | small-arms, nem-rath | 0 | - | asterians
experimental-weapon | R5 | 0 | experimental | 5 | 1 | heavy-automatic | 0 | - | plague
fission-beamer | R10 | 5 | heavy | 12 | 1 | platform-lance, heavy-lance | 0 | - | asterians
flame-thrower | R2 | 0 | volatile, it-burns | 4 | 0 | light-assault | 0 | - | gcps, plague, rebs
flamer | R2 | 0 | volatile, it-burns | 4 | 0 | light-assault | 0 | - | marauders
force-rifle | R5 | 0 | blast | 3 | 0 | light-explosive | 0 | - | asterians
forge-hammer | RF | 1 | - | 5 | 0 | light-melee, forge-guard, steel-warrior-huscarl, hammerfist-drop-armour, forgelordikres | 0 | - | forge-fathers
frag-grenades | R3 | 0 | frag 3, grenade | 0 | 0 | boomer-grenadier | 0 | - | all
frag-launchers | R3 | 0 | frag 3 | 6 | 1 | heavy-explosive | 0 | - | marauders
fusion-gauntlet | R4 | 0 | frag 3, one-use | 0 | 0 | wrath | 0 | - | asterians, forge-fathers, marauders, plague, rebs, veer-myn
fusion-gun | R4 | 0 | heavy, frag 3 | 6 | 1 | light-assault | 0 | - | enforcers
genling-340-frontiersman | R4 | 0 | rapid-fire, weight-of-fire 1 | 0 | 0 | majlochard | 0 | - | gcps
genling-340-leader | R4 | 0 | rapid-fire, weight-of-fire 1 | 4 | 0 | leader | 0 | - | gcps
glaive | RF | 1 | frenzy 1 | 7 | 1 | kalyshi | 0 | - | asterians
grenade-launcher-as-gc-rb | R5 | 0 | indirect 3 | 8 | 1 | light-explosive | 0 | - | asterians, gcps, rebs
grenade-launcher-observer | R5 | 0 | indirect 3 | 0 | 0 | long-range-observer-n7-117 | 0 | - | enforcers
grenade-launcher-pl | R5 | 0 | indirect 3, heavy | 8 | 1 | light-explosive | 0 | - | plague
hailstorm-autocannon | R8 | 1 | weight-of-fire 1, suppression | 8 | 1 | heavy-automatic | 0 | - | forge-fathers
hailstorm-pistol | R4 | 0 | weight-of-fire 1, rapid-fire | 3 | 0 | light-automatic | 0 | - | forge-fathers
hailstorm-pistol-freya | R4 | 0 | weight-of-fire 1 | 0 | 0 | freya, steel-warrior-huscarl | 0 | - | all
hailstorm-rifle | R6 | 1 | rapid-fire | 3 | 0 | small-arms, forge-guard-huscarl, forge-guard | 0 | - | forge-fathers
hand-flamer | R2 | 0 | one-use, it-burns | 4 | 0 | light-assault | 0 | - | rebs
heavy-burst-laser | R10 | 0 | suppression, weight-of-fire 2 | 8 | 1 | walker-automatic | 2 | - | enforcers, gcps, plague, rebs
heavy-chem-spitter | R5 | 3 | - | 8 | 1 | beast-ranged | 0 | - | veer-myn
heavy-chem-thrower | R3 | 1 | volatile, it-burns, heavy | 9 | 1 | heavy-assault | 2 | - | veer-myn
heavy-laser-rifle-accutek-lr-am | R10 | 1 | heavy | 6 | 1 | light-sniper | 0 | - | gcps
heavy-mortar | R10 | 0 | indirect 4, heavy | 12 | 2 | vehicle-artillery | 0 | - | marauders
heavy-pistol | R4 | 0 | weight-of-fire 1 | 3 | 0 | small-arms | 0 | - | marauders
heavy-rifle | R8 | 1 | heavy, sniper-scope | 13 | 1 | light-sniper | 0 | - | marauders
hew-beamer | R7 | 3 | - | 8 | 1 | heavy-lance | 0 | - | marauders
hew-cannon | R12 | 5 | heavy, weight-of-fire 1 | 10 | 2 | vehicle-lance, hulk | 0 | - | marauders
hmg | R6 | 0 | weight-of-fire 1, suppression | 4 | 0 | light-automatic | 0 | - | marauders, plague
hrunka | RF | 0 | frenzy 1 | 5 | 0 | light-melee | 0 | - | marauders
hysteria | R4 | 0 | suppression, psychic | 0 | 0 | tangle | 0 | - | veer-myn
`
