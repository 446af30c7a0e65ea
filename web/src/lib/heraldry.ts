/** The players' colours and charges, fixed by seat: never the colour alone. */
export interface Heraldry {
  name: 'red' | 'blue' | 'yellow' | 'green' | 'black' | 'purple';
  colour: string;
  charge: string;
}

export const HERALDRY: readonly Heraldry[] = [
  { name: 'red', colour: '#B8361F', charge: '#FBEDE6' },
  { name: 'blue', colour: '#1B5498', charge: '#EAF2FA' },
  { name: 'yellow', colour: '#E3A51C', charge: '#3A2A08' },
  { name: 'green', colour: '#2B8F66', charge: '#F2FBF6' },
  { name: 'black', colour: '#37312C', charge: '#F7F1E6' },
  { name: 'purple', colour: '#B27BB0', charge: '#2B1830' },
];

export const heraldry = (seat: number): Heraldry => HERALDRY[seat % HERALDRY.length]!;

/** The arms of the guilds of Flandern. */
export const GUILDS: Record<string, { colour: string; charge: string; icon: string }> = {
  dyers: { colour: '#2F68AE', charge: '#FFFFFF', icon: 'g-dyers' },
  weavers: { colour: '#E0AA28', charge: '#3A2A08', icon: 'g-weavers' },
  fullers: { colour: '#56A883', charge: '#12281D', icon: 'g-fullers' },
  shearers: { colour: '#B83F27', charge: '#FFFFFF', icon: 'g-shearers' },
  armourers: { colour: '#56524D', charge: '#FFFFFF', icon: 'g-armourers' },
  church: { colour: '#C6B4DB', charge: '#2B1830', icon: 'g-church' },
};

/** The cubes of Keythedral, by letter. */
export const CUBES: Record<string, { front: string; ink: string }> = {
  K: { front: '#5B5750', ink: '#FFFFFF' },
  N: { front: '#9A6638', ink: '#FFFFFF' },
  G: { front: '#5F9450', ink: '#FFFFFF' },
  B: { front: '#3F86B5', ink: '#FFFFFF' },
  R: { front: '#9C2F46', ink: '#FFFFFF' },
  W: { front: '#F4F3EE', ink: '#2B2118' },
  P: { front: '#8A5BA6', ink: '#FFFFFF' },
  Y: { front: '#F2B632', ink: '#2B2118' },
};
