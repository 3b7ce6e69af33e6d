/** A colour in the light of the lamp at the upper left, as it is, and in its own shade. */
export interface Tone {
  readonly light: string;
  readonly base: string;
  readonly shade: string;
}

const tone = (light: string, base: string, shade: string): Tone => ({ light, base, shade });

export const SKINS: readonly Tone[] = [
  tone('#fbe3d2', '#f1cdb4', '#d3a086'),
  tone('#f6d3b5', '#e6b48f', '#c08a66'),
  tone('#f0c4ae', '#dc9f85', '#b57460'),
  tone('#f2cfa2', '#dcae79', '#b28350'),
  tone('#dfae80', '#c48d5c', '#98663c'),
  tone('#c48f64', '#a46f47', '#7a4e2f'),
  tone('#a5734f', '#85573a', '#5e3b27'),
  tone('#815640', '#63402f', '#45291d'),
];

export const HAIR_COLOURS: readonly Tone[] = [
  tone('#3b3a42', '#222228', '#131318'),
  tone('#5a4335', '#3c2b22', '#241913'),
  tone('#8a603c', '#674425', '#432b16'),
  tone('#a85a33', '#853f20', '#5b2912'),
  tone('#d98a45', '#bd6a2a', '#8d4a19'),
  tone('#ecd08a', '#d1ab5c', '#a17f39'),
  tone('#b9bcc2', '#8f949c', '#666b74'),
  tone('#f1efe9', '#d6d3cb', '#a5a29b'),
];

export const IRISES: readonly string[] = ['#4a2d1a', '#2c5f8a', '#3f7350', '#5e6b78', '#8a5a1c', '#241a16'];

/** What grows elsewhere. */
export const ALIEN_SKINS: readonly Tone[] = [
  tone('#8fb37a', '#5f8a4f', '#39592f'),
  tone('#a98ac4', '#77599a', '#4b3568'),
  tone('#c9896a', '#9c5a41', '#663524'),
  tone('#7fb0b5', '#4c8188', '#2d545c'),
  tone('#c7b06a', '#967f3d', '#625122'),
  tone('#b56f84', '#853f58', '#552337'),
];

export const CLOTH: Tone = tone('#5b6470', '#3f4752', '#2a3039');
export const LEATHER: Tone = tone('#574a42', '#3a302b', '#241d1a');
export const STEEL: Tone = tone('#c3ccd5', '#8a95a1', '#56606c');
export const OLIVE: Tone = tone('#828a63', '#5f6746', '#40462e');
export const LINEN: Tone = tone('#ede6d6', '#cfc5af', '#a0957d');
export const GLASS: Tone = tone('#8fd0e6', '#2f6f8c', '#16384b');
export const INK = '#1a1512';
export const BLOOD = '#a3181c';
