/** Characters for hire and heroes of the factions (annex A.1). Columns: see `modelTable`. */
export const MERCS = `
adrienne-nikolovski | P | 28 | 4 | 1-2 | 4+ 5+ 4+ | 1 | 1 | dual-needle-pistols, magma-lance | tactician 1 | rebs | 0 | - | - | dz-rebel
aqissiaq | P | 16 | 2 | 1-2 | - 3+ 5+ | 1 | 0 | nuka | tough, frenzy 1, rampage | plague | 0 | - | - | dz-alien
bjorn-starnfall | P | 30 | 4 | 1-2 | 4+ 6+ 3+ | 1 | 1 | mining-laser-bjorn | tough, hammerfist | forge-fathers | 0 | - | - | dz-short-flamer
blaine | P | 30 | 3 | 1-2 | 6+ 3+ 4+ | 1 | 1 | raskan-punch-blade, pistol | tough, scout, frenzy 1 | asterians, enforcers, forge-fathers, marauders, plague, veer-myn, rebs, gcps | 0 | - | - | dz-rebel
blaine-on-jetbike | P | 34 | 4 | 1-5 | 5+ 3+ 4+ | 2 | 1 | wicked-blades, pistol | tough, frenzy 1, vehicle, flight | asterians, enforcers, forge-fathers, marauders, plague, veer-myn, rebs, gcps | 0 | - | - | dz-bike
boomer | P | 18 | 2 | 1-2 | 4+ 6+ 6+ | 1 | 0 | pistol, frag-grenades, smoke-grenades, stun-grenades | engineer, volatile, tough, boom 3 | asterians, enforcers, forge-fathers, marauders, plague, veer-myn, rebs, gcps | 0 | - | - | dz-alien
chief-mauhulakh | P | 28 | 4 | 1-3 | 4+ 4+ 4+ | 1 | 1 | twin-heavy-pistols | jump-pack, tactician 2, tough | marauders | 0 | - | - | dz-assault
chief-radgrad | P | 40 | 4 | 1-2 | 5+ 4+ 4+ | 3 | 1 | decapitator, twin-blasters | tough, frenzy 1, solid, tactician 1 | asterians, enforcers, forge-fathers, marauders, plague, veer-myn, rebs, gcps | 0 | - | - | dz-hulk
chovar-psychic | P | 20 | 2 | 1-2 | 5+ - 6+ | 3 | 0 | mind-storm, blank, passion | energy-shield 2, psychic | asterians, enforcers, forge-fathers, marauders, plague, veer-myn, rebs, gcps | 0 | - | - | dz-hulk
dr-simmonds | P | 18 | 2 | 2-3 | 6+ 5+ 3+ | 1 | 0 | rifle | tough, tactician 1, medic | plague | 0 | - | - | dz-rebel
eddak-pmera | P | 30 | 3 | 2-3 | 4+ 5+ 5+ | 1 | 0 | crossbow | agile, tough, scout, tactician 1, stealthy | rebs | 0 | - | - | dz-alien
forge-lord-ingulf-krestuersson | P | 45 | 5 | 1-2 | 3+ 3+ 4+ | 1 | 2 | dragon-breath, forge-hammer | tactician 3, life-support, solid, combat-team-training | forge-fathers | 0 | - | - | dz-short-leader
freya | P | 16 | 1 | 1-2 | 5+ 5+ 4+ | 1 | 0 | hailstorm-pistol-freya | engineer | asterians, enforcers, forge-fathers, marauders, plague, veer-myn, rebs, gcps | 0 | - | - | dz-short-armoured
hund-rebel-bounty-hunter | P | 27 | 3 | 1-2 | 3+ 5+ 3+ | 1 | 1 | twin-pistols, sniper-rifle-hund | fire-control | asterians, enforcers, forge-fathers, marauders, veer-myn, rebs, gcps | 0 | - | - | dz-alien
long-range-observer-n7-117 | P | 34 | 5 | 1-2 | 4+ 6+ 3+ | 1 | 1 | laser-rifle, grenade-launcher-observer, energy-gauntlet | tactician 1 | enforcers | 0 | - | - | dz-trooper
lt-commander-roca | P | 43 | 4 | 1-2 | 4+ 5+ 4+ | 1 | 1 | lsx-sniper-rifle, pistol, energy-gauntlet | jump-pack, tactician 2, scout | enforcers, gcps | 0 | - | - | dz-leader
major-loren-chard | P | 30 | 3 | 1-2 | 4+ 5+ 5+ | 1 | 1 | genling-340-frontiersman | tactician 1 | gcps | 0 | - | - | dz-leader
nastanza | P | 25 | 2 | 1-2 | 3+ 6+ 5+ | 1 | 0 | sniper-rifle-nastanza | energy-shield 1 | asterians, enforcers, forge-fathers, marauders, plague, veer-myn, rebs, gcps | 0 | - | - | dz-rebel
nem-rath | P | 30 | 3 | 1-2 | 4+ 6+ 5+ | 1 | 1 | noh-pistol, energy-pulse, charge-glove | tactician 1 | asterians | 0 | - | - | dz-alien
ogre-terminator | P | 28 | 3 | 1-2 | 5+ 6+ 4+ | 3 | 1 | mini-gun, shank-bayonet | solid | asterians, enforcers, forge-fathers, marauders, veer-myn, rebs, gcps | 0 | - | - | dz-hulk
project-oberon | P | 28 | 3 | 1-2 | 4+ 4+ 4+ | 1 | 0 | needler, toxic-shards | energy-shield 1, scout | asterians, enforcers, forge-fathers, marauders, plague, veer-myn, rebs, gcps | 0 | - | - | dz-alien
recon-unit-n32-19 | P | 30 | 3 | 1-2 | 4+ 6+ 3+ | 1 | 0 | tag-rifle | holo-sight, tactician 1, recon-drone | enforcers, gcps | 0 | - | - | dz-trooper
sergeant-howlett | P | 27 | 3 | 1-2 | 5+ 4+ 3+ | 1 | 1 | claws-howlett, pistol | jump-pack, tough, frenzy 1, rampage | enforcers, gcps | 0 | - | - | dz-assault
subject-901 | P | 24 | 3 | 1-2 | - 4+ 4+ | 2 | 1 | teeth-and-claws-subject | rampage, tactician 1, frenzy 1 | plague | 0 | - | - | dz-brute
ten-ur-go | P | 35 | 4 | 1-2 | 3+ 4+ 4+ | 1 | 1 | noh-pistol, singing-blade | energy-shield 4, jump-pack, construct, vulnerable, glide, frenzy 2 | asterians | 0 | - | - | dz-assault
teraton-mercenary | P | 20 | 2 | 1-2 | 5+ 5+ 4+ | 2 | 1 | arc-launcher, mace | teleport | asterians, enforcers, forge-fathers, marauders, gcps | 0 | - | - | dz-brute
the-helfather | P | 22 | 2 | 1-2 | 5+ 6+ 5+ | 1 | 2 | xerxes-cannon | - | asterians, enforcers, forge-fathers, marauders, plague, veer-myn, rebs, gcps | 0 | - | - | dz-short-flamer
the-piper | P | 34 | 3 | 2-3 | 6+ 5+ 4+ | 1 | 1 | shock-baton | agile, tough, swarm-lord | veer-myn | 0 | - | - | dz-alien
the-survivor | P | 22 | 2 | 1-2 | 5+ 5+ 3+ | 1 | 1 | sawn-off, pistol | tough, weight-of-fire 1, frenzy 1 | asterians, enforcers, forge-fathers, marauders, plague, veer-myn, rebs, gcps | 0 | - | - | dz-rebel
wrath | P | 32 | 3 | 1-2 | 3+ 3+ 3+ | 1 | 1 | fusion-gauntlet, praetorian-pistol, blade-of-the-seven | rampage, tough | asterians, forge-fathers, marauders, plague, veer-myn, rebs | 0 | - | - | dz-alien
`
