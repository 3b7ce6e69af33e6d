/** What a figure holds, as far as it can be told from above. */
export type Arm = 'blade' | 'pistol' | 'rifle' | 'heavy' | 'launcher' | 'flame';

/** By the first that fits; whatever is none of these is carried like a rifle. */
const KNOWN_BY: readonly (readonly [RegExp, Arm])[] = [
  [/flam|hot.air|acid/i, 'flame'],
  [/launcher|rocket|projector/i, 'launcher'],
  [/hemg|lmg|hmg|saw|cannon|mini-?gun|rotary|plasma|flechette/i, 'heavy'],
  [/pistol|handgun|blaster/i, 'pistol'],
  [/cutlass|axe|knife|club|baton|blade|sword|sabre|claw|machete|chain|fist|hands/i, 'blade'],
];

export function armOf(weapon: string): Arm {
  return KNOWN_BY.find(([name]) => name.test(weapon))?.[1] ?? 'rifle';
}

/** Held in the right hand, pointing north from the middle of a figure. */
export const ARM_SHAPES: Readonly<Record<Arm, string>> = {
  blade: 'M.24-.2 .29-.72 .34-.2ZM.18-.24h.22v.06h-.22Z',
  pistol: 'M.24-.24h.1v-.3h-.1Z',
  rifle: 'M.25-.16h.08v-.62h-.08ZM.22-.16h.14v.2h-.14Z',
  heavy: 'M.22-.14h.15v-.62h-.15ZM.18-.74h.23v-.1h-.23ZM.2-.14h.19v.24h-.19ZM.1-.4h.14v.14h-.14Z',
  launcher: 'M.18-.1h.22v-.6h-.22ZM.15-.66h.28v-.1h-.28Z',
  flame: 'M.23-.14h.12v-.44h-.12ZM.29-.94C.44-.78 .42-.6 .29-.58C.16-.6 .14-.78 .29-.94Z',
};
